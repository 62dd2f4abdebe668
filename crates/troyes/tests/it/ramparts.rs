//! Random play over all mixes of the head of the family, rampart guards and the tournament variant, with the laws that
//! concern them.

use std::collections::BTreeSet;
use tabletop::{Components, Cup, Game, Notation, Pending, Record, Seat, Seed, Speech, Table};
use troyes::agenda::Task;
use troyes::board::{Color, DieColor, Owner, WALL};
use troyes::{Activities, Choice, Happening, Options, State, Troyes};

/// Every mix of the three options that is allowed with so many players, and with them base, bonus and Ladies' cards.
fn mixes() -> Vec<Options> {
    let mut mixes = Vec::new();
    for players in 2..=4 {
        for bits in 0..8 {
            let on = |bit: u8| bits & (1 << bit) != 0;
            let options = Options {
                players,
                bonus: on(0),
                activities: if on(2) || players == 2 { Activities::Mixed } else { Activities::Base },
                ladies_events: on(0) != on(1),
                head_of_family: on(0),
                ramparts: on(1),
                tournament: on(2),
                ..Options::default()
            };
            if options.check().is_ok() {
                mixes.push(options);
            }
        }
    }
    mixes
}

/// What takes a game out to the ramparts: every second choice is one of these if there are any, as pure chance seldom walks
/// the whole wall.
fn leads_outdoors(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Patrol | Choice::Boost(_) | Choice::Walk(_) | Choice::Post(_) | Choice::Outdoor(_)
    )
}

/// Plays a game at random, with a liking for the ramparts; `visit` sees every state with what is offered in it.
fn play(
    game: &Troyes,
    seed: u64,
    told: &mut Vec<Happening>,
    mut visit: impl FnMut(&State, Seat, &[Choice]),
) -> State {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut random = fastrand::Rng::with_seed(seed);
    let mut state = game.start();
    let mut choices = Vec::new();
    for _ in 0..100_000 {
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(awaited) => {
                assert!(!game.say_awaited(&state).is_nothing(), "{:?}", state.agenda.last());
                game.chance(&mut state, &cup.answer(awaited), Some(told)).unwrap();
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                game.choices(&state, seat, &mut choices);
                visit(&state, seat, &choices);
                let outdoors: Vec<Choice> = choices.iter().copied().filter(leads_outdoors).collect();
                let liked = if outdoors.is_empty() || random.bool() { &choices } else { &outdoors };
                let choice = liked[random.usize(..liked.len())];
                game.play(&mut state, seat, choice, Some(told)).unwrap();
            }
        }
    }
    panic!("the game does not end");
}

/// The laws of dice, purses, guards and cubes.
fn check(game: &Troyes, state: &State) {
    for color in Color::ALL {
        assert!(state.square.count_of(color) <= 6, "{} {color:?} dice", state.square.count_of(color));
    }
    let has_head = game.options().head_of_family;
    for owner in Owner::ALL {
        let heads = state.square.of(owner, DieColor::Purple).count();
        assert!(heads <= u8::from(has_head && owner != Owner::Grey), "{owner:?} has {heads} purple dice");
        assert!(state.families[owner].influence <= 20);
        assert!(state.ramparts.guards[owner] <= WALL);
    }
    assert_eq!(game.check(state), [], "{:?}", state.agenda);
    assert!(state.agenda.len() < state.agenda.capacity(), "the agenda is full: {:?}", state.agenda);
}

#[test]
fn the_laws_hold_in_every_mix_of_purple_ramparts_and_tournament() {
    for options in mixes() {
        let game = Troyes::new(&options, None).unwrap();
        for seed in 0..12 {
            let end = play(&game, seed, &mut Vec::new(), |state, seat, choices| {
                check(&game, state);
                assert!(!choices.is_empty(), "seat {} has no choice: {state:?}", seat.0);
                let different: BTreeSet<_> = choices.iter().collect();
                assert_eq!(different.len(), choices.len(), "offered twice: {choices:?}");
            });
            let standing = game.standing(&end).unwrap();
            for seat in 0..game.seats() {
                assert_eq!(standing.total[seat as usize], game.vp(&end, Seat(seat)));
            }
        }
    }
}

#[test]
fn whatever_is_asked_can_be_said_written_and_saved() {
    for options in mixes() {
        let game = Troyes::new(&options, None).unwrap();
        let mut told = Vec::new();
        play(&game, 77, &mut told, |state, seat, choices| {
            let question = game.question(state, seat).unwrap();
            assert!(!question.text.is_nothing(), "{:?}", state.agenda.last());
            for choice in choices.iter().step_by(1 + choices.len() / 20) {
                assert!(!game.say(state, seat, *choice).is_nothing(), "{choice:?}");
                assert_eq!(game.read(&game.write(*choice)), Ok(*choice));
            }
            let saved = serde_json::to_string(state).unwrap();
            assert_eq!(serde_json::from_str::<State>(&saved).unwrap(), *state);
        });
        for happening in &told {
            let told = words::Language::english().text(&game.tell(happening));
            assert!(told.ends_with('.'), "{told}");
        }
    }
}

#[test]
fn random_games_use_every_side_and_patrol() {
    let options = Options {
        players: 4,
        head_of_family: true,
        ramparts: true,
        activities: Activities::Mixed,
        ladies_events: true,
        ..Options::default()
    };
    let game = Troyes::new(&options, None).unwrap();
    let mut seen = BTreeSet::new();
    let mut exchanges_before_black = 0;
    for seed in 0..120 {
        let mut told = Vec::new();
        play(&game, seed, &mut told, |state, _, _| {
            let is_exchange = matches!(state.agenda[..], [Task::Black(_), Task::Exchange { .. }]);
            exchanges_before_black += u32::from(is_exchange);
            if is_exchange {
                check(&game, state);
            }
        });
        let mut ids = Vec::new();
        told.iter().for_each(|happening| game.touched_components(happening, &mut ids));
        seen.extend(ids);
    }
    let sides: Vec<_> =
        troyes::modules::Outdoor::ALL.iter().map(|side| side.id()).chain(["patrol"]).collect();
    let missing: Vec<_> = sides.iter().filter(|id| !seen.contains(*id)).collect();
    assert!(missing.is_empty(), "never used: {missing:?}");
    assert!(exchanges_before_black > 0, "no dice were exchanged before a black die");
    assert!(sides.iter().all(|id| game.touchable_components().contains(id)));
}

#[test]
fn a_record_with_tiles_and_patrols_replays_to_the_same_end() {
    let options = Options::parse(3, "all").unwrap();
    let mut table = Table::new(Troyes::new(&options, None).unwrap(), None);
    let mut cup = Cup::new(Seed::from_number(4));
    let mut random = fastrand::Rng::with_seed(4);
    loop {
        match table.pending() {
            Pending::Over => break,
            Pending::Chance(awaited) => table.chance(&cup.answer(awaited), None).unwrap(),
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choices = table.choices(seat);
                let outdoors: Vec<Choice> = choices.iter().copied().filter(leads_outdoors).collect();
                let liked = if outdoors.is_empty() || random.bool() { choices } else { outdoors };
                table.play(seat, liked[random.usize(..liked.len())], None).unwrap();
            }
        }
    }
    let text = table.record(table.head()).write();
    assert!(text.contains("patrol") && text.contains("post "), "{text}");
    let again = Table::<Troyes>::replay(&Record::read(&text).unwrap(), |_, _| {}).unwrap();
    assert_eq!(again.state(), table.state());
}
