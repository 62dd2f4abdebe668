//! What a simulation counts. Everything is whole numbers, so that adding tallies in any order gives the same.

use std::collections::BTreeMap;
use tabletop::{Phrase, Standing};

/// The moments of a distribution of whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    count: u64,
    sum: i64,
    squares: i64,
}

impl Spread {
    fn add(&mut self, value: i32) {
        self.count += 1;
        self.sum += i64::from(value);
        self.squares += i64::from(value) * i64::from(value);
    }

    fn merge(&mut self, other: &Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The arithmetic mean.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.squares as f64 / self.count.max(1) as f64 - mean * mean).max(0.0).sqrt()
    }
}

/// How often each word occurred.
pub type Counts = BTreeMap<&'static str, u64>;

/// Everything that is counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Finished games.
    pub games: u64,
    /// Choices made.
    pub decisions: u64,
    /// Choices offered.
    pub offered: u64,
    /// Moments at which the slow laws were checked too.
    pub checked: u64,
    /// Points by source, in the order of the score sheet.
    pub rows: Vec<(Phrase, Spread)>,
    /// Total points by seat.
    pub totals: Vec<Spread>,
    /// Victories by seat; a shared one counts for everybody who shares it.
    pub wins: Vec<u64>,
    /// How often something happened with each component.
    pub occurred: Counts,
    /// How often each kind of decision was asked.
    pub decided: Counts,
}

impl Tally {
    /// Adds a finished game's score sheet.
    pub fn add(&mut self, standing: &Standing) {
        self.games += 1;
        for row in &standing.rows {
            let spread = self.row(&row.source);
            row.vp.iter().for_each(|vp| spread.add(*vp));
        }
        self.totals.resize(standing.total.len(), Spread::default());
        self.wins.resize(standing.total.len(), 0);
        for (spread, vp) in self.totals.iter_mut().zip(&standing.total) {
            spread.add(*vp);
        }
        for seat in standing.winners.iter() {
            self.wins[seat.index()] += 1;
        }
    }

    fn row(&mut self, source: &Phrase) -> &mut Spread {
        let index = self.rows.iter().position(|(known, _)| known == source).unwrap_or_else(|| {
            self.rows.push((source.clone(), Spread::default()));
            self.rows.len() - 1
        });
        &mut self.rows[index].1
    }

    /// Total points of all seats together.
    pub fn total(&self) -> Spread {
        let mut total = Spread::default();
        self.totals.iter().for_each(|spread| total.merge(spread));
        total
    }

    /// Adds another tally.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.offered += other.offered;
        self.checked += other.checked;
        for (source, spread) in &other.rows {
            self.row(source).merge(spread);
        }
        self.totals.resize(self.totals.len().max(other.totals.len()), Spread::default());
        self.wins.resize(self.totals.len(), 0);
        self.totals.iter_mut().zip(&other.totals).for_each(|(mine, other)| mine.merge(other));
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, other)| *mine += other);
        for (mine, other) in [(&mut self.occurred, &other.occurred), (&mut self.decided, &other.decided)] {
            other.iter().for_each(|(word, count)| *mine.entry(word).or_default() += count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation() {
        let mut spread = Spread::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| spread.add(value));
        assert_eq!((spread.mean(), spread.deviation()), (5.0, 2.0));
    }
}
