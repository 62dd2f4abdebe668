//! What of the table is lit, picked and proposed.

use super::{Picker, letter_of};
use crate::canvas::Marks;
use crate::playable::Playable;
use stage::Spot as _;

impl<G: Playable> Picker<G> {
    /// Whether a place or piece can be chosen or picked now.
    pub fn is_lit(&self, place: G::Spot) -> bool {
        self.marks.lit.iter().any(|(lit, _)| *lit == place) || self.marks.pieces.contains(&place.kin().0)
    }

    /// Lights whatever can be picked: what stands in a row bears its letter.
    pub(super) fn light(&mut self) {
        let mut lit: Vec<(G::Spot, Option<char>)> = Vec::new();
        for row in 0..self.rows.len() {
            let place = self.answer(row).and_then(|answer| self.place_of(answer));
            if let Some(place) = place.filter(|place| !lit.iter().any(|(known, _)| known == place)) {
                lit.push((place, letter_of(row)));
            }
        }
        let (pieces, places): (Vec<G::Spot>, Vec<G::Spot>) =
            self.proposal.lit.iter().copied().partition(|spot| spot.is_piece());
        for place in places.into_iter().filter_map(|spot| G::shown_at(&self.view, spot)) {
            if !lit.iter().any(|(known, _)| *known == place) {
                lit.push((place, None));
            }
        }
        let (taken, chosen): (Vec<G::Spot>, Vec<G::Spot>) =
            self.proposal.taken_spots().into_iter().partition(|spot| spot.is_piece());
        let picks: Vec<G::Spot> =
            self.proposal.draft.spots().filter(|spot| spot.is_piece()).map(|spot| spot.kin().0).collect();
        let mut proposed: Vec<G::Spot> = taken.into_iter().map(|spot| spot.kin().0).collect();
        for pick in &picks {
            if let Some(place) = proposed.iter().position(|piece| piece == pick) {
                proposed.swap_remove(place);
            }
        }
        let mut known: Vec<G::Spot> = Vec::new();
        for kin in pieces.iter().map(|spot| spot.kin().0).chain(picks.iter().chain(&proposed).copied()) {
            if !known.contains(&kin) {
                known.push(kin);
            }
        }
        let chosen = chosen.into_iter().filter_map(|spot| G::shown_at(&self.view, spot)).collect();
        let (cursor, choosing) = (self.marks.cursor, true);
        self.marks =
            Marks { lit, pieces: known, picks, proposed, chosen, cursor, choosing, recent: Vec::new() };
    }
}
