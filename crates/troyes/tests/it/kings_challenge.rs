//! Whole games against le Roy at random: his pieces are all accounted for, every result of his table occurs, and a record
//! replays.

use std::collections::BTreeSet;
use tabletop::{Components, Cup, Game, Notation, Pending, Record, Seat, Seed, Speech, Table};
use troyes::board::{Color, Owner};
use troyes::{Happening, Options, State, Troyes};

const MIXES: [&str; 6] =
    ["", "roy-first", "english-king", "bonus,english-king,roy-first", "all", "all,english-king"];

/// Plays a game at random; `visit` sees every state.
fn play(list: &str, seed: u64, told: &mut Vec<Happening>, mut visit: impl FnMut(&State)) -> Table<Troyes> {
    let game = Troyes::new(&Options::parse(1, list).unwrap(), None).unwrap();
    let mut table = Table::new(game, None);
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut random = fastrand::Rng::with_seed(seed);
    while table.pending() != Pending::Over {
        visit(table.state());
        match table.pending() {
            Pending::Chance(awaited) => table.chance(&cup.answer(awaited), Some(told)).unwrap(),
            _ => {
                let choices = table.choices(Seat(0));
                table.play(Seat(0), choices[random.usize(..choices.len())], Some(told)).unwrap();
            }
        }
    }
    visit(table.state());
    table
}

/// Everywhere an owner's citizens may be.
fn citizens(state: &State, owner: Owner) -> u8 {
    let family = &state.families[owner];
    family.supply
        + family.reserve
        + state.buildings.standing(owner)
        + state.buildings.expelled(owner)
        + state.city.tradesmen(owner)
}

#[test]
fn all_pieces_are_accounted_for() {
    for list in MIXES {
        let game = Troyes::new(&Options::parse(1, list).unwrap(), None).unwrap();
        for seed in 0..30 {
            play(list, seed, &mut Vec::new(), |state| {
                assert_eq!(game.check(state), [], "{list}");
                assert_eq!(citizens(state, Owner::Grey), 24, "{list}: {state:?}");
                assert!(Color::ALL.into_iter().all(|color| state.square.count_of(color) <= 6));
                let roy = &state.families[Owner::Grey];
                assert_eq!((roy.deniers, roy.influence, roy.passed), (0, 0, None));
            });
        }
    }
}

#[test]
fn every_result_of_le_roys_table_occurs() {
    for list in ["", "english-king"] {
        let mut seen = BTreeSet::new();
        let game = Troyes::new(&Options::parse(1, list).unwrap(), None).unwrap();
        for seed in 0..30 {
            let mut told = Vec::new();
            play(list, seed, &mut told, |_| {});
            let mut concerns = Vec::new();
            told.iter().for_each(|happening| game.touched_components(happening, &mut concerns));
            assert_eq!(concerns.iter().filter(|id| id.starts_with("rating_")).count(), 1);
            seen.extend(concerns);
            assert!(told.iter().all(|happening| !game.tell(happening).is_nothing()));
        }
        let missing: Vec<_> = game
            .touchable_components()
            .into_iter()
            .filter(|id| id.starts_with("roy_") && !seen.contains(id))
            .collect();
        assert!(missing.is_empty(), "{list}: {missing:?}");
    }
}

#[test]
fn a_record_replays_to_the_same_end() {
    for list in MIXES {
        let table = play(list, 5, &mut Vec::new(), |_| {});
        let text = table.record(table.head()).write();
        let record = Record::read(&text).unwrap();
        let again = Table::<Troyes>::replay(&record, |_, _| {}).unwrap();
        assert_eq!(again.state(), table.state());
        let standing = table.game().standing(table.state()).unwrap();
        assert_eq!(standing.total.len(), 2);
        assert!(standing.verdict.is_some() && standing.winners.len() == 1);
    }
}

#[test]
fn le_roy_is_never_asked() {
    for list in MIXES {
        let game = Troyes::new(&Options::parse(1, list).unwrap(), None).unwrap();
        play(list, 11, &mut Vec::new(), |state| {
            if let Pending::Seats(seats) = game.pending(state) {
                assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0)]);
            }
        });
    }
}
