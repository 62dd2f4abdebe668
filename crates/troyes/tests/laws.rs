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

/// Every mix of the modules of The Ladies of Troyes that bring cards, with and without bonus cards.
fn ladies_mixes() -> Vec<Options> {
    let cards = ["", "ladies-cards", "mixed-cards"];
    let mut lists: Vec<String> = cards.map(String::from).into();
    for option in ["ladies-characters", "revealed-character", "ladies-events", "bonus"] {
        let with: Vec<String> = lists.iter().map(|list| format!("{list},{option}")).collect();
        lists.extend(with);
    }
    // The King's Challenge has no revealed character: that mix is left out.
    lists
        .iter()
        .flat_map(|list| (1..=4).filter_map(move |players| Options::parse(players, list).ok()))
        .collect()
}

/// Citizens, dice and influence are accounted for, states are saved, views survive guesses, choices are exact.
#[test]
fn the_laws_hold_in_every_mix_of_ladies() {
    let mixes = ladies_mixes();
    assert_eq!(mixes.len(), 3 * 16 * 3 + 3 * 8);
    for (i, options) in mixes.into_iter().enumerate() {
        let game = Troyes::with(&options, None).unwrap();
        let mut cup = Cup::new(Seed::from_number(1));
        let mut step = 0;
        let end = play(&game, 100 + i as u64, |state, _| {
            step += 1;
            if step % 5 == 0 {
                assert_eq!(game.check(state), [""; 0], "{options:?}: {state:?}");
            }
            if step % 61 == i % 61 {
                tabletop::laws::moment(&game, state, &mut cup).unwrap();
            }
        });
        tabletop::laws::moment(&game, &end, &mut cup).unwrap();
    }
}

/// Every card and event of The Ladies comes into play at random, and everything about them is told.
#[test]
fn every_lady_is_seen_at_random() {
    let options = Options::parse(3, "ladies-cards,ladies-events,ladies-characters").unwrap();
    let game = Troyes::with(&options, None).unwrap();
    let mut missing = game.all_concerns();
    for seed in 0..60 {
        let mut cup = Cup::new(Seed::from_number(seed));
        let mut random = fastrand::Rng::with_seed(seed);
        let mut table = tabletop::Table::new(game.clone(), None);
        let mut told = Vec::new();
        loop {
            table.roll_on(&mut cup, Some(&mut told));
            let Pending::Seats(seats) = table.pending() else { break };
            let seat = seats.iter().next().unwrap();
            let choices = table.choices(seat);
            table.play(seat, choices[random.usize(..choices.len())], Some(&mut told)).unwrap();
        }
        let mut concerned = Vec::new();
        told.iter().for_each(|happening| game.concerns(happening, &mut concerned));
        missing.retain(|id| !concerned.contains(id));
        assert!(told.iter().all(|happening| !game.tell(happening, &[]).is_empty()));
    }
    assert_eq!(missing, [""; 0]);
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
