//! What le Roy may still gain, as far as the player can do anything about it.

use super::position::rolls;
use super::weights::Weights;
use ::troyes::board::{Owner, QueuedEvent};
use ::troyes::{State, Troyes};
use tabletop::Game;

/// How often two dice bid him counter the event at the right end of the queue.
const FIGHTS: f64 = 8.0 / 36.0;
/// He counters no more events than this in a round, as far as this matters.
const MOST_EVENTS: usize = 8;

/// What le Roy is up to in this round.
#[derive(Clone, Copy)]
pub(super) struct Royal {
    /// How many turns he will have.
    turns: f64,
    /// How likely he counters the events of the queue, from the right end.
    chances: [f64; MOST_EVENTS],
}

impl Royal {
    pub fn new(game: &Troyes, state: &State) -> Royal {
        let turns = turns(game, state);
        let mean = FIGHTS * turns;
        // So many or more events, if they come one by one at random.
        let mut term = (-mean).exp();
        let mut chance = 1.0;
        let chances = std::array::from_fn(|n| {
            chance -= term;
            term *= mean / (n + 1) as f64;
            f64::max(chance, 0.0)
        });
        Royal { turns, chances }
    }

    /// His turns in this round, the events he may counter in them, and his citizens' dice in the rounds to come.
    pub fn prospects(&self, game: &Troyes, state: &State) -> f64 {
        let weights = Weights::of(game);
        let citizens = f64::from(rolls(game, state)) * f64::from(state.buildings.standing(Owner::Grey));
        let events: f64 = state
            .queue
            .iter()
            .map(|queued| {
                let (chance, [_, his]) = self.countered(game, state, queued);
                chance * (his - f64::from(u8::from(queued.count(Owner::Grey) > 0)))
            })
            .sum();
        weights.royal_turn * self.turns + weights.royal_citizen * citizens + events
    }

    /// How likely he counters an event in this round, and what that gives the player and him. He begins at the right.
    pub fn countered(&self, game: &Troyes, state: &State, queued: &QueuedEvent) -> (f64, [f64; 2]) {
        let place = state.queue.position(queued.event).unwrap_or(0);
        let chance = self.chances.get(state.queue.len() - 1 - place).copied().unwrap_or(0.0);
        let print = game.event_print(queued.event);
        let [first, second] = print.vp.map(f64::from);
        let mine: u8 = game.families().map(|owner| queued.count(owner)).sum();
        let his = print.banners.saturating_sub(mine);
        let rewards = match mine.cmp(&his) {
            _ if mine == 0 => [0.0, first + second],
            std::cmp::Ordering::Greater => [first, second],
            std::cmp::Ordering::Equal => [(first + second) / 2.0; 2],
            std::cmp::Ordering::Less => [second, first],
        };
        (chance, rewards)
    }
}

/// How many turns le Roy will have in this round. He plays on while any die lies there, so that few large groups leave
/// him less time than many small ones, and dice that are left behind leave him very much.
fn turns(game: &Troyes, state: &State) -> f64 {
    let his = f64::from(state.square.count(Owner::Grey));
    let mine: f64 = game.families().map(|owner| f64::from(state.square.count(owner))).sum();
    let has_passed = game.families().all(|owner| state.families[owner].passed.is_some());
    match (has_passed, game.options().english_king) {
        (true, true) => his / 1.5,
        (false, true) => his / 2.5,
        // He buys a die in one turn of six.
        (true, false) => his / 1.5 + 5.0 * mine,
        (false, false) => (his + mine) / 3.5,
    }
}
