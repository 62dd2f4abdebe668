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

/// What `new` and `load` answer before what `play` does.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened<O> {
    pub game: &'static str,
    pub options: O,
    /// The word of each seat.
    pub seats: Vec<String>,
    /// The hash of the seed, if all dice come from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
}

/// What `play` and `chance` answer.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Progress<H> {
    pub question: usize,
    pub happened: Vec<Happened<H>>,
}

/// What they answer in brief.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BriefProgress {
    pub question: usize,
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

/// What `next` answers in brief.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BriefNext {
    pub question: usize,
    #[serde(flatten)]
    pub pending: BriefPending,
}

/// The same as [`Pending`], without sentences.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "pending", rename_all = "snake_case")]
pub enum BriefPending {
    Seats {
        asked: Vec<BriefAsked>,
    },
    Chance {
        awaited: Awaited,
        /// The dice, or what may be drawn.
        things: Vec<String>,
    },
    Over {
        /// Victory points by seat.
        total: Vec<i32>,
        winners: Vec<Seat>,
    },
}

/// What a seat is asked: its choices in the notation of records.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BriefAsked {
    pub seat: Seat,
    pub kind: &'static str,
    pub choices: Vec<String>,
}

/// What `bot` answers, beside what `play` would if the choice is played.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decided<C> {
    pub seat: Seat,
    pub choice: C,
    /// The same in the notation of records.
    pub text: String,
    /// Why, the weightiest reason first; not in brief.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
}

/// What `evaluate` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Values {
    /// The victory points that each seat may expect to end with.
    pub values: Vec<f64>,
}

/// What `moves` answers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moves {
    pub seat: Seat,
    pub moves: Vec<WholeMove>,
    /// Whether these are all.
    pub all: bool,
}

/// Small choices that belong together, in the notation of records.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WholeMove {
    pub choices: Vec<String>,
    /// Whether another move is surely as good: dice are used that bring nothing.
    pub idle: bool,
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
