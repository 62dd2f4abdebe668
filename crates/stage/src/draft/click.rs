//! What a click on the table means.

use super::{Draft, Draftable, MisfitOf, Pick, PickOf, Proposal, Reason, Slot, propose};
use crate::spot::Spot as _;

/// What a click on the table leads to.
#[derive(Clone, Debug)]
pub enum Clicked<G: Draftable> {
    /// Something else is picked now.
    Picked(Box<Proposal<G>>),
    /// It was the target of a move that is ready: its choices are to be sent.
    Confirmed(Vec<G::Choice>),
    /// Nothing has changed, and why.
    Refused(Reason),
}

impl<G: Draftable> Proposal<G> {
    /// A spot is clicked: it is picked, or put back, or takes the place of the target; on the target of a move that is
    /// ready it confirms.
    pub fn clicked(&self, game: &G, view: &G::View, spot: G::Spot) -> Clicked<G> {
        if spot.is_piece() && self.is_picked(spot) {
            return Clicked::Picked(Box::new(propose(
                game,
                view,
                self.seat,
                &self.draft.clone().putting_back(spot),
            )));
        }
        if self.is_ready && self.target() == Some(spot) {
            return Clicked::Confirmed(self.choices.clone());
        }
        let more = propose(game, view, self.seat, &self.draft.clone().with(spot));
        let Some(reason) = refusal(&more, spot) else { return Clicked::Picked(Box::new(more)) };
        if self.is_picked(spot) {
            let less = self.draft.clone().putting_back(spot);
            return Clicked::Picked(Box::new(propose(game, view, self.seat, &less)));
        }
        if let Some(other) = self.exchanging(game, view, spot) {
            return Clicked::Picked(Box::new(other));
        }
        Clicked::Refused(reason)
    }

    /// The same picks with another answer to the same question: another citizen, another target. Of the other picks as
    /// many are kept as fit.
    fn exchanging(&self, game: &G, view: &G::View, spot: G::Spot) -> Option<Proposal<G>> {
        let is_at = |slot: &&Slot<G>| slot.answers.iter().any(|answer| answer.spots.at == Some(spot));
        let slot = self.slots.iter().rev().find(is_at)?;
        let old = slot.taken.and_then(|taken| slot.answers[taken].spots.at);
        let mut draft = old.map_or_else(|| self.draft.clone(), |old| self.draft.clone().putting_back(old));
        draft.picks.insert(0, Pick::Spot(spot));
        let other = propose(game, view, self.seat, &draft);
        let is_kept = refusal(&other, spot).is_none();
        is_kept.then(|| Proposal { misfits: Vec::new(), ..other })
    }
}

/// Why a proposal leaves a spot out; nothing if it does not.
fn refusal<G: Draftable>(proposal: &Proposal<G>, spot: G::Spot) -> Option<Reason> {
    let of_spot =
        |misfit: &&MisfitOf<G>| matches!(misfit.pick, Pick::Spot(left) if left.kin().0 == spot.kin().0);
    proposal.misfits.iter().find(of_spot).map(|misfit| misfit.reason.clone())
}

impl<G: crate::Staged> Draft<G> {
    /// The same without one spot; of equal pieces, without the last that was picked.
    pub fn putting_back(mut self, spot: G::Spot) -> Draft<G> {
        let is_it = |pick: &PickOf<G>| matches!(pick, Pick::Spot(other) if other.kin().0 == spot.kin().0);
        if let Some(place) = self.picks.iter().rposition(is_it) {
            self.picks.remove(place);
        }
        self
    }
}
