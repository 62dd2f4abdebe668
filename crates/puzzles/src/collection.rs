//! A file of puzzles: heads that say how they were mined, and a puzzle a line.

use crate::puzzle::{FORMAT, Mined, Puzzle};
use crate::theme::Theme;
use serde_json::value::RawValue;
use tabletop::{Phrase, phrase};

/// Why a text is no file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum CollectionError {
    /// A line is neither a head nor a puzzle: which one, from 1, and what the reader says.
    Line(usize, String),
    /// The file is of a later format.
    Format(u32),
}

impl CollectionError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            CollectionError::Line(line, why) => {
                phrase!("puzzle-error-line", line = *line as i64, why = why.clone())
            }
            CollectionError::Format(format) => phrase!("puzzle-error-format", format = *format),
        }
    }
}

/// A puzzle with its number: its place in the file, from 1.
#[derive(Clone, Copy, Debug)]
pub struct Numbered<'a> {
    /// The number.
    pub number: usize,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
}

/// Puzzles in the order of their file. New ones come at its end, so that each keeps its number.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    puzzles: Vec<Puzzle>,
    mined: Vec<Mined>,
}

impl Collection {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Collection, CollectionError> {
        let mut collection = Collection::default();
        for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let fail = |error: serde_json::Error| CollectionError::Line(i + 1, error.to_string());
            if line.starts_with("{\"puzzles\"") {
                let mined: Mined = serde_json::from_str(line).map_err(fail)?;
                if mined.puzzles > FORMAT {
                    return Err(CollectionError::Format(mined.puzzles));
                }
                collection.mined.push(mined);
                continue;
            }
            // Borrowed first: what a puzzle does not say is told with its line and no half of it is kept.
            let raw: &RawValue = serde_json::from_str(line).map_err(fail)?;
            let puzzle: Puzzle = serde_json::from_str(raw.get()).map_err(fail)?;
            if puzzle.moves.is_empty() {
                return Err(CollectionError::Line(i + 1, String::from("moves")));
            }
            collection.puzzles.push(puzzle);
        }
        Ok(collection)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// How they were mined, one head for each command.
    pub fn mined(&self) -> &[Mined] {
        &self.mined
    }

    /// The puzzle of a number.
    pub fn get(&self, number: usize) -> Option<Numbered<'_>> {
        let puzzle = self.puzzles.get(number.checked_sub(1)?)?;
        Some(Numbered { number, puzzle })
    }

    /// All puzzles with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Numbered<'_>> {
        self.puzzles.iter().enumerate().map(|(i, puzzle)| Numbered { number: i + 1, puzzle })
    }

    /// Those of a game, a theme and a difficulty, as far as these are asked for.
    pub fn select<'a>(
        &'a self,
        game: Option<&'a str>,
        theme: Option<Theme>,
        difficulty: Option<u8>,
    ) -> impl Iterator<Item = Numbered<'a>> {
        self.iter().filter(move |one| {
            game.is_none_or(|game| one.puzzle.game == game)
                && theme.is_none_or(|theme| one.puzzle.themes.contains(&theme))
                && difficulty.is_none_or(|difficulty| one.puzzle.difficulty == difficulty)
        })
    }
}
