//! Reading and writing: what goes into records and protocols, and what comes back from outside.

use super::{Game, SetupError};

/// How a game is written down, and how what others wrote is read.
///
/// Contracts, each held by tests of every implementation:
/// - `read` gives back what `write` wrote, whatever the state; a choice's JSON object says the same as its text.
/// - Nothing from outside makes the rules stumble: what `parse_options` and `read` do not understand they refuse, and a
///   state in which `check` finds nothing wrong may be played on to the end.
pub trait Notation: Game {
    /// Reads options from a number of players and a comma-separated list of option names, as command lines have them;
    /// `all` stands for every option that may be combined.
    fn parse_options(players: u8, list: &str) -> Result<Self::Options, SetupError>;
    /// A choice in the notation of records: short, on one line, without the seat.
    fn write(&self, choice: Self::Choice) -> String;
    /// Reads what `write` writes; on failure says what was expected.
    fn read(&self, text: &str) -> Result<Self::Choice, String>;
    /// The names of what is awaited from chance, in order: of what may be drawn, or of the dice to be rolled.
    /// For a draw the names are different words without spaces: a record writes them.
    fn awaited_names(&self, state: &Self::State) -> Vec<String>;
    /// Everything that is wrong with a state from outside; empty if it may be played on.
    fn check(&self, state: &Self::State) -> Vec<String>;
}
