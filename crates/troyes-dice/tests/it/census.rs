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

/// From the question after a work building of the die at place 1, in a column without a link.
fn after_two_citizens(citizens: [u8; 3]) -> Scene {
    let [red, yellow, white] = citizens;
    Scene::new([White, Red, Yellow, Red])
        .citizens(red, yellow, white)
        .roll([1, 6, 6], 6)
        .say(&["die 1", "build bishopric 1"])
}

#[test]
fn the_eleventh_column_of_citizens() {
    // 17 work buildings are left, and each of the six Count's Palaces brings the fifteenth knight: 11 + 6 * 12.
    assert_eq!(census(&after_two_citizens([13, 11, 9])), [17, 83, 83, 83, 83]);
}

#[test]
fn the_twentieth_citizens_of_two_tracks() {
    // The twentieth priest brings the twentieth knight, who brings the eleventh artisan, and a priest without room who
    // may be an artisan too. Then one of 17 work buildings: only six of them are City Halls, for whose citizens there is
    // room, those of the others may be artisans: 2 * (6 + 11 * 2), then 2 * (6 + 11 * 4).
    assert_eq!(census(&after_two_citizens([19, 9, 18])), [2, 34, 56, 100, 100]);
}

#[test]
fn citizens_of_full_tracks() {
    // Each of the two is circled or declined, on one track or on two.
    assert_eq!(census(&after_two_citizens([20, 7, 20])), [2, 4, 4, 4, 4]);
    assert_eq!(census(&after_two_citizens([6, 7, 20])), [3, 9, 9, 9, 9]);
    assert_eq!(census(&after_two_citizens([20, 20, 20])), [1; 5]);
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
