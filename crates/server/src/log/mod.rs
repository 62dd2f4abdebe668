//! What the log says: each kind of happening at once, but not again and again, so that nobody can flood it.
//!
//! That promise is all there is to it: a logging library would add levels and targets, and still need this behind it.

mod line;

use line::Line;
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub use line::{LogForm, say};

/// The same kind of happening is written down once in this time; in between it is counted.
const PAUSE: Duration = Duration::from_secs(60);
/// How many lines are remembered.
const REMEMBERED: usize = 200;

/// The log of a server: it goes to standard error, and its last lines are remembered.
#[derive(Default)]
pub struct Log {
    said: Mutex<Said>,
}

#[derive(Default)]
struct Said {
    kinds: BTreeMap<&'static str, Kind>,
    lines: VecDeque<String>,
}

#[derive(Default)]
struct Kind {
    /// When it was last written down.
    at: Option<Instant>,
    /// How often it has happened since without being written down.
    unsaid: u64,
    /// How often it has happened.
    count: u64,
}

/// The log of those who have none at hand.
pub fn shared() -> &'static Log {
    static LOG: LazyLock<Log> = LazyLock::new(Log::default);
    &LOG
}

impl Said {
    fn remember(&mut self, line: String) {
        if self.lines.len() == REMEMBERED {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }
}

impl Log {
    /// Something of a kind happened.
    pub fn note(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        if let Some(line) = self.line(kind, Instant::now(), what) {
            line.print();
        }
    }

    /// Something that is written down each time it happens.
    pub fn warn(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        let line = Line::new(kind, what, 0);
        line.print();
        let mut said = self.lock();
        said.kinds.entry(kind).or_default().count += 1;
        said.remember(line.to_string());
    }

    fn line(&self, kind: &'static str, now: Instant, what: fmt::Arguments<'_>) -> Option<Line<'static>> {
        let mut said = self.lock();
        let known = said.kinds.entry(kind).or_default();
        known.count += 1;
        if known.at.is_some_and(|at| now.saturating_duration_since(at) < PAUSE) {
            known.unsaid += 1;
            return None;
        }
        known.at = Some(now);
        let line = Line::new(kind, what, std::mem::take(&mut known.unsaid));
        said.remember(line.to_string());
        Some(line)
    }

    /// How often each kind of thing has happened, written down or not.
    pub fn counts(&self) -> Vec<(&'static str, u64)> {
        self.lock().kinds.iter().map(|(kind, known)| (*kind, known.count)).collect()
    }

    /// The last lines, the oldest first.
    pub fn lines(&self) -> Vec<String> {
        self.lock().lines.iter().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, Said> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_two_lines_and_a_number() {
        let (log, start) = (Log::default(), Instant::now());
        let said = (0..1000).filter_map(|i| log.line("refused", start, format_args!("no. {i}"))).count();
        assert_eq!(said, 1);
        let line =
            |kind, at, what: &str| log.line(kind, at, format_args!("{what}")).map(|line| line.to_string());
        assert_eq!(line("storage", start, "full").as_deref(), Some("storage: full"));
        let later = line("refused", start + PAUSE, "again");
        assert_eq!(later.as_deref(), Some("refused: again (999 more since the last such line)"));
        assert_eq!(log.lines().len(), 3);
        assert_eq!(log.lines()[0], "refused: no. 0");
        assert_eq!(log.counts(), [("refused", 1001), ("storage", 1)]);
    }

    #[test]
    fn a_storage_that_is_away_says_so_now_and_then_and_not_for_everybody_who_asks() {
        use crate::store::StoreError;
        for _ in 0..1000 {
            assert_eq!(web::StorageError::from(StoreError::Stopped), web::StorageError::Failed);
        }
        assert!(shared().counts().iter().any(|(kind, count)| *kind == "storage" && *count >= 1000));
        assert!(shared().lines().len() < 10, "{:?}", shared().lines());
    }
}
