//! Complete sheets with random choices.

use tabletop::{Cup, Game, Notation, Pending, Seed};
use troyes_dice::{Choice, Options, TroyesDice};

fn main() {
    divan::main();
}

/// Plays one game to its end and gives the first seat's points.
fn playout(game: &TroyesDice, cup: &mut Cup, luck: &mut fastrand::Rng, choices: &mut Vec<Choice>) -> i32 {
    let mut state = game.start();
    loop {
        match game.pending(&state) {
            Pending::Seats(seats) => {
                for seat in seats.iter() {
                    game.choices(&state, seat, choices);
                    let choice = choices[luck.usize(..choices.len())];
                    game.play_offered(&mut state, seat, choice);
                }
            }
            Pending::Chance(awaited) => {
                let outcome = cup.answer(awaited);
                game.chance(&mut state, &outcome, None).expect("a cup answers what is awaited");
            }
            Pending::Over => return game.vp(&state, tabletop::Seat(0)),
        }
    }
}

#[divan::bench(args = [(1, ""), (1, "banquets"), (4, ""), (10, "banquets")])]
fn random(bencher: divan::Bencher<'_, '_>, (players, options): (u8, &str)) {
    let options: Options = TroyesDice::parse_options(players, options).expect("known options");
    let game = TroyesDice::new(&options, None).expect("embedded figures");
    let mut cup = Cup::new(Seed::from_number(1));
    let mut luck = fastrand::Rng::with_seed(1);
    let mut choices = Vec::new();
    bencher
        .counter(divan::counter::ItemsCount::new(players))
        .bench_local(move || playout(&game, &mut cup, &mut luck, &mut choices));
}
