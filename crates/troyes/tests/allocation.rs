//! Playing allocates nothing: neither asking for choices into a vector that is there, nor playing them, nor chance.

use tabletop::{Cup, Game, Pending, Seed};
use troyes::{Choice, Options, Troyes};

/// Plays a whole game; the number of its decisions.
fn playout(game: &Troyes, cup: &mut Cup, luck: &mut fastrand::Rng, choices: &mut Vec<Choice>) -> u32 {
    let mut state = game.start();
    let mut decisions = 0;
    loop {
        match game.pending(&state) {
            Pending::Seats(seats) => {
                for seat in seats.iter() {
                    game.choices(&state, seat, choices);
                    game.play_offered(&mut state, seat, choices[luck.usize(..choices.len())]);
                    decisions += 1;
                }
            }
            Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
            Pending::Over => return decisions,
        }
    }
}

#[test]
fn a_game_is_played_without_the_heap() {
    for (players, list) in [(4, ""), (2, "bonus"), (3, "all"), (1, "all")] {
        let game = Troyes::new(&Options::parse(players, list).unwrap(), None).unwrap();
        let mut cup = Cup::new(Seed::from_number(1));
        let mut luck = fastrand::Rng::with_seed(1);
        let mut choices = Vec::with_capacity(1 << 14);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for _ in 0..50 {
                decisions += playout(&game, &mut cup, &mut luck, &mut choices);
            }
        });
        assert!(decisions > 50 * 50, "{decisions} decisions");
        assert_eq!(counted.count_total, 0, "{players} players, `{list}`");
    }
}
