//! How long things took, in a few steps of time.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Seconds up to which a time is counted in each step; longer ones are counted in none.
const STEPS: [f64; 13] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// How often something took how long.
#[derive(Default)]
pub struct Histogram {
    steps: [AtomicU64; STEPS.len()],
    count: AtomicU64,
    microseconds: AtomicU64,
}

impl Histogram {
    /// It took so long once more.
    pub fn add(&self, time: Duration) {
        if let Some(step) = STEPS.iter().position(|most| time.as_secs_f64() <= *most) {
            self.steps[step].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.microseconds.fetch_add(time.as_micros() as u64, Relaxed);
    }

    /// Each step with how often it took no longer.
    pub fn steps(&self) -> impl Iterator<Item = (f64, u64)> {
        STEPS.into_iter().zip(&self.steps).scan(0, |sum, (most, count)| {
            *sum += count.load(Relaxed);
            Some((most, *sum))
        })
    }

    /// How often in all.
    pub fn count(&self) -> u64 {
        self.count.load(Relaxed)
    }

    /// How many seconds in all.
    pub fn seconds(&self) -> f64 {
        self.microseconds.load(Relaxed) as f64 / 1e6
    }
}
