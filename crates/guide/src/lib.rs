//! Guided first games: on the real table, by the real rules, with prepared dice and cards.
//!
//! A [`Guide`] is read from a file. Where somebody stands in it follows from the table's past alone ([`Guide::place`]), so
//! nothing is kept beside the table: taking back goes back in the guide, too. Choices that are the only ones are never
//! spoken of: they may be answered by whoever or whatever answers them.
#![warn(missing_docs)]

mod file;
mod pattern;
mod place;
mod play;

pub use file::FileError;
pub use pattern::Pattern;
pub use place::Place;
pub use play::Verdict;

use host::Prepared;
use std::sync::LazyLock;
use tabletop::{Head, Phrase, Seat};

/// The files, each with its name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/guides.rs"));

static GUIDES: LazyLock<Vec<Guide>> = LazyLock::new(|| {
    let mut guides: Vec<Guide> =
        FILES.iter().filter_map(|(name, text)| Guide::read(name, text).ok()).collect();
    guides.sort_by_key(|guide| guide.order);
    guides
});

/// All guides, in the order in which they are offered.
pub fn all() -> &'static [Guide] {
    &GUIDES
}

/// The guide of this name.
pub fn find(name: &str) -> Option<&'static Guide> {
    all().iter().find(|guide| guide.name == name)
}

/// The note in a record's head that names its guide.
const NOTE: &str = "guide";

/// The guide that a record's head names.
pub fn named_in(head: &Head) -> Option<&'static Guide> {
    head.notes.iter().find(|(key, _)| key == NOTE).and_then(|(_, name)| find(name))
}

/// Every file as it is, by the name of its guide: for those who check them.
pub fn files() -> &'static [(&'static str, &'static str)] {
    FILES
}

/// A guided game.
#[derive(Clone, Debug)]
pub struct Guide {
    /// Its name: that of its file.
    pub name: String,
    /// Its place among the others.
    pub order: i64,
    /// What the lobby calls the game.
    pub offer: String,
    /// How many play.
    pub players: u8,
    /// With which options, with commas between.
    pub options: String,
    /// Who plays the others, once the guide has ended.
    pub opponent: String,
    /// About how many minutes it takes.
    pub minutes: i64,
    /// What it is called.
    pub title: Message,
    /// What one learns, in a sentence.
    pub about: Message,
    /// What falls and what is drawn, in order.
    pub chance: Vec<Prepared>,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

impl Guide {
    /// The note for a record's head that names it.
    pub fn note(&self) -> (String, String) {
        (NOTE.into(), self.name.clone())
    }
}

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat(0);

/// The name of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message(pub String);

impl Message {
    /// What it says; a guide's messages speak of nothing that changes.
    pub fn phrase(&self) -> Phrase {
        Phrase { message: self.0.clone().into(), args: Vec::new() }
    }
}

/// A step: something that is said, and mostly something to be done.
#[derive(Clone, Debug)]
pub struct Step {
    /// What is said.
    pub say: Message,
    /// The spots of the table that it is about, or things that such a spot shows.
    pub at: Vec<String>,
    /// What it teaches, for those who check that nothing is missing.
    pub covers: Vec<String>,
    /// What is to be done, one of these; nothing if it is enough to read.
    pub deeds: Vec<Vec<Pattern>>,
    /// What is answered to other tries: to what, and the answer. The last one answers everything.
    pub wrong: Vec<(Pattern, Message)>,
    /// What the others do then: the word of a seat and its choice.
    pub then: Vec<(String, String)>,
}
