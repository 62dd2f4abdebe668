//! The move that a draft comes to.

use super::{Draft, Draftable, How, Pick, Reason, Slot, Tray};
use crate::preview::{PreviewOf, preview};
use crate::spot::Spot as _;
use crate::staged::Staged;
use tabletop::{Game, Pending, Seat, Speech, Viewer};

/// A pick that does not fit, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit<S, K, C> {
    /// The pick.
    pub pick: Pick<S, K, C>,
    /// Why it does not fit.
    pub reason: Reason,
}

/// A misfit in a game.
pub type MisfitOf<G> = Misfit<<G as Staged>::Spot, <G as Speech>::Kind, <G as Game>::Choice>;

/// The move that a draft comes to, with everything that a screen shows of it before it is confirmed.
#[derive(Clone, Debug)]
pub struct Proposal<G: Draftable> {
    /// What fits of the draft.
    pub draft: Draft<G>,
    /// What does not, and why.
    pub misfits: Vec<MisfitOf<G>>,
    /// The questions in the order in which they are asked, as far as it is known.
    pub slots: Vec<Slot<G>>,
    /// The choices to be sent, in order.
    pub choices: Vec<G::Choice>,
    /// Whether nothing is missing: the choices may be sent.
    pub is_ready: bool,
    /// What may be picked next: at first playable dice and targets, after a pick only what completes it.
    pub lit: Vec<G::Spot>,
    /// What the dice in hand come to.
    pub tray: Option<Tray<G::Spot>>,
    /// Whose move it is.
    pub seat: Seat,
    pub(super) start: G::State,
    pub(super) told: Vec<G::Happening>,
    pub(super) foresight: G::Foresight,
}

impl<G: Draftable> Proposal<G> {
    /// The table as it is imagined before the move.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// What would happen.
    pub fn told(&self) -> &[G::Happening] {
        &self.told
    }

    /// What was looked up for it.
    pub fn foresight(&self) -> &G::Foresight {
        &self.foresight
    }

    /// What the choices so far would change.
    pub fn preview(&self, game: &G) -> Option<PreviewOf<G>> {
        let view = game.view(&self.start, Viewer::Seat(self.seat));
        preview(game, &view, self.seat, &self.choices)
    }

    /// The spot at which the move is begun: a second click on it confirms.
    pub fn target(&self) -> Option<G::Spot> {
        let first = self.slots.first()?;
        first.taken.and_then(|taken| first.answers[taken].spots.at)
    }

    /// Every spot that the answers are about: what is picked, and what is proposed beside it.
    pub fn taken_spots(&self) -> Vec<G::Spot> {
        let taken = self.slots.iter().filter_map(|slot| slot.answers.get(slot.taken?));
        taken.flat_map(|answer| answer.spots.at.into_iter().chain(answer.spots.pieces.clone())).collect()
    }

    /// Whether a spot is picked.
    pub fn is_picked(&self, spot: G::Spot) -> bool {
        self.draft.spots().any(|picked| picked == spot)
    }

    /// Whether a spot may be picked next.
    pub fn is_lit(&self, spot: G::Spot) -> bool {
        self.lit.contains(&spot)
    }

    /// The first question that waits for a pick.
    pub fn open(&self) -> Option<&Slot<G>> {
        self.slots.iter().find(|slot| slot.how == How::Open)
    }

    /// Why a spot cannot be picked now, or that it can: there is always a reason.
    pub fn why_not(&self, game: &G, spot: G::Spot) -> Reason {
        if self.is_picked(spot) {
            return Reason::Picked;
        }
        if self.is_lit(spot) {
            return Reason::Possible;
        }
        if self.taken_spots().iter().any(|taken| taken.kin() == spot.kin()) {
            return Reason::Possible;
        }
        if let Some(reason) = game.why_not_beside(self, spot) {
            return reason;
        }
        let name = game.name_in_rules(spot);
        match name.and_then(|name| game.why_not(&self.start, self.seat, &name).ok()) {
            Some(reason) => Reason::Rules(reason),
            None if !self.is_asked(game) => Reason::NotAsked,
            None => Reason::NotHere,
        }
    }

    fn is_asked(&self, game: &G) -> bool {
        matches!(game.pending(&self.start), Pending::Seats(asked) if asked.contains(self.seat))
    }
}
