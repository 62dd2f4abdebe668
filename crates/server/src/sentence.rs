//! Sentences that speak of players: by their names, and where they are seen, with their arms.
//!
//! Rules call a family by its color, people call it by who plays it. A sentence keeps the place where a seat is named,
//! so that each page can say the name there.

use crate::face::Arms;
use maud::{Markup, html};
use tabletop::Seat;

/// The first of the characters that stand for seats while rules speak. They belong to no alphabet, and what people
/// write is put in only after the rules have spoken.
const FIRST_MARK: u32 = 0xE000;
const MOST_SEATS: u32 = 32;

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Words(String),
    Seat(Seat),
}

/// A sentence in which seats are named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence(Vec<Piece>);

impl Sentence {
    /// What is told with a name for each of so many seats.
    pub fn told(seats: u8, tell: impl FnOnce(&[String]) -> String) -> Sentence {
        let marks: Vec<String> = (0..seats).map(|seat| String::from(mark(Seat(seat)))).collect();
        Sentence::marked_text(&tell(&marks))
    }

    /// What is said with these words for seats, each as a whole word, at the beginning of a sentence or within.
    pub fn said(text: &str, words: &[(Seat, &str)]) -> Sentence {
        let marked: String = split_words(text)
            .map(|word| {
                let called = words.iter().find(|(_, called)| called.eq_ignore_ascii_case(word));
                called.map_or_else(|| word.to_string(), |(seat, _)| mark(*seat).into())
            })
            .collect();
        Sentence::marked_text(&marked)
    }

    /// A text in which choices are quoted in the notation of records, between backticks: they are said instead.
    pub fn quoting(text: &str, said: &[(String, Sentence)]) -> Sentence {
        let mut pieces = Vec::new();
        for (place, part) in text.split('`').enumerate() {
            let quoted = said.iter().find(|(notation, _)| place % 2 == 1 && notation == part);
            match quoted {
                Some((_, sentence)) => {
                    pieces.push(Piece::Words("“".into()));
                    pieces.extend(sentence.0.iter().cloned());
                    pieces.push(Piece::Words("”".into()));
                }
                None => pieces.push(Piece::Words(part.into())),
            }
        }
        Sentence(pieces)
    }

    fn marked_text(text: &str) -> Sentence {
        let mut pieces = Vec::new();
        let mut words = String::new();
        for letter in text.chars() {
            match seat_of(letter) {
                Some(seat) => {
                    pieces.push(Piece::Words(std::mem::take(&mut words)));
                    pieces.push(Piece::Seat(seat));
                }
                None => words.push(letter),
            }
        }
        pieces.push(Piece::Words(words));
        Sentence(pieces)
    }

    /// The sentence in plain words.
    pub fn plain(&self, names: &[String]) -> String {
        let say = |piece: &Piece| match piece {
            Piece::Words(words) => words.clone(),
            Piece::Seat(seat) => name(names, *seat).into(),
        };
        self.0.iter().map(say).collect()
    }

    /// The sentence for a page: beside each name the arms of its seat.
    pub fn drawn(&self, names: &[String], arms: &[Arms]) -> Markup {
        html! {
            @for piece in &self.0 {
                @match piece {
                    Piece::Words(words) => (words),
                    Piece::Seat(seat) => @match arms.get(seat.index()) {
                        Some(arms) => b .by .(arms.class) data-arms=(arms.letter) { (name(names, *seat)) },
                        None => (name(names, *seat)),
                    }
                }
            }
        }
    }
}

fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("somebody", String::as_str)
}

fn mark(seat: Seat) -> char {
    char::from_u32(FIRST_MARK + u32::from(seat.0)).unwrap_or('?')
}

fn seat_of(letter: char) -> Option<Seat> {
    let place = u32::from(letter).checked_sub(FIRST_MARK).filter(|place| *place < MOST_SEATS)?;
    u8::try_from(place).ok().map(Seat)
}

/// Words and what stands between them, in turn.
fn split_words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let is_word = rest.chars().next()?.is_alphanumeric();
        let end = rest.find(|letter: char| letter.is_alphanumeric() != is_word).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: [(Seat, &str); 2] = [(Seat(0), "blue"), (Seat(1), "green")];

    fn names() -> Vec<String> {
        vec!["Anna".into(), "green <b>".into()]
    }

    #[test]
    fn a_seat_is_called_by_its_name_as_a_whole_word_only() {
        let say = |text: &str| Sentence::said(text, &WORDS).plain(&names());
        assert_eq!(say("Green's yellow 5 for 2, and blue's"), "green <b>'s yellow 5 for 2, and Anna's");
        assert_eq!(say("evergreen bluebells"), "evergreen bluebells");
        assert_eq!(say(""), "");
    }

    #[test]
    fn a_name_that_is_another_seats_word_is_not_replaced_again() {
        let told = Sentence::told(2, |names| format!("{} pays {}.", names[1], names[0]));
        assert_eq!(told.plain(&["green".into(), "blue".into()]), "blue pays green.");
    }

    #[test]
    fn a_quoted_choice_is_said() {
        let said = [("use mill".to_string(), Sentence::said("Use green's mill", &WORDS))];
        let text = Sentence::quoting("next best `use mill`, then `pass`", &said).plain(&names());
        assert_eq!(text, "next best “Use green <b>'s mill”, then pass");
    }

    #[test]
    fn arms_stand_beside_names_and_names_are_escaped() {
        let arms = Arms::tinged("green", 'G').unwrap();
        let drawn = Sentence::said("Green's 5", &WORDS).drawn(&names(), &[arms, arms]).into_string();
        assert_eq!(drawn, r#"<b class="by arms-green" data-arms="G">green &lt;b&gt;</b>'s 5"#);
    }
}
