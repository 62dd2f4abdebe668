//! Measured numbers and how far they may be off.

use serde::Serialize;

/// A measured number with the interval in which the true one lies, 19 times out of 20.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The normal deviate that 95 % lie within.
const DEVIATE: f64 = 1.959_964;

impl Estimate {
    /// A value with its standard error.
    pub fn around(value: f64, error: f64) -> Estimate {
        Estimate { value, low: value - DEVIATE * error, high: value + DEVIATE * error }
    }

    /// The mean of some numbers.
    pub fn mean(numbers: &[f64]) -> Estimate {
        let count = f64::max(numbers.len() as f64, 1.0);
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let variance = squares / f64::max(count - 1.0, 1.0);
        Estimate::around(mean, (variance / count).sqrt())
    }

    /// The rate of successes among tries, by Wilson's interval, which keeps within 0 and 1.
    pub fn rate(successes: f64, tries: u32) -> Estimate {
        if tries == 0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, z2) = (f64::from(tries), DEVIATE * DEVIATE);
        let rate = successes / n;
        let center = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = DEVIATE / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
        Estimate { value: rate, low: f64::max(center - half, 0.0), high: f64::min(center + half, 1.0) }
    }

    /// The same in another unit.
    pub fn times(self, factor: f64) -> Estimate {
        Estimate { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_as_in_the_tables() {
        // 81 of 263 is a standard example: 0.2553 to 0.3662.
        let rate = Estimate::rate(81.0, 263);
        assert!((rate.low - 0.2553).abs() < 5e-5 && (rate.high - 0.3662).abs() < 5e-5, "{rate:?}");
        let all = Estimate::rate(10.0, 10);
        assert!((all.high - 1.0).abs() < 1e-9 && (all.low - 0.7225).abs() < 5e-5, "{all:?}");
    }

    #[test]
    fn a_mean_with_its_standard_error() {
        let mean = Estimate::mean(&[1.0, 2.0, 3.0, 4.0]);
        // Deviation 1.2910, error 0.6455.
        assert!((mean.value - 2.5).abs() < 1e-9 && (mean.high - 2.5 - 1.2652).abs() < 1e-3, "{mean:?}");
    }
}
