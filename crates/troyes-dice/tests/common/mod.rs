//! What several tests share.

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
