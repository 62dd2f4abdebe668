//! A move that somebody has made, weighed against all others.

use super::move_cache::look_through;
use super::tree::{Edge, End, Found, Tree};
use super::{Search, counted, edges_of};
use crate::bot::Seen;
use crate::clock::{Budget, Clock};
use crate::evaluate::Evaluate;
use crate::judge::Judge;
use crate::moves::Move;
use crate::stopwatch::Stopwatch;
use std::slice;
use tabletop::{Cup, Seed};

/// A whole move that was made, to be weighed against the others.
#[derive(Clone, Debug)]
pub struct Exam<'a, G: Evaluate> {
    /// Who made it, and what is known of the moment.
    pub seen: Seen<'a, G>,
    /// The state itself, where all cards are open; otherwise it is guessed from the view.
    pub open: Option<&'a G::State>,
    /// The choices that were made.
    pub played: &'a [G::Choice],
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Examined<C> {
    /// The moves that were tried, the best first.
    pub moves: Vec<Tried<C>>,
    /// Which of them was made; nothing if what is known of the moment does not allow it.
    pub played: Option<usize>,
    /// How far the difference between the best and the one that was made may be from what simulated games would come to
    /// in the end: its standard error, in points.
    pub error: f64,
}

/// A move and how it fared.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried<C> {
    /// The choices that belong together.
    pub path: Vec<C>,
    /// By how many points whoever makes it may expect to be ahead in the end, as in [`Weighed`](crate::Weighed).
    pub worth: f64,
    /// In how many simulated games it was tried.
    pub tries: u32,
    /// The final points that every seat may expect after it, where anything is known of them.
    pub points: Vec<Option<f64>>,
}

impl<G: Evaluate, J: Judge<G>> Search<G, J> {
    /// Weighs a move that was made against the others: it is tried as often as the best of them.
    pub fn examine(&mut self, exam: &Exam<'_, G>, clock: &Clock) -> Examined<G::Choice> {
        let Exam { seen, open, played } = exam;
        let budget = self.budget.unwrap_or(clock.budget());
        let seed = self.rng.u64(..);
        let guess = || seen.game.guess(seen.view, &mut Cup::new(Seed::from_number(seed)));
        let state = open.cloned().unwrap_or_else(guess);
        let params = self.judge.params(seen.game);
        let (states, widest) = (params.root_states, params.widest);
        let mut ranked = look_through(&mut self.judge, seen.game, &state, seen.seat, states, widest);
        let played = self.place_of(seen, &state, played, &mut ranked);
        self.caches.open(seen.game, &state);
        let edges = edges_of(&ranked);
        let tree = Tree::new(self.judge.clone(), seen, &state, edges, self.caches.clone(), seed);
        let mut tree = tree.examining(played.unwrap_or(0), *open);
        grow(&mut tree, budget, clock);
        let Found { edges, ends, .. } = tree.into_found();
        judged(&edges, &ends, played, params.trust)
    }

    /// The moves that look best, tried out as for a decision, with the points of all seats.
    pub fn try_out(&mut self, seen: &Seen<'_, G>, clock: &Clock) -> Vec<Tried<G::Choice>> {
        let budget = self.budget.unwrap_or(clock.budget());
        let seed = self.rng.u64(..);
        let state = seen.game.guess(seen.view, &mut Cup::new(Seed::from_number(seed)));
        let edges = edges_of(&self.look(seen, &state));
        self.caches.open(seen.game, &state);
        let tree = Tree::new(self.judge.clone(), seen, &state, edges, self.caches.clone(), seed);
        let mut tree = tree.remembering();
        grow(&mut tree, budget, clock);
        let Found { edges, ends, caches } = tree.into_found();
        self.caches = caches;
        judged(&edges, &ends, None, self.judge.params(seen.game).trust).moves
    }

    /// Where the move that was made stands among the others; it joins them if it was not listed.
    fn place_of(
        &mut self,
        seen: &Seen<'_, G>,
        state: &G::State,
        played: &[G::Choice],
        ranked: &mut Vec<(f64, Move<G>)>,
    ) -> Option<usize> {
        let mut after = state.clone();
        for choice in played {
            seen.game.play(&mut after, seen.seat, *choice, None).ok()?;
        }
        let known = ranked.iter().position(|(_, one)| one.after == after);
        known.or_else(|| {
            let one = Move { path: played.to_vec(), after };
            let [(worth, _)] = self.judge.rank(seen.game, state, slice::from_ref(&one), seen.seat)[..] else {
                return None;
            };
            ranked.push((worth, one));
            Some(ranked.len() - 1)
        })
    }
}

fn grow<G: Evaluate, J: Judge<G>>(tree: &mut Tree<'_, G, J>, budget: Budget, clock: &Clock) {
    let watch = Stopwatch::start(counted(budget));
    let mut done = 0;
    loop {
        let spent = match budget {
            Budget::Time(time) | Budget::Processor(time) => {
                watch.elapsed().as_secs_f64() / time.as_secs_f64()
            }
            Budget::Simulations(number) => f64::from(done) / f64::from(number),
        };
        if spent >= 1.0 || clock.is_cancelled() {
            return;
        }
        tree.simulate(spent);
        done += 1;
    }
}

fn judged<C: Copy>(edges: &[Edge<C>], ends: &[End], played: Option<usize>, trust: f64) -> Examined<C> {
    let most = edges.iter().map(|edge| edge.visits).max().unwrap_or(0);
    let is_last = |edge: &usize| 4 * edges[*edge].visits >= 3 * most;
    let mean = |edge: &usize| edges[*edge].mean(trust);
    let mut order: Vec<usize> = (0..edges.len()).collect();
    order.sort_by(|a, b| is_last(b).cmp(&is_last(a)).then(mean(b).total_cmp(&mean(a))));
    let tried = |&edge: &usize| Tried {
        path: edges[edge].path.clone(),
        worth: edges[edge].mean(trust),
        tries: edges[edge].visits,
        points: mean_points(ends, edge),
    };
    let error = match (order.first(), played) {
        (Some(best), Some(played)) if *best != played => standard_error(ends, *best, played, trust),
        _ => 0.0,
    };
    let played = played.and_then(|played| order.iter().position(|edge| *edge == played));
    Examined { moves: order.iter().map(tried).collect(), played, error }
}

/// The mean points of every seat after a move.
fn mean_points(ends: &[End], edge: usize) -> Vec<Option<f64>> {
    let mut sums: Vec<Option<f64>> = Vec::new();
    let mut count = 0.0;
    for end in ends.iter().filter(|end| end.edge == edge) {
        count += 1.0;
        sums.resize(end.points.len(), Some(0.0));
        for (sum, points) in sums.iter_mut().zip(&end.points) {
            *sum = sum.zip(*points).map(|(sum, points)| sum + points);
        }
    }
    sums.into_iter().map(|sum| sum.map(|sum| sum / count)).collect()
}

/// The standard error of the difference of two moves: the n-th games of both had the same guess and the same dice, so that
/// they are compared pair by pair. What the evaluation says counts for `trust` games and is taken to be as uncertain.
fn standard_error(ends: &[End], one: usize, other: usize, trust: f64) -> f64 {
    let of = |edge: usize| ends.iter().filter(move |end| end.edge == edge).map(|end| end.outlook);
    let differences: Vec<f64> = of(one).zip(of(other)).map(|(one, other)| one - other).collect();
    let count = differences.len() as f64;
    if count < 2.0 {
        return f64::INFINITY;
    }
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
    (squares / (count - 1.0) / (count + trust)).sqrt()
}
