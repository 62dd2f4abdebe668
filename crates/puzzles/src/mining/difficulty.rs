//! How difficult a puzzle is: who finds it among players of known strength.

use super::MineError;
use crate::position::Position;
use crate::puzzle::WEAKER;
use crate::theme::Themed;
use crate::weighing::Appraisal;
use bots::{Budget, Clock, ask, by_name};

/// How often each tries.
const TRIES: u8 = 4;

/// How often each of the weaker players finds a move that is accepted.
pub fn found_by<G: Themed>(
    position: &Position<G>,
    sure: &Appraisal<G::Choice>,
    seed: u64,
) -> Result<Vec<u8>, MineError> {
    let accepted = sure.moves[..sure.accepted].iter().map(|one| position.after(&one.path));
    let accepted = accepted.collect::<Result<Vec<_>, _>>()?;
    let finds = |name: &str, seed: u64| -> Result<bool, MineError> {
        let mut bot = by_name::<G>(name, seed)?;
        let mut state = position.state.clone();
        let mut clock = Clock::new(Budget::Simulations(1));
        loop {
            let choice = ask(bot.as_mut(), &position.game, &state, position.seat, &mut clock);
            let Some(choice) = choice else { return Ok(false) };
            position.game.play_offered(&mut state, position.seat, choice);
            if !position.goes_on(&state) {
                return Ok(accepted.contains(&state));
            }
        }
    };
    let count = |name: &&str| -> Result<u8, MineError> {
        let mut count = 0;
        for nth in 0..TRIES {
            count += u8::from(finds(name, seed.wrapping_add(nth.into()))?);
        }
        Ok(count)
    };
    WEAKER.iter().map(count).collect()
}

/// From how often each found it: one step more for each who mostly does not, from 1 to 5.
pub fn of(found_by: &[u8]) -> u8 {
    let missed = found_by.iter().filter(|found| 2 * **found < TRIES).count();
    (missed as u8).clamp(1, 5)
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn whoever_misses_it_makes_it_harder() {
        assert_eq!(of(&[4, 4, 4, 4, 4, 4]), 1);
        assert_eq!(of(&[1, 4, 4, 4, 4, 4]), 1);
        assert_eq!(of(&[0, 1, 1, 2, 4, 4]), 3);
        assert_eq!(of(&[0; 6]), 5);
    }
}
