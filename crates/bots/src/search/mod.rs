//! The bot that plays on in its head: Monte Carlo tree search over guessed states.
//!
//! What a seat may not know is guessed anew for every simulation. The tree's edges are whole moves, listed and ranked
//! by the evaluation. Those at the root race against each other with the same guesses and the same dice. The tree ends
//! where many dice are rolled; a playout by moves that looked good or did well elsewhere, cut off by the evaluation, says
//! what that is worth. What was found out about moves is kept for the rest of the chapter.

mod move_cache;
mod playout;
mod race;
mod tree;

use crate::bot::{Bot, Seen};
use crate::clock::{Budget, Clock};
use crate::evaluate::Evaluate;
use crate::greedy::explain;
use move_cache::{MoveCaches, look_through};
use tabletop::{Arg, Cup, Phrase, Seed, Speech, phrase};
use tree::{Edge, Tree};
use web_time::Instant;

/// Plays the move that did best in simulated games.
#[derive(Clone, Debug)]
pub struct Search<C> {
    budget: Option<Budget>,
    threads: u32,
    rng: fastrand::Rng,
    caches: MoveCaches<C>,
    reasons: Vec<Phrase>,
}

impl<C: Copy + Eq> Search<C> {
    /// A budget of its own goes before the clock's. With one thread (or several) and a budget of simulations, the
    /// same seed decides the same.
    pub fn new(budget: Option<Budget>, threads: u32, seed: u64) -> Search<C> {
        let rng = fastrand::Rng::with_seed(seed);
        Search { budget, threads, rng, caches: MoveCaches::default(), reasons: Vec::new() }
    }
}

impl<G: Evaluate + Speech> Bot<G> for Search<G::Choice> {
    fn decide(&mut self, seen: &Seen<'_, G>, clock: &mut Clock) -> G::Choice {
        let started = Instant::now();
        let seed = self.rng.u64(..);
        if let [only] = seen.choices {
            self.reasons = vec![phrase!("bot-reason-only-choice")];
            return *only;
        }
        let params = seen.game.search_params();
        let state = seen.game.guess(seen.view, &mut Cup::new(Seed::from_number(seed)));
        let ranked = look_through(seen.game, &state, seen.seat, params.root_states, params.widest);
        let edges: Vec<_> = ranked.iter().map(|(prior, m)| Edge::new(m.path.clone(), *prior)).collect();
        let is_settled = edges.iter().all(|edge| edge.path[0] == edges[0].path[0]);
        let edges = if is_settled {
            edges
        } else {
            self.caches.open(seen.game, &state);
            self.simulate(seen, &state, edges, seed, clock, started)
        };
        let Some(best) = best(&edges, params.trust) else { return seen.choices[0] };
        self.reasons = reasons(seen, &state, &edges, best);
        self.reasons.extend(explain(seen.game, &state, &ranked[best].1.after, seen.seat));
        edges[best].path[0]
    }

    fn reasons(&self) -> Vec<Phrase> {
        self.reasons.clone()
    }
}

impl<C: Copy + Eq + Send + Sync> Search<C> {
    /// Lets every thread grow a tree of its own from the same root and adds up what they found. The first one's caches
    /// are kept.
    fn simulate<G: Evaluate<Choice = C>>(
        &mut self,
        seen: &Seen<'_, G>,
        state: &G::State,
        mut edges: Vec<Edge<G::Choice>>,
        seed: u64,
        clock: &Clock,
        started: Instant,
    ) -> Vec<Edge<G::Choice>> {
        let (threads, caches) = (self.threads, &self.caches);
        let budget = self.budget.unwrap_or(clock.budget());
        let grow = |thread: u32| {
            // Far apart, so that no simulation of one thread repeats one of another.
            let seed = seed.wrapping_add(u64::from(thread) << 40);
            let mut tree = Tree::new(seen, state, edges.clone(), caches.clone(), seed);
            match budget {
                Budget::Time(time) => loop {
                    let spent = started.elapsed().as_secs_f64() / time.as_secs_f64();
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
        for (root, _) in &found {
            for (sum, edge) in edges.iter_mut().zip(root) {
                sum.add(edge);
            }
        }
        if !found.is_empty() {
            self.caches = found.swap_remove(0).1;
        }
        edges
    }
}

/// The edge that did best among those that were tried to the last.
fn best<C: Copy>(edges: &[Edge<C>], trust: f64) -> Option<usize> {
    let most = edges.iter().map(|edge| edge.visits).max()?;
    let last = (0..edges.len()).filter(|i| 4 * edges[*i].visits >= 3 * most);
    last.max_by(|&a, &b| edges[a].mean(trust).total_cmp(&edges[b].mean(trust)).then(b.cmp(&a)))
}

fn reasons<G: Evaluate + Speech>(
    seen: &Seen<'_, G>,
    state: &G::State,
    edges: &[Edge<G::Choice>],
    best: usize,
) -> Vec<Phrase> {
    let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
    if visits == 0 {
        return Vec::new();
    }
    let outlook = |edge: &Edge<G::Choice>| Arg::difference(edge.mean(0.0));
    let vp = outlook(&edges[best]);
    let mut reasons = vec![if seen.game.seats() == 1 || G::SIMULTANEOUS {
        phrase!("bot-reason-expected", vp = vp, simulations = visits)
    } else {
        phrase!("bot-reason-ahead", vp = vp, simulations = visits)
    }];
    let another = edges
        .iter()
        .filter(|edge| edge.path[0] != edges[best].path[0] && edge.visits > 0)
        .max_by_key(|edge| edge.visits);
    if let Some(edge) = another {
        let choice = seen.game.say(state, seen.seat, edge.path[0]);
        reasons.push(phrase!("bot-reason-next-best", choice = choice, vp = outlook(edge)));
    }
    reasons
}
