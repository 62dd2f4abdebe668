//! The bots at the real games: they finish every mix of options, keep to their view, and beat chance.

use arena::{Match, Report, run};
use bots::{Budget, Clock, Evaluate, ask, by_name, suspicions};
use tabletop::{CompleteGame, Cup, Game, Notation, Pending, Seat, Seed, Viewer};
use troyes::Troyes;
use troyes_dice::TroyesDice;
use words::Language;

fn rules<G: Notation>(players: u8, options: &str) -> G {
    G::new(&G::parse_options(players, options).unwrap(), None).unwrap()
}

fn arena<G: Evaluate + CompleteGame>(players: u8, options: &str, bots: &[&str], games: u32) -> Report {
    let game = rules::<G>(players, options);
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let budget = Budget::Simulations(8);
    let plan = Match {
        game: &game,
        bots: &bots,
        games,
        seed: 1,
        budget,
        patience: None,
        threads: 2,
        language: Language::english(),
    };
    run(&plan, |_, _| {}).unwrap()
}

/// Plays a game by these bots in turn around the table and hands every state in which somebody is asked to `see`.
fn play<G: Evaluate + CompleteGame>(
    game: &G,
    bots: &[&str],
    seed: u64,
    mut see: impl FnMut(&G::State, Seat),
) -> G::State {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut state = game.start();
    let mut seated: Vec<_> = (0..game.players().into())
        .map(|i| by_name::<G>(bots[i % bots.len()], seed + i as u64).unwrap())
        .collect();
    loop {
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                see(&state, seat);
                let mut clock = Clock::new(Budget::Simulations(8));
                let choice = ask(seated[seat.index()].as_mut(), game, &state, seat, &mut clock).unwrap();
                assert_eq!(clock.forfeited(), None);
                game.play(&mut state, seat, choice, None).unwrap();
            }
        }
    }
}

/// The same by greedy bots, with one of so many states.
fn along<G: Evaluate + CompleteGame>(
    game: &G,
    seed: u64,
    every: usize,
    mut see: impl FnMut(&G::State, Seat),
) {
    let mut asked = 0;
    play(game, &["greedy"], seed, |state, seat| {
        asked += 1;
        if asked % every == 0 {
            see(state, seat);
        }
    });
}

fn decide<G: Evaluate + CompleteGame>(
    game: &G,
    bot: &str,
    state: &G::State,
    seat: Seat,
) -> Option<G::Choice> {
    let mut bot = by_name::<G>(bot, 5).unwrap();
    ask(bot.as_mut(), game, state, seat, &mut Clock::new(Budget::Simulations(8)))
}

const THINKERS: [&str; 7] = ["random", "greedy", "search:12", "greedy-1", "search-1:12", "perrin", "gautier"];

#[test]
fn every_bot_finishes_troyes_with_all_options_and_any_number_of_players() {
    for (players, options) in [(2, ""), (2, "all"), (3, "all"), (4, "all")] {
        let game = rules::<Troyes>(players, options);
        let state = play(&game, &["search:8", "greedy", "random"], 3, |_, _| {});
        assert!(game.standing(&state).is_some());
    }
}

#[test]
fn every_bot_finishes_the_dice_game_with_all_options_and_any_number_of_players() {
    for (players, options) in [(1, "all"), (2, "first_game"), (3, "all"), (10, "banquets")] {
        let game = rules::<TroyesDice>(players, options);
        let state = play(&game, &["search:8", "greedy", "random"], 3, |_, _| {});
        assert!(game.standing(&state).is_some());
    }
}

#[test]
fn secrets_of_other_families_do_not_change_a_decision() {
    let game = rules::<Troyes>(3, "");
    let mut compared = 0;
    along(&game, 4, 23, |state, seat| {
        let mut swapped = state.clone();
        let others: Vec<_> = game.families().filter(|owner| owner.seat() != Some(seat)).collect();
        let taken = swapped.families[others[0]].characters;
        swapped.families[others[0]].characters = swapped.families[others[1]].characters;
        swapped.families[others[1]].characters = taken;
        assert_ne!(*state, swapped);
        // Tokens are no secret to bots, who count along.
        assert_eq!(game.recall(state, Viewer::Seat(seat)), game.recall(&swapped, Viewer::Seat(seat)));
        for bot in THINKERS {
            assert_eq!(decide(&game, bot, state, seat), decide(&game, bot, &swapped, seat), "{bot}");
        }
        compared += 1;
    });
    assert!(compared > 3, "{compared}");
}

#[test]
fn what_others_have_chosen_blindly_does_not_change_a_decision() {
    let game = rules::<TroyesDice>(2, "banquets");
    let mut compared = 0;
    along(&game, 4, 9, |state, seat| {
        let other = Seat(1 - seat.0);
        let mut swapped = state.clone();
        let Some(choice) = decide(&game, "random", state, other) else { return };
        game.play(&mut swapped, other, choice, None).unwrap();
        for bot in THINKERS {
            assert_eq!(decide(&game, bot, state, seat), decide(&game, bot, &swapped, seat), "{bot}");
        }
        compared += 1;
    });
    assert!(compared > 2, "{compared}");
}

#[test]
fn greedy_beats_chance_at_both_games() {
    let two = arena::<Troyes>(2, "", &["greedy", "random"], 12);
    assert!(two.bots[0].wins.unwrap().value >= 11.0, "{}", two.table());
    let four = arena::<Troyes>(4, "", &["greedy", "random"], 8);
    assert!(four.bots[0].wins.unwrap().value >= 7.0, "{}", four.table());
    let alone = arena::<TroyesDice>(1, "", &["greedy", "random"], 20);
    let [greedy, random] = [0, 1].map(|i| alone.bots[i].result.unwrap().value);
    assert!(greedy > 48.0 && random < 30.0, "{}", alone.table());
}

#[test]
fn a_finished_game_is_worth_its_points() {
    fn check<G: Evaluate + CompleteGame>(game: &G) {
        let state = play(game, &["random"], 8, |_, _| {});
        let standing = game.standing(&state).unwrap();
        for seat in (0..game.seats()).map(Seat) {
            assert_eq!(game.value(&state, seat), f64::from(standing.total[seat.index()]));
        }
    }
    check(&rules::<Troyes>(3, ""));
    check(&rules::<TroyesDice>(2, ""));
}

/// Over a whole game every kind of reason is given, and a hint is never without one.
#[test]
fn experience_is_with_le_roy_and_before_the_last_round() {
    let game = rules::<Troyes>(1, "");
    let (mut some, mut none) = (0, 0);
    along(&game, 1, 1, |state, seat| {
        assert_eq!(game.chapter_value(state, Seat(1)), 0.0, "le Roy does not learn");
        match game.chapter_value(state, seat) {
            0.0 => none += 1,
            _ => some += 1,
        }
        assert_eq!(game.chapter_value(state, seat) == 0.0, state.round == 4, "round {}", state.round);
    });
    assert!(some > 0 && none > 0);
    let game = rules::<Troyes>(2, "");
    along(&game, 1, 1, |state, seat| assert_eq!(game.chapter_value(state, seat), 0.0));
}

#[test]
fn reasons_tell_what_experience_adds() {
    let game = rules::<Troyes>(1, "");
    let (mut before, mut told) = (None, 0);
    along(&game, 2, 1, |state, seat| {
        if let Some(before) = before.replace(state.clone()) {
            let more = game.chapter_value(state, seat) - game.chapter_value(&before, seat);
            let terms = game.terms(&before, state, seat);
            let term = terms.iter().find(|term| term.text.message == "troyes-change-experience");
            assert_eq!(term.map(|term| term.worth), (more.abs() >= 0.05).then_some(more));
            told += u32::from(term.is_some());
        }
    });
    assert!(told > 10);
}

#[test]
fn suspicions_follow_from_what_a_seat_may_know() {
    for (players, options, hand) in [(2, "", 2.0), (4, "all", 1.0)] {
        let game = rules::<Troyes>(players, options);
        along(&game, 8, 1, |state, seat| {
            let view = game.view(state, Viewer::Seat(seat));
            let guess = game.guess(&view, &mut Cup::new(Seed::from_number(7)));
            for other in (0..players).map(Seat).filter(|other| *other != seat) {
                let suspected = suspicions(&game, state, seat, other);
                assert_eq!(suspected, suspicions(&game, &guess, seat, other));
                let sum: f64 = suspected.iter().map(|one| one.chance).sum();
                assert!((sum - hand).abs() < 1e-9, "{suspected:?}");
                assert!(suspected.iter().all(|one| (0.0..=1.0).contains(&one.chance)), "{suspected:?}");
            }
        });
    }
}

#[test]
fn greedy_gives_reasons_in_the_words_of_the_game() {
    let game = rules::<Troyes>(2, "");
    let mut told = String::new();
    along(&game, 6, 1, |state, seat| {
        let mut bot = by_name::<Troyes>("greedy", 1).unwrap();
        ask(bot.as_mut(), &game, state, seat, &mut Clock::new(Budget::Simulations(1)));
        assert!(!bot.reasons().is_empty(), "{state:?}");
        bot.reasons().iter().for_each(|phrase| told += &(Language::english().text(phrase) + "; "));
    });
    for word in [
        "deniers",
        "influence",
        "1 die",
        "in reserve",
        "cubes on",
        "citizen in the",
        "tradesman",
        "a step towards",
    ] {
        assert!(told.contains(word), "{word}: {told}");
    }
}
