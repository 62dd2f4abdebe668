//! One game of an arena.

use super::{ArenaError, Plan};
use crate::bot::ask;
use crate::clock::Clock;
use crate::evaluate::Evaluate;
use crate::names::by_name;
use tabletop::{
    Awaited, CompleteGame, Cup, Game, Outcome, Pending, Phrase, Refusal, Seat, Seed, Standing, phrase,
};

/// No game takes more steps than this unless its rules go in circles.
const MOST_STEPS: usize = 200_000;

/// The chance of one deal: the same for every seat order, as far as the games run alike. Every event draws from a
/// cup of its own, so that a die more in one round does not change the cards of the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deal {
    seed: u64,
    number: u64,
}

impl Deal {
    pub fn new(seed: u64, number: usize) -> Deal {
        Deal { seed, number: number as u64 }
    }

    fn seed_for(self, what: u64, which: u64) -> Seed {
        let mut bytes = [0; 32];
        for (part, number) in bytes.chunks_exact_mut(8).zip([self.seed, self.number, what, which]) {
            part.copy_from_slice(&number.to_le_bytes());
        }
        Seed(bytes)
    }

    fn answer(self, chapter: u32, event: u32, awaited: Awaited) -> Outcome {
        Cup::new(self.seed_for(u64::from(chapter), u64::from(event))).answer(awaited)
    }

    /// A seed for the bot of a seat.
    fn bot_seed(self, seat: Seat) -> u64 {
        let mut cup = Cup::new(self.seed_for(u64::MAX, u64::from(seat.0)));
        u64::from(cup.below(u32::MAX)) << 32 | u64::from(cup.below(u32::MAX))
    }
}

/// How a game ended.
#[derive(Debug)]
pub(super) struct Played {
    pub deal: usize,
    /// Bots by seat.
    pub seating: Vec<usize>,
    pub standing: Standing,
    /// Seats that lost their clock, and why.
    pub forfeits: Vec<(Seat, Phrase)>,
}

pub(super) fn play<G: Evaluate + CompleteGame>(
    plan: &Plan<'_, G>,
    names: &[String],
    seating: &[usize],
    deal: Deal,
) -> Result<Played, ArenaError> {
    let seats = (0..plan.game.players()).map(Seat);
    let mut bots = Vec::new();
    for (seat, bot) in seats.zip(seating) {
        let clock = Clock::new(plan.budget);
        let clock = match plan.patience {
            Some(patience) => clock.with_patience(patience),
            None => clock,
        };
        bots.push((by_name::<G>(&names[*bot], deal.bot_seed(seat))?, clock));
    }
    let state = play_to_the_end(plan.game, deal, |state, seat| {
        let (bot, clock) = bots.get_mut(seat.index())?;
        ask(bot.as_mut(), plan.game, state, seat, clock)
    })?;
    let standing = plan.game.standing(&state).ok_or_else(|| stuck("sheet"))?;
    let forfeits = bots
        .iter()
        .zip(0..)
        .filter_map(|((_, clock), seat)| clock.forfeited().map(|reason| (Seat(seat), reason.clone())));
    let forfeits = forfeits.collect();
    Ok(Played { deal: deal.number as usize, seating: seating.to_vec(), standing, forfeits })
}

fn play_to_the_end<G: Game>(
    game: &G,
    deal: Deal,
    mut choose: impl FnMut(&G::State, Seat) -> Option<G::Choice>,
) -> Result<G::State, ArenaError> {
    let mut state = game.start();
    let (mut chapter, mut event) = (game.chapter(&state), 0);
    for _ in 0..MOST_STEPS {
        match game.pending(&state) {
            Pending::Over => return Ok(state),
            Pending::Chance(awaited) => {
                if game.chapter(&state) != chapter {
                    (chapter, event) = (game.chapter(&state), 0);
                }
                let outcome = deal.answer(chapter, event, awaited);
                event += 1;
                game.chance(&mut state, &outcome, None).map_err(unfinished)?;
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().ok_or_else(|| stuck("asked"))?;
                let choice = choose(&state, seat).ok_or_else(|| stuck("offered"))?;
                game.play(&mut state, seat, choice, None).map_err(unfinished)?;
            }
        }
    }
    Err(stuck("circles"))
}

fn unfinished(refusal: Refusal) -> ArenaError {
    ArenaError::Unfinished(refusal.phrase())
}

fn stuck(how: &'static str) -> ArenaError {
    ArenaError::Unfinished(phrase!("arena-stuck", how = how))
}
