//! Ratings on the Elo scale by the Bradley-Terry model.

use crate::estimate::Estimate;

/// Points of rating per unit of the logistic scale.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// As if every pair that met had also drawn this many games: keeps ratings finite where one always wins.
const DRAWN: f64 = 1.0;

/// Points that each bot scored against each other one, a tie giving half.
#[derive(Clone, Debug)]
pub(super) struct Crosstable {
    won: Vec<Vec<f64>>,
}

impl Crosstable {
    pub fn new(bots: usize) -> Crosstable {
        Crosstable { won: vec![vec![0.0; bots]; bots] }
    }

    /// One game between two bots: 1 for a win of the first, 0.5 for a tie, 0 for a loss.
    pub fn add(&mut self, first: usize, second: usize, result: f64) {
        self.won[first][second] += result;
        self.won[second][first] += 1.0 - result;
    }

    fn with_draws(&self) -> Vec<Vec<f64>> {
        let bots = self.won.len();
        let mut won = self.won.clone();
        for (i, row) in won.iter_mut().enumerate() {
            for j in (0..bots).filter(|&j| j != i) {
                if self.won[i][j] + self.won[j][i] > 0.0 {
                    row[j] += DRAWN / 2.0;
                }
            }
        }
        won
    }

    /// Ratings around a mean of 0, with intervals from the Fisher information.
    pub fn ratings(&self) -> Vec<Estimate> {
        let won = self.with_draws();
        let strengths = fit(&won);
        let errors = errors(&won, &strengths);
        strengths.iter().zip(errors).map(|(s, error)| Estimate::around(s * SCALE, error * SCALE)).collect()
    }
}

/// The chance of the first to win.
fn chance(first: f64, second: f64) -> f64 {
    1.0 / (1.0 + (second - first).exp())
}

/// The most likely strengths, by the usual fixed-point iteration.
fn fit(won: &[Vec<f64>]) -> Vec<f64> {
    let bots = won.len();
    let mut power = vec![1.0_f64; bots];
    for _ in 0..10_000 {
        let before = power.clone();
        for i in 0..bots {
            let wins: f64 = won[i].iter().sum();
            let games: f64 =
                (0..bots).filter(|&j| j != i).map(|j| (won[i][j] + won[j][i]) / (power[i] + power[j])).sum();
            if games > 0.0 {
                power[i] = wins / games;
            }
        }
        let mean = power.iter().map(|p| p.ln()).sum::<f64>() / bots.max(1) as f64;
        power.iter_mut().for_each(|p| *p /= mean.exp());
        if power.iter().zip(&before).all(|(a, b)| (a / b - 1.0).abs() < 1e-12) {
            break;
        }
    }
    power.iter().map(|p| p.ln()).collect()
}

/// Standard errors: the information of all games, the sum of strengths being fixed, inverted.
fn errors(won: &[Vec<f64>], strengths: &[f64]) -> Vec<f64> {
    let bots = won.len();
    let share = 1.0 / bots.max(1) as f64;
    let mut information = vec![vec![share; bots]; bots];
    for i in 0..bots {
        for j in (0..bots).filter(|&j| j != i) {
            let p = chance(strengths[i], strengths[j]);
            let weight = (won[i][j] + won[j][i]) * p * (1.0 - p);
            information[i][i] += weight;
            information[i][j] -= weight;
        }
    }
    let inverse = invert(information);
    (0..bots).map(|i| f64::max(inverse[i][i] - share, 0.0).sqrt()).collect()
}

/// Gauss and Jordan; the matrix is symmetric and positive.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|i| (0..size).map(|j| f64::from(i == j)).collect()).collect();
    for column in 0..size {
        let pivot = matrix[column][column];
        for j in 0..size {
            matrix[column][j] /= pivot;
            inverse[column][j] /= pivot;
        }
        for row in (0..size).filter(|&row| row != column) {
            let factor = matrix[row][column];
            for j in 0..size {
                matrix[row][j] -= factor * matrix[column][j];
                inverse[row][j] -= factor * inverse[column][j];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(results: &[(usize, usize, f64, u32)]) -> Vec<Estimate> {
        let bots = results.iter().map(|r| r.0.max(r.1)).max().unwrap_or(0) + 1;
        let mut table = Crosstable::new(bots);
        for &(first, second, result, times) in results {
            (0..times).for_each(|_| table.add(first, second, result));
        }
        table.ratings()
    }

    #[test]
    fn three_wins_of_four_are_nearly_191_points() {
        let ratings = table(&[(0, 1, 1.0, 750), (0, 1, 0.0, 250)]);
        let difference = ratings[0].value - ratings[1].value;
        assert!((difference - 190.8).abs() < 1.0, "{difference}");
        // The error of the difference is 400/ln 10/sqrt(n p q) = 12.7, that of each rating half of it.
        let half = (ratings[0].high - ratings[0].low) / 2.0;
        assert!((half - 12.7 / 2.0 * 1.96).abs() < 0.2, "{half}");
    }

    #[test]
    fn who_always_wins_stays_finite_but_uncertain() {
        let ratings = table(&[(0, 1, 1.0, 50)]);
        assert!(ratings[0].value.is_finite() && ratings[0].value > 300.0);
        assert!(ratings[0].high - ratings[0].low > 200.0);
    }

    #[test]
    fn strength_passes_on() {
        let ratings = table(&[(0, 1, 1.0, 75), (0, 1, 0.0, 25), (1, 2, 1.0, 75), (1, 2, 0.0, 25)]);
        assert!(ratings[0].value > ratings[1].value && ratings[1].value > ratings[2].value);
        assert!((ratings[1].value).abs() < 1e-6);
    }

    #[test]
    fn one_bot_alone_has_a_rating_of_nothing() {
        let ratings = Crosstable::new(1).ratings();
        assert_eq!((ratings[0].value, ratings[0].low, ratings[0].high), (0.0, 0.0, 0.0));
    }
}
