//! What the app and the world around it tell each other. Nothing here touches a file, a clock or a terminal.

use crate::failure::Failure;
use analysis::{Analysis, Finding};
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Position;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
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
    /// Which question it answers, or which request for a hint; answers to old ones are dropped.
    pub ticket: u64,
    /// What it is for.
    pub purpose: Purpose,
    /// For whom it was thought.
    pub seat: Seat,
    /// What is chosen, one thing after the other, in the notation of records: a bot plays one thing, a hint is a whole move.
    pub choices: Vec<String>,
    /// Why.
    pub reasons: Vec<Phrase>,
    /// What went wrong, if the choice was made for the bot.
    pub forfeited: Option<Phrase>,
}

/// What was found out about a game that is analysed.
#[derive(Clone, Debug)]
pub struct Found {
    /// For which analysis: what was found for one that nobody reads any more is dropped.
    pub run: Arc<()>,
    /// What.
    pub what: Discovery,
}

/// What was found out.
#[derive(Clone, Debug)]
pub enum Discovery {
    /// What is to be said of a decision, if anything.
    Decision(Option<Finding>),
    /// What all of it comes to.
    Whole(Box<Analysis>),
}

/// Something to think about, on whatever thread; what comes of it is told to the app.
pub struct Job(pub Box<dyn FnOnce() -> Input + Send>);

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
    /// To step through, and to be told what every move was worth.
    Analyse,
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
    /// Why it cannot be read, if so: then nothing else is known of it.
    pub damage: Option<Phrase>,
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
    /// Something was found out about a game that is analysed.
    Found(Found),
    /// The records in the archive, the newest first.
    Shelf(Vec<SavedGame>),
    /// A record was read, or not.
    Opened(PathBuf, Opening, Result<String, Failure>),
    /// The record of the game in play was written, and where; or why not.
    Saved(Result<PathBuf, Phrase>),
    /// What a game has earned could not be written.
    NotHonored(Phrase),
    /// What players have earned with the game that has just ended, as sentences.
    Honors(Vec<String>),
}

/// What the app asks of the world.
#[derive(Debug)]
pub enum Effect {
    /// Write a record so that it is never half written, and never over what another program has written there.
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
