//! What the methods take.

use super::fault::{Code, Fault};
use crate::games::{Setup, Wish, read_value};
use crate::language;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use tabletop::{CompleteGame, Seat, Seed};
use words::Language;

/// The language that a request wishes for; without one, the table's.
pub type Lang = Option<Language>;

/// Which question an answer is to, if it says so, and in which language to tell what comes of it.
#[derive(Clone, Copy)]
pub struct At {
    pub question: Option<usize>,
    pub lang: Lang,
}

/// Takes `lang` out of the parameters of a method that answers with texts: it is the same for all of them.
pub fn take_lang(params: &mut Value) -> Result<Lang, Fault> {
    match params.as_object_mut().and_then(|params| params.remove("lang")) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(tag)) => {
            language::with_tag(&tag).map(Some).map_err(|reason| Fault::new(Code::UnknownLanguage, reason))
        }
        Some(other) => {
            let message = format!("lang: expected the tag of a language like \"en\", found {other}");
            Err(Fault::new(Code::BadParams, message))
        }
    }
}

/// Reads the parameters of a method.
pub fn read<P: DeserializeOwned>(params: Value) -> Result<P, Fault> {
    read_value(params).map_err(|message| Fault::new(Code::BadParams, message))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    pub game: Option<String>,
}

/// A table and nothing else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnlyTable {
    pub table: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    pub players: Option<u8>,
    pub options: Option<Value>,
    pub figures: Option<Figures>,
    pub names: Option<Vec<String>>,
    #[serde(default)]
    pub dice: Dice,
    pub seed: Option<SeedWord>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub record: Option<String>,
    pub state: Option<Value>,
    pub game: Option<String>,
    pub players: Option<u8>,
    pub options: Option<Value>,
    pub figures: Option<Figures>,
    pub names: Option<Vec<String>>,
    #[serde(default)]
    pub dice: Dice,
    pub seed: Option<SeedWord>,
    /// `state` prints this and the next two; a state that is loaded again may carry them.
    pub rules: Option<u32>,
    #[serde(rename = "hash")]
    pub _hash: Option<String>,
    #[serde(rename = "table")]
    pub _table: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub table: Option<u64>,
    pub seat: SeatWord,
    pub choice: Value,
    pub question: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    pub table: Option<u64>,
    pub faces: Option<Vec<u8>>,
    pub order: Option<Vec<Thing>>,
    pub question: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    pub table: Option<u64>,
    pub seat: Option<SeatWord>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhyNot {
    pub table: Option<u64>,
    pub seat: SeatWord,
    pub thing: String,
}

/// Who answers for chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// A cup with a seed, at once.
    #[default]
    Auto,
    /// Whoever calls `chance`.
    Manual,
}

/// A figures file: its text, or its name and text.
#[derive(Deserialize)]
#[serde(untagged, expecting = "figures are the text of a figures file, or an object with its name and text")]
pub enum Figures {
    Text(String),
    Named { name: String, text: String },
}

impl Figures {
    pub fn into_pair(self) -> (String, String) {
        match self {
            Figures::Text(text) => ("figures".into(), text),
            Figures::Named { name, text } => (name, text),
        }
    }
}

/// Something drawn: by its position, or by its name.
#[derive(Deserialize)]
#[serde(untagged, expecting = "an order is a list of positions from 0 or of names")]
pub enum Thing {
    Position(u8),
    Name(String),
}

/// A seat: by its number, or by its word.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a seat is its number or its word")]
pub enum SeatWord {
    Number(u8),
    Word(String),
}

impl SeatWord {
    pub fn find<G: CompleteGame>(&self, game: &G) -> Result<Seat, Fault> {
        let mut seats = (0..game.seats()).map(Seat);
        let found = match self {
            SeatWord::Number(number) => seats.find(|seat| seat.0 == *number),
            SeatWord::Word(word) => seats.find(|seat| game.seat_name(*seat) == word),
        };
        found.ok_or_else(|| {
            let names: Vec<_> = (0..game.seats()).map(|seat| game.seat_name(Seat(seat))).collect();
            Fault::new(Code::UnknownSeat, format!("nobody sits there; the seats are: {}", names.join(", ")))
        })
    }
}

/// A seed: a small number, or 64 hexadecimal digits.
pub struct SeedWord(pub Seed);

impl<'de> Deserialize<'de> for SeedWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeedWord, D::Error> {
        let wrong = || serde::de::Error::custom("a seed is a whole number from 0 or 64 hexadecimal digits");
        match Value::deserialize(deserializer)? {
            Value::Number(number) => number.as_u64().map(Seed::from_number).ok_or_else(wrong),
            Value::String(text) => text.parse().map_err(|_| wrong()),
            _ => Err(wrong()),
        }
        .map(SeedWord)
    }
}

/// The rules that `new` or `load` wishes for. Options are an object, a list of names or names with commas between.
pub fn setup(players: Option<u8>, options: Option<Value>, figures: Option<Figures>) -> Result<Setup, Fault> {
    let wish = match options {
        None | Some(Value::Null) => Wish::Nothing,
        Some(Value::String(list)) => Wish::List(list),
        Some(Value::Array(names)) => Wish::List(read::<Vec<String>>(names.into())?.join(",")),
        Some(object) => Wish::Object(object),
    };
    Ok(Setup { players, wish, figures: figures.map(Figures::into_pair) })
}
