//! What the methods answer. What belongs to a game (`O`ptions, `C`hoice, `H`appening, `V`iew, `S`tate) is its own.

use serde::Serialize;
use tabletop::{Awaited, Seat};
use words::SaidStanding;

/// What `hello` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hello {
    pub program: &'static str,
    pub version: &'static str,
    pub protocol: u32,
    pub methods: &'static [&'static str],
    pub games: Vec<AboutGame>,
}

/// A game as `hello` lists it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AboutGame {
    pub name: &'static str,
    pub about: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many play when nobody says.
    pub players: u8,
    pub options: Vec<AboutOption>,
}

/// An option that a game can be played with.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AboutOption {
    pub name: &'static str,
    pub text: String,
}

/// What `new` and `load` answer.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened<O, H> {
    pub game: &'static str,
    pub options: O,
    /// The word of each seat.
    pub seats: Vec<String>,
    /// The hash of the seed, if all dice come from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    #[serde(flatten)]
    pub told: Progress<H>,
}

/// What `play` and `chance` answer.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Progress<H> {
    pub question: usize,
    pub happened: Vec<Happened<H>>,
}

/// Something that happened.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Happened<H> {
    pub text: String,
    pub happening: H,
    /// Who may know it, if not everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only_for: Option<Vec<Seat>>,
}

/// What `next` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Next<C> {
    pub question: usize,
    pub chapter: String,
    #[serde(flatten)]
    pub pending: Pending<C>,
}

/// Who is asked what, what is awaited, or how it ended.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "pending", rename_all = "snake_case")]
pub enum Pending<C> {
    Seats {
        asked: Vec<Asked<C>>,
    },
    Chance {
        awaited: Awaited,
        text: String,
        /// The dice, or what may be drawn.
        things: Vec<String>,
    },
    Over {
        standing: Option<SaidStanding>,
    },
}

/// What a seat is asked.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked<C> {
    pub seat: Seat,
    /// The seat's word.
    pub name: String,
    pub kind: String,
    pub text: String,
    pub choices: Vec<Offered<C>>,
}

/// A choice: as an object, in the notation of records, and as a sentence.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offered<C> {
    pub choice: C,
    pub text: String,
    pub says: String,
}

/// What `view` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Viewed<V> {
    pub question: usize,
    pub view: V,
}

/// What `state` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Saved<O, S> {
    pub game: &'static str,
    /// The version of the rules.
    pub rules: u32,
    pub options: O,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figures: Option<Figures>,
    pub state: S,
    pub hash: String,
}

/// A figures file of the user's own.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Figures {
    pub name: String,
    pub text: String,
}

/// What `record` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Written {
    pub record: String,
}

/// What `why_not` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reason {
    pub text: String,
}

/// What `undo` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Undone {
    pub question: usize,
}

/// What `close` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Closed {
    pub closed: bool,
}
