//! How pages speak: in a language, of players by their names and, where they are seen, with their arms.

use crate::face::Arms;
use maud::{Markup, html};
use words::{Language, Phrase, Piece, Said};

/// The language that everybody is spoken to in.
pub fn language() -> Language {
    Language::english()
}

/// A language, and a name for each seat of a table.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The language.
    pub language: Language,
    /// The name of each seat.
    pub names: &'a [String],
}

impl Voice<'_> {
    /// A phrase that stands alone.
    pub fn say(self, phrase: &Phrase) -> Said {
        self.within(phrase).capitalized()
    }

    /// A phrase that goes on from something else.
    pub fn within(self, phrase: &Phrase) -> Said {
        self.language.say(phrase, self.names)
    }
}

/// What was said, for a page: beside each name the arms of its seat.
pub fn drawn(said: &Said, arms: &[Arms]) -> Markup {
    html! {
        @for piece in &said.0 {
            @match piece {
                Piece::Text(text) | Piece::Component(_, text) => (text),
                Piece::Seat(seat, name) => @match arms.get(seat.index()) {
                    Some(arms) => b .by .(arms.class) data-arms=(arms.letter) { (name) },
                    None => (name),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Seat, phrase};

    #[test]
    fn arms_stand_beside_names_and_names_are_escaped() {
        let names = ["Anna".to_string(), "green <b>".to_string()];
        let voice = Voice { language: language(), names: &names };
        let arms = Arms::tinged("green", 'G').unwrap();
        let said = voice.say(&phrase!("test-gives", who = Seat(1), to = Seat(0), amount = 1));
        let by = |name: &str| format!(r#"<b class="by arms-green" data-arms="G">{name}</b>"#);
        let page = drawn(&said, &[arms, arms]).into_string();
        assert_eq!(page, format!("{} gives 1 denier to {}.", by("green &lt;b&gt;"), by("Anna")));
    }

    #[test]
    fn a_seat_without_arms_is_called_by_its_name_alone() {
        let names = ["blue".to_string(), "green".to_string()];
        let voice = Voice { language: language(), names: &names };
        let said = voice.say(&phrase!("test-gives", who = Seat(1), to = Seat(0), amount = 2));
        assert_eq!(drawn(&said, &[]).into_string(), "green gives 2 deniers to blue.");
    }
}
