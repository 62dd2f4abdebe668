//! How much of a budget of time is spent.

use std::time::Duration;
use web_time::Instant;

/// Which time counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counted {
    /// That of the clock on the wall, for which somebody waits.
    Wall,
    /// That in which this thread had a processor: the same however busy the machine is.
    Processor,
}

/// Runs from when it is started, on the thread that started it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    counted: Counted,
    started: Instant,
    worked: Duration,
}

impl Stopwatch {
    pub fn start(counted: Counted) -> Stopwatch {
        Stopwatch { counted, started: Instant::now(), worked: worked(counted) }
    }

    pub fn elapsed(&self) -> Duration {
        match self.counted {
            Counted::Wall => self.started.elapsed(),
            Counted::Processor if cfg!(unix) => worked(self.counted).saturating_sub(self.worked),
            Counted::Processor => self.started.elapsed(),
        }
    }
}

/// For how long this thread has had a processor.
#[cfg(unix)]
fn worked(counted: Counted) -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    if counted == Counted::Wall {
        return Duration::ZERO;
    }
    clock_gettime(ClockId::ThreadCPUTime).try_into().unwrap_or_default()
}

#[cfg(not(unix))]
fn worked(_counted: Counted) -> Duration {
    Duration::ZERO
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn whoever_sleeps_does_not_work() {
        let [wall, processor] = [Counted::Wall, Counted::Processor].map(Stopwatch::start);
        std::thread::sleep(Duration::from_millis(50));
        assert!(wall.elapsed() >= Duration::from_millis(50));
        assert!(processor.elapsed() < Duration::from_millis(40));
    }
}
