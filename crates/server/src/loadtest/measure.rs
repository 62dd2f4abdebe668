//! How long things took, and how much memory a process takes.

use std::time::Duration;

/// The times of many moves.
#[derive(Clone, Debug, Default)]
pub struct Latencies {
    /// Moves that were accepted.
    pub moves: usize,
    /// Moves that were refused, or not made or seen by everybody in time.
    pub failures: usize,
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
