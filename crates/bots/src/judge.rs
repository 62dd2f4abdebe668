//! Whoever says what positions are worth: by weights that were set by hand, or by a network.

use crate::evaluate::{Evaluate, Outlook, SearchParams};
use crate::moves::{self, Move};
use crate::value::{Comparison, Kept, Learned, Network, Points, seat_after, speaker_for};
use std::sync::Arc;
use tabletop::Seat;

/// Says what positions are worth, and how a search that trusts it goes about a game.
pub(crate) trait Judge<G: Evaluate>: Clone + Send + Sync {
    /// How the search goes about a game.
    fn params(&self, game: &G) -> SearchParams;

    /// What a state is worth to each seat, as far as `eye` may know.
    fn outlook(&mut self, game: &G, state: &G::State, eye: Seat) -> Outlook;

    /// The final points that every seat may expect, as far as `eye` may know; with `open` cards, as far as each of them
    /// knows itself. Nothing for seats of which nothing is known.
    fn points(&mut self, game: &G, state: &G::State, eye: Seat, open: bool) -> Vec<Option<f64>>;

    /// Gets ready for glances of `seat` at positions near this one.
    fn attend(&mut self, _game: &G, _state: &G::State, _seat: Seat) {}

    /// What a state is worth to `seat`, which plays on in somebody's head: so many are looked at that it must be quick.
    fn glance(&mut self, game: &G, state: &G::State, seat: Seat) -> f64;

    /// The numbers of moves from a state by what they are worth to `seat`, best first; equally good ones stay in order. On
    /// average where one die is still to be rolled.
    fn rank(&mut self, game: &G, _start: &G::State, moves: &[Move<G>], seat: Seat) -> Vec<(f64, usize)> {
        let worth = |one: &Move<G>| {
            let (mut sum, mut count) = (0.0, 0.0);
            moves::each_outcome(game, &one.after, |state| {
                sum += self.outlook(game, state, seat).of_seat(seat);
                count += 1.0;
            });
            sum / f64::max(count, 1.0)
        };
        best_first(moves.iter().map(worth))
    }

    /// The state after the move that looks best to `seat`, which plays on in somebody's head.
    fn best(&mut self, game: &G, _start: &G::State, moves: Vec<Move<G>>, seat: Seat) -> Option<G::State> {
        let ranked = moves.into_iter().map(|m| (self.glance(game, &m.after, seat), m.after));
        ranked.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, after)| after)
    }
}

fn best_first(worths: impl Iterator<Item = f64>) -> Vec<(f64, usize)> {
    let mut ranked: Vec<_> = worths.zip(0..).collect();
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

    fn outlook(&mut self, game: &G, state: &G::State, _eye: Seat) -> Outlook {
        Outlook::of(game, state)
    }

    fn points(&mut self, game: &G, state: &G::State, eye: Seat, _open: bool) -> Vec<Option<f64>> {
        let is_known = |seat: &Seat| !G::SIMULTANEOUS || *seat == eye;
        let value = |seat: Seat| game.value(state, seat) + game.chapter_value(state, seat);
        (0..game.seats()).map(|seat| Some(Seat(seat)).filter(is_known).map(value)).collect()
    }

    /// Where the rules play against a seat they must be reckoned with; other players are left to look after themselves.
    fn glance(&mut self, game: &G, state: &G::State, seat: Seat) -> f64 {
        if game.players() < game.seats() {
            Outlook::at_a_glance(game, state).of_seat(seat)
        } else {
            game.value(state, seat)
        }
    }
}

/// By a network.
#[derive(Clone, Debug)]
pub(crate) struct ByNetwork<G: Learned> {
    network: Arc<Network>,
    /// How to search, if otherwise than the game says.
    params: Option<SearchParams>,
    /// The position that each seat has kept.
    kept: Vec<Kept<G>>,
}

impl<G: Evaluate> ByNetwork<G> {
    pub fn new(network: Arc<Network>) -> Self {
        ByNetwork { network, params: None, kept: Vec::new() }
    }

    /// The same with another way to search.
    pub fn searching(self, params: Option<SearchParams>) -> Self {
        ByNetwork { params, ..self }
    }

    /// The same with a temperament of its own: everything that moves the network moves it a little more or less, the same
    /// for a whole game.
    pub fn tempered(network: &Network, temperament: f32, seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut network = network.clone();
        for weight in network.to_outputs.as_flattened_mut() {
            *weight *= 1.0 + temperament * (2.0 * rng.f32() - 1.0);
        }
        ByNetwork::new(Arc::new(network))
    }

    /// The network.
    pub fn network(&self) -> &Network {
        &self.network
    }

    fn expected(&mut self, game: &G, state: &G::State, seat: Seat) -> Points {
        self.make_room(seat);
        self.kept[seat.index()].expected(&self.network, game, state, seat)
    }

    /// What states after the moves of a seat are worth to it.
    fn worths(&mut self, game: &G, start: &G::State, moves: &[Move<G>], seat: Seat) -> Vec<f32> {
        self.attend(game, start, seat);
        let comparison = Comparison { network: &self.network, game, seat, measure: Points::worth };
        comparison.worths(&mut self.kept[seat.index()], moves.iter().map(|one| &one.after))
    }

    fn make_room(&mut self, seat: Seat) {
        while self.kept.len() <= seat.index() {
            self.kept.push(Kept::new(&self.network));
        }
    }
}

impl<G: Evaluate> Judge<G> for ByNetwork<G> {
    fn params(&self, game: &G) -> SearchParams {
        self.params.unwrap_or_else(|| game.learned_search_params())
    }

    fn outlook(&mut self, game: &G, state: &G::State, eye: Seat) -> Outlook {
        let points = self.expected(game, state, eye);
        let mut worths = vec![0.0; game.seats().into()];
        for by in 0..points.seats {
            worths[seat_after(game, eye, by).index()] = points.seen_by(by).worth().into();
        }
        Outlook::worths(worths)
    }

    fn points(&mut self, game: &G, state: &G::State, eye: Seat, open: bool) -> Vec<Option<f64>> {
        let mut known = vec![None; game.seats().into()];
        let seen = self.expected(game, state, eye);
        for by in 0..seen.seats {
            let seat = seat_after(game, eye, by);
            let points = if open {
                let (speaker, after) = speaker_for(game, seat);
                self.expected(game, state, speaker).of[after]
            } else {
                seen.of[by]
            };
            known[seat.index()] = Some(points.into());
        }
        known
    }

    fn attend(&mut self, game: &G, state: &G::State, seat: Seat) {
        self.make_room(seat);
        self.kept[seat.index()].keep(&self.network, game, state, seat);
    }

    fn glance(&mut self, game: &G, state: &G::State, seat: Seat) -> f64 {
        self.expected(game, state, seat).worth().into()
    }

    fn rank(&mut self, game: &G, start: &G::State, moves: &[Move<G>], seat: Seat) -> Vec<(f64, usize)> {
        best_first(self.worths(game, start, moves, seat).into_iter().map(f64::from))
    }

    fn best(&mut self, game: &G, start: &G::State, moves: Vec<Move<G>>, seat: Seat) -> Option<G::State> {
        if moves.len() < 2 {
            return moves.into_iter().next().map(|m| m.after);
        }
        let worths = self.worths(game, start, &moves, seat);
        let ranked = worths.into_iter().zip(moves);
        ranked.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, one)| one.after)
    }
}
