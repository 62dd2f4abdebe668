//! How the toy speaks: questions, buttons, sentences.

use super::{Choice, Happening, Kind, NAMES, State, Step, Toy};
use crate::{Phrase, Question, Seat, Speech, Viewer, phrase};

impl Speech for Toy {
    type Kind = Kind;

    fn option_list() -> Vec<(&'static str, Phrase)> {
        vec![("rich", phrase!("toy-option-rich"))]
    }

    fn seat_title(&self, seat: Seat) -> Phrase {
        phrase!("toy-seat", seat = NAMES[seat.index()])
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question<Kind>> {
        match state.open.step {
            Step::Take(asked) if asked == seat => {
                Some(Question { kind: Kind::Take, text: phrase!("toy-ask-take") })
            }
            Step::Use(asked, face) if asked == seat => {
                Some(Question { kind: Kind::Use, text: phrase!("toy-ask-use", face = face) })
            }
            _ => None,
        }
    }

    fn say(&self, state: &State, _: Seat, choice: Choice) -> Phrase {
        match (choice, state.open.step) {
            (Choice::Take(face), _) => phrase!("toy-say-take", face = face),
            (Choice::Sell, Step::Use(_, face)) => phrase!("toy-say-sell", face = face),
            (Choice::Sell, _) => phrase!("toy-say-sell-it"),
            (Choice::Build, _) => phrase!("toy-say-build", cost = self.cost),
        }
    }

    fn say_awaited(&self, state: &State) -> Phrase {
        match state.open.step {
            Step::Deal => phrase!("toy-awaited-deal"),
            _ => phrase!("toy-awaited-roll"),
        }
    }

    fn tell(&self, happening: &Happening) -> Phrase {
        match *happening {
            Happening::Dealt(seat, face) => phrase!("toy-told-dealt", who = seat, face = face),
            Happening::Rolled(seat, [a, b]) => phrase!("toy-told-rolled", who = seat, a = a, b = b),
            Happening::Took(seat, face) => phrase!("toy-told-took", who = seat, face = face),
            Happening::Sold(seat, face) => phrase!("toy-told-sold", who = seat, face = face),
            Happening::Built(seat, face) => phrase!("toy-told-built", who = seat, face = face),
        }
    }

    fn may_know(&self, happening: &Happening, viewer: Viewer) -> bool {
        match happening {
            Happening::Dealt(seat, _) => viewer.is(*seat),
            _ => true,
        }
    }

    fn why_not(&self, state: &State, seat: Seat, component: &str) -> Result<Phrase, Phrase> {
        match (component, state.open.step) {
            ("tower", Step::Use(asked, _)) if asked == seat => {
                Ok(match self.cost.checked_sub(state.open.coins[seat.index()]) {
                    None | Some(0) => phrase!("toy-may-build"),
                    Some(missing) => phrase!("toy-may-not-build", cost = self.cost, missing = missing),
                })
            }
            ("purse", Step::Use(asked, _)) if asked == seat => Ok(phrase!("toy-may-sell")),
            ("tower" | "purse", _) => Ok(phrase!("toy-no-die")),
            _ => Err(phrase!("toy-no-thing", thing = component.to_string())),
        }
    }
}
