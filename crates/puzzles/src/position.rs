//! A puzzle laid out on a table.

use crate::puzzle::Puzzle;
use crate::theme::Themed;
use host::{UnknownGame, games};
use tabletop::{Head, Pending, Phrase, Record, Seat, Table, TableError, phrase};

/// Why a puzzle cannot be laid out, or an answer not be judged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum PuzzleError {
    /// There is no such game.
    UnknownGame(String),
    /// Today's rules do not accept the position: most likely it was made by older ones.
    Table(Box<TableError>),
    /// The seat is not asked anything there.
    NotAsked,
    /// A move that is not possible there, as it was written.
    NotOffered(String),
}

impl PuzzleError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            PuzzleError::UnknownGame(game) => phrase!("puzzle-error-game", game = game.clone()),
            PuzzleError::Table(error) => phrase!("puzzle-error-table", why = error.phrase()),
            PuzzleError::NotAsked => phrase!("puzzle-error-not-asked"),
            PuzzleError::NotOffered(text) => phrase!("puzzle-error-not-offered", text = text.clone()),
        }
    }
}

impl From<UnknownGame> for PuzzleError {
    fn from(UnknownGame(game): UnknownGame) -> PuzzleError {
        PuzzleError::UnknownGame(game)
    }
}

impl From<TableError> for PuzzleError {
    fn from(error: TableError) -> PuzzleError {
        PuzzleError::Table(Box::new(error))
    }
}

impl Puzzle {
    /// The puzzle as a record without entries, from which a table can be opened and played on.
    pub fn record(&self) -> Result<Record, PuzzleError> {
        let game = games::find(&self.game)?;
        let name = if game.name == "kings-challenge" { "troyes" } else { game.name };
        let head = Head {
            game: name.into(),
            rules: self.rules,
            options: self.options.get().into(),
            start: Some(self.state.get().into()),
            ..Head::default()
        };
        Ok(Record { head, entries: Vec::new() })
    }
}

/// A puzzle laid out: its rules, the table, and who is asked.
#[derive(Clone, Debug)]
pub struct Position<G: Themed> {
    /// The rules.
    pub game: G,
    /// The table.
    pub state: G::State,
    /// Whose move it is.
    pub seat: Seat,
}

impl<G: Themed> Position<G> {
    /// Lays a puzzle out.
    pub fn of(puzzle: &Puzzle) -> Result<Position<G>, PuzzleError> {
        let table = Table::<G>::before(&puzzle.record()?.head)?;
        let (game, state, seat) = (table.game().clone(), table.state().clone(), Seat(puzzle.seat));
        match game.pending(&state) {
            Pending::Seats(seats) if seats.contains(seat) => Ok(Position { game, state, seat }),
            _ => Err(PuzzleError::NotAsked),
        }
    }

    /// Reads a move.
    pub fn read(&self, texts: &[String]) -> Result<Vec<G::Choice>, PuzzleError> {
        let read = |text: &String| self.game.read(text).map_err(|_| PuzzleError::NotOffered(text.clone()));
        texts.iter().map(read).collect()
    }

    /// The table after a move, or a part of one.
    pub fn after(&self, path: &[G::Choice]) -> Result<G::State, PuzzleError> {
        let mut state = self.state.clone();
        for choice in path {
            let played = self.game.play(&mut state, self.seat, *choice, None);
            played.map_err(|_| PuzzleError::NotOffered(self.game.write(*choice)))?;
        }
        Ok(state)
    }

    /// The same move with whatever has a single answer after it.
    pub fn and_forced(&self, mut path: Vec<G::Choice>) -> Result<Vec<G::Choice>, PuzzleError> {
        let mut state = self.after(&path)?;
        let mut choices = Vec::new();
        while self.goes_on(&state) {
            self.game.choices(&state, self.seat, &mut choices);
            let [only] = choices[..] else { break };
            path.push(only);
            self.game.play_offered(&mut state, self.seat, only);
        }
        Ok(path)
    }

    /// Whether the move is not over at this moment of it.
    pub fn goes_on(&self, now: &G::State) -> bool {
        match self.game.pending(now) {
            Pending::Seats(seats) => {
                seats.contains(self.seat) && self.game.same_move(&self.state, now, self.seat)
            }
            Pending::Chance(_) | Pending::Over => false,
        }
    }
}
