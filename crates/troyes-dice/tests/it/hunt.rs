//! A hunt for states that `check` lets in and that then break a law: whatever is done to a state, either `check` names it
//! or the game goes on to its end. `TROYES_LONG=N` hunts N times as long.

use crate::positions::{MIXES, before_a_roll, sheet};
use crate::scene::{EARLY_BONUSES, FAT, english, rules, with_figures};
use fastrand::Rng;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Cup, Game, Notation, Pending, Seed, Speech, laws};
use troyes_dice::{
    Action, Bonus, Building, Color, Column, Die, Half, Laid, Nature, Phase, Resource, Side, Stage, State,
    Tile, TroyesDice, Turn,
};

/// States that are tampered with in a normal run.
const STATES: u64 = 20_000;

/// Next to nothing.
const LEAN: &str = r#"
[dice.wheel]
days = 1
compensation = 0
attacks_from_day = 1
[dice.sheet]
resource_track = { length = 1, start = 0, citizens_at = [1] }
citizen_track = { length = 1 }
value_change = 9
"#;

fn any<T: Copy>(of: &[T], luck: &mut Rng) -> T {
    of[luck.usize(..of.len())]
}

fn number(luck: &mut Rng) -> u8 {
    if luck.u8(..4) > 0 { luck.u8(..9) } else { luck.u8(..) }
}

/// Changes one thing in the middle of the table.
fn tamper_with_town(state: &mut State, luck: &mut Rng) {
    let town = &mut state.town;
    match luck.u8(..9) {
        0 => {
            use Phase::*;
            let phases = [Plazas, Sides, Tiles, FirstNumber, Direction, Numbers, Roll, Choose, Over];
            town.phase = any(&phases, luck);
        }
        1 => town.day = number(luck),
        2 => town.half = any(&[Half::Morning, Half::Afternoon], luck),
        3 => town.plazas.swap(luck.usize(..9), luck.usize(..9)),
        4 => town.plazas[luck.usize(..9)].tile = number(luck),
        5 => {
            let laid = Laid { tile: any(&Tile::ALL, luck), side: any(&[Side::Banquet, Side::Raid], luck) };
            town.tiles[luck.usize(..3)] = luck.bool().then_some(laid);
        }
        6 => town.numbering.0[luck.usize(..6)] = number(luck),
        7 => town.numbering.0.swap(luck.usize(..6), luck.usize(..6)),
        _ => {
            let nature = any(&[Nature::Clear, Nature::Black, Nature::Guest, Nature::Raider], luck);
            town.dice[luck.usize(..4)] = Die { face: number(luck), nature };
        }
    }
}

/// Changes one thing on a sheet.
fn tamper_with_sheet(sheet: &mut troyes_dice::Sheet, luck: &mut Rng) {
    let (color, resource, building) =
        (any(&Color::ALL, luck), any(&Resource::ALL, luck), any(&Building::ALL, luck));
    match luck.u8(..6) {
        0 => sheet.drawn[building].insert(any(&Column::ALL, luck)),
        1 => sheet.crossed[color].insert(any(&Column::ALL, luck)),
        2 => sheet.circled[resource] = luck.u8(..32),
        3 => sheet.spent[resource] = luck.u8(..20),
        4 => sheet.citizens[color] = luck.u8(..32),
        _ => sheet.multiplier[building] = number(luck),
    }
}

fn stage(luck: &mut Rng) -> Stage {
    use Stage::*;
    let bonus = any(&Bonus::ALL, luck);
    any(&[Die, Color, Value, Action, Order, Build(bonus), Overflow, Guest, Done, Committed], luck)
}

/// Changes one thing in what a seat has done in this half-day.
fn tamper_with_turn(turn: &mut Turn, luck: &mut Rng) {
    match luck.u8(..11) {
        0 => turn.stage = stage(luck),
        1 => turn.place = luck.bool().then(|| luck.u8(..5)),
        2 => turn.color = any(&Color::ALL, luck),
        3 => turn.value = number(luck),
        4 => {
            let build = Action::Build(any(&Building::ALL, luck), any(&Column::ALL, luck));
            let action = any(&[build, Action::Gain(any(&Resource::ALL, luck)), Action::Compensation], luck);
            turn.action = luck.bool().then_some(action);
        }
        5 => turn.waiting.push(any(&Bonus::ALL, luck), number(luck)),
        6 => turn.waiting.take(any(&Bonus::ALL, luck)),
        7 => turn.level = number(luck),
        8 => turn.overflow = number(luck),
        9 => turn.guest = !turn.guest,
        _ => tamper_with_sheet(&mut turn.sheet, luck),
    }
}

/// Changes one thing anywhere; sometimes the same on both sheets of a seat, so that the half-day still fits.
fn tamper(game: &TroyesDice, state: &mut State, luck: &mut Rng) {
    let seat = luck.usize(..state.sheets.len().max(1));
    let (Some(written), Some(turn)) = (state.sheets.get_mut(seat), state.turns.get_mut(seat)) else { return };
    match luck.u8(..8) {
        0 => tamper_with_town(state, luck),
        1 => tamper_with_sheet(written, luck),
        2 | 3 => tamper_with_turn(turn, luck),
        4 => {
            let same = luck.u64(..);
            tamper_with_sheet(written, &mut Rng::with_seed(same));
            tamper_with_sheet(&mut turn.sheet, &mut Rng::with_seed(same));
        }
        5 => {
            *written = sheet(game, luck);
            *turn = Turn::new(*written, turn.stage);
        }
        6 => *turn = Turn { sheet: *written, ..*turn },
        _ => tamper_with_json(state, luck),
    }
}

/// Every leaf of a JSON tree.
fn leaves<'a>(value: &'a mut Value, out: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|inner| leaves(inner, out)),
        Value::Object(map) => map.iter_mut().for_each(|(_, inner)| leaves(inner, out)),
        leaf => out.push(leaf),
    }
}

/// Changes one leaf of the state's JSON into something else of its kind, if that is still a state.
fn tamper_with_json(state: &mut State, luck: &mut Rng) {
    let mut value = serde_json::to_value(&*state).unwrap();
    let mut all = Vec::new();
    leaves(&mut value, &mut all);
    let place = luck.usize(..all.len());
    *all[place] = match &*all[place] {
        Value::Number(_) => number(luck).into(),
        Value::Bool(yes) => (!yes).into(),
        _ => luck.u8(..5).into(),
    };
    if let Ok(tampered) = serde_json::from_value(value) {
        *state = tampered;
    }
}

/// Plays on to the end under all laws; the slow ones at the first moment and then at some.
fn play_on(game: &TroyesDice, mut state: State, luck: &mut Rng) {
    let mut cup = Cup::new(Seed::from_number(luck.u64(..)));
    let (mut choices, mut told) = (Vec::new(), Vec::new());
    let mut moment = 0;
    loop {
        if moment == 0 || luck.u8(..64) == 0 {
            laws::moment(game, &state, &mut cup).unwrap();
        }
        assert_eq!(game.check(&state), []);
        moment += 1;
        match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(awaited) => {
                game.chance(&mut state, &cup.answer(awaited), Some(&mut told)).unwrap();
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
                game.choices(&state, seat, &mut choices);
                let choice = any(&choices, luck);
                game.play(&mut state, seat, choice, Some(&mut told)).unwrap();
            }
        }
        told.drain(..).for_each(|happening| assert!(!english(&game.tell(&happening)).is_empty()));
    }
}

/// A moment of a game to begin with: played or made by hand.
fn some_moment(game: &TroyesDice, luck: &mut Rng) -> State {
    let mut cup = Cup::new(Seed::from_number(luck.u64(..)));
    let is_made = luck.bool();
    let mut state = if is_made { before_a_roll(game, luck) } else { game.start() };
    let mut choices = Vec::new();
    for _ in 0..luck.u16(..if is_made { 16 } else { 160 }) {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
            Pending::Seats(seats) => {
                let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
                game.choices(&state, seat, &mut choices);
                game.play_offered(&mut state, seat, any(&choices, luck));
            }
        }
    }
    state
}

/// Tampers with a state; how it went if `check` let it in.
fn hunt(game: &TroyesDice, seed: u64) -> bool {
    let mut luck = Rng::with_seed(seed);
    let mut state = some_moment(game, &mut luck);
    for _ in 0..luck.u8(1..5) {
        tamper(game, &mut state, &mut luck);
    }
    let json = serde_json::to_string(&state).unwrap();
    let played = catch_unwind(AssertUnwindSafe(|| {
        let is_let_in = game.check(&state).is_empty();
        if is_let_in {
            play_on(game, state, &mut luck);
        }
        is_let_in
    }));
    played.unwrap_or_else(|_| panic!("seed {seed}, {:?}: {json}", game.options()))
}

fn kinds() -> Vec<TroyesDice> {
    let lean = format!("{LEAN}{EARLY_BONUSES}");
    let printed = MIXES.into_iter().enumerate().map(|(i, list)| rules(1 + i as u8 % 3, list));
    let own =
        [(FAT, "all"), (FAT, ""), (&lean, "all"), (&lean, "")].map(|(own, list)| with_figures(list, own));
    printed.chain(own).collect()
}

#[test]
fn what_check_lets_in_is_played_to_its_end() {
    let times = std::env::var("TROYES_LONG").map_or(1, |times| times.parse().expect("a number"));
    let kinds = kinds();
    let mut let_in = vec![0u64; kinds.len()];
    for seed in 0..STATES * times {
        let kind = seed as usize % kinds.len();
        let_in[kind] += u64::from(hunt(&kinds[kind], seed));
    }
    let share = STATES * times / kinds.len() as u64;
    for (game, let_in) in kinds.iter().zip(let_in) {
        assert!(share / 20 < let_in && let_in < share, "{let_in} of {share} let in: {:?}", game.options());
    }
}

#[test]
fn a_choice_that_nobody_offers_has_a_sentence_too() {
    let game = rules(1, "");
    let state = before_a_roll(&game, &mut Rng::with_seed(1));
    for place in [0, 5, 255] {
        let choice = troyes_dice::Choice::Die { place, pay: None };
        assert_eq!(english(&game.say(&state, tabletop::Seat(0), choice)), format!("die {place}"));
    }
}
