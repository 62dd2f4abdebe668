//! How sure it is that one move is best: positions are weighed several times over, each time with other guesses and dice.

use crate::theme::Themed;
use bots::{Budget, Cancel, Seen};
use tabletop::{Seat, Viewer};

/// How often a position is weighed anew, each time with its share of the budget.
pub const RUNS: u32 = 5;
/// The quantile of Student's distribution for 95 % intervals of so many runs.
const STUDENT: f64 = 2.776;
/// So many points and less are no difference between two ways to do the same.
pub const EQUAL: f64 = 0.4;
/// By so many points at least the best move must be ahead of every other idea.
pub const LEAST_GAP: f64 = 1.5;

/// A move with what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighing<C> {
    /// The choices that belong together.
    pub path: Vec<C>,
    /// What it is worth, on average of all runs.
    pub worth: f64,
    /// By how much it is behind the best, on average.
    pub behind: f64,
    /// Half of the 95 % interval of that.
    pub within: f64,
}

impl<C> Weighing<C> {
    /// Whether it is behind beyond all doubt.
    pub fn is_surely_behind(&self) -> bool {
        self.behind > self.within
    }
}

/// What a position comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Appraisal<C> {
    /// The moves, best first.
    pub moves: Vec<Weighing<C>>,
    /// Of these the first so many are as good as the best: ways to do the same, none surely worse.
    pub accepted: usize,
    /// Whether every other idea is behind, by enough and beyond its interval.
    pub is_clear: bool,
}

/// The moves of a seat, weighed with so many simulations in all.
pub fn appraise<G: Themed>(
    game: &G,
    state: &G::State,
    seat: Seat,
    simulations: u32,
    seed: u64,
) -> Option<Appraisal<G::Choice>> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    // Whoever solves it has not seen what went before, and cannot have counted along.
    let view = game.view(state, Viewer::Seat(seat));
    let seen = Seen { game, seat, view: &view, choices: &choices };
    let budget = Budget::Simulations((simulations / RUNS).max(1));
    let mut runs = Vec::new();
    for run in 0..u64::from(RUNS) {
        let seed = seed.wrapping_add(run.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let weighed = G::weigh(&seen, budget, seed, &Cancel::default());
        // Most positions are no puzzle, which one run can tell.
        if run == 0 && !looks_clear::<G>(&weighed) {
            return None;
        }
        runs.push(weighed);
    }
    Some(sum_up::<G>(&runs))
}

type Run<G> = Vec<bots::Weighed<<G as tabletop::Game>::Choice>>;

fn looks_clear<G: Themed>(run: &Run<G>) -> bool {
    let Some(best) = run.iter().max_by(|a, b| a.worth.total_cmp(&b.worth)) else { return false };
    let gist = G::gist(&best.path);
    let mut others = run.iter().filter(|other| G::gist(&other.path) != gist).peekable();
    others.peek().is_some() && others.all(|other| best.worth - other.worth >= LEAST_GAP / 2.0)
}

fn sum_up<G: Themed>(runs: &[Run<G>]) -> Appraisal<G::Choice> {
    let worths = |path: &[G::Choice]| -> Option<Vec<f64>> {
        runs.iter().map(|run| run.iter().find(|one| one.path == path).map(|one| one.worth)).collect()
    };
    let listed = runs.first().into_iter().flatten();
    let mut all: Vec<(Vec<G::Choice>, Vec<f64>)> =
        listed.filter_map(|one| Some((one.path.clone(), worths(&one.path)?))).collect();
    all.sort_by(|a, b| mean(&b.1).total_cmp(&mean(&a.1)));
    let Some((best, of_best)) = all.first().cloned() else {
        return Appraisal { moves: Vec::new(), accepted: 0, is_clear: false };
    };
    let weighing = |(path, worths): (Vec<G::Choice>, Vec<f64>)| {
        let behind: Vec<f64> = of_best.iter().zip(&worths).map(|(best, other)| best - other).collect();
        Weighing { path, worth: mean(&worths), behind: mean(&behind), within: half_interval(&behind) }
    };
    let moves: Vec<_> = all.into_iter().map(weighing).collect();
    let gist = G::gist(&best);
    let is_same = |one: &Weighing<G::Choice>| G::gist(&one.path) == gist;
    let is_as_good =
        |one: &Weighing<G::Choice>| is_same(one) && (one.behind <= EQUAL || !one.is_surely_behind());
    let (mut accepted, mut rest): (Vec<_>, Vec<_>) = moves.into_iter().partition(is_as_good);
    let mut others = rest.iter().filter(|one| !is_same(one)).peekable();
    let is_clear =
        others.peek().is_some() && others.all(|one| one.behind >= LEAST_GAP && one.is_surely_behind());
    let count = accepted.len();
    accepted.append(&mut rest);
    Appraisal { moves: accepted, accepted: count, is_clear }
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

fn half_interval(numbers: &[f64]) -> f64 {
    let (mean, count) = (mean(numbers), numbers.len() as f64);
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    STUDENT * (squares / (count - 1.0) / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_students_distribution() {
        assert!((half_interval(&[1.0, 2.0, 3.0, 4.0, 5.0]) - 2.776 * (2.5f64 / 5.0).sqrt()).abs() < 1e-9);
        assert_eq!(half_interval(&[2.0; 5]), 0.0);
    }
}
