//! Finished games, replayed exactly.

use crate::files::Files;
use crate::random::rules;
use tabletop::{Cup, Notation, Pending, Record, Seed, Table};

/// Replays `games/NAME.troyes` for each game (its name, players, options): every entry, hash and result must fit, and what
/// is written again is what was read, under the head that says which rules it was played by. `UPDATE=1` plays those that
/// have no file yet; those that are there prove that old records are still read.
pub fn finished_games<G: Notation>(files: &Files, games: &[(&str, u8, &str)]) {
    for (number, (name, players, list)) in (1..).zip(games) {
        let text = files.expect_kept(&format!("games/{name}.troyes"), || {
            let table = played_sensibly::<G>(*players, list, number);
            table.record(table.head()).write()
        });
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut steps = 0;
        let table =
            Table::<G>::replay(&record, |_, _| steps += 1).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.pending(), Pending::Over, "{name}");
        assert_eq!(table.steps(), steps, "{name}");
        assert_eq!(table.record(record.head).write(), text, "{name} is written as it was read");
    }
}

/// A game in which everybody mostly takes what is worth most at once, so that it has much of everything.
fn played_sensibly<G: Notation>(players: u8, list: &str, number: u64) -> Table<G> {
    let mut cup = Cup::new(Seed::from_number(number));
    let mut luck = fastrand::Rng::with_seed(number);
    let mut table = Table::new(rules::<G>(players, list), None);
    loop {
        table.roll_on(&mut cup, None);
        let Pending::Seats(seats) = table.pending() else { return table };
        let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
        let mut choices = table.choices(seat);
        luck.shuffle(&mut choices);
        if luck.u8(..4) > 0 {
            choices.sort_by_key(|choice| {
                let mut state = table.state().clone();
                table.game().play_offered(&mut state, seat, *choice);
                table.game().vp(&state, seat)
            });
        }
        table.play(seat, choices[choices.len() - 1], None).unwrap();
    }
}
