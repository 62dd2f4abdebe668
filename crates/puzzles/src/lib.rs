//! Puzzles: positions where one move is clearly best.
//!
//! [`Miner`] finds them in games of bots, a [`Collection`] holds them as lines of JSON, [`judge`] says what somebody's move is
//! worth beside the best one, and [`daily`] which puzzle belongs to a day. No I/O, no clock and no randomness of its own.
#![warn(missing_docs)]

mod collection;
mod daily;
mod judging;
mod mining;
mod position;
mod puzzle;
mod theme;
mod weighing;

pub use collection::{Collection, CollectionError, Numbered};
pub use daily::{daily, next_after};
pub use judging::{Answer, Grade, Judged, judge, verdict};
pub use mining::{Ahead, Mine, MineError, Miner};
pub use position::{Position, PuzzleError};
pub use puzzle::{Candidate, FORMAT, Mined, Origin, Puzzle, WEAKER};
pub use theme::{Theme, Themed};
pub use weighing::{Appraisal, EQUAL, LEAST_GAP, RUNS, Weighing, appraise};

/// What pages call the file of the puzzles that are shipped.
pub const FILE: &str = "puzzles.jsonl";

/// The puzzles that are shipped, as their file has them.
#[cfg(feature = "shipped")]
pub const SHIPPED: &str = include_str!("../puzzles.jsonl");

host::dispatch! {
    /// Something that can be done with any game that has puzzles.
    pub trait ForGame: Themed;
    /// Does it with the game of this name.
    pub fn with;
}
