//! What goes into the app and what comes out of it. Nothing here touches a file, a clock or a terminal.

use crate::failure::Failure;
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use std::fmt;
use std::path::PathBuf;
use tabletop::{Cup, Phrase, Record, Seat, Seed};
use words::Language;

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
pub struct Filed {
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

/// What the world tells the app.
#[derive(Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// A moment has passed.
    Tick,
    /// A bot has come to something.
    Thought(Thought),
    /// The records in the archive, the newest first.
    Shelf(Vec<Filed>),
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
    Proclaim(Box<Record>),
    /// List the archive.
    Browse,
    /// Read a record.
    Open(PathBuf, Opening),
    /// Leave.
    Quit,
}

/// What a scene does in answer to something.
pub enum Act {
    /// Asks the world.
    Ask(Effect),
    /// Another scene follows.
    Go(Box<dyn Scene>),
    /// The menu follows.
    Home,
}

/// What new games are made from.
#[derive(Clone, Debug)]
pub struct Supplies {
    /// Where records are kept.
    pub dir: PathBuf,
    /// What the person at the keyboard is called, as far as the system knows.
    pub user: Option<String>,
    /// What is spoken now.
    pub language: Language,
    /// The date, for the names of records.
    pub today: String,
    /// Where seeds come from.
    pub cup: Cup,
    /// A figures file of the user's own: name and text.
    pub figures: Option<(String, String)>,
    /// The bot that gives hints.
    pub adviser: String,
}

impl Supplies {
    /// A seed for a new game.
    pub fn seed(&mut self) -> Seed {
        Seed(std::array::from_fn(|_| self.cup.below(256) as u8))
    }

    /// A name for a new record.
    pub fn path(&self, game: &str, seed: &Seed) -> PathBuf {
        let tag: String = seed.commitment().chars().take(6).collect();
        self.dir.join(format!("{game}-{}-{tag}.troyes", self.today))
    }
}

/// One screen of the app.
pub trait Scene {
    /// The scene is entered.
    fn enter(&mut self) -> Vec<Act> {
        Vec::new()
    }
    /// A key was pressed.
    fn key(&mut self, key: KeyEvent, supplies: &mut Supplies) -> Vec<Act>;
    /// A bot has come to something.
    fn thought(&mut self, _thought: Thought) -> Vec<Act> {
        Vec::new()
    }
    /// The archive was listed.
    fn shelf(&mut self, _shelf: &[Filed]) {}
    /// Players have earned something.
    fn honors(&mut self, _honors: Vec<String>) {}
    /// Something is to be told to the user.
    fn notice(&mut self, _notice: Phrase) {}
    /// A moment has passed.
    fn tick(&mut self) {}
    /// Whether somebody is thinking, so that moments matter.
    fn is_busy(&self) -> bool {
        false
    }
    /// Draws itself.
    fn draw(&mut self, frame: &mut Frame<'_>, ink: Ink);
}
