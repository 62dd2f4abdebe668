//! What a position of the toy game is worth: points as they stand, and what coins will still build.

use crate::bot::{Bot, Seen};
use crate::cancel::Cancel;
use crate::clock::Budget;
use crate::evaluate::{Evaluate, Term};
use crate::names::{BotError, make_bot};
use crate::newest::{examine, weigh};
use crate::search::{Exam, Examined, Weighed};
use crate::value::{Inputs, Learned};
use tabletop::toy::{Choice, Open, State, Step, Toy};
use tabletop::{Game, Phrase, Seat, phrase};

/// A coin that may still pay for building.
const COIN: f64 = 0.75;

fn coins(open: &Open, seat: Seat) -> f64 {
    f64::from(open.coins[seat.index()])
}

/// No network was ever trained for it.
impl Learned for Toy {
    fn lesson(&self) -> &'static str {
        "toy"
    }

    fn judged_seats(&self) -> usize {
        self.seats().into()
    }

    fn list_inputs(&self, _state: &State, _seat: Seat, _inputs: &mut Inputs) {}

    fn points_now(&self, state: &State, _seat: Seat, of: Seat) -> f32 {
        self.vp(state, of) as f32
    }
}

impl Evaluate for Toy {
    fn bot(spec: &str, seed: u64) -> Result<Box<dyn Bot<Toy>>, BotError> {
        make_bot(spec, seed)
    }

    fn weigh(seen: &Seen<'_, Toy>, budget: Budget, seed: u64, cancel: &Cancel) -> Vec<Weighed<Choice>> {
        weigh(seen, budget, seed, cancel)
    }

    fn examine(exam: &Exam<'_, Toy>, budget: Budget, seed: u64, cancel: &Cancel) -> Examined<Choice> {
        examine(exam, budget, seed, cancel)
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        let vp = f64::from(self.vp(state, seat));
        if state.open.step == Step::Over {
            return vp;
        }
        let open = &state.open;
        vp - f64::from(open.coins[seat.index()] / 2) + COIN * coins(open, seat).min(6.0)
    }

    fn terms(&self, before: &State, after: &State, seat: Seat) -> Vec<Term> {
        let coins = coins(&after.open, seat) - coins(&before.open, seat);
        let tower: i32 = (0..6)
            .map(|face| {
                let count = |open: &Open| i32::from(open.towers[seat.index()][face]);
                (count(&after.open) - count(&before.open)) * (face as i32 + 1)
            })
            .sum();
        let total = self.value(after, seat) - self.value(before, seat);
        let mut terms = Vec::new();
        let mut term = |text: Phrase, worth: f64| terms.push(Term { text, worth });
        if coins != 0.0 {
            term(phrase!("toy-change-coins", more = coins as i64), COIN * coins);
        }
        if tower != 0 {
            term(phrase!("toy-change-tower", more = tower), tower.into());
        }
        let rest = total - COIN * coins - f64::from(tower);
        if rest > 0.5 && tower != 0 {
            term(phrase!("toy-change-lucky"), rest);
        }
        terms
    }
}
