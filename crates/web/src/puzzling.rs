//! Puzzles as the pages know them: all of them once somebody asks, and how far a browser has come with them.

use crate::platform::Platform;
use crate::played_game::PlayedGame;
use crate::proposed::{Clicked, Proposed};
use crate::refusal::Refused;
use crate::services::Services;
use crate::speech::Voice;
use async_lock::OnceCell;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use puzzles::Collection;
use std::fmt::Write as _;
use std::sync::Arc;
use tabletop::{Seat, Seed};
use words::phrase;

/// The puzzles, once somebody has asked for them.
#[derive(Default)]
pub struct Shelf(OnceCell<Arc<Collection>>);

impl Shelf {
    /// All puzzles.
    pub async fn collection(&self, platform: &dyn Platform) -> Result<Arc<Collection>, Refused> {
        let read = || async {
            let text = platform.file(puzzles::FILE.into()).await;
            let text = text.ok_or_else(|| Refused::Setup(phrase!("page-puzzles-unreachable")))?;
            let read = Collection::read(&text).map(Arc::new);
            read.map_err(|error| Refused::Setup(error.phrase()))
        };
        self.0.get_or_try_init(read).await.cloned()
    }
}

/// Between the number of a puzzle and the choices that were made, in its address.
const THEN: char = '~';
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');

/// A puzzle, and the part of a move that somebody has made: what its address says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the puzzle.
    pub number: usize,
    /// The choices so far.
    pub so_far: Vec<String>,
}

impl Place {
    /// Reads what an address says.
    pub fn read(text: &str) -> Option<Place> {
        let mut parts = text.split(THEN);
        let number = parts.next()?.parse().ok()?;
        Some(Place { number, so_far: parts.map(str::to_string).collect() })
    }

    /// The same after more choices.
    pub fn and(&self, choices: Vec<String>) -> Place {
        Place { number: self.number, so_far: self.so_far.iter().cloned().chain(choices).collect() }
    }

    /// Its address.
    pub fn address(&self) -> String {
        let mut address = format!("/puzzles/{}", self.number);
        for choice in &self.so_far {
            let _ = write!(address, "{THEN}{}", utf8_percent_encode(choice, PLAIN));
        }
        address
    }

    /// Where a whole move is judged.
    pub fn tried(&self, choices: &[String]) -> String {
        let moves = self.so_far.iter().chain(choices).map(|choice| ("move", choice));
        let query = serde_urlencoded::to_string(moves.collect::<Vec<_>>()).unwrap_or_default();
        format!("/puzzles/{}?{query}", self.number)
    }
}

/// A puzzle on a table of its own.
pub fn laid_out(
    services: &Services,
    puzzle: &puzzles::Puzzle,
    so_far: &[String],
) -> Result<Box<dyn PlayedGame>, Refused> {
    let record = puzzle.record().map_err(|error| Refused::Setup(error.phrase()))?;
    // Nothing is rolled here: a move ends before the dice do.
    let mut game = services.games.open(&record.write(), Seed::from_number(0), 0)?;
    let seat = Seat(puzzle.seat);
    if !so_far.is_empty() {
        let question = game.question(seat);
        game.answer(seat, question, so_far)?;
    }
    Ok(game)
}

/// A whole move as if somebody had put it together: what it does, and what is to be shown on the board.
pub fn put_together(
    game: &dyn PlayedGame,
    seat: Seat,
    path: &[String],
    voice: Voice<'_>,
) -> Option<Box<Proposed>> {
    let mut picks = Vec::new();
    let mut proposed = None;
    for (i, choice) in path.iter().enumerate() {
        let Clicked::Picked(now) = game.draft(seat, &picks, None, voice) else { break };
        // What comes after the first action of a move is not laid on the board.
        let Some(step) = now.steps.get(i) else { break };
        picks.push(format!("{}={choice}", step.asked));
    }
    if let Clicked::Picked(now) = game.draft(seat, &picks, None, voice) {
        proposed = Some(now);
    }
    proposed
}

/// How far a browser has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    solved: Bits,
    missed: Bits,
    /// How many puzzles were solved in a row, each at the first try.
    pub streak: u32,
    /// The longest such row.
    pub best: u32,
}

/// Numbers of puzzles, a bit each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Bits(Vec<u8>);

impl Bits {
    fn has(&self, number: usize) -> bool {
        self.0.get(number / 8).is_some_and(|byte| byte & (1 << (number % 8)) != 0)
    }

    fn add(&mut self, number: usize) {
        if self.0.len() <= number / 8 {
            self.0.resize(number / 8 + 1, 0);
        }
        self.0[number / 8] |= 1 << (number % 8);
    }

    fn count(&self) -> u32 {
        self.0.iter().map(|byte| byte.count_ones()).sum()
    }
}

impl Progress {
    /// Reads what a browser remembers; whatever cannot be read is forgotten.
    pub fn read(text: &str) -> Progress {
        let mut parts = text.split('.');
        let mut bits = || parts.next().and_then(|part| hex::decode(part).ok()).map(Bits).unwrap_or_default();
        let (solved, missed) = (bits(), bits());
        let mut number = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(0);
        Progress { solved, missed, streak: number(), best: number() }
    }

    /// What a browser is to remember.
    pub fn write(&self) -> String {
        let [solved, missed] = [&self.solved, &self.missed].map(|bits| hex::encode(&bits.0));
        format!("{solved}.{missed}.{}.{}", self.streak, self.best)
    }

    /// Whether a puzzle is solved.
    pub fn is_solved(&self, number: usize) -> bool {
        self.solved.has(number)
    }

    /// Whether it was tried, but is not solved.
    pub fn is_missed(&self, number: usize) -> bool {
        self.missed.has(number) && !self.is_solved(number)
    }

    /// How many are solved.
    pub fn solved(&self) -> u32 {
        self.solved.count()
    }

    /// Somebody has tried a puzzle of which there are so many. Only the first try counts for the streak.
    pub fn add(&mut self, number: usize, of: usize, is_best: bool) {
        if number > of {
            return;
        }
        let is_first = !self.solved.has(number) && !self.missed.has(number);
        if is_first {
            self.streak = if is_best { self.streak.saturating_add(1) } else { 0 };
            self.best = self.best.max(self.streak);
        }
        if is_best {
            self.solved.add(number);
        } else {
            self.missed.add(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_browser_remembers_is_read_again() {
        let mut progress = Progress::default();
        for (number, is_best) in [(1, true), (2, true), (300, false), (9, true)] {
            progress.add(number, 300, is_best);
        }
        assert_eq!(Progress::read(&progress.write()), progress);
        assert_eq!((progress.streak, progress.best, progress.solved()), (1, 2, 3));
        assert!(progress.is_missed(300) && !progress.is_solved(300));
        for garbage in ["", "zz.1", "....", "ff.ff.-1.x"] {
            assert_eq!(Progress::read(garbage).streak, 0, "{garbage}");
        }
    }

    #[test]
    fn only_the_first_try_counts_for_the_streak() {
        let mut progress = Progress::default();
        progress.add(1, 9, false);
        progress.add(1, 9, true);
        assert_eq!((progress.streak, progress.is_solved(1), progress.is_missed(1)), (0, true, false));
        progress.add(2, 9, true);
        progress.add(2, 9, false);
        progress.add(10, 9, true);
        assert_eq!((progress.streak, progress.solved()), (1, 2), "there is no tenth");
    }

    #[test]
    fn addresses_are_read_as_they_are_written() {
        let place = Place { number: 12, so_far: Vec::new() }.and(vec!["turn W2@blue".into(), "build".into()]);
        assert_eq!(place.address(), "/puzzles/12~turn%20W2%40blue~build");
        assert_eq!(Place::read("12~turn W2@blue~build"), Some(place));
        assert_eq!(Place::read("x"), None);
    }
}
