//! How many ways there are to play from fixed deals and dice: any change of the rules changes a number.

use tabletop::{Cup, Game, Pending, Seat, Seed};

/// The number of different sequences of 1 to `depth` choices from a state. Chance is answered the same way after the same
/// sequence, from the seed number.
pub fn census<G: Game>(game: &G, state: &G::State, number: u64, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| paths(game, state.clone(), &Cup::new(Seed::from_number(number)), depth)).collect()
}

fn paths<G: Game>(game: &G, mut state: G::State, cup: &Cup, depth: u32) -> u64 {
    let mut cup = cup.clone();
    while let Pending::Chance(awaited) = game.pending(&state) {
        game.chance(&mut state, &cup.answer(awaited), None).unwrap();
    }
    let seat: Option<Seat> = match game.pending(&state) {
        Pending::Seats(seats) => seats.iter().next(),
        Pending::Chance(_) | Pending::Over => None,
    };
    let (Some(seat), 1..) = (seat, depth) else { return 1 };
    let mut choices = Vec::new();
    game.choices(&state, seat, &mut choices);
    let next = |choice: &G::Choice| {
        let mut state = state.clone();
        game.play_offered(&mut state, seat, *choice);
        paths(game, state, &cup, depth - 1)
    };
    choices.iter().map(next).sum()
}
