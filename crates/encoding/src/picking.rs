//! What has been picked of an answer, and what may follow.

use crate::{Action, Encode};
use arrayvec::ArrayVec;
use tabletop::{Phrase, Seat, phrase};

/// The most actions that spell one choice: all dice of a district and the word that they are enough.
const LONGEST: usize = 40;

/// The actions picked so far.
pub type Picked = ArrayVec<Action, LONGEST>;

/// An action does not fit any choice that is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct NotLegal(pub Action);

impl NotLegal {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        phrase!("error-action-not-legal", action = u32::from(self.0))
    }
}

/// A seat that picks its answer action by action. Whatever follows from the rest is picked for it: every action but the
/// first is picked out of several.
#[derive(Clone, Debug)]
pub struct Picking<G: Encode> {
    seat: Seat,
    /// The offered choices that fit what is picked.
    fitting: Vec<G::Choice>,
    picked: Picked,
}

impl<G: Encode> Default for Picking<G> {
    fn default() -> Picking<G> {
        Picking { seat: Seat(0), fitting: Vec::new(), picked: Picked::new() }
    }
}

/// What is offered is often no more than this.
const USUAL_OFFERS: usize = 4;

impl<G: Encode> Picking<G> {
    /// Asks a seat anew.
    pub fn ask(&mut self, game: &G, state: &G::State, seat: Seat) {
        self.seat = seat;
        self.picked.clear();
        game.choices(state, seat, &mut self.fitting);
    }

    /// The same, with room to list what is offered in: many games that each grew a list of their own, and gave back what
    /// it did not need, would leave holes in the memory.
    pub fn ask_in(&mut self, game: &G, state: &G::State, seat: Seat, room: &mut Vec<G::Choice>) {
        self.seat = seat;
        self.picked.clear();
        game.choices(state, seat, room);
        self.fitting.clear();
        let needed = room.len().next_multiple_of(USUAL_OFFERS);
        if needed > self.fitting.capacity() || 2 * needed < self.fitting.capacity() {
            self.fitting = Vec::with_capacity(needed);
        }
        self.fitting.extend_from_slice(room);
    }

    /// Nobody is asked.
    pub fn clear(&mut self) {
        self.picked.clear();
        self.fitting.clear();
    }

    /// The seat that picks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it has picked so far.
    pub fn picked(&self) -> &[Action] {
        &self.picked
    }

    /// The offered choices that fit what is picked.
    pub fn fitting(&self) -> &[G::Choice] {
        &self.fitting
    }

    /// Hands every action that may follow to `each`, some of them several times.
    pub fn each_legal(&self, game: &G, mut each: impl FnMut(Action)) {
        let place = self.picked.len();
        for choice in &self.fitting {
            if let Some(action) = game.action(self.seat, choice, place) {
                each(action);
            }
        }
    }

    /// The actions that may follow, in order, each once.
    pub fn legal(&self, game: &G) -> Vec<Action> {
        let mut actions = Vec::new();
        self.each_legal(game, |action| actions.push(action));
        actions.sort_unstable();
        actions.dedup();
        actions
    }

    /// Whether an action may follow.
    pub fn fits(&self, game: &G, action: Action) -> bool {
        let place = self.picked.len();
        self.fitting.iter().any(|choice| game.action(self.seat, choice, place) == Some(action))
    }

    /// Picks an action: the choice, if that settles it. What is refused changes nothing.
    pub fn pick(&mut self, game: &G, action: Action) -> Result<Option<G::Choice>, NotLegal> {
        if !self.fits(game, action) {
            return Err(NotLegal(action));
        }
        let (seat, place) = (self.seat, self.picked.len());
        self.fitting.retain(|choice| game.action(seat, choice, place) == Some(action));
        self.picked.push(action);
        if let [only] = self.fitting[..] {
            return Ok(Some(only));
        }
        self.pick_what_follows(game);
        Ok(None)
    }

    /// Picks actions that all fitting choices have in common. They differ somewhere, so that this ends.
    fn pick_what_follows(&mut self, game: &G) {
        loop {
            let place = self.picked.len();
            let mut next = self.fitting.iter().map(|choice| game.action(self.seat, choice, place));
            let Some(Some(first)) = next.next() else { return };
            if !next.all(|action| action == Some(first)) {
                return;
            }
            self.picked.push(first);
        }
    }
}
