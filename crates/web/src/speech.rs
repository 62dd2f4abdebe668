//! How pages speak: in a language, of players by their names and, where they are seen, with their arms.

use crate::board::Arms;
use maud::{Markup, html};
use words::{Arg, Component, Language, Phrase, Piece, Said, phrase};

/// The language of tests.
#[cfg(test)]
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

    /// The same as plain text.
    pub fn text(self, phrase: &Phrase) -> String {
        self.within(phrase).to_string()
    }
}

/// What was said, for a page: beside each name the arms of its seat.
pub fn drawn(said: &Said, arms: &[Arms]) -> Markup {
    parts(said, arms, |_, text| html! { (text) })
}

/// What was told, for a page: also, the cards and places that it names explain themselves, as they do on the board.
pub fn linked(told: &Said, arms: &[Arms]) -> Markup {
    parts(told, arms, |component, text| html! { span .named data-thing=(component.id) { (text) } })
}

fn parts(said: &Said, arms: &[Arms], named: impl Fn(&Component, &str) -> Markup) -> Markup {
    // What is elided before a name stays with it, behind the arms: "d’Anna".
    let mut elided = "";
    html! {
        @for piece in &said.0 {
            @match piece {
                Piece::Text(text) => {
                    @let (before, rest) = before_elided(text);
                    (std::mem::replace(&mut elided, rest)) (before)
                }
                Piece::Component(component, text) => { (std::mem::take(&mut elided)) (named(component, text)) }
                Piece::Seat(seat, name) => @match arms.get(seat.index()) {
                    Some(arms) => bdi .by .(arms.class) data-arms=(arms.letter) {
                        (std::mem::take(&mut elided)) (name)
                    },
                    None => { (std::mem::take(&mut elided)) (name) }
                }
            }
        }
        (elided)
    }
}

/// A text without the elided word at its end, and that word.
fn before_elided(text: &str) -> (&str, &str) {
    match text.ends_with('’') {
        true => text.split_at(text.trim_end_matches(|letter: char| !letter.is_whitespace()).len()),
        false => (text, ""),
    }
}

/// Marks that no keyboard writes: where a message speaks of something that a page draws in its own way.
const SLOTS: [char; 3] = ['\u{f0000}', '\u{f0001}', '\u{f0002}'];

/// What a message is given in place of something that [`filled`] draws.
pub fn slot(place: usize) -> Arg {
    Arg::Text(SLOTS[place].into())
}

/// A text with what is drawn in the places of its slots.
pub fn filled(text: &str, drawn: &[Markup]) -> Markup {
    html! {
        @for piece in text.split_inclusive(SLOTS) {
            @let slot = piece.chars().next_back().and_then(|last| SLOTS.iter().position(|slot| *slot == last));
            (piece.trim_end_matches(SLOTS))
            @if let Some(drawn) = slot.and_then(|slot| drawn.get(slot)) { (drawn) }
        }
    }
}

/// What a bot is called: the name of an opponent, or what older tables have, `search:50ms`.
pub fn level(name: &str) -> Phrase {
    if let Some(level) = bots::level(name) {
        return (level.called)();
    }
    let (first, budget) = name.split_once(':').unwrap_or((name, ""));
    let kind = ["random", "greedy", "search"].into_iter().find(|kind| *kind == first).unwrap_or("other");
    phrase!("page-level", kind = kind, budget = budget.replace(':', " "), name = name.replace(':', " "))
}

/// Text from elsewhere that stands for a phrase: what a library says of a broken request, for one.
pub fn outside(text: impl Into<String>) -> Phrase {
    phrase!("page-outside", text = text.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seat;

    fn voice(names: &[String]) -> Voice<'_> {
        Voice { language: Language::english(), names }
    }

    #[test]
    fn arms_stand_beside_names_and_names_are_escaped() {
        let names = ["Anna".to_string(), "green <b>".to_string()];
        let arms = Arms::tinged("green", 'G').unwrap();
        let said = voice(&names).say(&phrase!("test-gives", who = Seat(1), to = Seat(0), amount = 1));
        let by = |name: &str| format!(r#"<bdi class="by arms-green" data-arms="G">{name}</bdi>"#);
        let page = drawn(&said, &[arms, arms]).into_string();
        assert_eq!(page, format!("{} gives 1 denier to {}.", by("green &lt;b&gt;"), by("Anna")));
    }

    #[test]
    fn a_card_that_is_told_of_explains_itself_and_one_that_is_offered_does_not() {
        let card = tabletop::Component { game: "troyes", id: "hunting" };
        let said = voice(&[]).within(&phrase!("troyes-change-left", card = card));
        let named = r#"the tradesman leaves <span class="named" data-thing="hunting">Hunting</span>"#;
        assert_eq!(linked(&said, &[]).into_string(), named);
        assert_eq!(drawn(&said, &[]).into_string(), "the tradesman leaves Hunting");
    }

    #[test]
    fn a_seat_without_arms_is_called_by_its_name_alone() {
        let names = ["blue".to_string(), "green".to_string()];
        let said = voice(&names).say(&phrase!("test-gives", who = Seat(1), to = Seat(0), amount = 2));
        assert_eq!(drawn(&said, &[]).into_string(), "green gives 2 deniers to blue.");
    }

    #[test]
    fn arms_stand_before_what_is_elided() {
        let names = ["Aélis".to_string()];
        let arms = Arms::tinged("green", 'A').unwrap();
        let phrase = phrase!("troyes-of-whom", whose = "family", who = Seat(0));
        let said = Voice { language: Language::with_tag("fr").unwrap(), names: &names }.within(&phrase);
        let page = drawn(&said, &[arms]).into_string();
        assert_eq!(page, r#"<bdi class="by arms-green" data-arms="A">d’Aélis</bdi>"#);
        assert_eq!(before_elided("la feuille d’"), ("la feuille ", "d’"));
        assert_eq!(before_elided("’"), ("", "’"));
    }

    #[test]
    fn what_is_drawn_stands_where_the_language_puts_it() {
        let text = format!("a {} <b> {}.", SLOTS[1], SLOTS[0]);
        let page = filled(&text, &[html! { i { "0" } }, html! { i { "1" } }]).into_string();
        assert_eq!(page, "a <i>1</i> &lt;b&gt; <i>0</i>.");
        assert_eq!(filled("nothing", &[]).into_string(), "nothing");
    }

    #[test]
    fn bots_are_called_by_their_level() {
        let said = |name: &str| Language::english().text(&level(name));
        assert_eq!([said("perrin"), said("anselme")], ["Perrin", "Brother Anselme"]);
        let former = ["random", "greedy", "search:50ms", "search:1s"].map(said);
        assert_eq!(former, ["random", "greedy", "search 50ms", "search 1s"]);
    }
}
