//! What a table refuses.

use crate::game::{NotationError, Refusal, SetupError};
use crate::phrase;
use crate::phrase::{Arg, Phrase};

/// Why a table cannot be made from a record, or a step not be taken back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum TableError {
    /// The record is of another game.
    OtherGame {
        /// The game in the record's head.
        found: String,
        /// The game that was expected.
        wanted: &'static str,
    },
    /// The record was written by newer rules.
    OtherRules {
        /// The version in the record's head.
        found: u32,
        /// The version of this program.
        has: u32,
    },
    /// The record was written by older rules, and today's do not lead to the same game.
    OlderRules {
        /// The version in the record's head.
        found: u32,
        /// The version of this program.
        has: u32,
        /// What differs first.
        because: Box<TableError>,
    },
    /// The record's options are not readable: what the reader says.
    Options(String),
    /// The options or the figures cannot be used.
    Setup(#[from] SetupError),
    /// The state in which the record begins is not readable: what the reader says.
    Start(String),
    /// The state in which the record begins cannot be: everything that is wrong with it.
    Contradictory(Vec<Phrase>),
    /// An entry does not fit.
    Entry {
        /// The line of the record, from 1.
        line: usize,
        /// What is wrong there.
        why: EntryError,
    },
    /// There is nothing of this seat's to take back.
    NothingToTakeBack,
}

impl TableError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            TableError::OtherGame { found, wanted } => {
                phrase!("error-other-game", found = found.clone(), wanted = wanted.to_string())
            }
            TableError::OtherRules { found, has } => phrase!("error-other-rules", found = *found, has = *has),
            TableError::OlderRules { found, has, because } => {
                phrase!("error-older-rules", found = *found, has = *has, because = because.phrase())
            }
            TableError::Options(reader) => SetupError::Unreadable(reader.clone()).phrase(),
            TableError::Setup(error) => error.phrase(),
            TableError::Start(reader) => {
                phrase!("error-start", why = phrase!("error-said-by-reader", text = reader.clone()))
            }
            TableError::Contradictory(wrong) => phrase!("error-start", why = all(wrong)),
            TableError::Entry { line, why } => phrase!("error-line", line = *line, why = why.phrase()),
            TableError::NothingToTakeBack => phrase!("error-nothing-to-take-back"),
        }
    }
}

/// Everything that is wrong, one after the other.
fn all(wrong: &[Phrase]) -> Phrase {
    let one_more = |before, next: Phrase| phrase!("error-and-more", before = before, next = next);
    wrong.iter().cloned().reduce(one_more).unwrap_or(Phrase::NOTHING)
}

/// Why an entry of a record does not fit where it stands.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum EntryError {
    /// No seat goes by this word.
    Seat(String),
    /// The choice is not readable.
    Choice(#[from] NotationError),
    /// The rules refuse it.
    Refused(#[from] Refusal),
    /// Something else may be drawn: these.
    Draw(Vec<String>),
    /// A chapter ends in another state.
    Hash {
        /// The chapter.
        chapter: u32,
        /// The hash of the state in which it ends.
        right: String,
        /// The hash that the record has.
        found: String,
    },
    /// A chapter has not ended yet.
    OpenChapter(u32),
    /// The game ends with other points.
    Result {
        /// The points in which it ends.
        right: Vec<i32>,
        /// The points that the record has.
        found: Vec<i32>,
    },
    /// The game is not over yet.
    NotOver,
    /// The dice are not those of the record's seed.
    NotOfTheSeed,
}

impl EntryError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        let points = |points: &[i32]| Arg::row(points.iter().copied());
        match self {
            EntryError::Seat(word) => phrase!("error-entry-seat", word = word.clone()),
            EntryError::Choice(error) => error.phrase(),
            EntryError::Refused(refusal) => refusal.phrase(),
            EntryError::Draw(known) => phrase!("error-entry-draw", known = known.join(" ")),
            EntryError::Hash { chapter, right, found } => {
                phrase!("error-entry-hash", chapter = *chapter, right = right.clone(), found = found.clone())
            }
            EntryError::OpenChapter(chapter) => phrase!("error-entry-open-chapter", chapter = *chapter),
            EntryError::Result { right, found } => {
                phrase!("error-entry-result", right = points(right), found = points(found))
            }
            EntryError::NotOver => phrase!("error-entry-not-over"),
            EntryError::NotOfTheSeed => phrase!("error-entry-not-of-the-seed"),
        }
    }
}
