//! The achievements of everybody who plays Troyes Dice at a server.

use super::{Careers, counts, name_of, rule_of};
use crate::failure::Failure;
use server::{Honor, Honors, HonorsError};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tabletop::{Game, Record, Seats, Table};
use troyes_dice::TroyesDice;
use words::Language;

/// Adds finished games of Troyes Dice to the careers in a folder, one at a time.
#[derive(Debug)]
pub struct ServerAchievements {
    folder: PathBuf,
    language: Language,
    turn: Mutex<()>,
}

impl ServerAchievements {
    /// Keeps careers in this folder and says in this language what people have earned.
    pub fn new(folder: PathBuf, language: Language) -> ServerAchievements {
        ServerAchievements { folder, language, turn: Mutex::new(()) }
    }

    fn add(&self, record: &Record, people: Seats) -> Result<Vec<Honor>, Failure> {
        let game: TroyesDice = Table::rules_of(&record.head)?;
        if !counts(record, &game) {
            return Ok(Vec::new());
        }
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let mut careers = Careers::open(&self.folder)?;
        if careers.has(record, &game) {
            return Ok(Vec::new());
        }
        let earned = careers.add_for(record, |seat| people.contains(seat))?;
        careers.save(&self.folder)?;
        let honors = earned.into_iter().flat_map(|(seat, _, earned)| {
            let (game, language) = (&game, self.language);
            earned.into_iter().map(move |achievement| Honor {
                seat: seat.0,
                name: name_of(achievement, language),
                sentence: rule_of(achievement, game, language),
            })
        });
        Ok(honors.collect())
    }
}

impl Honors for ServerAchievements {
    fn award(&self, record: &Record, people: Seats) -> Result<Vec<Honor>, HonorsError> {
        if record.head.game != TroyesDice::NAME || people.is_empty() {
            return Ok(Vec::new());
        }
        self.add(record, people).map_err(|failure| HonorsError(failure.to_string()))
    }
}
