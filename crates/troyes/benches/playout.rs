//! The hot parts: whole random games, the list of choices of a turn, a copy of the state.

use divan::{Bencher, black_box};
use tabletop::{Cup, Game, Pending, Seat, Seed};
use troyes::{Choice, Options, State, Troyes};

fn main() {
    divan::main();
}

fn game(players: u8, options: &str) -> Troyes {
    Options::parse(players, options)
        .and_then(|options| Troyes::new(&options, None))
        .expect("these options go together")
}

/// Plays at random until the game is over or `stop` says so.
fn play(game: &Troyes, seed: u64, choices: &mut Vec<Choice>, stop: impl Fn(&State) -> bool) -> State {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut random = fastrand::Rng::with_seed(seed);
    let mut state = game.start();
    loop {
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(awaited) => {
                game.chance(&mut state, &cup.answer(awaited), None).expect("a cup answers what is awaited");
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap_or(Seat(0));
                if stop(&state) {
                    return state;
                }
                game.choices(&state, seat, choices);
                game.play_offered(&mut state, seat, choices[random.usize(..choices.len())]);
            }
        }
    }
}

#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher, players: u8) {
    let game = game(players, "");
    let mut choices = Vec::new();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        play(&game, seed, &mut choices, |_| false)
    });
}

#[divan::bench(args = ["", "all"])]
fn random_game_with_options(bencher: Bencher, options: &str) {
    let game = game(4, options);
    let mut choices = Vec::new();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        play(&game, seed, &mut choices, |_| false)
    });
}

/// The first turn of the third round: nine cards, five events, all dice on the square.
fn crowded(game: &Troyes) -> State {
    let is_turn = |state: &State| {
        state.round == 3 && matches!(state.agenda.last(), Some(troyes::agenda::Task::Turn(_)))
    };
    play(game, 1, &mut Vec::new(), is_turn)
}

#[divan::bench]
fn choices_of_a_turn(bencher: Bencher) {
    let game = game(4, "");
    let state = crowded(&game);
    let Pending::Seats(seats) = game.pending(&state) else { unreachable!("a turn asks a seat") };
    let seat = seats.iter().next().unwrap_or(Seat(0));
    let mut choices = Vec::new();
    bencher.bench_local(|| game.choices(black_box(&state), seat, &mut choices));
}

#[divan::bench]
fn copy_of_a_state(bencher: Bencher) {
    let state = crowded(&game(4, ""));
    bencher.bench_local(|| black_box(&state).clone());
}
