//! A network against a bot with a name, while it is still being trained.

use bots::value::{Learned, Network};
use bots::{Bot, BotError, Budget, Clock, Evaluate, ask, by_name, with_network};
use std::sync::Arc;
use tabletop::{CompleteGame, Cup, Pending, Seat, Seed};

/// How a network fared, the mean of all games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Duel {
    /// Games won, shared victories by their share.
    pub wins: f64,
    /// Its points.
    pub points: f64,
    /// Its lead.
    pub lead: f64,
}

/// Plays games of a network in every seat in turn against one kind of bot in all others. Without a budget the network looks
/// one move ahead.
pub fn play<G: Evaluate + CompleteGame>(
    game: &G,
    network: &Arc<Network>,
    budget: Option<Budget>,
    against: &str,
    games: u32,
) -> Result<Duel, BotError> {
    let mut duel = Duel::default();
    for number in 0..games {
        let players = u32::from(game.players());
        let seat = Seat((number % players) as u8);
        let seed = u64::from(number / players);
        let mut bots = Vec::new();
        for other in (0..game.players()).map(Seat) {
            let own = seed + u64::from(other.0);
            let is_me = other == seat;
            bots.push(if is_me {
                with_network(network.clone(), budget, own)
            } else {
                by_name::<G>(against, own)?
            });
        }
        let state = one(game, bots, seed);
        let Some(standing) = game.standing(&state) else { continue };
        let total = &standing.total;
        let own = f64::from(total[seat.index()]);
        let others = total.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let best = others.map(|(_, points)| f64::from(*points)).fold(f64::NEG_INFINITY, f64::max);
        if standing.winners.contains(seat) {
            duel.wins += 1.0 / standing.winners.len() as f64;
        }
        duel.points += own;
        duel.lead += if best.is_finite() { own - best } else { own };
    }
    let all = f64::from(games.max(1));
    Ok(Duel { wins: duel.wins / all, points: duel.points / all, lead: duel.lead / all })
}

fn one<G: Learned>(game: &G, mut bots: Vec<Box<dyn Bot<G>>>, seed: u64) -> G::State {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut clock = Clock::new(Budget::Simulations(1));
    let mut state = game.start();
    loop {
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(awaited) => {
                if game.chance(&mut state, &cup.answer(awaited), None).is_err() {
                    return state;
                }
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return state };
                let bot = bots[seat.index()].as_mut();
                let Some(choice) = ask(bot, game, &state, seat, &mut clock) else { return state };
                game.play_offered(&mut state, seat, choice);
            }
        }
    }
}
