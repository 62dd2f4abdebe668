//! What is wrong with a state from outside: everything, not only the first thing.
//!
//! A state that passes can be played to its end without a rule meeting anything it does not expect.

mod agenda;
mod board;
mod expelled;
mod families;
mod past;
mod ramparts;
mod shape;

use crate::board::Owner;
use crate::play::Look;
use tabletop::{Game, Phrase, Seat, phrase};

/// An owner by the word that a state from outside has for it, the same in every language.
fn word(owner: Owner) -> String {
    owner.name().into()
}

/// Collects what is wrong.
struct Complaints<'a> {
    look: Look<'a>,
    wrong: Vec<Phrase>,
}

impl Complaints<'_> {
    fn unless(&mut self, holds: bool, complaint: impl FnOnce() -> Phrase) {
        if !holds {
            self.wrong.push(complaint());
        }
    }

    /// Whether an owner takes part in this game.
    fn plays(&self, owner: Owner) -> bool {
        self.look.owners().any(|playing| playing == owner)
    }
}

impl Look<'_> {
    pub(crate) fn check(self) -> Vec<Phrase> {
        let mut complaints = Complaints { look: self, wrong: Vec::new() };
        complaints.time();
        complaints.families();
        complaints.board();
        complaints.expelled();
        complaints.ramparts();
        // The past and questions are looked at only on a table that makes sense: enumerating choices relies on it.
        if complaints.wrong.is_empty() {
            complaints.past();
            complaints.agenda();
        }
        complaints.wrong
    }
}

impl Complaints<'_> {
    fn time(&mut self) {
        let state = self.look.state;
        let rounds = self.look.game.options.rounds();
        self.unless(state.round <= rounds, || {
            phrase!("troyes-flaw-round", round = state.round, rounds = rounds)
        });
        let seats = self.look.game.seats();
        self.unless(state.start < Seat(seats), || phrase!("troyes-flaw-start", seat = state.start.0));
    }
}
