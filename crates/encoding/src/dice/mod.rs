//! Troyes Dice: its actions and observations.

mod observation;
mod spelling;

use crate::{Action, Alphabet, Encode, Pen};
use tabletop::Seat;
use troyes_dice::{Choice, TroyesDice, View};

impl Encode for TroyesDice {
    fn alphabet() -> &'static Alphabet {
        &spelling::ALPHABET
    }

    fn action(&self, _: Seat, choice: &Choice, place: usize) -> Option<Action> {
        (place == 0).then(|| spelling::action(choice))
    }

    fn read_actions(&self, _: Seat, actions: &[Action]) -> Option<Choice> {
        match actions {
            [action] => spelling::read(*action),
            _ => None,
        }
    }

    fn describe(&self, view: &View, _: &[Action], pen: &mut Pen<'_>) {
        observation::describe(self, view, pen);
    }
}
