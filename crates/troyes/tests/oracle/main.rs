//! Oracles: second opinions on the rules, written from the words of the rulebooks alone. They are slow and literal, read
//! the table as it is saved, and share no function with the rules that they judge. Random play and positions made by hand
//! compare the two, both ways.
//!
//! `TROYES_LONG=N` looks at N times as many positions.

mod action;
mod black;
mod cards;
mod citizens;
mod cubes;
mod effects;
mod exchange;
mod explore;
mod findings;
mod follow;
mod gains;
mod group;
mod how_often;
mod mixes;
mod patrol;
mod pieces;
mod positions;
mod price;
mod questions;
mod roy;
mod roy_turn;
mod score;
mod table;
mod turn;

use findings::Findings;
use follow::Follower;
use mixes::every_mix;
use tabletop::{Cup, Game, Notation, Pending, Seed, laws};
use troyes::{Choice, State, Troyes};

fn times() -> u64 {
    std::env::var("TROYES_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Games from their beginning, in every mix of options.
#[test]
fn random_games_agree_with_the_oracles() {
    let mut findings = Findings::default();
    let mixes = every_mix();
    for turn in 0..times() {
        for (i, options) in mixes.iter().enumerate().skip(turn as usize % 4).step_by(4) {
            let game = Troyes::new(options, None).unwrap();
            let seed = turn * 10_000 + i as u64;
            let mut follower = Follower::new(&game, game.start(), seed, Some(11), &mut findings);
            while follower.step() {}
        }
    }
    findings.conclude(&[
        ("black dice", 2_000),
        ("cathedral", 1_000),
        ("characters", 100_000),
        ("countering", 10_000),
        ("how often", 1_000),
        ("le Roy", 5_000),
        ("payment", 8_000),
        ("places", 400),
        ("plan", 10_000),
        ("support", 200),
    ]);
}

/// Positions made by hand, in every mix of options: each is compared and then played on for a while.
#[test]
fn positions_made_by_hand_agree_with_the_oracles() {
    let mut findings = Findings::default();
    let (mut made, mut sound) = (0, 0);
    for turn in 0..times() {
        for (i, options) in every_mix().iter().enumerate() {
            let game = Troyes::new(options, None).unwrap();
            let seed = turn * 10_000 + i as u64;
            let mut luck = fastrand::Rng::with_seed(seed);
            for _ in 0..4 {
                made += 1;
                let state = positions::made(&game, &mut luck);
                if game.check(&state).is_empty() {
                    sound += 1;
                    every_action(&game, &state, seed, &mut findings);
                    let mut follower = Follower::new(&game, state, seed, Some(1), &mut findings);
                    (0..4).all(|_| follower.step());
                }
            }
        }
    }
    assert!(sound * 10 >= made * 8, "{sound} of {made} positions are sound");
    findings.conclude(&[
        ("bonus", 1_000),
        ("citizen from", 30_000),
        ("exchange", 500),
        ("extra cube", 200),
        ("gains", 2_000),
        ("group build", 5_000),
        ("group farm", 5_000),
        ("group fight", 30_000),
        ("group patrol", 3_000),
        ("group place", 20_000),
        ("group use", 40_000),
        ("how often", 2_000),
        ("le Roy buys", 10_000),
        ("places", 1_000),
        ("placing", 5_000),
        ("reactions", 800),
        ("turn", 4_000),
    ]);
}

/// Plays every action that a turn offers, each from the same position and with dice at random.
fn every_action(game: &Troyes, state: &State, seed: u64, findings: &mut Findings) {
    let Pending::Seats(seats) = game.pending(state) else { return };
    let mut choices = Vec::new();
    seats.iter().for_each(|seat| game.choices(state, seat, &mut choices));
    let begins = |choice: &Choice| choice.target().is_some() || matches!(choice, Choice::Outdoor(_));
    for choice in choices.into_iter().filter(begins) {
        Follower::new(game, state.clone(), seed, None, findings).act(choice);
    }
}

/// Whatever `check` lets in is played to its end without breaking a law.
#[test]
fn positions_made_by_hand_keep_the_laws_to_their_end() {
    let mut cup = Cup::new(Seed::from_number(3));
    for turn in 0..times() {
        for (i, options) in every_mix().iter().enumerate() {
            let game = Troyes::new(options, None).unwrap();
            let mut luck = fastrand::Rng::with_seed(turn * 10_000 + 5_000 + i as u64);
            for _ in 0..2 {
                let state = positions::made(&game, &mut luck);
                if game.check(&state).is_empty() {
                    play_lawfully(&game, state, &mut luck, &mut cup);
                }
            }
        }
    }
}

fn play_lawfully(game: &Troyes, state: State, luck: &mut fastrand::Rng, cup: &mut Cup) {
    let start = serde_json::to_string(&state).unwrap();
    let mut state = state;
    for step in 0..100_000u32 {
        if luck.u32(..25) == 0 || step == 0 {
            laws::moment(game, &state, cup).unwrap_or_else(|broken| {
                let now = serde_json::to_string(&state).unwrap();
                panic!("{broken}\nstep {step} of {:?}\nfrom {start}\nat {now}", game.options());
            });
        }
        match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut choices = Vec::new();
                game.choices(&state, seat, &mut choices);
                let choice = choices[luck.usize(..choices.len())];
                game.play_offered(&mut state, seat, choice);
            }
        }
    }
    panic!("the game does not end: {start}");
}
