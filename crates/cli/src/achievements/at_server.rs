//! The achievements of everybody who plays Troyes Dice at a server.

use super::{Careers, counts};
use crate::failure::Failure;
use server::{Achievement, Achievements, AchievementsError};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tabletop::{Component, Game, Record, Seats, Table};
use troyes_dice::TroyesDice;

/// Adds finished games of Troyes Dice to the careers in a folder, one at a time.
#[derive(Debug)]
pub struct ServerAchievements {
    folder: PathBuf,
    turn: Mutex<()>,
}

impl ServerAchievements {
    /// Keeps careers in this folder.
    pub fn new(folder: PathBuf) -> ServerAchievements {
        ServerAchievements { folder, turn: Mutex::new(()) }
    }

    fn add(&self, record: &Record, people: Seats) -> Result<Vec<Achievement>, Failure> {
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
        let earned = earned.into_iter().flat_map(|(seat, _, earned)| {
            let game = &game;
            earned.into_iter().map(move |achievement| {
                Achievement::new(seat, &Component::from(achievement).name(), &achievement.rule(game))
            })
        });
        Ok(earned.collect())
    }
}

impl Achievements for ServerAchievements {
    fn award(&self, record: &Record, people: Seats) -> Result<Vec<Achievement>, AchievementsError> {
        if record.head.game != TroyesDice::NAME || people.is_empty() {
            return Ok(Vec::new());
        }
        self.add(record, people).map_err(|failure| AchievementsError(failure.to_string()))
    }
}
