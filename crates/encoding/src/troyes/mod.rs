//! Troyes: its actions and observations.

mod alphabet;
mod box_contents;
mod observation;
mod owners;
mod question;
mod spelling;

use crate::{Action, Alphabet, Encode, Pen};
use owners::Eyes;
use tabletop::{Game, Seat};
use troyes::{Choice, Troyes, View};

impl Encode for Troyes {
    fn alphabet() -> &'static Alphabet {
        &alphabet::ALPHABET
    }

    fn action(&self, seat: Seat, choice: &Choice, place: usize) -> Option<Action> {
        spelling::action(Eyes::of(self, seat), choice, place)
    }

    fn read_actions(&self, seat: Seat, actions: &[Action]) -> Option<Choice> {
        (seat.0 < self.players()).then_some(())?;
        spelling::read(Eyes::of(self, seat), actions)
    }

    fn describe(&self, view: &View, picked: &[Action], pen: &mut Pen<'_>) {
        observation::describe(self, view, picked, pen);
    }
}
