//! A network against a bot with a name, while it is still being trained.

use bots::value::Network;
use bots::{
    Bot, BotError, Budget, Clairvoyant, Clock, Evaluate, SearchParams, Truth, ask, by_name, with_network,
};
use std::fmt;
use std::sync::Arc;
use tabletop::{CompleteGame, Cup, Pending, Seat, Seed};

/// Who meets whom.
#[derive(Clone, Debug)]
pub struct Duel {
    /// Without a budget the network looks one move ahead.
    pub budget: Option<Budget>,
    /// How it searches, if otherwise than the game says.
    pub params: Option<SearchParams>,
    /// What it is let into, beyond what a player may know.
    pub knows: Option<Knows>,
    /// The bot in all other seats.
    pub against: String,
    /// How many games; the network has every seat in turn with the same dice.
    pub games: u32,
    /// The dice.
    pub seed: u64,
}

/// Secrets that a search with a network can be let into, to measure what knowing them is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Knows {
    /// The secrets of all seats.
    Secrets,
    /// Those, and all dice and draws to come.
    Dice,
}

/// How a network fared.
#[derive(Clone, Debug, Default)]
pub struct Fared {
    /// Games won, shared victories by their share.
    pub wins: Vec<f64>,
    /// Its points.
    pub points: Vec<f64>,
    /// Its lead over the best of the others.
    pub leads: Vec<f64>,
}

impl fmt::Display for Fared {
    /// Means with 95 % intervals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((wins, w), (points, p), (lead, l)) = (mean(&self.wins), mean(&self.points), mean(&self.leads));
        let games = self.wins.len();
        write!(f, "{games} games: wins {:.1} ± {:.1} %, ", 100.0 * wins, 100.0 * w)?;
        write!(f, "points {points:.2} ± {p:.2}, lead {lead:+.2} ± {l:.2}")
    }
}

/// A mean and its 95 % interval.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(2) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

/// Plays a duel.
pub fn play<G: Evaluate + CompleteGame>(
    game: &G,
    network: &Arc<Network>,
    duel: &Duel,
) -> Result<Fared, BotError> {
    let mut fared = Fared::default();
    for number in 0..duel.games {
        let players = u32::from(game.players());
        let seat = Seat((number % players) as u8);
        let seed = duel.seed + u64::from(number / players);
        let mut at_table = Vec::new();
        for other in (0..game.players()).map(Seat) {
            let own = seed + u64::from(other.0);
            at_table.push(if other == seat {
                network_at_table(network, duel, own)
            } else {
                AtTable::Fair(by_name::<G>(&duel.against, own)?)
            });
        }
        let state = one(game, at_table, seed);
        let Some(standing) = game.standing(&state) else { continue };
        let total = &standing.total;
        let own = f64::from(total[seat.index()]);
        let others = total.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let best = others.map(|(_, points)| f64::from(*points)).fold(f64::NEG_INFINITY, f64::max);
        let has_won = standing.winners.contains(seat);
        fared.wins.push(if has_won { 1.0 / standing.winners.len() as f64 } else { 0.0 });
        fared.points.push(own);
        fared.leads.push(if best.is_finite() { own - best } else { own });
    }
    Ok(fared)
}

/// Whoever plays.
enum AtTable<G: Evaluate> {
    Fair(Box<dyn Bot<G>>),
    Knowing(Box<Clairvoyant<G>>, Knows),
}

fn network_at_table<G: Evaluate + CompleteGame>(
    network: &Arc<Network>,
    duel: &Duel,
    seed: u64,
) -> AtTable<G> {
    match (duel.knows, duel.budget) {
        (Some(knows), Some(budget)) => {
            let clairvoyant = Clairvoyant::new(network.clone(), budget, duel.params, seed);
            AtTable::Knowing(Box::new(clairvoyant), knows)
        }
        _ => AtTable::Fair(with_network(network.clone(), duel.budget, duel.params, seed)),
    }
}

fn one<G: Evaluate + CompleteGame>(game: &G, mut at_table: Vec<AtTable<G>>, seed: u64) -> G::State {
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
                let choice = match &mut at_table[seat.index()] {
                    AtTable::Fair(bot) => ask(bot.as_mut(), game, &state, seat, &mut clock),
                    AtTable::Knowing(bot, knows) => {
                        let dice = (*knows == Knows::Dice).then(|| cup.clone());
                        bot.decide(game, Truth { state: state.clone(), dice }, seat, &mut clock)
                    }
                };
                let Some(choice) = choice else { return state };
                game.play_offered(&mut state, seat, choice);
            }
        }
    }
}
