//! A network against a bot with a name, while it is still being trained.

use bots::value::{Inputs, Learned, Network, worth};
use bots::{BotError, Budget, Clock, ask, by_name, moves};
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

/// Plays games of a network in every seat in turn against one kind of bot in all others.
pub fn play<G: Learned + CompleteGame>(
    game: &G,
    network: &Network,
    against: &str,
    games: u32,
    states: usize,
) -> Result<Duel, BotError> {
    let mut duel = Duel::default();
    for number in 0..games {
        let players = u32::from(game.players());
        let seat = Seat((number % players) as u8);
        let state = one(game, network, seat, against, u64::from(number / players), states)?;
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

fn one<G: Learned + CompleteGame>(
    game: &G,
    network: &Network,
    me: Seat,
    against: &str,
    seed: u64,
    states: usize,
) -> Result<G::State, BotError> {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut guess = Cup::new(Seed::from_number(seed + 1));
    let mut bots = Vec::new();
    for seat in 0..game.players() {
        bots.push(by_name::<G>(against, seed + u64::from(seat))?);
    }
    let mut clock = Clock::new(Budget::Simulations(1));
    let mut inputs = Inputs::default();
    let mut state = game.start();
    loop {
        match game.pending(&state) {
            Pending::Over => return Ok(state),
            Pending::Chance(awaited) => {
                if game.chance(&mut state, &cup.answer(awaited), None).is_err() {
                    return Ok(state);
                }
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return Ok(state) };
                if seat == me {
                    let view = game.view(&state, tabletop::Viewer::Seat(me));
                    let guessed = game.guess(&view, &mut guess);
                    let moves = moves::list(game, &guessed, me, states);
                    let best = moves
                        .into_iter()
                        .map(|one| (worth(network, game, &one.after, me, &mut inputs), one.path))
                        .max_by(|a, b| a.0.total_cmp(&b.0));
                    let Some((_, path)) = best else { return Ok(state) };
                    for choice in path {
                        game.play_offered(&mut state, me, choice);
                    }
                } else {
                    let bot = bots[seat.index()].as_mut();
                    let Some(choice) = ask(bot, game, &state, seat, &mut clock) else { return Ok(state) };
                    game.play_offered(&mut state, seat, choice);
                }
            }
        }
    }
}
