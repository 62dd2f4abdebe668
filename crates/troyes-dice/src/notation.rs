//! Choices as text, both ways: what records hold and what people type.

use crate::bonus::Bonus;
use crate::building::{Building, Column};
use crate::by::Key;
use crate::check::check;
use crate::choice::Choice;
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::options::Options;
use crate::speech::awaited_names;
use crate::state::State;
use std::fmt;
use std::str::FromStr;
use tabletop::{Notation, NotationError, Phrase, SetupError, phrase};

impl Notation for TroyesDice {
    fn parse_options(players: u8, list: &str) -> Result<Options, SetupError> {
        Options::parse(players, list)
    }

    fn write(&self, choice: Choice) -> String {
        choice.to_string()
    }

    fn read(&self, text: &str) -> Result<Choice, NotationError> {
        text.parse()
    }

    fn awaited_names(&self, state: &State) -> Vec<String> {
        awaited_names(self, state)
    }

    fn check(&self, state: &State) -> Vec<Phrase> {
        check(self, state)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Rising => f.write_str("rising"),
            Choice::Falling => f.write_str("falling"),
            Choice::Number { number } => write!(f, "number {number}"),
            Choice::Die { place, pay: None } => write!(f, "die {place}"),
            Choice::Die { place, pay: Some(resource) } => write!(f, "die {place} for {}", resource.word()),
            Choice::Compensation => f.write_str("compensation"),
            Choice::Color { color } => write!(f, "color {}", color.word()),
            Choice::Value { value } => write!(f, "value {value}"),
            Choice::Gain { resource } => write!(f, "gain {}", resource.word()),
            Choice::Build { building, column } => {
                write!(f, "build {} {}", building.word(), column.position())
            }
            Choice::Bonus { bonus } => write!(f, "bonus {}", bonus.word()),
            Choice::Citizen { color } => write!(f, "citizen {}", color.word()),
            Choice::Decline => f.write_str("decline"),
            Choice::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["rising"] => Choice::Rising,
            ["falling"] => Choice::Falling,
            ["number", number] => Choice::Number { number: up_to(6, number)? },
            ["die", place] => Choice::Die { place: up_to(4, place)?, pay: None },
            ["die", place, "for", pay] => Choice::Die { place: up_to(4, place)?, pay: Some(word(pay)?) },
            ["compensation"] => Choice::Compensation,
            ["color", color] => Choice::Color { color: word(color)? },
            ["value", value] => Choice::Value { value: up_to(6, value)? },
            ["gain", resource] => Choice::Gain { resource: word::<Resource>(resource)? },
            ["build", building, column] => Choice::Build {
                building: word::<Building>(building)?,
                column: Column::at(up_to(6, column)?).ok_or_else(|| not_up_to(6, column))?,
            },
            ["bonus", bonus] => Choice::Bonus { bonus: word::<Bonus>(bonus)? },
            ["citizen", color] => Choice::Citizen { color: word::<Color>(color)? },
            ["decline"] => Choice::Decline,
            ["done"] => Choice::Done,
            _ => return Err(NotationError::Other(phrase!("dice-error-choice"))),
        })
    }
}

fn word<K: Key>(text: &str) -> Result<K, NotationError> {
    K::from_word(text).ok_or_else(|| K::expected(text))
}

fn up_to(most: u8, text: &str) -> Result<u8, NotationError> {
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| not_up_to(most, text))
}

fn not_up_to(most: u8, text: &str) -> NotationError {
    NotationError::Number { text: text.into(), least: 1, most }
}
