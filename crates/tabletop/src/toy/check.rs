//! What is wrong with a state from outside: nothing that passes here can make the rules stumble.

use super::{Open, ROUNDS, State, Step, Toy};
use crate::{Game, Phrase, phrase};

impl Toy {
    /// Everything that is wrong.
    pub(super) fn objections(&self, state: &State) -> Vec<Phrase> {
        let mut wrong = Vec::new();
        let mut law = |holds: bool, flaw: Phrase| {
            if !holds {
                wrong.push(flaw);
            }
        };
        let Open { round, step, dice, .. } = state.open;
        law(round < ROUNDS, phrase!("toy-flaw-round", round = round, last = ROUNDS - 1));
        if let Step::Take(seat) | Step::Use(seat, _) = step {
            law(seat.0 < self.seats(), phrase!("toy-flaw-seat", seat = seat.0));
        }
        if let Step::Use(seat, face) = step {
            let own = dice.get(seat.index()).is_some_and(|dice| dice.contains(&face));
            law(own && (1..=6).contains(&face), phrase!("toy-flaw-taken", seat = seat.0, face = face));
        }
        for seat in self.everybody() {
            let i = seat.index();
            let of = |what| phrase!("toy-flaw-of", seat = self.seat_name(seat).to_string(), what = what);
            let lucky = state.lucky[i];
            law(lucky <= 6, of(phrase!("toy-flaw-lucky", face = lucky)));
            law((lucky == 0) == (step == Step::Deal), of(phrase!("toy-flaw-undealt")));
            law(
                lucky == 0 || !state.lucky[..i].contains(&lucky),
                of(phrase!("toy-flaw-lucky-twice", face = lucky)),
            );
            let is_rolled = !matches!(step, Step::Deal | Step::Roll);
            law(dice[i].iter().all(|die| *die <= 6), of(phrase!("toy-flaw-dice")));
            law(!is_rolled || !dice[i].contains(&0), of(phrase!("toy-flaw-unrolled")));
            law(state.open.coins[i] <= 60, of(phrase!("toy-flaw-coins")));
            let built: u32 = state.open.towers[i].iter().map(|count| u32::from(*count)).sum();
            law(built <= u32::from(ROUNDS), of(phrase!("toy-flaw-tower", built = built, round = round)));
        }
        wrong
    }
}
