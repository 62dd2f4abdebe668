//! How many ways there are to play from fixed deals, to a small depth: any change of the rules changes a number here.

use crate::scene::*;
use tabletop::Game;
use troyes_dice::{Laid, State, Tile, TroyesDice};

/// Sequences of so many choices, or fewer where the half-day ends before.
fn paths(game: &TroyesDice, state: &State, depth: u32) -> u64 {
    let mut choices = Vec::new();
    game.choices(state, ME, &mut choices);
    if depth == 0 || choices.is_empty() {
        return 1;
    }
    choices
        .iter()
        .map(|choice| {
            let mut next = state.clone();
            game.play_offered(&mut next, ME, *choice);
            paths(game, &next, depth - 1)
        })
        .sum()
}

fn census(scene: &Scene) -> [u64; 5] {
    [1, 2, 3, 4, 5].map(|depth| paths(&scene.game, &scene.state, depth))
}

#[test]
fn the_first_half_day() {
    let scene = Scene::new([Red, Yellow, White, Red]).roll([1, 3, 4], 6);
    // Five ways to pay for a die. The first has 2 colors, 3 values and 3 uses; the second 2, 4 and 3 if influence
    // pays for it, else 2, 5 and 3 like the third: 8 + 9 + 3 * 10 = 47.
    assert_eq!(census(&scene), [5, 47, 155, 243, 243]);
}

#[test]
fn a_half_day_full_of_bonuses() {
    let scene = Scene::new([White, White, Yellow, Red])
        .citizens(14, 6, 4)
        .built(Bishopric, &[3, 5])
        .built(CityHall, &[1, 3])
        .roll([4, 4, 5], 6);
    assert_eq!(census(&scene), [5, 48, 154, 545, 2388]);
}

#[test]
fn a_banquet_and_full_tracks() {
    let scene = Scene::with_tile([Red, White, Yellow, White], 1, Laid::banquet(Tile::Fortress))
        .citizens(20, 19, 10)
        .roll([1, 2, 3], 5);
    assert_eq!(census(&scene), [5, 44, 195, 856, 2460]);
}

#[test]
fn numbering_the_columns() {
    let game = rules(1, "expert");
    let mut state = game.start();
    game.chance(&mut state, &[0, 1, 2, 3, 4, 5, 6, 7, 8], None).unwrap();
    game.chance(&mut state, &[1; 9], None).unwrap();
    let counted = [1, 2, 3, 4, 5, 6].map(|depth| paths(&game, &state, depth));
    assert_eq!(counted, [6, 30, 120, 360, 720, 720]);
}
