//! The book of achievements, kept for everybody who plays Troyes Dice at a server.

use crate::achievements::{self, Book};
use crate::failure::Failure;
use server::{Achievement, Achievements, AchievementsError};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tabletop::{Component, Game, Record, Seats, Table};
use troyes_dice::TroyesDice;

/// Writes finished games of Troyes Dice into the book in a folder, one at a time.
#[derive(Debug)]
pub struct BookKeeper {
    folder: PathBuf,
    turn: Mutex<()>,
}

impl BookKeeper {
    /// Keeps the book in this folder.
    pub fn new(folder: PathBuf) -> BookKeeper {
        BookKeeper { folder, turn: Mutex::new(()) }
    }

    fn write_down(&self, record: &Record, people: Seats) -> Result<Vec<Achievement>, Failure> {
        let game: TroyesDice = Table::rules_of(&record.head)
            .map_err(|error| Failure::new(self.language.text(&error.phrase())))?;
        if !achievements::counts(record, &game) {
            return Ok(Vec::new());
        }
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let mut book = Book::open(&self.folder)?;
        if book.has(record, &game) {
            return Ok(Vec::new());
        }
        let earned = book.add_for(record, |seat| people.contains(seat))?;
        book.save(&self.folder)?;
        let earned = earned.into_iter().flat_map(|(seat, _, earned)| {
            let game = &game;
            earned.into_iter().map(move |achievement| {
                Achievement::new(seat, &Component::from(achievement).name(), &achievement.rule(game))
            })
        });
        Ok(earned.collect())
    }
}

impl Achievements for BookKeeper {
    fn award(&self, record: &Record, people: Seats) -> Result<Vec<Achievement>, AchievementsError> {
        if record.head.game != TroyesDice::NAME || people.is_empty() {
            return Ok(Vec::new());
        }
        self.write_down(record, people).map_err(|failure| AchievementsError(failure.to_string()))
    }
}
