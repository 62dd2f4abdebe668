//! The bot that plays on in its head: Monte Carlo tree search over guessed states.
//!
//! What a seat may not know is guessed anew for every simulation. The tree's edges are whole moves, listed and ranked
//! by the evaluation. Those at the root race against each other with the same guesses and the same dice. The tree ends
//! where many dice are rolled; a playout by moves that looked good or did well elsewhere, cut off by the evaluation, says
//! what that is worth. What was found out about moves is kept for the rest of the chapter.

mod clairvoyant;
mod examine;
mod move_cache;
mod playout;
mod race;
mod tree;

use crate::bot::{Bot, Seen};
use crate::clock::{Budget, Clock};
use crate::evaluate::Evaluate;
use crate::explain::{Verdict, explain};
use crate::judge::Judge;
use crate::moves::Move;
use crate::resolve::Resolve;
use crate::stopwatch::{Counted, Stopwatch};
pub use clairvoyant::{Clairvoyant, Truth};
pub use examine::{Exam, Examined, Tried};
use move_cache::{MoveCaches, look_through};
use tabletop::{Cup, Phrase, Seed, Speech, phrase};
use tree::{Edge, Tree};

/// Plays the move that did best in simulated games.
pub struct Search<G: Evaluate, J> {
    judge: J,
    budget: Option<Budget>,
    threads: u32,
    rng: fastrand::Rng,
    caches: MoveCaches<G::Choice>,
    resolve: Option<Resolve<G>>,
    reasons: Vec<Phrase>,
    /// What is really so, if it is let into secrets that no player knows.
    truth: Option<Truth<G::State>>,
}

impl<G: Evaluate, J> Search<G, J> {
    /// A budget of its own goes before the clock's. With one thread (or several) and a budget of simulations, the
    /// same seed decides the same.
    pub fn new(judge: J, budget: Option<Budget>, threads: u32, seed: u64) -> Search<G, J> {
        let rng = fastrand::Rng::with_seed(seed);
        Search {
            judge,
            budget,
            threads,
            rng,
            caches: MoveCaches::default(),
            resolve: None,
            reasons: Vec::new(),
            truth: None,
        }
    }
}

impl<G: Evaluate + Speech, J: Judge<G>> Bot<G> for Search<G, J> {
    fn decide(&mut self, seen: &Seen<'_, G>, clock: &mut Clock) -> G::Choice {
        let budget = self.budget.unwrap_or(clock.budget());
        let watch = Stopwatch::start(counted(budget));
        let seed = self.rng.u64(..);
        if let [only] = seen.choices {
            self.reasons = vec![phrase!("bot-reason-only-choice")];
            // Whatever is forced belongs to the move that was decided.
            self.resolve.as_mut().and_then(|resolve| resolve.next(seen));
            return *only;
        }
        if let Some(choice) = self.resolve.as_mut().and_then(|resolve| resolve.next(seen)) {
            return choice;
        }
        let params = self.judge.params(seen.game);
        let guess = || seen.game.guess(seen.view, &mut Cup::new(Seed::from_number(seed)));
        let state = self.truth.as_ref().map_or_else(guess, |truth| truth.state.clone());
        let ranked = self.look(seen, &state);
        let edges = edges_of(&ranked);
        let is_settled = edges.iter().all(|edge| edge.path[0] == edges[0].path[0]);
        let edges = if is_settled {
            edges
        } else {
            self.caches.open(seen.game, &state);
            self.simulate(seen, &state, edges, seed, clock, &Allowance { budget, watch })
        };
        let Some(best) = best(&edges, params.trust) else { return seen.choices[0] };
        self.reasons = explain(seen, &state, &ranked[best].1, &verdict(&edges, best, params.trust));
        self.resolve = params.keeps_to_its_move.then(|| Resolve::new(&state, &edges[best].path));
        self.resolve.as_mut().and_then(|resolve| resolve.next(seen)).unwrap_or(edges[best].path[0])
    }

    fn reasons(&self) -> Vec<Phrase> {
        self.reasons.clone()
    }
}

impl<G: Evaluate, J: Judge<G>> Search<G, J> {
    /// The moves that look best at a glance, best first.
    fn look(&mut self, seen: &Seen<'_, G>, state: &G::State) -> Vec<(f64, Move<G>)> {
        let params = self.judge.params(seen.game);
        look_through(&mut self.judge, seen.game, state, seen.seat, params.root_states, params.widest)
    }

    /// The moves that look best at a glance, weighed by simulated games: those tried to the last first, the best of them
    /// before all.
    pub fn weigh(&mut self, seen: &Seen<'_, G>, clock: &Clock) -> Vec<Weighed<G::Choice>> {
        let budget = self.budget.unwrap_or(clock.budget());
        let watch = Stopwatch::start(counted(budget));
        let seed = self.rng.u64(..);
        let state = seen.game.guess(seen.view, &mut Cup::new(Seed::from_number(seed)));
        let mut edges = edges_of(&self.look(seen, &state));
        if edges.len() > 1 {
            self.caches.open(seen.game, &state);
            edges = self.simulate(seen, &state, edges, seed, clock, &Allowance { budget, watch });
        }
        let trust = self.judge.params(seen.game).trust;
        let most = edges.iter().map(|edge| edge.visits).max().unwrap_or(0);
        let is_last = |edge: &Edge<G::Choice>| 4 * edge.visits >= 3 * most;
        edges.sort_by(|a, b| is_last(b).cmp(&is_last(a)).then(b.mean(trust).total_cmp(&a.mean(trust))));
        let weighed =
            |edge: Edge<_>| Weighed { worth: edge.mean(trust), tries: edge.visits, path: edge.path };
        edges.into_iter().map(weighed).collect()
    }

    /// Lets every thread grow a tree of its own from the same root and adds up what they found. The first one's caches
    /// are kept.
    fn simulate(
        &mut self,
        seen: &Seen<'_, G>,
        state: &G::State,
        mut edges: Vec<Edge<G::Choice>>,
        seed: u64,
        clock: &Clock,
        allowance: &Allowance,
    ) -> Vec<Edge<G::Choice>> {
        let (threads, caches, judge, truth) = (self.threads, &self.caches, &self.judge, &self.truth);
        let before = allowance.watch.elapsed();
        let grow = |thread: u32| {
            // Far apart, so that no simulation of one thread repeats one of another.
            let seed = seed.wrapping_add(u64::from(thread) << 40);
            let mut tree = Tree::new(judge.clone(), seen, state, edges.clone(), caches.clone(), seed)
                .knowing(truth.as_ref());
            let watch = Stopwatch::start(counted(allowance.budget));
            match allowance.budget {
                Budget::Time(time) | Budget::Processor(time) => loop {
                    let spent = (before + watch.elapsed()).as_secs_f64() / time.as_secs_f64();
                    if spent >= 1.0 || clock.is_cancelled() {
                        break;
                    }
                    tree.simulate(spent);
                },
                Budget::Simulations(number) => {
                    let share = number / threads + u32::from(thread < number % threads);
                    for done in (0..share).take_while(|_| !clock.is_cancelled()) {
                        tree.simulate(f64::from(done) / f64::from(share));
                    }
                }
            }
            tree.into_found()
        };
        let mut found: Vec<_> = if threads == 1 {
            vec![grow(0)]
        } else {
            std::thread::scope(|scope| {
                let grow = &grow;
                let threads: Vec<_> = (0..threads).map(|thread| scope.spawn(move || grow(thread))).collect();
                threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
            })
        };
        for one in &found {
            for (sum, edge) in edges.iter_mut().zip(&one.edges) {
                sum.add(edge);
            }
        }
        if !found.is_empty() {
            self.caches = found.swap_remove(0).caches;
        }
        edges
    }
}

/// Moves as the root of a tree.
fn edges_of<G: Evaluate>(ranked: &[(f64, Move<G>)]) -> Vec<Edge<G::Choice>> {
    ranked.iter().map(|(prior, m)| Edge::new(m.path.clone(), *prior)).collect()
}

/// A whole move and what it is worth after some thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<C> {
    /// The choices that belong together.
    pub path: Vec<C>,
    /// By how many points whoever makes it may expect to be ahead in the end (behind, if negative); expected points where
    /// nobody else plays.
    pub worth: f64,
    /// In how many simulated games it was tried.
    pub tries: u32,
}

/// What may be thought about a decision, and how much of it is spent.
struct Allowance {
    budget: Budget,
    watch: Stopwatch,
}

/// Which time a budget counts.
fn counted(budget: Budget) -> Counted {
    match budget {
        Budget::Processor(_) => Counted::Processor,
        Budget::Time(_) | Budget::Simulations(_) => Counted::Wall,
    }
}

/// The edge that did best among those that were tried to the last.
fn best<C: Copy>(edges: &[Edge<C>], trust: f64) -> Option<usize> {
    let most = edges.iter().map(|edge| edge.visits).max()?;
    let last = (0..edges.len()).filter(|i| 4 * edges[*i].visits >= 3 * most);
    last.max_by(|&a, &b| edges[a].mean(trust).total_cmp(&edges[b].mean(trust)).then(b.cmp(&a)))
}

/// What came out for the best edge and for the best that begins otherwise.
fn verdict<G: Evaluate>(edges: &[Edge<G::Choice>], best: usize, trust: f64) -> Verdict<'_, G> {
    let outlook = edges[best].mean(trust);
    let others = edges.iter().filter(|edge| edge.path[0] != edges[best].path[0]);
    let another = others.max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean(trust).total_cmp(&b.mean(trust))));
    let runner_up = another.map(|edge| (edge.path.as_slice(), outlook - edge.mean(trust)));
    Verdict { outlook, runner_up }
}
