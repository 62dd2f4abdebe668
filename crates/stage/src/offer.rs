//! What may be done at once.

use crate::spot::{Spot, Spots};
use crate::staged::Staged;
use tabletop::{Phrase, Seat, Viewer, phrase};

/// Something that can be done at once: choices said one after the other.
#[derive(Clone, Debug)]
pub struct Offer<G: Staged> {
    /// The choices in order; mostly one.
    pub choices: Vec<G::Choice>,
    /// Where on the table it is chosen, where that is one spot.
    pub place: Option<G::Spot>,
    /// The pieces that it consists of, each as its own kin.
    pub pieces: Vec<G::Spot>,
    /// Whether it is listed only once some of its pieces have been picked.
    pub latent: bool,
}

impl<G: Staged> Offer<G> {
    /// Every choice of a seat as an offer.
    pub fn each(game: &G, state: &G::State, seat: Seat) -> Vec<Offer<G>> {
        let view = game.view(state, Viewer::Seat(seat));
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        choices.into_iter().map(|choice| Offer::one(choice, &game.spots_of(&view, seat, choice))).collect()
    }

    /// A single choice.
    pub fn one(choice: G::Choice, spots: &Spots<G::Spot>) -> Offer<G> {
        let pieces = spots.pieces.iter().map(|piece| piece.kin().0).collect();
        Offer { choices: vec![choice], place: spots.at, pieces, latent: false }
    }

    /// What it says, with price and effect. Of several choices only the first and the last are worth reading.
    pub fn say(&self, game: &G, state: &G::State, seat: Seat) -> Phrase {
        let Some((last, before)) = self.choices.split_last() else { return Phrase::NOTHING };
        let Some(first) = before.first() else { return game.say(state, seat, *last) };
        let mut imagined = state.clone();
        let beginning = game.beginning(state, seat, *first);
        let is_possible = |choice: &G::Choice| game.play(&mut imagined, seat, *choice, None).is_ok();
        if !before.iter().all(is_possible) {
            return beginning;
        }
        phrase!("stage-offer-whole", beginning = beginning, end = game.say(&imagined, seat, *last))
    }
}
