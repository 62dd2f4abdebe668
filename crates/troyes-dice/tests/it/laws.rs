//! What must hold at every moment of every game, checked by random play over all options.

use crate::scene::rules;
use playtest::play_randomly;
use tabletop::{Cup, Game, Notation, Pending, Record, Refusal, Seat, Seed, Speech, Table, Viewer};
use troyes_dice::{Building, Choice, Color, Column, Resource, State, TroyesDice, Turn};

/// Every way to set up a game for so many players.
fn mixes() -> impl Iterator<Item = TroyesDice> {
    const LISTS: [&str; 6] =
        ["first_game", "standard", "expert", "first_game,banquets", "standard,banquets", "all"];
    (1..=10).flat_map(|players| LISTS.map(|list| rules(players, list)))
}

/// Every answer that anybody could think of.
fn all_answers(game: &TroyesDice) -> Vec<Choice> {
    let mut texts: Vec<String> =
        ["rising", "falling", "compensation", "decline", "done"].map(Into::into).to_vec();
    for n in 1..=6 {
        texts.extend([format!("number {n}"), format!("value {n}")]);
    }
    for place in 1..=4 {
        texts.push(format!("die {place}"));
        texts.extend(["influence", "deniers", "knowledge"].map(|pay| format!("die {place} for {pay}")));
    }
    texts.extend(["red", "yellow", "white"].map(|color| format!("color {color}")));
    texts.extend(["red", "yellow", "white"].map(|color| format!("citizen {color}")));
    texts.extend(["influence", "deniers", "knowledge"].map(|resource| format!("gain {resource}")));
    for building in ["fortress", "great_hall", "cathedral", "counts_palace", "city_hall", "bishopric"] {
        texts.extend((1..=6).map(|column| format!("build {building} {column}")));
    }
    texts.extend(troyes_dice::Bonus::ALL.map(|bonus| format!("bonus {}", bonus.id())));
    texts.iter().map(|text| game.read(text).unwrap()).collect()
}

#[test]
fn somebody_is_asked_or_chance_or_the_game_is_over() {
    for (i, game) in mixes().enumerate() {
        let seats = game.seats();
        let table = play_randomly(game, i as u64, |table, _, _| {
            let Pending::Seats(asked) = table.pending() else { panic!("seats are asked") };
            assert!(!asked.is_empty());
            for seat in (0..seats).map(Seat) {
                assert_eq!(table.choices(seat).is_empty(), !asked.contains(seat));
                assert_eq!(table.game().question(table.state(), seat).is_some(), asked.contains(seat));
            }
            assert!(table.choices(Seat(seats)).is_empty());
        });
        assert_eq!(table.pending(), Pending::Over);
        assert!((0..seats).all(|seat| table.choices(Seat(seat)).is_empty()));
    }
}

#[test]
fn offered_is_what_can_be_played_and_a_refusal_changes_nothing() {
    for (i, game) in mixes().enumerate().filter(|(i, _)| i % 4 == 0) {
        let answers = all_answers(&game);
        play_randomly(game, 100 + i as u64, |table, seat, choices| {
            let game = table.game();
            for answer in &answers {
                let mut state = table.state().clone();
                let played = game.play(&mut state, seat, *answer, None);
                if choices.contains(answer) {
                    assert_eq!(played, Ok(()));
                    let mut unseen = table.state().clone();
                    game.play_offered(&mut unseen, seat, *answer);
                    assert_eq!(unseen, state, "{answer} does the same, looked for or not");
                } else {
                    assert_eq!(played, Err(Refusal::NotOffered), "{answer}");
                    assert_eq!(&state, table.state());
                }
            }
            assert!(choices.iter().all(|choice| answers.contains(choice)));
            let mut unique = choices.to_vec();
            unique.dedup();
            assert_eq!(unique.len(), choices.len(), "nothing is offered twice");
            let mut state = table.state().clone();
            assert_eq!(game.chance(&mut state, &[1, 2, 3, 4], None), Err(Refusal::NoChanceAwaited));
            assert_eq!(&state, table.state());
        });
    }
}

#[test]
fn sheets_never_break_their_tracks() {
    for (i, game) in mixes().enumerate() {
        let mut before: Option<State> = None;
        let table = play_randomly(game, 200 + i as u64, |table, _, _| {
            let state = table.state();
            assert_eq!(table.game().check(state), []);
            for (seat, turn) in state.turns.iter().enumerate() {
                let sheet = &turn.sheet;
                for resource in Resource::ALL {
                    assert!(
                        sheet.spent[resource] <= sheet.circled[resource] && sheet.circled[resource] <= 18
                    );
                }
                for color in Color::ALL {
                    assert!(sheet.citizens[color] <= 20);
                }
                // A place that was crossed out and empty stays empty.
                if let Some(old) = before.as_ref().map(|state| state.turns[seat].sheet) {
                    for building in Building::ALL {
                        let lost = old.crossed[building.color()].without(old.drawn[building]);
                        assert!(lost.both(sheet.drawn[building]).is_empty());
                    }
                }
            }
            before = Some(state.clone());
        });
        let standing = table.game().standing(table.state()).unwrap();
        for seat in 0..table.game().seats() {
            let parts: i32 = standing.rows.iter().map(|row| row.vp[usize::from(seat)]).sum();
            assert_eq!(parts, standing.total[usize::from(seat)]);
            assert_eq!(parts, table.game().vp(table.state(), Seat(seat)));
            let sheet = &table.state().sheets[usize::from(seat)];
            let cathedrals = sheet.drawn[Building::Cathedral].len();
            let unlocked = Building::ALL.iter().filter(|row| sheet.multiplier[**row] > 0).count();
            assert_eq!(usize::from(cathedrals), unlocked);
        }
    }
}

#[test]
fn a_record_replays_to_the_same_hashes_and_a_state_survives_json() {
    for (i, game) in mixes().enumerate() {
        let table = play_randomly(game, 300 + i as u64, |table, _, choices| {
            if table.steps() % 16 == 0 {
                let json = serde_json::to_string(table.state()).unwrap();
                assert_eq!(&serde_json::from_str::<State>(&json).unwrap(), table.state());
                for choice in choices {
                    let json = serde_json::to_string(choice).unwrap();
                    assert_eq!(&serde_json::from_str::<Choice>(&json).unwrap(), choice);
                    assert_eq!(table.game().read(&table.game().write(*choice)), Ok(*choice));
                }
            }
        });
        let text = table.record(table.head()).write();
        let again = Table::<TroyesDice>::replay(&Record::read(&text).unwrap(), |_, _| {}).unwrap();
        assert_eq!(again.state(), table.state());
        assert_eq!(text.matches("\nhash ").count(), 9, "setting up and eight days");
    }
}

#[test]
fn a_view_does_not_tell_what_others_choose() {
    for (i, game) in mixes().enumerate().filter(|(_, game)| game.seats() > 1) {
        play_randomly(game, 400 + i as u64, |table, seat, _| {
            let (game, state) = (table.game(), table.state());
            let viewer = Viewer::Seat(seat);
            let view = game.view(state, viewer);
            let mut swapped = state.clone();
            // Whatever the others have chosen, they might as well have chosen nothing yet, or what a neighbor chose.
            for other in (0..game.seats()).map(Seat).filter(|other| *other != seat) {
                let neighbor = state.turns[(other.index() + 1) % state.turns.len()];
                swapped.turns[other.index()] = Turn { sheet: state.sheets[other.index()], ..neighbor };
            }
            assert_eq!(game.view(&swapped, viewer), view);
            let mut unknown = view.clone();
            unknown.turn = None;
            unknown.viewer = Viewer::Spectator;
            assert_eq!(game.view(state, Viewer::Spectator), unknown, "a spectator knows what all know");
            let guessed = game.guess(&view, &mut Cup::new(Seed::from_number(7)));
            assert_eq!(game.view(&guessed, viewer), view);
            assert_eq!(game.check(&guessed), []);
        });
    }
}

#[test]
fn the_order_in_which_seats_answer_does_not_matter() {
    let game = rules(4, "banquets");
    let mut cup = Cup::new(Seed::from_number(5));
    let mut luck = fastrand::Rng::with_seed(5);
    let mut table = Table::new(game.clone(), None);
    loop {
        table.roll_on(&mut cup, None);
        let Pending::Seats(first) = table.pending() else { break };
        let start = table.state().clone();
        let chapter_half = (start.town.day, start.town.half);
        let mut said: Vec<(Seat, Choice)> = Vec::new();
        while let Pending::Seats(seats) = table.pending() {
            let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
            let choices = table.choices(seat);
            let choice = choices[luck.usize(..choices.len())];
            table.play(seat, choice, None).unwrap();
            said.push((seat, choice));
        }
        let mut other = start;
        for seat in first.iter() {
            for (_, choice) in said.iter().filter(|(by, _)| *by == seat) {
                game.play(&mut other, seat, *choice, None).unwrap();
            }
        }
        assert_eq!(&other, table.state(), "{chapter_half:?}");
    }
}

#[test]
fn impossible_states_are_named() {
    let game = rules(2, "first_game");
    let mut state = game.start();
    let fits = |state: &State| game.check(state).is_empty();
    assert!(fits(&state));
    game.chance(&mut state, &[0, 1, 2, 3, 4, 5, 6, 7, 8], None).unwrap();
    game.chance(&mut state, &[1; 9], None).unwrap();
    game.chance(&mut state, &[2, 3, 4, 1], None).unwrap();
    assert!(fits(&state));
    let breaks: [fn(&mut State); 14] = [
        |state| state.town.day = 0,
        |state| state.town.plazas[0] = state.town.plazas[1],
        |state| state.town.plazas[0].tile = 200,
        |state| state.town.tiles[0] = Some(troyes_dice::Laid::banquet(troyes_dice::Tile::Work)),
        |state| state.town.numbering.0.swap(0, 1),
        |state| state.town.dice.swap(0, 3),
        |state| state.sheets[0].circled.0[0] = 19,
        |state| state.sheets[1].spent.0[0] = 4,
        |state| state.turns[1].sheet.citizens.0[2] = 21,
        |state| state.sheets[0].drawn[Building::Cathedral].insert(Column::ALL[2]),
        |state| state.sheets[0].multiplier[Building::Fortress] = 1,
        |state| state.turns[0].stage = troyes_dice::Stage::Action,
        |state| state.turns[0].overflow = 255,
        |state| {
            let _ = state.sheets.pop();
        },
    ];
    for (i, broken) in breaks.iter().enumerate() {
        let mut state = state.clone();
        broken(&mut state);
        assert!(!fits(&state), "number {i} is not noticed");
    }
}
