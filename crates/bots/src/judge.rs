//! Whoever says what positions are worth: by weights that were set by hand, or by a network.

use crate::evaluate::{Evaluate, Outlook, SearchParams};
use crate::moves::{self, Move};
use crate::value::{self, Inputs, Nearby, Network, seat_after};
use std::sync::Arc;
use tabletop::Seat;

/// Says what positions are worth, and how a search that trusts it goes about a game.
pub(crate) trait Judge<G: Evaluate>: Clone + Send + Sync {
    /// How the search goes about a game.
    fn params(&self, game: &G) -> SearchParams;

    /// What a state is worth to each seat, as far as `eye` may know.
    fn outlook(&self, game: &G, state: &G::State, eye: Seat) -> Outlook;

    /// What a state is worth to `seat`, which plays on in somebody's head: so many are looked at that it must be quick.
    fn glance(&self, game: &G, state: &G::State, seat: Seat) -> f64;

    /// Moves from a state by what they are worth to `seat`, best first; equally good ones stay in order. On average where one die is
    /// still to be rolled.
    fn rank(&self, game: &G, _start: &G::State, moves: Vec<Move<G>>, seat: Seat) -> Vec<(f64, Move<G>)> {
        sorted(moves, |state| {
            let (mut sum, mut count) = (0.0, 0.0);
            moves::each_outcome(game, state, |state| {
                sum += self.outlook(game, state, seat).of_seat(seat);
                count += 1.0;
            });
            sum / f64::max(count, 1.0)
        })
    }

    /// The state after the move that looks best to `seat`, which plays on in somebody's head.
    fn best(&self, game: &G, _start: &G::State, moves: Vec<Move<G>>, seat: Seat) -> Option<G::State> {
        let ranked = moves.into_iter().map(|m| (self.glance(game, &m.after, seat), m.after));
        ranked.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, after)| after)
    }
}

fn sorted<G: Evaluate>(moves: Vec<Move<G>>, mut worth: impl FnMut(&G::State) -> f64) -> Vec<(f64, Move<G>)> {
    let mut ranked: Vec<_> = moves.into_iter().map(|m| (worth(&m.after), m)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked
}

/// By weights that were set by hand, as the first bots did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HandSet;

impl<G: Evaluate> Judge<G> for HandSet {
    fn params(&self, game: &G) -> SearchParams {
        game.search_params()
    }

    fn outlook(&self, game: &G, state: &G::State, _eye: Seat) -> Outlook {
        Outlook::of(game, state)
    }

    /// Where the rules play against a seat they must be reckoned with; other players are left to look after themselves.
    fn glance(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        if game.players() < game.seats() {
            Outlook::at_a_glance(game, state).of_seat(seat)
        } else {
            game.value(state, seat)
        }
    }
}

/// By a network.
#[derive(Clone, Debug)]
pub(crate) struct ByNetwork(pub Arc<Network>);

impl ByNetwork {
    /// The same with a temperament of its own: everything that moves the network moves it a little more or less, the same
    /// for a whole game.
    pub fn tempered(network: &Network, temperament: f32, seed: u64) -> ByNetwork {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut network = network.clone();
        for weight in network.to_outputs.as_flattened_mut() {
            *weight *= 1.0 + temperament * (2.0 * rng.f32() - 1.0);
        }
        ByNetwork(Arc::new(network))
    }
}

impl<G: Evaluate> Judge<G> for ByNetwork {
    fn params(&self, game: &G) -> SearchParams {
        game.learned_search_params()
    }

    fn outlook(&self, game: &G, state: &G::State, eye: Seat) -> Outlook {
        let points = value::expected(&self.0, game, state, eye, &mut Inputs::default());
        let mut worths = vec![0.0; game.seats().into()];
        for by in 0..points.seats {
            worths[seat_after(game, eye, by).index()] = points.seen_by(by).worth().into();
        }
        Outlook::worths(worths)
    }

    fn glance(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        value::expected(&self.0, game, state, seat, &mut Inputs::default()).worth().into()
    }

    fn rank(&self, game: &G, start: &G::State, moves: Vec<Move<G>>, seat: Seat) -> Vec<(f64, Move<G>)> {
        let mut nearby = Nearby::new(&self.0, game, start, seat);
        sorted(moves, |state| nearby.worth(state).into())
    }

    fn best(&self, game: &G, start: &G::State, moves: Vec<Move<G>>, seat: Seat) -> Option<G::State> {
        if moves.len() < 2 {
            return moves.into_iter().next().map(|m| m.after);
        }
        let mut nearby = Nearby::new(&self.0, game, start, seat);
        let ranked = moves.into_iter().map(|m| (nearby.worth(&m.after), m.after));
        ranked.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, after)| after)
    }
}
