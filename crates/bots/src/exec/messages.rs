//! What is sent to a program and what it answers, in the words of the engine protocol (`docs/protocol.md`).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;

/// The first message, which is not answered.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BotHello"))]
pub struct Hello<O> {
    /// The version of these messages, by which older programs know this one.
    pub hello: u32,
    /// The version of these messages.
    pub protocol: u32,
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Its options.
    pub options: O,
    /// How many play.
    pub players: u8,
    /// The word of each seat.
    pub seats: Vec<String>,
    /// The seat that the program plays.
    pub seat: Seat,
}

/// A question.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BotQuestion"))]
pub struct Question<C, V> {
    /// The same as `kind`, for older programs.
    pub ask: &'static str,
    /// The number of the question: how many this program was asked before.
    pub question: u64,
    /// Who is asked.
    pub seat: Seat,
    /// The seat's word.
    pub name: String,
    /// The kind of decision.
    pub kind: &'static str,
    /// The question as it is put.
    pub text: String,
    /// How long an answer is waited for.
    pub patience_ms: i64,
    /// Everything that the seat may know.
    pub view: V,
    /// What may be answered.
    pub choices: Vec<Offered<C>>,
}

/// A choice: as an object, in the notation of records, and as a sentence.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BotOffered"))]
pub struct Offered<C> {
    /// The object.
    pub choice: C,
    /// The notation.
    pub text: String,
    /// The sentence.
    pub says: String,
}

/// What a program answers.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BotAnswer"))]
pub struct Answer {
    /// What it chooses.
    pub choice: Chosen,
    /// Which question it answers, if it says so.
    pub question: Option<u64>,
    /// Why.
    #[serde(default)]
    pub reasons: Vec<String>,
}

/// A choice: by its position among those that are offered, from 0, in the notation of records, or as an object.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Chosen {
    /// The position.
    Position(usize),
    /// The notation, or the object of a choice without particulars.
    Text(String),
    /// The object.
    Object(#[cfg_attr(feature = "schema", schemars(schema_with = "object"))] Value),
}

/// A choice of the game that the file of schemas is of.
#[cfg(feature = "schema")]
fn object(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({"$ref": "#/$defs/choice"})
}
