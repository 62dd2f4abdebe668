//! Variety: no theme and no difficulty crowds out the others.

use crate::puzzle::Puzzle;
use crate::theme::Theme;
use std::collections::BTreeMap;

/// So many of a kind are always welcome,
const FEW: usize = 6;
/// and then at most this share (in hundredths) begins with the same theme,
const MOST_OF_A_THEME: usize = 30;
/// or is easy.
const MOST_EASY: usize = 25;

/// How many puzzles of each kind there are.
#[derive(Clone, Debug, Default)]
pub struct Quota {
    themes: BTreeMap<Theme, usize>,
    easy: usize,
    all: usize,
}

impl Quota {
    pub fn of<'a>(puzzles: impl Iterator<Item = &'a Puzzle>) -> Quota {
        let mut quota = Quota::default();
        puzzles.for_each(|puzzle| quota.count(puzzle));
        quota
    }

    pub fn count(&mut self, puzzle: &Puzzle) {
        self.all += 1;
        self.easy += usize::from(puzzle.difficulty == 1);
        if let Some(first) = puzzle.themes.first() {
            *self.themes.entry(*first).or_default() += 1;
        }
    }

    /// Whether one more puzzle with these themes makes for variety.
    pub fn has_room(&self, themes: &[Theme]) -> bool {
        let Some(first) = themes.first() else { return false };
        let same = self.themes.get(first).copied().unwrap_or(0);
        same < FEW || 100 * same < MOST_OF_A_THEME * self.all
    }

    /// Whether one more of this difficulty does.
    pub fn has_room_for(&self, difficulty: u8) -> bool {
        difficulty > 1 || self.easy < FEW || 100 * self.easy < MOST_EASY * self.all
    }
}
