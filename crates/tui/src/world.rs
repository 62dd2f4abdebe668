//! What the app and the world around it tell each other. Nothing here touches a file, a clock or a terminal.

use crate::failure::Failure;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Position;
use std::fmt;
use std::path::PathBuf;
use tabletop::{Phrase, Record, Seat};

/// What a thought is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A bot plays.
    Play,
    /// A person asked for advice.
    Hint,
}

/// What a bot has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// Which question it answers; answers to old questions are dropped.
    pub ticket: u64,
    /// What it is for.
    pub purpose: Purpose,
    /// For whom it was thought.
    pub seat: Seat,
    /// The choice in the notation of records.
    pub choice: String,
    /// Why.
    pub reasons: Vec<Phrase>,
    /// What went wrong, if the choice was made for the bot.
    pub forfeited: Option<Phrase>,
}

/// Something to think about, on whatever thread.
pub struct Job(pub Box<dyn FnOnce() -> Thought + Send>);

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Job(..)")
    }
}

/// What a record is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// To play on.
    Resume,
    /// To step through.
    Replay,
}

/// A record in the archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Where it is.
    pub path: PathBuf,
    /// The game's name.
    pub game: String,
    /// Who plays.
    pub players: Vec<String>,
    /// How many steps were taken.
    pub steps: usize,
    /// The final points, if it is over.
    pub result: Option<Vec<i32>>,
}

/// What somebody does with a mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// The first button: to choose.
    Click,
    /// The other button: to read about something.
    Look,
    /// The wheel turns up.
    Up,
    /// The wheel turns down.
    Down,
}

/// Something done with a mouse at a cell of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mouse {
    /// Where.
    pub at: Position,
    /// What.
    pub gesture: Gesture,
}

/// What the world tells the app.
#[derive(Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was used.
    Mouse(Mouse),
    /// A moment has passed.
    Tick,
    /// A bot has come to something.
    Thought(Thought),
    /// The records in the archive, the newest first.
    Shelf(Vec<SavedGame>),
    /// A record was read, or not.
    Opened(PathBuf, Opening, Result<String, Failure>),
    /// A record could not be written, or not what it earned.
    NotSaved(Phrase),
    /// What players have earned with the game that has just ended, as sentences.
    Honors(Vec<String>),
}

/// What the app asks of the world.
#[derive(Debug)]
pub enum Effect {
    /// Write a record so that it is never half written.
    Save {
        /// Where.
        path: PathBuf,
        /// The whole record.
        text: String,
    },
    /// Think, and tell when done.
    Think(Job),
    /// Tell whoever keeps achievements that a game was played to its end.
    GameOver(Box<Record>),
    /// List the archive.
    Browse,
    /// Read a record.
    Open(PathBuf, Opening),
    /// Leave.
    Quit,
}
