//! What every bot has in common, on the toy game.

use bots::{Bot, Budget, Cancel, Clock, Evaluate, Seen, ask, by_name};
use tabletop::toy::{Choice, Options, Step, Toy};
use tabletop::{Cup, Game, Pending, Phrase, Seat, Seed, Viewer};
use words::Language;

const BOTS: [&str; 4] = ["random", "greedy", "search:60", "search:60:2"];

fn toy(players: u8) -> Toy {
    Toy::new(&Options { players, rich: false }, None).unwrap()
}

fn clock() -> Clock {
    Clock::new(Budget::Simulations(50))
}

/// Plays a game with the same bot in all seats; hands every state in which somebody is asked to `see`.
fn play(game: &Toy, bot: &str, seed: u64, mut see: impl FnMut(&<Toy as Game>::State, Seat)) -> Vec<Choice> {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut state = game.start();
    let mut bots: Vec<_> = (0..game.seats()).map(|i| by_name::<Toy>(bot, u64::from(i)).unwrap()).collect();
    let mut chosen = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => return chosen,
            Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                see(&state, seat);
                let mut clock = clock();
                let choice = ask(bots[seat.index()].as_mut(), game, &state, seat, &mut clock).unwrap();
                assert_eq!(clock.forfeited(), None);
                game.play(&mut state, seat, choice, None).unwrap();
                chosen.push(choice);
            }
        }
    }
}

#[test]
fn every_bot_finishes_games_of_any_size() {
    for bot in BOTS {
        for players in 1..=4 {
            let chosen = play(&toy(players), bot, 7, |_, _| {});
            assert_eq!(chosen.len(), 2 * 3 * players as usize, "{bot}");
        }
    }
}

#[test]
fn the_same_seed_decides_the_same() {
    for bot in BOTS {
        let game = toy(3);
        assert_eq!(play(&game, bot, 3, |_, _| {}), play(&game, bot, 3, |_, _| {}), "{bot}");
    }
}

#[test]
fn other_seats_secrets_do_not_change_a_decision() {
    let game = toy(3);
    for bot in BOTS {
        play(&game, bot, 11, |state, seat| {
            let mut swapped = *state;
            let others: Vec<usize> = (0..3).filter(|i| *i != seat.index()).collect();
            swapped.lucky.swap(others[0], others[1]);
            assert_ne!(*state, swapped);
            let decide = |state| {
                let mut bot = by_name::<Toy>(bot, 5).unwrap();
                ask(bot.as_mut(), &game, state, seat, &mut clock())
            };
            assert_eq!(decide(state), decide(&swapped), "{bot}");
        });
    }
}

/// The last seat of the last round: a die that cannot be built any more, because there are no coins, must be sold;
/// with coins the higher one is built.
#[test]
fn thinking_bots_see_a_whole_move() {
    let game = toy(2);
    let mut state = game.start();
    game.chance(&mut state, &[0, 1], None).unwrap();
    state.open.round = 2;
    state.open.step = Step::Take(Seat(1));
    state.open.dice = [[1, 1], [3, 5], [1, 1], [1, 1]];
    for (coins, whole) in [(0, Choice::Sell), (2, Choice::Build)] {
        state.open.coins = [0, coins, 0, 0];
        for bot in ["greedy", "search:200"] {
            let mut bot = by_name::<Toy>(bot, 1).unwrap();
            let take = ask(bot.as_mut(), &game, &state, Seat(1), &mut clock()).unwrap();
            assert_eq!(take, Choice::Take(5));
            let mut after = state;
            game.play(&mut after, Seat(1), take, None).unwrap();
            assert_eq!(ask(bot.as_mut(), &game, &after, Seat(1), &mut clock()), Some(whole));
        }
    }
}

#[test]
fn greedy_says_why() {
    let game = toy(2);
    let mut state = game.start();
    game.chance(&mut state, &[4, 1], None).unwrap();
    game.chance(&mut state, &[5, 2, 1, 1], None).unwrap();
    let mut bot = by_name::<Toy>("greedy", 1).unwrap();
    assert_eq!(ask(bot.as_mut(), &game, &state, Seat(0), &mut clock()), Some(Choice::Take(5)));
    let said = |bot: &dyn Bot<Toy>| -> Vec<String> {
        bot.reasons().iter().map(|phrase| Language::english().text(phrase)).collect()
    };
    let reasons = said(bot.as_ref());
    assert_eq!(reasons[1..3], ["it brings +5 height of the tower and a lucky face", "its price: -2 coins"]);
    assert!(reasons[0].starts_with("Take the 5"), "{reasons:?}");
    let mut bot = by_name::<Toy>("search:100", 1).unwrap();
    ask(bot.as_mut(), &game, &state, Seat(0), &mut clock());
    let reasons = said(bot.as_ref());
    for beginning in ["Take the ", "it brings ", "about ", "next comes ", "that would bring "] {
        assert!(reasons.iter().any(|reason| reason.starts_with(beginning)), "{beginning}: {reasons:?}");
    }
    let is_plain = |reason: &String| !reason.contains("VP") && !reason.contains('.');
    assert!(reasons.iter().all(is_plain), "no decimals, nothing about simulations: {reasons:?}");
}

#[test]
fn an_answer_that_was_not_offered_forfeits_the_clock() {
    struct Cheat;
    impl Bot<Toy> for Cheat {
        fn decide(&mut self, _seen: &Seen<'_, Toy>, _clock: &mut Clock) -> Choice {
            Choice::Take(6)
        }
        fn reasons(&self) -> Vec<Phrase> {
            Vec::new()
        }
    }
    let game = toy(1);
    let mut state = game.start();
    game.chance(&mut state, &[0], None).unwrap();
    game.chance(&mut state, &[2, 3], None).unwrap();
    let mut clock = clock();
    assert_eq!(ask(&mut Cheat, &game, &state, Seat(0), &mut clock), Some(Choice::Take(2)));
    assert!(clock.forfeited().is_some());
    assert_eq!(ask(&mut Cheat, &game, &state, Seat(1), &mut clock), None);
}

#[test]
fn a_time_budget_is_kept() {
    let game = toy(2);
    let mut state = game.start();
    game.chance(&mut state, &[0, 1], None).unwrap();
    game.chance(&mut state, &[5, 2, 1, 1], None).unwrap();
    let mut bot = by_name::<Toy>("search:80ms", 1).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let choices = [Choice::Take(5), Choice::Take(2)];
    let started = std::time::Instant::now();
    bot.decide(&Seen { game: &game, seat: Seat(0), view: &view, choices: &choices }, &mut clock());
    let took = started.elapsed().as_millis();
    assert!((80..1000).contains(&took), "{took} ms");
}

#[test]
fn a_decision_that_nobody_waits_for_is_called_off() {
    let game = toy(2);
    let mut state = game.start();
    game.chance(&mut state, &[0, 1], None).unwrap();
    game.chance(&mut state, &[5, 2, 1, 1], None).unwrap();
    for spec in ["search:60s", "search:60s:2", "search:4000000000"] {
        let mut bot = by_name::<Toy>(spec, 1).unwrap();
        let cancel = Cancel::default();
        let mut clock = clock().with_cancel(cancel.clone());
        let started = std::time::Instant::now();
        let choice = std::thread::scope(|scope| {
            let thinking = scope.spawn(|| ask(bot.as_mut(), &game, &state, Seat(0), &mut clock));
            std::thread::sleep(std::time::Duration::from_millis(50));
            assert!(!thinking.is_finished(), "{spec} thinks until it is told otherwise");
            cancel.cancel();
            thinking.join().unwrap()
        });
        assert!(started.elapsed().as_secs() < 10, "{spec}: {:?}", started.elapsed());
        assert!(choice.is_some() && clock.forfeited().is_none(), "what it has found so far is an answer");
    }
}

#[test]
fn names_that_are_no_bots_are_refused_with_the_list() {
    for name in ["", "gredy", "random:3", "search:", "search:fast", "search:10:0", "search:10:x", "exec"] {
        assert!(by_name::<Toy>(name, 0).is_err(), "{name}");
    }
    let error = words::Language::english().text(&by_name::<Toy>("gredy", 0).err().unwrap().phrase());
    assert!(error.contains("`greedy`") && error.contains("exec:COMMAND"), "{error}");
    for level in bots::LEVELS {
        assert!(by_name::<Toy>(level.name, 0).is_ok(), "{}", level.name);
    }
}

#[test]
fn moves_are_weighed_as_the_bot_that_searches_weighs_them() {
    let game = toy(3);
    play(&game, "random", 4, |state, seat| {
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        let view = game.view(state, Viewer::Seat(seat));
        let seen = Seen { game: &game, seat, view: &view, choices: &choices };
        let go_on = Cancel::default();
        let weighed = Toy::weigh(&seen, Budget::Simulations(60), 9, &go_on);
        assert_eq!(weighed, Toy::weigh(&seen, Budget::Simulations(60), 9, &go_on));
        assert!(weighed.iter().all(|one| choices.contains(&one.path[0])));
        // Every simulation tried one of them, unless there was nothing to choose.
        let tries: u32 = weighed.iter().map(|one| one.tries).sum();
        assert_eq!(tries, if weighed.len() > 1 { 60 } else { 0 });
        let mut searching = by_name::<Toy>("search:60", 9).unwrap();
        let chosen = ask(searching.as_mut(), &game, state, seat, &mut clock()).unwrap();
        assert_eq!(weighed[0].path[0], chosen);
    });
}
