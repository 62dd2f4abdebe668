//! How long things took, and how much memory a process takes.

use crate::metrics::processor_seconds;
use std::time::Duration;

/// The times of many moves.
#[derive(Clone, Debug, Default)]
pub struct Latencies {
    /// Moves that were accepted.
    pub moves: usize,
    /// Moves that were refused, or not made or seen by everybody in time.
    pub failures: usize,
    /// Those of them that were not taken: no connection, another answer than yes, or none in time.
    pub refused: usize,
    /// Bytes of the events that came meanwhile.
    pub bytes: usize,
    times: Vec<Duration>,
}

impl Latencies {
    /// Somebody has seen a move after so long.
    pub fn saw(&mut self, after: Duration) {
        self.times.push(after);
    }

    /// Adds those of another table.
    pub fn add(&mut self, other: Latencies) {
        self.moves += other.moves;
        self.failures += other.failures;
        self.refused += other.refused;
        self.bytes += other.bytes;
        self.times.extend(other.times);
    }

    /// The time in milliseconds within which this part of all was seen.
    pub fn percentile(&self, part: f64) -> f64 {
        let mut times = self.times.clone();
        times.sort_unstable();
        let place = ((times.len() as f64 * part).ceil() as usize).clamp(1, times.len().max(1)) - 1;
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

/// Whose time of processors is counted.
#[derive(Clone, Debug, Default)]
pub struct Workers {
    /// The processes that serve.
    pub nodes: Vec<u32>,
    /// The first process of the database, if there is one on this machine.
    pub database: Option<u32>,
}

/// Seconds of processors that were used so far, where the system tells.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spent {
    pub nodes: f64,
    pub database: f64,
    pub own: f64,
}

impl Workers {
    /// What they have used so far.
    pub fn spent(&self) -> Spent {
        let of = |process: &dyn ToString| processor_seconds(&process.to_string()).unwrap_or(0.0);
        let database = self.database.map_or(0.0, |first| {
            // Whoever works for the database is a child of its first process, which remembers those that are gone.
            let children = children_of(first);
            with_the_gone(first).unwrap_or(0.0) + children.iter().map(|child| of(child)).sum::<f64>()
        });
        Spent { nodes: self.nodes.iter().map(|node| of(node)).sum(), database, own: of(&"self") }
    }
}

/// A number of `/proc/PROCESS/stat`, counted as `proc(5)` does.
fn stat(process: u32, place: usize) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    stat.rsplit_once(')')?.1.split_whitespace().nth(place - 3)?.parse().ok()
}

/// Who started a process.
pub fn parent_of(process: u32) -> Option<u32> {
    stat(process, 4).map(|parent| parent as u32)
}

/// What a process has used, with its children that have ended, in seconds.
fn with_the_gone(process: u32) -> Option<f64> {
    let ticks: Option<u64> = (14..=17).map(|place| stat(process, place)).sum();
    ticks.map(|ticks| ticks as f64 / 100.0)
}

fn children_of(parent: u32) -> Vec<u32> {
    let Ok(processes) = std::fs::read_dir("/proc") else { return Vec::new() };
    let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    numbers.filter(|process| parent_of(*process) == Some(parent)).collect()
}

/// The most memory that a process has taken so far, in MB, as Linux tells it.
pub fn memory_of(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kilobytes / 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_happened() {
        let mut latencies = Latencies::default();
        (1..=100).for_each(|ms| latencies.saw(Duration::from_millis(ms)));
        assert_eq!(latencies.percentile(0.5), 50.0);
        assert_eq!(latencies.percentile(0.99), 99.0);
        assert_eq!(latencies.percentile(1.0), 100.0);
        assert_eq!(Latencies::default().percentile(0.99), 0.0);
    }
}
