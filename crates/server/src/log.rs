//! What the log says: each kind of happening at once, but not again and again, so that nobody can flood it.
//!
//! That promise is all there is to it: a logging library would add levels and targets, and still need this behind it.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

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
    kinds: HashMap<&'static str, Kind>,
    lines: VecDeque<String>,
}

struct Kind {
    at: Instant,
    /// How often it has happened since without being written down.
    unsaid: u64,
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
            eprintln!("{line}");
        }
    }

    /// Something that is written down each time it happens.
    pub fn warn(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        let line = format!("{kind}: {what}");
        eprintln!("{line}");
        self.lock().remember(line);
    }

    fn line(&self, kind: &'static str, now: Instant, what: fmt::Arguments<'_>) -> Option<String> {
        let mut said = self.lock();
        let unsaid = match said.kinds.get_mut(kind) {
            Some(last) if now.saturating_duration_since(last.at) < PAUSE => {
                last.unsaid += 1;
                return None;
            }
            Some(last) => last.unsaid,
            None => 0,
        };
        said.kinds.insert(kind, Kind { at: now, unsaid: 0 });
        let more =
            if unsaid > 0 { format!(" ({unsaid} more since the last such line)") } else { String::new() };
        let line = format!("{kind}: {what}{more}");
        said.remember(line.clone());
        Some(line)
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
        assert_eq!(log.line("storage", start, format_args!("full")).as_deref(), Some("storage: full"));
        let later = log.line("refused", start + PAUSE, format_args!("again"));
        assert_eq!(later.as_deref(), Some("refused: again (999 more since the last such line)"));
        assert_eq!(log.lines().len(), 3);
        assert_eq!(log.lines()[0], "refused: no. 0");
    }
}
