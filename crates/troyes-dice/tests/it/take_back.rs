//! Taking back a choice while the others are still choosing.

use crate::scene::rules;
use tabletop::{Cup, Notation, Pending, Seat, Seats, Seed, Table, TableError};
use troyes_dice::TroyesDice;

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);

fn table() -> Table<TroyesDice> {
    let mut table = Table::new(rules(2, "first_game"), None);
    for outcome in [&[0, 1, 2, 3, 4, 5, 6, 7, 8][..], &[1; 9], &[2, 4, 6, 1]] {
        table.chance(outcome, None).unwrap();
    }
    table
}

fn say(table: &mut Table<TroyesDice>, seat: Seat, texts: &[&str]) {
    for text in texts {
        let choice = table.game().read(text).unwrap();
        table.play(seat, choice, None).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

#[test]
fn a_seat_takes_back_its_own_choice_whatever_the_others_do() {
    let mut table = table();
    say(&mut table, ANNA, &["die 3"]);
    let after_die = table.state().turns[0];
    say(&mut table, ANNA, &["value 5"]);
    say(&mut table, BERT, &["die 4", "gain influence"]);
    let bert = table.state().turns[1];
    table.take_back(ANNA, Seats::NONE).unwrap();
    assert_eq!(table.state().turns[0], after_die);
    assert_eq!(table.state().turns[1], bert);
}

#[test]
fn a_commitment_can_be_taken_back_until_all_have_chosen() {
    let mut table = table();
    say(&mut table, ANNA, &["die 3", "gain influence", "done"]);
    assert!(matches!(table.pending(), Pending::Seats(seats) if seats == Seats::one(BERT)));
    table.take_back(ANNA, Seats::NONE).unwrap();
    assert!(table.choices(ANNA).len() == 1, "Anna is asked again whether to leave it at that");
    say(&mut table, ANNA, &["done"]);
    say(&mut table, BERT, &["die 3", "gain influence", "done"]);
    assert_eq!(table.take_back(ANNA, Seats::first(2)), Err(TableError::NothingToTakeBack));
}

#[test]
fn nothing_is_taken_back_after_the_last_half_day() {
    let mut cup = Cup::new(Seed::from_number(3));
    let mut table = Table::new(rules(1, ""), None);
    loop {
        table.roll_on(&mut cup, None);
        if table.pending() == Pending::Over {
            break;
        }
        let choice = *table.choices(ANNA).last().unwrap();
        table.play(ANNA, choice, None).unwrap();
    }
    assert_eq!(table.take_back(ANNA, Seats::NONE), Err(TableError::NothingToTakeBack));
}
