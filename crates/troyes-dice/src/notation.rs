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
use tabletop::{Notation, SetupError};

impl Notation for TroyesDice {
    fn parse_options(players: u8, list: &str) -> Result<Options, SetupError> {
        Options::parse(players, list)
    }

    fn write(&self, choice: Choice) -> String {
        choice.to_string()
    }

    fn read(&self, text: &str) -> Result<Choice, String> {
        text.parse()
    }

    fn awaited_names(&self, state: &State) -> Vec<String> {
        awaited_names(self, state)
    }

    fn check(&self, state: &State) -> Vec<String> {
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

const EXPECTED: &str = "expected rising, falling, number N, die N, die N for RESOURCE, compensation, color COLOR, \
     value N, gain RESOURCE, build BUILDING COLUMN, bonus BONUS, citizen COLOR, decline or done";

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Choice, String> {
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
                column: Column::at(up_to(6, column)?).ok_or("columns are numbered 1 to 6")?,
            },
            ["bonus", bonus] => Choice::Bonus { bonus: word::<Bonus>(bonus)? },
            ["citizen", color] => Choice::Citizen { color: word::<Color>(color)? },
            ["decline"] => Choice::Decline,
            ["done"] => Choice::Done,
            _ => return Err(EXPECTED.into()),
        })
    }
}

fn word<K: Key>(text: &str) -> Result<K, String> {
    K::from_word(text).ok_or_else(|| K::expected(text))
}

fn up_to(most: u8, text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("`{text}` is not a number from 1 to {most}"))
}
