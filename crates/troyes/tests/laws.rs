//! The laws of the architecture, held by random play over mixes of options.

use tabletop::{Cup, Game, Pending, Seat, Seed, Viewer};
use troyes::{Choice, Options, State, Troyes};

/// Plays a game at random and shows every state to `visit`.
fn play(game: &Troyes, seed: u64, mut visit: impl FnMut(&State, &[Choice])) -> State {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut random = fastrand::Rng::with_seed(seed);
    let mut state = game.start();
    let mut choices = Vec::new();
    for _ in 0..100_000 {
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(awaited) => {
                choices.clear();
                visit(&state, &choices);
                game.chance(&mut state, &cup.answer(awaited), None).unwrap();
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                game.choices(&state, seat, &mut choices);
                visit(&state, &choices);
                assert!(!choices.is_empty(), "seat {} is asked and has no choice: {state:?}", seat.0);
                game.play_offered(&mut state, seat, choices[random.usize(..choices.len())]);
            }
        }
    }
    panic!("the game does not end");
}

fn mixes() -> Vec<Options> {
    let lists = ["", "bonus", "open-vp,bonus", "purple", "ramparts", "purple,ramparts,bonus"];
    let tables = (2..=4).flat_map(|players| lists.map(|list| (players, list)));
    let tournaments = (3..=4).flat_map(|players| ["tournament", "all"].map(|list| (players, list)));
    let challenges = ["", "bonus,roy-first", "bonus,english-king", "all", "all,english-king,roy-first"];
    tables
        .chain(tournaments)
        .chain(challenges.map(|list| (1, list)))
        .map(|(players, list)| Options::parse(players, list).unwrap())
        .collect()
}

#[test]
fn random_games_end_and_somebody_is_always_asked_something() {
    for options in mixes() {
        let game = Troyes::with(&options, None).unwrap();
        for seed in 0..20 {
            let end = play(&game, seed, |_, _| {});
            let standing = game.standing(&end).unwrap();
            for seat in 0..game.seats() {
                assert_eq!(standing.total[seat as usize], game.vp(&end, Seat(seat)));
            }
        }
    }
}

#[test]
fn a_view_survives_a_guess() {
    for options in mixes() {
        let game = Troyes::with(&options, None).unwrap();
        let mut cup = Cup::new(Seed::from_number(9));
        play(&game, 3, |state, _| {
            for seat in 0..game.players() {
                let view = game.view(state, Viewer::Seat(Seat(seat)));
                let guess = game.guess(&view, &mut cup);
                assert_eq!(game.view(&guess, Viewer::Seat(Seat(seat))), view);
            }
        });
    }
}

#[test]
fn a_state_is_small() {
    assert!(std::mem::size_of::<State>() <= 1024, "{} bytes", std::mem::size_of::<State>());
    println!("{} {}", std::mem::size_of::<State>(), std::mem::size_of::<Choice>());
}
