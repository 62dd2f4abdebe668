//! What the methods take.

#[cfg(feature = "schema")]
mod schemas;

use crate::fault::{Code, Fault, foreign};
use crate::games::{Setup, Wish};
use crate::language;
use crate::unknown::Unknown;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use tabletop::{Arg, CompleteGame, Seat, Seed, phrase};
use words::Language;

/// The language that a request wishes for; without one, the table's.
pub type Lang = Option<Language>;

/// Takes `lang` out of the parameters of a method that answers with texts: it is the same for all of them.
pub fn take_lang(params: &mut Value) -> Result<Lang, Fault> {
    match params.as_object_mut().and_then(|params| params.remove("lang")) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(tag)) => {
            let refuse = |unknown: Unknown| Fault::new(Code::UnknownLanguage, unknown.with_hint());
            language::with_tag(&tag).map(Some).map_err(refuse)
        }
        Some(other) => Err(Fault::new(Code::BadParams, phrase!("protocol-lang", found = other.to_string()))),
    }
}

/// Reads the parameters of a method.
pub fn read<P: DeserializeOwned>(params: Value) -> Result<P, Fault> {
    tabletop::read_value(params).map_err(|message| Fault::new(Code::BadParams, foreign(message)))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HelloParams {
    pub game: Option<String>,
}

/// A table and nothing else.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TableParams {
    pub table: Option<u64>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewParams {
    pub game: String,
    pub players: Option<u8>,
    // Where its schema is told by hand, a field has to say itself that it may be left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(schema_with = "schemas::options"))]
    pub options: Option<Value>,
    pub figures: Option<Figures>,
    pub names: Option<Vec<String>>,
    #[serde(default)]
    pub dice: Dice,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(schema_with = "schemas::seed"))]
    pub seed: Option<SeedWord>,
    /// By seat, the hash of a nonce that is shown with `deal`, before which nothing is dealt.
    pub commitments: Option<Vec<Option<String>>>,
    /// By seat, a nonce that is mixed with the seed.
    pub nonces: Option<Vec<Option<String>>>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DealParams {
    pub table: Option<u64>,
    /// By seat, the nonce that was promised; nothing where nothing was, or it is not shown.
    pub nonces: Vec<Option<String>>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LoadParams {
    pub record: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(schema_with = "schemas::state"))]
    pub state: Option<Value>,
    pub game: Option<String>,
    pub players: Option<u8>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(schema_with = "schemas::options"))]
    pub options: Option<Value>,
    pub figures: Option<Figures>,
    pub names: Option<Vec<String>>,
    #[serde(default)]
    pub dice: Dice,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(schema_with = "schemas::seed"))]
    pub seed: Option<SeedWord>,
    /// `state` prints this and the next two; a state that is loaded again may carry them.
    pub rules: Option<u32>,
    #[serde(rename = "hash")]
    pub _hash: Option<String>,
    #[serde(rename = "table")]
    pub _table: Option<u64>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayParams {
    pub table: Option<u64>,
    pub seat: SeatWord,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(schema_with = "schemas::choice"))]
    pub choice: Option<Value>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(schema_with = "schemas::choices"))]
    pub choices: Option<Vec<Value>>,
    pub question: Option<usize>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChanceParams {
    pub table: Option<u64>,
    pub faces: Option<Vec<u8>>,
    pub order: Option<Vec<Thing>>,
    pub question: Option<usize>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ViewParams {
    pub table: Option<u64>,
    pub seat: Option<SeatWord>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WhyNotParams {
    pub table: Option<u64>,
    pub seat: SeatWord,
    pub thing: String,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GuessParams {
    pub table: Option<u64>,
    pub seat: SeatWord,
    #[serde(default)]
    pub seed: u64,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BotParams {
    pub table: Option<u64>,
    /// Without one: whoever is asked first.
    pub seat: Option<SeatWord>,
    /// Without one: `greedy`.
    pub bot: Option<String>,
    #[serde(default)]
    pub seed: u64,
    /// Whether the choice is played.
    #[serde(default)]
    pub play: bool,
    pub question: Option<usize>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EvaluateParams {
    pub table: Option<u64>,
    /// As this seat may know it, the rest guessed; without one, as it is.
    pub seat: Option<SeatWord>,
    #[serde(default)]
    pub seed: u64,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MovesParams {
    pub table: Option<u64>,
    /// Without one: whoever is asked first.
    pub seat: Option<SeatWord>,
    /// How many are listed at most.
    #[serde(default = "usual_moves")]
    pub most: usize,
}

fn usual_moves() -> usize {
    1000
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AnalyseParams {
    pub table: Option<u64>,
    /// As this seat may know it, and of no decisions but its own; without one, of everybody's, as they saw the table.
    pub seat: Option<SeatWord>,
    /// With open cards.
    #[serde(default)]
    pub open: bool,
    /// How many simulated games are spent on each decision.
    #[serde(default = "usual_simulations")]
    pub simulations: u32,
}

fn usual_simulations() -> u32 {
    300
}

/// Who answers for chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "an order is a list of positions from 0 or of names")]
pub enum Thing {
    Position(u8),
    Name(String),
}

/// A seat: by its number, or by its word.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
            let names = (0..game.seats()).map(|seat| game.seat_name(Seat(seat)).to_string());
            Fault::new(Code::UnknownSeat, phrase!("protocol-unknown-seat", seats = Arg::row(names)))
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

/// What a seat chooses: one choice, or several that follow each other.
pub fn chosen(one: Option<Value>, several: Option<Vec<Value>>) -> Result<Vec<Value>, Fault> {
    match (one, several) {
        (Some(one), None) => Ok(vec![one]),
        (None, Some(several)) => Ok(several),
        _ => Err(Fault::new(Code::BadParams, phrase!("protocol-choice-or-choices"))),
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
