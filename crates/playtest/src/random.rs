//! Random play.

use tabletop::{Cup, Notation, Pending, Seat, Seed, Table};

/// Rules with the embedded figures and options as on the command line.
pub fn rules<G: Notation>(players: u8, list: &str) -> G {
    let options = G::parse_options(players, list).unwrap_or_else(|error| panic!("{list}: {error}"));
    G::new(&options, None).unwrap_or_else(|error| panic!("{list}: {error}"))
}

/// Plays random choices, asked seats in random order, to the end; `each` looks at the table before each choice.
pub fn play_randomly<G: Notation>(
    game: G,
    number: u64,
    mut each: impl FnMut(&Table<G>, Seat, &[G::Choice]),
) -> Table<G> {
    let mut cup = Cup::new(Seed::from_number(number));
    let mut luck = fastrand::Rng::with_seed(number);
    let mut table = Table::new(game, None);
    loop {
        table.roll_on(&mut cup, None);
        let Pending::Seats(seats) = table.pending() else { return table };
        let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
        let choices = table.choices(seat);
        each(&table, seat, &choices);
        assert!(!choices.is_empty(), "seat {} is asked and has no choice: {:?}", seat.0, table.state());
        table.play(seat, choices[luck.usize(..choices.len())], None).unwrap();
    }
}
