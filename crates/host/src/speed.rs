//! How fast rules and bots are here: the same course in a browser and on the machine itself.

use crate::{Dice, Host, Racer, SeededDice};
use bots::{Budget, Clock, by_name};
use std::time::Duration;
use tabletop::{Game, Notation, Seed, Table};
use troyes::Troyes;

/// What was measured, on one thread.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Speed {
    /// Random games of Troyes for four in a second.
    pub playouts_per_s: f64,
    /// Simulations of a searching bot in the middle of a game for two in a second.
    pub simulations_per_s: f64,
}

/// Simulations for one decision.
const SIMULATIONS: u32 = 1_000;
/// It is taken after at least so many others, among at least so many choices.
const BEFORE: u32 = 40;
const CHOICES: usize = 8;

/// Measures each for about so long; `clock` tells seconds.
pub fn speed(time: Duration, clock: impl Fn() -> f64) -> Speed {
    Speed { playouts_per_s: playouts(time, &clock), simulations_per_s: simulations(time, &clock) }
}

fn rules(players: u8) -> Troyes {
    let options = Troyes::parse_options(players, "").expect("plain options");
    Troyes::new(&options, None).expect("the embedded figures")
}

fn playouts(time: Duration, clock: impl Fn() -> f64) -> f64 {
    let game = rules(4);
    let mut racer = Racer::new(&game);
    let begin = clock();
    while clock() - begin < time.as_secs_f64() {
        for _ in 0..16 {
            racer.play_game();
        }
    }
    racer.games as f64 / (clock() - begin)
}

fn simulations(time: Duration, clock: impl Fn() -> f64) -> f64 {
    let host = in_the_middle();
    let asked = host.asked().iter().next().and_then(|seat| host.thinking(seat)).expect("somebody's turn");
    let begin = clock();
    let mut decisions = 0;
    while clock() - begin < time.as_secs_f64() {
        // A new one each time: nobody remembers what was found out before.
        let mut bot = by_name::<Troyes>("search", decisions).expect("search is a bot");
        asked.decide(bot.as_mut(), &mut Clock::new(Budget::Simulations(SIMULATIONS)));
        decisions += 1;
    }
    (decisions * u64::from(SIMULATIONS)) as f64 / (clock() - begin)
}

/// A game in which somebody has a real choice.
fn in_the_middle() -> Host<Troyes> {
    let dice = Dice::Seeded(SeededDice::new(Seed::from_number(1)));
    let mut host = Host::new(Table::new(rules(2), None), dice, 0);
    let mut bot = by_name::<Troyes>("greedy", 1).expect("greedy is a bot");
    let mut decisions = 0;
    while let Some(seat) = host.asked().iter().next() {
        let choices = host.table().choices(seat).len();
        if decisions >= BEFORE && choices >= CHOICES {
            break;
        }
        let Some(asked) = host.thinking(seat) else { break };
        let thought = asked.decide(bot.as_mut(), &mut Clock::new(Budget::Simulations(1)));
        if host.hear(&thought).is_err() {
            break;
        }
        decisions += 1;
    }
    host
}
