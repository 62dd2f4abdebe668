//! Playing allocates nothing: neither asking for choices into a vector that is there, nor playing them, nor chance.

use tabletop::{Cup, Game, Notation, Pending, Seed};
use troyes_dice::{Choice, TroyesDice};

/// Plays a whole game; the number of its decisions.
fn playout(game: &TroyesDice, cup: &mut Cup, luck: &mut fastrand::Rng, choices: &mut Vec<Choice>) -> u32 {
    let mut state = game.start();
    let mut decisions = 0;
    loop {
        match game.pending(&state) {
            Pending::Seats(seats) => {
                for seat in seats.iter() {
                    game.choices(&state, seat, choices);
                    let choice = choices[luck.usize(..choices.len())];
                    if decisions % 2 == 0 {
                        game.play(&mut state, seat, choice, None).unwrap();
                    } else {
                        game.play_offered(&mut state, seat, choice);
                    }
                    decisions += 1;
                }
            }
            Pending::Chance(awaited) => {
                game.chance(&mut state.clone(), &cup.clone().answer(awaited), None).unwrap();
                game.chance(&mut state, &cup.answer(awaited), None).unwrap();
            }
            Pending::Over => return decisions,
        }
    }
}

#[test]
fn a_game_is_played_without_the_heap() {
    for (players, list) in [(1, ""), (4, "banquets"), (10, "all")] {
        let game = TroyesDice::new(&TroyesDice::parse_options(players, list).unwrap(), None).unwrap();
        let mut cup = Cup::new(Seed::from_number(1));
        let mut luck = fastrand::Rng::with_seed(1);
        let mut choices = Vec::with_capacity(64);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for _ in 0..50 {
                decisions += playout(&game, &mut cup, &mut luck, &mut choices);
            }
        });
        assert!(decisions > 50 * 16 * u32::from(players));
        assert_eq!(counted.count_total, 0, "{players} players, `{list}`");
    }
}
