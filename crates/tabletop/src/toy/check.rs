//! What is wrong with a state from outside: nothing that passes here can make the rules stumble.

use super::{Open, ROUNDS, State, Step, Toy};
use crate::Game;

impl Toy {
    /// Everything that is wrong.
    pub(super) fn objections(&self, state: &State) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut law = |holds: bool, message: String| {
            if !holds {
                wrong.push(message);
            }
        };
        let Open { round, step, dice, .. } = state.open;
        law(round < ROUNDS, format!("round {round}: the game has rounds 0 to {}", ROUNDS - 1));
        if let Step::Take(seat) | Step::Use(seat, _) = step {
            law(seat.0 < self.seats(), format!("seat {} is asked, but nobody sits there", seat.0));
        }
        if let Step::Use(seat, face) = step {
            let own = dice.get(seat.index()).is_some_and(|dice| dice.contains(&face));
            law(
                own && (1..=6).contains(&face),
                format!("no die of seat {} shows the {face} it took", seat.0),
            );
        }
        for seat in self.everybody() {
            let (i, name) = (seat.index(), self.seat_name(seat));
            let lucky = state.lucky[i];
            law(lucky <= 6, format!("{name}: {lucky} is not a lucky face"));
            law(
                (lucky == 0) == (step == Step::Deal),
                format!("{name}: a lucky face is had from the deal on"),
            );
            law(
                lucky == 0 || !state.lucky[..i].contains(&lucky),
                format!("{name}: lucky face {lucky} is dealt twice"),
            );
            let is_rolled = !matches!(step, Step::Deal | Step::Roll);
            law(dice[i].iter().all(|die| *die <= 6), format!("{name}: dice show 1 to 6"));
            law(!is_rolled || !dice[i].contains(&0), format!("{name}: both dice must have been rolled"));
            law(state.open.coins[i] <= 60, format!("{name}: more coins than there are"));
            let built: u32 = state.open.towers[i].iter().map(|count| u32::from(*count)).sum();
            law(
                built <= u32::from(ROUNDS),
                format!("{name}: {built} dice in the tower after {round} rounds"),
            );
        }
        wrong
    }
}
