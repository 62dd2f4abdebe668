//! A hunt for states that `check` lets in and that cannot be played to their end.
//!
//! States of random games are changed at random. Whatever `check` accepts of that is played on: no rule may panic,
//! nobody may be asked without a choice, and the game must end.

use crate::mutate::{Parts, mutate};
use fastrand::Rng;
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Cup, FromJson, Notation, Pending, Seed, Speech, ToJson, laws};

/// More steps than any game has.
const MOST_STEPS: usize = 20_000;
/// States of a game with the same question that are hunted.
const OF_A_KIND: usize = 2;

/// What a hunt has met.
#[derive(Default, Debug)]
pub struct Bag {
    /// States that were made.
    pub made: u64,
    /// States that `check` accepted, all played to their end.
    pub accepted: u64,
    /// What went wrong, with the state.
    pub findings: Vec<String>,
}

/// A hunt over many tables; parts of one come to lie on another.
#[derive(Debug)]
pub struct Hunt {
    luck: Rng,
    parts: Parts,
    /// What it has met.
    pub bag: Bag,
}

impl Hunt {
    /// A hunt that is the same for the same number.
    pub fn new(number: u64) -> Hunt {
        Hunt { luck: Rng::with_seed(number), parts: Parts::default(), bag: Bag::default() }
    }

    /// Plays a random game with these rules and changes its states, each so many times.
    pub fn table<G: Notation + Speech>(&mut self, game: &G, times: u64) {
        let states = self.sample(game);
        for state in &states {
            self.parts.learn(state, &mut self.luck);
        }
        for state in &states {
            for _ in 0..times {
                self.one(game, state);
            }
        }
    }

    /// Different moments of a random game, as they are saved.
    fn sample<G: Notation + Speech>(&mut self, game: &G) -> Vec<Value> {
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        let mut states = Vec::new();
        let mut keep = |state: &G::State| {
            let seen = kinds.entry(kind(game, state)).or_default();
            *seen += 1;
            if *seen <= OF_A_KIND {
                states.push(state.to_json_value());
            }
        };
        let mut luck = self.luck.fork();
        play_on(game, game.start(), &mut luck, &mut keep).expect("a game from its beginning has an end");
        states
    }

    fn one<G: Notation + Speech>(&mut self, game: &G, state: &Value) {
        let mut mutant = state.clone();
        let changes = mutate(&mut mutant, &self.parts, &mut self.luck);
        self.bag.made += 1;
        let Ok(state) = G::State::from_json(mutant) else { return };
        let mut luck = self.luck.fork();
        let tried = catch_unwind(AssertUnwindSafe(|| play_to_its_end(game, &state, &mut luck)));
        match tried.unwrap_or_else(|panic| Err(message(&*panic))) {
            Ok(is_accepted) => self.bag.accepted += u64::from(is_accepted),
            Err(wrong) => self.bag.findings.push(format!(
                "{wrong}\n  changed: {}\n  state: {}",
                changes.join("; "),
                state.to_json()
            )),
        }
    }
}

/// Checks a state and plays it to its end if it is accepted; whether it was.
pub fn play_to_its_end<G: Notation + Speech>(
    game: &G,
    state: &G::State,
    luck: &mut Rng,
) -> Result<bool, String> {
    if !game.check(state).is_empty() {
        return Ok(false);
    }
    if luck.u8(..8) == 0 {
        laws::moment(game, state, &mut Cup::new(Seed::from_number(luck.u64(..))))
            .map_err(|broken| broken.to_string())?;
    }
    play_on(game, state.clone(), luck, &mut |_| {})?;
    Ok(true)
}

/// Plays random choices to the end; `each` sees every state.
fn play_on<G: Notation + Speech>(
    game: &G,
    mut state: G::State,
    luck: &mut Rng,
    each: &mut impl FnMut(&G::State),
) -> Result<(), String> {
    let mut cup = Cup::new(Seed::from_number(luck.u64(..)));
    let mut choices = Vec::new();
    for _ in 0..MOST_STEPS {
        each(&state);
        match game.pending(&state) {
            Pending::Over => {
                return laws::standing_adds_up(game, &state).map_err(|broken| broken.to_string());
            }
            Pending::Chance(awaited) => game
                .chance(&mut state, &cup.answer(awaited), None)
                .map_err(|refusal| format!("chance is refused: {refusal}"))?,
            Pending::Seats(seats) => {
                let seat = seats.iter().nth(luck.usize(..seats.len())).ok_or("nobody is asked")?;
                game.choices(&state, seat, &mut choices);
                let choice = luck.choice(&choices).ok_or_else(|| format!("seat {} has no choice", seat.0))?;
                game.play_offered(&mut state, seat, *choice);
            }
        }
    }
    Err(format!("the game goes on after {MOST_STEPS} steps"))
}

/// What a state waits for, in a word: states that wait for different things are tried.
fn kind<G: Notation + Speech>(game: &G, state: &G::State) -> String {
    match game.pending(state) {
        Pending::Over => "over".into(),
        Pending::Chance(_) => game.say_awaited(state).to_string(),
        Pending::Seats(seats) => seats
            .iter()
            .next()
            .and_then(|seat| game.question(state, seat))
            .map_or_else(String::new, |question| Into::<&str>::into(question.kind).to_string()),
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    format!("a panic: {}", text.unwrap_or_else(|| "without words".into()))
}
