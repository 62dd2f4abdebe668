//! What a game knows about whole moves.

use super::{Proposal, Reason, Tray};
use crate::preview::Previewable;
use std::fmt::Debug;
use tabletop::Seat;

/// In which order people want answers to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preference {
    /// The places of the choices, the best first.
    pub order: Vec<usize>,
    /// The places of those that come to the same as another one for more.
    pub dominated: Vec<usize>,
    /// Whether nobody can know what is wanted: without a pick the question stays open.
    pub must_be_picked: bool,
}

impl Preference {
    /// As they are listed; the first is taken unless something else is picked.
    pub fn listed(count: usize) -> Preference {
        Preference { order: (0..count).collect(), dominated: Vec::new(), must_be_picked: false }
    }

    /// As they are listed; one must be picked.
    pub fn picked(count: usize) -> Preference {
        Preference { must_be_picked: true, ..Preference::listed(count) }
    }

    /// By a key, the least first; equals as they are listed.
    pub fn by_key<T, K: Ord>(things: &[T], key: impl Fn(&T) -> K) -> Preference {
        let mut preference = Preference::listed(things.len());
        preference.order.sort_by_cached_key(|place| key(&things[*place]));
        preference
    }
}

/// A game whose moves can be drafted.
pub trait Draftable: Previewable {
    /// What is looked up once for a whole proposal: every way to use dice, for instance.
    type Foresight: Clone + Debug + Send + Sync;

    /// Every kind of question.
    fn kinds() -> &'static [Self::Kind];

    /// Looks ahead from the question that is open.
    fn foresee(&self, state: &Self::State, seat: Seat) -> Self::Foresight;

    /// Whether a question of this kind belongs to the action that the same seat has begun.
    fn goes_on(kind: Self::Kind) -> bool {
        Self::is_continuation(kind)
    }

    /// Whether, after this choice, all of these may still be picked as far as foresight tells. It may be wrong in
    /// saying so: then the questions tell.
    fn may_reach(
        &self,
        _foresight: &Self::Foresight,
        _state: &Self::State,
        _choice: Self::Choice,
        _wanted: &[Self::Spot],
    ) -> bool {
        true
    }

    /// The spots that may be picked beside `picked` once this choice is made, as far as foresight tells; nothing where it
    /// tells nothing, so that the choice may be found by [`Spots::also`](crate::Spots) too.
    fn joining(
        &self,
        _foresight: &Self::Foresight,
        _state: &Self::State,
        _choice: Self::Choice,
        _picked: &[Self::Spot],
    ) -> Option<Vec<Self::Spot>> {
        None
    }

    /// Whether this choice beside `picked` leads to nothing but losses: it may be picked, but does not glow.
    fn is_futile(
        &self,
        _foresight: &Self::Foresight,
        _state: &Self::State,
        _seat: Seat,
        _choice: Self::Choice,
        _picked: &[Self::Spot],
    ) -> bool {
        false
    }

    /// In which order people want these choices, all that there are.
    fn preference(
        &self,
        state: &Self::State,
        seat: Seat,
        kind: Self::Kind,
        choices: &[Self::Choice],
    ) -> Preference;

    /// What the picked dice and pieces come to.
    fn tray(&self, proposal: &Proposal<Self>) -> Option<Tray<Self::Spot>>;

    /// Why a spot cannot be picked beside what is picked, where the game can say more than its rules do.
    fn why_not_beside(&self, proposal: &Proposal<Self>, spot: Self::Spot) -> Option<Reason>;
}
