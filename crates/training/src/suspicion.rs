//! How often it shows who has which secret character.

use bots::{Bot, BotError, Budget, Clock, ask, by_name, clear_suspicion, suspicions, suspicions_by};
use std::collections::BTreeMap;
use std::fmt;
use tabletop::{Cup, Game, Pending, Seat, Seed};
use troyes::{State, Troyes};

/// How clearly points may speak for a character, of which the likeliest is looked for.
const SHARPNESSES: [f64; 6] = [0.0, 0.2, 0.3, 0.4, 0.5, 1.0];

/// How good suspicions were at the beginning of one round.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// How many suspicions there were, the likeliest of each seat about each other.
    pub count: f64,
    /// How many were right,
    pub right: f64,
    /// and how many would have been by mere guess.
    pub by_chance: f64,
    /// How many were clear,
    pub clear: f64,
    /// and how many of those were right.
    pub clear_and_right: f64,
    /// How well each sharpness foretold who has what: the sum of logarithms of what it held likely.
    pub likelihoods: [f64; SHARPNESSES.len()],
}

/// What was found, by the round at whose beginning it was.
#[derive(Clone, Debug, Default)]
pub struct Tallies(pub BTreeMap<u32, Tally>);

impl fmt::Display for Tallies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (round, tally) in &self.0 {
            let share = |part: f64, of: f64| 100.0 * part / of.max(1.0);
            write!(f, "round {round}: {} suspicions, ", tally.count)?;
            write!(f, "{:.1} % right, ", share(tally.right, tally.count))?;
            write!(f, "{:.1} % by chance; ", share(tally.by_chance, tally.count))?;
            write!(f, "{} clear, {:.1} % right; ", tally.clear, share(tally.clear_and_right, tally.clear))?;
            let by = SHARPNESSES.iter().zip(tally.likelihoods);
            let by: Vec<String> = by
                .map(|(sharpness, sum)| format!("{sharpness}: {:.4}", sum / tally.count.max(1.0)))
                .collect();
            writeln!(f, "log likelihood by sharpness {}", by.join(", "))?;
        }
        Ok(())
    }
}

/// Lets a bot play in all seats and asks, whenever a round begins, what each seat would suspect of the others.
pub fn measure(game: &Troyes, bot: &str, games: u32, seed: u64) -> Result<Tallies, BotError> {
    let mut tallies = Tallies::default();
    for number in 0..u64::from(games) {
        let seats = 0..u64::from(game.players());
        let bots: Result<Vec<_>, _> = seats.map(|seat| by_name(bot, 8 * (seed + number) + seat)).collect();
        watch(game, bots?, seed + number, &mut tallies);
    }
    Ok(tallies)
}

fn watch(game: &Troyes, mut bots: Vec<Box<dyn Bot<Troyes>>>, seed: u64, tallies: &mut Tallies) {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut clock = Clock::new(Budget::Simulations(1));
    let mut state = game.start();
    let mut chapter = game.chapter(&state);
    loop {
        if game.chapter(&state) != chapter {
            chapter = game.chapter(&state);
            look(game, &state, tallies.0.entry(chapter).or_default());
        }
        match game.pending(&state) {
            Pending::Over => return look(game, &state, tallies.0.entry(chapter + 1).or_default()),
            Pending::Chance(awaited) => {
                if game.chance(&mut state, &cup.answer(awaited), None).is_err() {
                    return;
                }
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return };
                let bot = bots[seat.index()].as_mut();
                let Some(choice) = ask(bot, game, &state, seat, &mut clock) else { return };
                game.play_offered(&mut state, seat, choice);
            }
        }
    }
}

fn look(game: &Troyes, state: &State, tally: &mut Tally) {
    let seats = || (0..game.players()).map(Seat);
    for (eye, of) in seats().flat_map(|eye| seats().map(move |of| (eye, of))).filter(|(eye, of)| eye != of) {
        let hand = &state.families[game.owner(of)].characters;
        let all = suspicions(game, state, eye, of);
        let Some(likeliest) = all.first() else { continue };
        let is_right = f64::from(u8::from(hand.contains(&likeliest.character)));
        tally.count += 1.0;
        tally.right += is_right;
        let by_chance = hand.len() as f64 / all.len() as f64;
        tally.by_chance += by_chance;
        if clear_suspicion(game, state, eye, of).is_some() {
            tally.clear += 1.0;
            tally.clear_and_right += is_right;
        }
        for (sharpness, sum) in SHARPNESSES.iter().zip(&mut tally.likelihoods) {
            let held = suspicions_by(game, state, eye, of, *sharpness);
            let has = held.iter().filter(|suspicion| hand.contains(&suspicion.character));
            *sum += has.map(|suspicion| suspicion.chance.max(1e-9).ln()).sum::<f64>() / hand.len() as f64;
        }
    }
}
