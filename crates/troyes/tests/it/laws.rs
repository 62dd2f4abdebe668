//! The laws of the architecture, held by random play over every mix of options.
//!
//! The normal run plays a game of each mix; `TROYES_LONG=N` plays N of each.

use playtest::play_randomly;
use tabletop::{Cup, Game, Record, Seat, Seed, Table, Viewer, laws};
use troyes::actions::Target;
use troyes::agenda::Task;
use troyes::board::Building;
use troyes::{Activities, Options, State, Troyes};

/// Every mix of modules and variants for every number of players.
pub fn mixes() -> impl Iterator<Item = Options> {
    let activities = [Activities::Base, Activities::Ladies, Activities::Mixed];
    (1..=4u8)
        .flat_map(move |players| {
            activities
                .into_iter()
                .flat_map(move |activities| (0..1 << 7).map(move |mix| mixed(players, activities, mix)))
        })
        .filter(|options| options.check().is_ok())
}

/// The options of a mix, a bit for each. Every field is named, so that a new one is asked for.
fn mixed(players: u8, activities: Activities, mix: u32) -> Options {
    let on = |bit: u32| mix & (1 << bit) != 0;
    Options {
        players,
        activities,
        bonus: on(0),
        ladies_characters: on(1),
        revealed_character: on(2),
        ladies_events: on(3),
        head_of_family: on(4),
        ramparts: on(5),
        tournament: on(6),
        english_king: players == 1 && on(0),
        roy_first: players == 1 && on(1),
        edition_2012: mix.is_multiple_of(3),
        open_vp: mix.is_multiple_of(5),
    }
}

fn games_of_each() -> u64 {
    std::env::var("TROYES_LONG").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

#[test]
fn every_mix_of_options_plays_to_its_end() {
    let mut seed = 0;
    for options in mixes() {
        let game = Troyes::new(&options, None).unwrap();
        for _ in 0..games_of_each() {
            seed += 1;
            let table = play_randomly(game.clone(), seed, |_, _, _| {});
            laws::standing_adds_up(&game, table.state())
                .unwrap_or_else(|broken| panic!("{options:?}: {broken}"));
        }
    }
    assert!(seed >= 1000, "{seed} games are not all mixes");
}

#[test]
fn every_moment_keeps_the_laws() {
    let mut cup = Cup::new(Seed::from_number(7));
    for (i, options) in mixes().enumerate().filter(|(i, _)| i % 16 == 5) {
        let game = Troyes::new(&options, None).unwrap();
        let seed = i as u64;
        play_randomly(game.clone(), seed, |table, _, _| {
            if table.steps() % 5 == 0 {
                laws::moment(&game, table.state(), &mut cup).unwrap_or_else(|broken| {
                    panic!("{options:?}, seed {seed}, step {}: {broken}", table.steps())
                });
            }
        });
    }
}

/// The list of a turn is made from bounds; the enumerator tries every group. They must agree on what is possible.
#[test]
fn what_a_turn_offers_is_what_some_group_carries_out() {
    let mut turns = 0;
    for (i, options) in mixes().enumerate().filter(|(i, _)| i % 8 == 3) {
        let game = Troyes::new(&options, None).unwrap();
        play_randomly(game.clone(), i as u64, |table, seat, choices| {
            let state = table.state();
            if state.agenda.last() != Some(&Task::Turn(seat)) {
                return;
            }
            turns += 1;
            for target in targets(&game, state) {
                let possible = !game.prospects_of(state, seat, target).is_empty();
                let offered = choices.contains(&target.into());
                assert_eq!(offered, possible, "{options:?}: {target:?} for seat {} in {state:?}", seat.0);
            }
        });
    }
    assert!(turns > 1000, "{turns} turns are too few");
}

fn targets(game: &Troyes, state: &State) -> Vec<Target> {
    let mut targets = vec![Target::Build, Target::Farm];
    targets.extend(game.options().ramparts.then_some(Target::Patrol));
    targets.extend(state.city.iter().map(|activity| Target::Use(activity.card)));
    targets.extend(state.queue.iter().map(|queued| Target::Fight(queued.event)));
    targets.extend(Building::ALL.map(Target::Place));
    targets
}

#[test]
fn a_record_replays_to_the_same_state() {
    for options in mixes().step_by(61) {
        let game = Troyes::new(&options, None).unwrap();
        let table = play_randomly(game, 11, |_, _, _| {});
        let text = table.record(table.head()).write();
        let again = Table::<Troyes>::replay(&Record::read(&text).unwrap(), |_, _| {}).unwrap();
        assert_eq!(again.state(), table.state(), "{options:?}");
    }
}

#[test]
fn a_view_does_not_change_with_other_peoples_secrets() {
    for (players, list) in [(2, ""), (3, "all"), (4, "bonus")] {
        let game: Troyes = playtest::rules(players, list);
        play_randomly(game.clone(), 3, |table, _, _| {
            let state = table.state();
            for seat in (0..players).map(Seat) {
                let swapped = swap_secrets(&game, state, seat);
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    assert_eq!(game.view(&swapped, viewer), game.view(state, viewer));
                }
                // Points come and go before everybody's eyes; characters do not.
                let mut swapped = swapped;
                for owner in game.families() {
                    swapped.families[owner].vp = state.families[owner].vp;
                }
                let viewer = Viewer::Seat(seat);
                assert_eq!(game.recall(&swapped, viewer), game.recall(state, viewer));
            }
        });
    }
}

/// The same table, but everybody else holds other characters and other points.
fn swap_secrets(game: &Troyes, state: &State, knows: Seat) -> State {
    let mut swapped = state.clone();
    let others: Vec<Seat> = (0..game.players()).map(Seat).filter(|seat| *seat != knows).collect();
    let mine = &state.families[game.owner(knows)].characters;
    for seat in others {
        let family = &mut swapped.families[game.owner(seat)];
        family.vp[0] += 5;
        let has = family.characters.len();
        family.characters.clear();
        family
            .characters
            .extend(troyes::cards::Character::ALL.into_iter().filter(|c| !mine.contains(c)).take(has));
    }
    swapped
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}
