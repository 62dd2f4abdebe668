//! States from outside: whatever is done to them, either `check` names it or the game goes on to its end.

use crate::scene::rules;
use playtest::play_randomly;
use serde_json::Value;
use tabletop::{Cup, Game, Pending, Seat, Seed, Viewer};
use troyes_dice::{State, TroyesDice};

/// Every leaf of a JSON tree.
fn leaves<'a>(value: &'a mut Value, out: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|inner| leaves(inner, out)),
        Value::Object(map) => map.iter_mut().for_each(|(_, inner)| leaves(inner, out)),
        leaf => out.push(leaf),
    }
}

/// Changes one leaf into something else of its kind.
fn tamper(value: &mut Value, luck: &mut fastrand::Rng) {
    const WORDS: [&str; 18] = [
        "die",
        "color",
        "value",
        "action",
        "order",
        "overflow",
        "guest",
        "done",
        "committed",
        "red",
        "yellow",
        "white",
        "clear",
        "black",
        "raider",
        "choose",
        "roll",
        "raid",
    ];
    let mut all = Vec::new();
    leaves(value, &mut all);
    let place = luck.usize(..all.len());
    *all[place] = match &*all[place] {
        Value::Number(_) => Value::from(if luck.bool() { luck.u8(..8) } else { luck.u8(..) }),
        Value::Bool(yes) => Value::from(!yes),
        Value::String(_) => Value::from(WORDS[luck.usize(..WORDS.len())]),
        _ => Value::from(luck.u8(..5)),
    };
}

/// Plays on to the end, looking at everything on the way.
fn play_on(game: &TroyesDice, mut state: State, luck: &mut fastrand::Rng) {
    let mut cup = Cup::new(Seed::from_number(luck.u64(..)));
    let mut choices = Vec::new();
    let mut told = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(awaited) => {
                game.chance(&mut state, &cup.answer(awaited), Some(&mut told)).unwrap();
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                game.choices(&state, seat, &mut choices);
                let choice = choices[luck.usize(..choices.len())];
                game.say(&state, seat, choice);
                game.view(&state, Viewer::Seat(Seat(0)));
                game.play(&mut state, seat, choice, Some(&mut told)).unwrap();
            }
        }
        for happening in told.drain(..) {
            game.tell(&happening, &[]);
        }
    }
}

#[test]
fn a_tampered_state_is_named_or_can_be_played_to_its_end() {
    let (mut named, mut played) = (0, 0);
    for number in 0..80 {
        let game = rules(2, ["", "banquets", "all", "first_game"][number as usize % 4]);
        let mut luck = fastrand::Rng::with_seed(number);
        play_randomly(game, number, |table, _, _| {
            let mut value = serde_json::to_value(table.state()).unwrap();
            for _ in 0..luck.u8(1..4) {
                tamper(&mut value, &mut luck);
            }
            match serde_json::from_value::<State>(value) {
                Ok(state) if table.game().check(&state).is_empty() => {
                    play_on(table.game(), state, &mut luck);
                    played += 1;
                }
                _ => named += 1,
            }
        });
    }
    assert!(named > 500 && played > 500, "{named} named, {played} played");
}
