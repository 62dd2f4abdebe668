//! A search that is let into what no player knows: how much better it plays is what knowing would be worth at most.

use super::Search;
use crate::bot::{Seen, decide};
use crate::clock::{Budget, Clock};
use crate::evaluate::{Evaluate, SearchParams};
use crate::judge::ByNetwork;
use crate::value::Network;
use std::sync::Arc;
use tabletop::{Cup, Seat, Speech, Viewer};

/// What is really so.
#[derive(Clone, Debug)]
pub struct Truth<S> {
    /// The state with everybody's secrets.
    pub state: S,
    /// What all dice and draws to come will be, if that is told too.
    pub dice: Option<Cup>,
}

/// Searches with a network, and knows the truth. No opponent for people: a yardstick for those who play fairly.
pub struct Clairvoyant<G: Evaluate> {
    search: Search<G, ByNetwork<G>>,
}

impl<G: Evaluate + Speech> Clairvoyant<G> {
    /// Searches as the game says, or otherwise.
    pub fn new(
        network: Arc<Network>,
        budget: Budget,
        params: Option<SearchParams>,
        seed: u64,
    ) -> Clairvoyant<G> {
        Clairvoyant { search: Search::new(ByNetwork::new(network).searching(params), Some(budget), 1, seed) }
    }

    /// Decides for a seat. `None` if it is not asked anything.
    pub fn decide(
        &mut self,
        game: &G,
        truth: Truth<G::State>,
        seat: Seat,
        clock: &mut Clock,
    ) -> Option<G::Choice> {
        let mut choices = Vec::new();
        game.choices(&truth.state, seat, &mut choices);
        let view = game.recall(&truth.state, Viewer::Seat(seat));
        self.search.truth = Some(truth);
        let seen = Seen { game, seat, view: &view, choices: &choices };
        (!choices.is_empty()).then(|| decide(&mut self.search, &seen, clock))
    }
}
