//! The toy game keeps the contract of `Game`, and tables with a past keep theirs.
#![cfg(feature = "toy")]

use tabletop::toy::{Choice, Options, Toy};
use tabletop::{
    Cup, Game, Notation, Pending, Record, Seat, Seats, Seed, Table, TableError, Viewer, laws, phrase,
};

fn table(players: u8) -> Table<Toy> {
    Table::new(Toy::new(&Options { players, rich: false }, None).unwrap(), None)
}

fn play_out(table: &mut Table<Toy>, seed: u64) {
    let mut cup = Cup::new(Seed::from_number(seed));
    loop {
        laws::moment(table.game(), table.state(), &mut cup).unwrap();
        table.roll_on(&mut cup, None);
        laws::moment(table.game(), table.state(), &mut cup).unwrap();
        let Pending::Seats(seats) = table.pending() else { return };
        let seat = seats.iter().next().unwrap();
        let choices = table.choices(seat);
        let choice = choices[cup.below(choices.len() as u32) as usize];
        table.play(seat, choice, None).unwrap();
    }
}

#[test]
fn every_game_ends_and_its_record_replays() {
    for players in 1..=4 {
        let mut table = table(players);
        play_out(&mut table, u64::from(players));
        let text = table.record(table.head()).write();
        let again = Table::<Toy>::replay(&Record::read(&text).unwrap(), |_, _| {}).unwrap();
        assert_eq!(again.state(), table.state());
        assert!(table.game().check(table.state()).is_empty());
    }
}

/// The laws would be worth nothing if they held for everything.
#[test]
fn a_broken_law_is_found() {
    let mut table = table(2);
    let mut cup = Cup::new(Seed::from_number(5));
    table.roll_on(&mut cup, None);
    let mut state = *table.state();
    state.lucky[0] = state.lucky[1];
    let broken = laws::moment(table.game(), &state, &mut cup).unwrap_err();
    assert!(broken.0.contains("toy-flaw-lucky-twice(face: 1)"), "{broken}");
}

#[test]
fn a_guess_looks_the_same_to_its_viewer() {
    let mut table = table(3);
    table.roll_on(&mut Cup::new(Seed::from_number(7)), None);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let view = table.game().view(table.state(), viewer);
        let guess = table.game().guess(&view, &mut Cup::new(Seed::from_number(8)));
        assert_eq!(table.game().view(&guess, viewer), view);
        assert!(table.game().check(&guess).is_empty());
    }
}

#[test]
fn a_choice_can_be_taken_back_until_the_dice_fall() {
    let mut table = table(1);
    let mut cup = Cup::new(Seed::from_number(1));
    table.roll_on(&mut cup, None);
    let before = *table.state();
    let Choice::Take(face) = table.choices(Seat(0))[0] else { panic!("a die is taken first") };
    table.play(Seat(0), Choice::Take(face), None).unwrap();
    table.take_back(Seat(0), Seats::NONE).unwrap();
    assert_eq!(*table.state(), before);
    table.play(Seat(0), Choice::Take(face), None).unwrap();
    table.play(Seat(0), Choice::Sell, None).unwrap();
    table.roll_on(&mut cup, None);
    assert_eq!(table.take_back(Seat(0), Seats::NONE), Err(TableError::NothingToTakeBack));
}

#[test]
fn a_game_set_up_by_hand_has_a_record_that_begins_there() {
    let mut source = table(2);
    source.roll_on(&mut Cup::new(Seed::from_number(3)), None);
    let mut position = Table::at(source.game().clone(), None, *source.state());
    play_out(&mut position, 4);
    let mut record = position.record(position.head());
    let again = Table::<Toy>::replay(&record, |_, _| {}).unwrap();
    assert_eq!(again.state(), position.state());

    record.head.start = record.head.start.map(|start| start.replace("\"round\":0", "\"round\":9"));
    let error = Table::<Toy>::replay(&record, |_, _| {}).unwrap_err();
    assert!(matches!(&error, TableError::Contradictory(wrong) if wrong.len() == 1), "{error}");
}

#[test]
fn the_dice_of_a_game_are_those_of_its_seed() {
    let mut table = table(2);
    table.roll_on(&mut Cup::new(Seed::from_number(9)), None);
    let fits = |seed| {
        let mut cup = Cup::new(Seed::from_number(seed));
        table.chances().all(|(awaited, outcome)| cup.answer(awaited) == *outcome)
    };
    assert_eq!(table.chances().count(), 2);
    assert!(fits(9) && !fits(10));
}

#[test]
fn a_record_of_older_rules_opens_if_todays_lead_to_the_same_game() {
    let mut played = table(2);
    play_out(&mut played, 11);
    let mut record = played.record(played.head());
    record.head.rules = Toy::RULES_VERSION - 1;
    let again = Table::<Toy>::replay(&record, |_, _| {}).unwrap();
    assert_eq!(again.state(), played.state());
    assert_eq!(
        again.head().rules,
        Toy::RULES_VERSION,
        "what is written from now on is a record of today's rules"
    );
}

#[test]
fn a_record_of_older_rules_that_leads_elsewhere_says_which_it_needs() {
    let mut played = table(2);
    play_out(&mut played, 11);
    let needs = |change: &dyn Fn(&str) -> String| {
        let mut head = played.head();
        head.rules = Toy::RULES_VERSION - 1;
        let text = change(&played.record(head).write());
        Table::<Toy>::replay(&Record::read(&text).unwrap(), |_, _| {}).unwrap_err()
    };
    let refused = needs(&|text| text.replacen(": sell", ": tower 6", 1).replacen(": take", ": sell", 1));
    let other_hash = needs(&|text| {
        let hash = text.lines().find(|line| line.starts_with("hash 1")).unwrap();
        text.replace(hash, "hash 1 0000000000000000")
    });
    let other_start = needs(&|text| text.replace("---", "start {}\n---"));
    for error in [refused, other_hash, other_start] {
        let TableError::OlderRules { found: 0, has: 1, because } = &error else { panic!("{error}") };
        let told = phrase!("error-older-rules", found = 0, has = 1, because = because.phrase());
        assert_eq!(error.phrase(), told);
    }
}

#[test]
fn a_record_of_newer_rules_is_refused_before_it_is_played() {
    let mut played = table(2);
    play_out(&mut played, 11);
    let mut record = played.record(played.head());
    record.head.rules = Toy::RULES_VERSION + 1;
    let error = Table::<Toy>::replay(&record, |_, _| panic!("no step is taken")).unwrap_err();
    assert_eq!(error, TableError::OtherRules { found: 2, has: 1 });
}
