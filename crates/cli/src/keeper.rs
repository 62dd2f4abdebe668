//! The book of achievements, kept for everybody who plays Troyes Dice at a server.

use crate::achievements::{self, Book};
use crate::failure::Failure;
use server::{Achievement, Achievements, AchievementsError};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tabletop::{Game, Record, Seats, Table};
use troyes_dice::TroyesDice;
use words::Language;

/// Writes finished games of Troyes Dice into the book in a folder, one at a time.
#[derive(Debug)]
pub struct BookKeeper {
    folder: PathBuf,
    language: Language,
    turn: Mutex<()>,
}

impl BookKeeper {
    /// Keeps the book in this folder and says in this language what people have earned.
    pub fn new(folder: PathBuf, language: Language) -> BookKeeper {
        BookKeeper { folder, language, turn: Mutex::new(()) }
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
        let honors = earned.into_iter().flat_map(|(seat, _, earned)| {
            let (game, language) = (&game, self.language);
            earned.into_iter().map(move |achievement| Achievement {
                seat: seat.0,
                name: achievements::name_of(achievement, language),
                sentence: achievements::rule_of(achievement, game, language),
            })
        });
        Ok(honors.collect())
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
