//! One game of an arena.

use crate::deal::{Deal, Dealer};
use crate::{ArenaError, Match};
use bots::{Bot, Clock, Evaluate, ask, by_name};
use host::{Driver, StateOnly, play_out};
use tabletop::{Awaited, CompleteGame, Outcome, Phrase, Refusal, Seat, Seats, Standing, phrase};

/// No game takes more steps than this unless its rules go in circles.
const MOST_STEPS: usize = 200_000;

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
    let mut sitting = Sitting { dealer: Dealer::new(deal), bots, steps: 0 };
    let mut position = StateOnly(plan.game.start());
    play_out(plan.game, &mut position, &mut sitting)?;
    let standing = plan.game.standing(&position.0).ok_or_else(|| stuck("sheet"))?;
    let forfeits = sitting.bots.iter().zip(0..);
    let forfeits: Vec<(Seat, Phrase)> = forfeits
        .filter_map(|((_, clock), seat)| clock.forfeited().map(|reason| (Seat(seat), reason.clone())))
        .collect();
    let standing = without(standing, forfeits.iter().map(|(seat, _)| *seat).collect());
    Ok(Played { deal: deal.number() as usize, seating: seating.to_vec(), standing, forfeits })
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
    dealer: Dealer,
    /// By seat.
    bots: Vec<(Box<dyn Bot<G>>, Clock)>,
    steps: usize,
}

impl<G: Evaluate> Driver<G> for Sitting<G> {
    type Error = ArenaError;

    fn chance(&mut self, game: &G, state: &G::State, awaited: Awaited) -> Outcome {
        self.dealer.answer(game, state, awaited)
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
