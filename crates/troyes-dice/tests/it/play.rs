//! What several tests share.

use std::path::Path;
use tabletop::{Cup, Game, Pending, Seat, Seed, Table};
use troyes_dice::{Choice, Options, TroyesDice};

/// Rules with the embedded figures.
pub fn rules(players: u8, list: &str) -> TroyesDice {
    let options: Options = TroyesDice::parse_options(players, list).unwrap();
    TroyesDice::new(&options, None).unwrap()
}

/// Plays random choices, seats in random order, and lets `each` look at the table before each of them.
pub fn play_randomly(
    game: TroyesDice,
    number: u64,
    mut each: impl FnMut(&Table<TroyesDice>, Seat, &[Choice]),
) -> Table<TroyesDice> {
    let mut cup = Cup::new(Seed::from_number(number));
    let mut luck = fastrand::Rng::with_seed(number);
    let mut table = Table::new(game, None);
    loop {
        table.roll_on(&mut cup, None);
        let Pending::Seats(seats) = table.pending() else { return table };
        let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
        let choices = table.choices(seat);
        each(&table, seat, &choices);
        let choice = choices[luck.usize(..choices.len())];
        table.play(seat, choice, None).unwrap();
    }
}

/// The text of a file below `tests/`; with `UPDATE=1` it is made anew before.
pub fn expect_file(path: &Path, make: impl FnOnce() -> String) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(path);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, make()).unwrap();
    }
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE=1 makes it", path.display()))
}
