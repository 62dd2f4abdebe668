//! How far a network is off where a search looks no further: at the beginnings of chapters, against the mean of many ends.

use bots::value::{Inputs, Network, Points, expected};
use bots::{Bot, Budget, Clock, Evaluate, ask, with_network};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use tabletop::{CompleteGame, Cup, Pending, Seat, Seed};

/// How good the foresight was at the beginning of one chapter.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// For each position what the network said more than its games brought on average, of the lead and of each seat.
    pub errors: Vec<[f64; 3]>,
    /// How much of such an error is only luck of those games: the square of the standard error of their mean.
    pub luck: Vec<[f64; 3]>,
    /// The mean leads themselves.
    pub leads: Vec<f64>,
    /// How far apart leads lie from one position, squared.
    pub spread: Vec<f64>,
}

/// What was found, by chapter.
#[derive(Clone, Debug, Default)]
pub struct Foresight(pub BTreeMap<u32, Tally>);

impl fmt::Display for Foresight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (chapter, tally) in &self.0 {
            let count = tally.errors.len();
            write!(f, "round {chapter}: {count} positions, leads {:.1}", mean(&tally.leads))?;
            write!(f, " ± {:.1}, ", deviation(&tally.leads))?;
            write!(
                f,
                "luck from one position ± {:.1}; said too much and off by",
                mean(&tally.spread).sqrt()
            )?;
            for (which, name) in ["lead", "own", "next"].into_iter().enumerate() {
                let errors: Vec<f64> = tally.errors.iter().map(|error| error[which]).collect();
                let squares: Vec<f64> = errors.iter().map(|error| error * error).collect();
                let luck: Vec<f64> = tally.luck.iter().map(|luck| luck[which]).collect();
                let off = (mean(&squares) - mean(&luck)).max(0.0).sqrt();
                write!(f, " {name} {:+.2} {off:.2}", mean(&errors))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

fn deviation(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (squares / (values.len().max(2) - 1) as f64).sqrt()
}

/// Lets a network play, and at the beginning of every chapter asks others what they expect for the first seat, and plays
/// on so many times. What was found of each of them.
pub fn measure<G: Evaluate + CompleteGame>(
    game: &G,
    player: &Player,
    asked: &[Network],
    games: u64,
    seed: u64,
    ends: u64,
) -> Vec<Foresight> {
    let mut found = vec![Foresight::default(); asked.len()];
    for number in seed..seed + games {
        let mut cup = Cup::new(Seed::from_number(number));
        let mut state = game.start();
        loop {
            let chapter = game.chapter(&state);
            player.play(game, &mut state, &mut cup, number, chapter);
            if game.pending(&state) == Pending::Over {
                break;
            }
            let seeds = (0..ends).map(|end| (number << 20) + (u64::from(chapter) << 16) + end + 1);
            let ends: Vec<[f64; 3]> = seeds
                .map(|seed| {
                    let (mut end, mut cup) = (state.clone(), Cup::new(Seed::from_number(seed)));
                    player.play(game, &mut end, &mut cup, seed, u32::MAX);
                    let totals = game.standing(&end).map(|standing| standing.total).unwrap_or_default();
                    let of = |seat: usize| totals.get(seat).copied().map_or(0.0, f64::from);
                    [of(0) - of(1), of(0), of(1)]
                })
                .collect();
            for (network, foresight) in asked.iter().zip(&mut found) {
                let said = expected(network, game, &state, Seat(0), &mut Inputs::default());
                foresight.0.entry(game.chapter(&state)).or_default().add(&said, &ends);
            }
        }
    }
    found
}

impl Tally {
    fn add(&mut self, said: &Points, ends: &[[f64; 3]]) {
        let said = [said.of[0] - said.of[1], said.of[0], said.of[1]].map(f64::from);
        let columns: [Vec<f64>; 3] = std::array::from_fn(|which| ends.iter().map(|end| end[which]).collect());
        self.errors.push(std::array::from_fn(|which| said[which] - mean(&columns[which])));
        self.luck.push(std::array::from_fn(|which| deviation(&columns[which]).powi(2) / ends.len() as f64));
        self.leads.push(mean(&columns[0]));
        self.spread.push(deviation(&columns[0]).powi(2));
    }
}

/// Whoever plays on.
pub struct Player {
    /// With these weights,
    pub network: Arc<Network>,
    /// and so much thought; without, one move ahead.
    pub budget: Option<Budget>,
}

impl Player {
    /// Plays until a chapter beyond this one waits for chance, or to the end.
    fn play<G: Evaluate + CompleteGame>(
        &self,
        game: &G,
        state: &mut G::State,
        cup: &mut Cup,
        seed: u64,
        last: u32,
    ) {
        let seats = (0..u64::from(game.players())).map(|seat| seed ^ (seat << 40));
        let mut bots: Vec<Box<dyn Bot<G>>> =
            seats.map(|seed| with_network(self.network.clone(), self.budget, None, seed)).collect();
        let mut clock = Clock::new(Budget::Simulations(1));
        loop {
            match game.pending(state) {
                Pending::Over => return,
                Pending::Chance(_) if game.chapter(state) > last => return,
                Pending::Chance(awaited) => {
                    if game.chance(state, &cup.answer(awaited), None).is_err() {
                        return;
                    }
                }
                Pending::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { return };
                    let bot = bots[seat.index()].as_mut();
                    let Some(choice) = ask(bot, game, state, seat, &mut clock) else { return };
                    game.play_offered(state, seat, choice);
                }
            }
        }
    }
}
