//! Finished games, replayed exactly. `UPDATE=1` plays them anew, for when rules have changed on purpose.

use crate::play::{expect_file, rules};
use std::path::Path;
use tabletop::{Cup, Game, Pending, Record, Seed, Table};
use troyes_dice::TroyesDice;

const GAMES: [(&str, u8, &str); 7] = [
    ("solo-first-game", 1, "first_game"),
    ("solo-standard", 1, "standard"),
    ("solo-all", 1, "all"),
    ("two-standard", 2, "standard"),
    ("four-banquets", 4, "banquets"),
    ("six-expert", 6, "expert"),
    ("ten-all", 10, "all"),
];

/// A game in which everybody mostly takes what is worth most at once.
fn played(players: u8, list: &str, number: u64) -> Table<TroyesDice> {
    let mut cup = Cup::new(Seed::from_number(number));
    let mut luck = fastrand::Rng::with_seed(number);
    let mut table = Table::new(rules(players, list), None);
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

#[test]
fn finished_games_replay_to_the_same_sheets() {
    for (number, (name, players, list)) in (1..).zip(GAMES) {
        let path = format!("games/{name}.troyes");
        let text = expect_file(Path::new(&path), || {
            let table = played(players, list, number);
            table.record(table.head()).write()
        });
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut steps = 0;
        let table = Table::<TroyesDice>::replay(&record, |_, _| steps += 1)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.pending(), Pending::Over, "{name}");
        assert_eq!(table.steps(), steps, "{name}");
        assert_eq!(table.record(table.head()).write(), text, "{name} is written as it was read");
    }
}
