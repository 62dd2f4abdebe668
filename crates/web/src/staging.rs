//! The course of a round, made ready for a page: scenes that the script shows one after the other.

use words::Said;

/// A scene.
pub struct StagedScene {
    /// Its name, which grows with time: `12.3`.
    pub at: String,
    /// The part of the round, for the style.
    pub part: &'static str,
    /// The spot that it is about.
    pub about: Option<String>,
    /// The spots that appear with it.
    pub comes: Vec<String>,
    /// Gains and losses: the spot where each is counted, and how much.
    pub gains: Vec<(String, i32)>,
    /// What is told.
    pub told: Vec<Said>,
}
