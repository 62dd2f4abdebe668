//! What `troyes play` and `troyes replay --tui` ask for.

use crate::games::Setup;
use std::path::PathBuf;
use words::Language;

/// How the terminal begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// With the menu.
    #[default]
    Menu,
    /// With a new game.
    Game(Setup),
    /// With a game that was not finished: this one, or the latest.
    Resume(Option<PathBuf>),
    /// With the guided game of this name.
    Guide(String),
    /// With a record to step through.
    Replay(PathBuf),
}

/// Everything that command lines may say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// How to begin.
    pub start: Start,
    /// Where records are kept; the user's data directory if nothing is said.
    pub dir: Option<PathBuf>,
    /// A figures file of the user's own: its name and text.
    pub figures: Option<(String, String)>,
    /// The language of the screen until whoever sits there chooses another.
    pub language: Language,
    /// Whether to use colors; if nothing is said, `NO_COLOR` decides.
    pub color: Option<bool>,
    /// For experiments: everything random follows from this number, and bots do not pause for people to follow.
    pub seed: Option<u64>,
    /// The bot that gives hints.
    pub adviser: String,
    /// Whether the mouse chooses too; it then no longer marks text to be copied.
    pub mouse: bool,
    /// Whether people are spared questions with a single answer.
    pub spares: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            start: Start::Menu,
            dir: None,
            figures: None,
            language: Language::default(),
            color: None,
            seed: None,
            adviser: "search:1s".into(),
            mouse: true,
            spares: true,
        }
    }
}
