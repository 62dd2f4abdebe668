//! One game of an arena.

use crate::{ArenaError, Match};
use bots::{Bot, Clock, Evaluate, ask, by_name};
use host::{Driver, StateOnly, play_out};
use tabletop::{Awaited, CompleteGame, Cup, Outcome, Phrase, Refusal, Seat, Seats, Seed, Standing, phrase};

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
    plan: &Match<'_, G>,
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
    let mut sitting = Sitting { deal, bots, chapter: 0, event: 0, steps: 0 };
    let mut position = StateOnly(plan.game.start());
    play_out(plan.game, &mut position, &mut sitting)?;
    let standing = plan.game.standing(&position.0).ok_or_else(|| stuck("sheet"))?;
    let forfeits = sitting.bots.iter().zip(0..);
    let forfeits: Vec<(Seat, Phrase)> = forfeits
        .filter_map(|((_, clock), seat)| clock.forfeited().map(|reason| (Seat(seat), reason.clone())))
        .collect();
    let standing = without(standing, forfeits.iter().map(|(seat, _)| *seat).collect());
    Ok(Played { deal: deal.number as usize, seating: seating.to_vec(), standing, forfeits })
}

/// The standing without the seats that lost their clock: what a random player did for them counts nothing, and the best
/// of the others win.
fn without(mut standing: Standing, lost: Seats) -> Standing {
    for seat in lost.iter() {
        standing.total[seat.index()] = 0;
        standing.rows.iter_mut().for_each(|row| row.vp[seat.index()] = 0);
        standing.winners.remove(seat);
    }
    if standing.winners.is_empty() {
        let others = (0..standing.total.len()).filter(|seat| !lost.contains(Seat(*seat as u8)));
        let best = others.clone().map(|seat| standing.total[seat]).max();
        let winners = others.filter(|seat| Some(standing.total[*seat]) == best);
        standing.winners = winners.map(|seat| Seat(seat as u8)).collect();
    }
    standing
}

/// Bots around a table, and the chance of their deal.
struct Sitting<G: Evaluate> {
    deal: Deal,
    /// By seat.
    bots: Vec<(Box<dyn Bot<G>>, Clock)>,
    chapter: u32,
    /// How often chance has answered in this chapter.
    event: u32,
    steps: usize,
}

impl<G: Evaluate> Driver<G> for Sitting<G> {
    type Error = ArenaError;

    fn chance(&mut self, game: &G, state: &G::State, awaited: Awaited) -> Outcome {
        let chapter = game.chapter(state);
        if chapter != self.chapter {
            (self.chapter, self.event) = (chapter, 0);
        }
        self.event += 1;
        self.deal.answer(chapter, self.event - 1, awaited)
    }

    fn choose(&mut self, game: &G, state: &G::State, asked: Seats) -> Result<(Seat, G::Choice), ArenaError> {
        let seat = asked.iter().next().ok_or_else(|| stuck("asked"))?;
        let bot = self.bots.get_mut(seat.index());
        let choice = bot.and_then(|(bot, clock)| ask(bot.as_mut(), game, state, seat, clock));
        Ok((seat, choice.ok_or_else(|| stuck("offered"))?))
    }

    fn stepped(&mut self, _: &G) -> Result<(), ArenaError> {
        self.steps += 1;
        if self.steps < MOST_STEPS { Ok(()) } else { Err(stuck("circles")) }
    }
}

impl From<Refusal> for ArenaError {
    fn from(refusal: Refusal) -> ArenaError {
        ArenaError::Unfinished(refusal.phrase())
    }
}

fn stuck(how: &'static str) -> ArenaError {
    ArenaError::Unfinished(phrase!("arena-stuck", how = how))
}
