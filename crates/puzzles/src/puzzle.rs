//! A puzzle as it is kept.

use crate::theme::Theme;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The version of the file's format.
pub const FORMAT: u32 = 1;

/// Who tries a puzzle to say how difficult it is, the weakest first: the opponents of lobbies from Perrin to Gautier as they
/// are, and in Ermengarde's place a search of as many simulations as she has time for, so that the same is found everywhere.
pub const WEAKER: [&str; 6] = ["perrin", "jehanne", "colin", "aelis", "gautier", "search:30"];

/// The head of what one command has mined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mined {
    /// The version of the format.
    pub puzzles: u32,
    /// The command.
    pub command: String,
    /// Everything random follows from it.
    pub seed: u64,
    /// How many simulations a position is first weighed with; a puzzle also with ten times as many.
    pub budget: u32,
    /// The version of the program, as its repository names it.
    pub commit: String,
}

/// Where a puzzle comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The so-many-th game that was played.
    pub game: u64,
    /// After so many steps of it.
    pub step: usize,
}

/// A move that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// Its choices, as records write them.
    #[serde(rename = "move")]
    pub path: Vec<String>,
    /// How many points it is worth: by how much whoever makes it may expect to be ahead in the end, or, where nobody else
    /// plays, expected points.
    pub worth: f64,
    /// By how many points it is behind the best.
    pub behind: f64,
    /// How far that may be off: half of its 95 % interval.
    pub within: f64,
    /// Whether it is accepted as an answer: the best move, or as good.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_best: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(yes: &bool) -> bool {
    !yes
}

/// A position in which one move is clearly best.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The name of the game in the list of games.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Box<RawValue>,
    /// Whose move it is.
    pub seat: u8,
    /// What it is about, the weightiest first.
    pub themes: Vec<Theme>,
    /// From 1 (nearly everybody finds it) to 5 (hardly anybody does).
    pub difficulty: u8,
    /// How often each of [`WEAKER`] found it, of 4 times.
    pub found_by: Vec<u8>,
    /// Where it comes from.
    pub from: Origin,
    /// The moves that were weighed with the larger budget, the best first.
    pub moves: Vec<Candidate>,
    /// The table.
    pub state: Box<RawValue>,
}

impl Puzzle {
    /// The best move.
    pub fn best(&self) -> &Candidate {
        &self.moves[0]
    }

    /// The moves that are accepted.
    pub fn accepted(&self) -> impl Iterator<Item = &Candidate> {
        self.moves.iter().filter(|candidate| candidate.is_best)
    }

    /// By how many points the best move that is not accepted is behind.
    pub fn gap(&self) -> f64 {
        let others = self.moves.iter().filter(|candidate| !candidate.is_best);
        others.map(|candidate| candidate.behind).fold(f64::INFINITY, f64::min)
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        let options: serde_json::Value = serde_json::from_str(self.options.get()).unwrap_or_default();
        options["players"].as_u64().map_or(1, |players| players as u8)
    }
}
