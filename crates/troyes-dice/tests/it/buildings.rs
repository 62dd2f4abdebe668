//! Each building in each column.

use crate::scene::*;
use tabletop::{Notation, Speech};

/// A die of value `number` in `color` on the free place, and one die of each other color beside it.
fn with(color: troyes_dice::Color, number: u8) -> Scene {
    let [a, b] = color.others();
    // The dice beside it are higher; with a 6 all are equal and the black one comes first.
    let colors = if number == 6 { [a, color, a, b] } else { [color, a, b, a] };
    let scene = Scene::new(colors).sheet(|sheet| sheet.circled.0 = [5, 5, 5]);
    if number == 6 {
        scene.roll([6, 6, 6], 6).say(&["die 2 for deniers"])
    } else {
        scene.roll([number, 6, 6], 6).say(&["die 1"])
    }
}

#[test]
fn each_fortress_gives_its_citizen() {
    let given = [[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1]];
    for (position, tracks) in (1..).zip(given) {
        let scene = with(Red, position).say(&[&format!("build fortress {position}")]);
        assert_eq!(scene.tracks(), tracks, "column {position}");
        assert!(scene.now().is_protected(column(position)));
        assert_eq!(scene.offered(), ["done"]);
    }
}

#[test]
fn each_great_hall_counts_the_dice_of_its_color() {
    for (position, resources, tracks) in [
        (1, [3, 0, 0], [0, 0, 0]),
        (2, [0, 0, 0], [2, 0, 0]),
        (3, [0, 3, 0], [0, 0, 0]),
        (4, [0, 0, 0], [0, 2, 0]),
        (5, [0, 0, 3], [0, 0, 0]),
        (6, [0, 0, 0], [0, 0, 2]),
    ] {
        for (others, count) in
            [([Red, White], [1, 1, 1]), ([Red, Red], [2, 1, 0]), ([White, White], [0, 1, 2])]
        {
            // The black die destroys the last plaza, except that all sixes begin with it.
            let (colors, die) = match position {
                6 => ([Red, Yellow, others[0], others[1]], "die 2 for knowledge"),
                _ => ([Yellow, others[0], others[1], Red], "die 1"),
            };
            let low = position.min(5);
            let faces = if position == 6 { [6, 6, 6] } else { [position, low, low] };
            let scene =
                Scene::new(colors).roll(faces, 6).say(&[die, &format!("build great_hall {position}")]);
            let count: u8 = count[usize::from(position - 1) / 2];
            let circled = resources.map(|per_die| 3 + per_die * count);
            assert_eq!(scene.now().circled.0, circled, "column {position}, {others:?}");
            // The sixth resource of a track brings a citizen of its own.
            let expected = std::array::from_fn(|i| tracks[i] * count + u8::from(circled[i] >= 6));
            assert_eq!(scene.tracks(), expected, "column {position}, {others:?}");
        }
    }
}

#[test]
fn a_great_hall_counts_plazas_not_changed_colors_and_not_the_black_die() {
    // White, white (black die), red, red: a white die made yellow is still counted as white.
    let scene = Scene::new([White, White, Red, Red]).roll([5, 6, 6], 5).say(&[
        "die 2 for deniers",
        "color yellow",
        "build great_hall 5",
    ]);
    assert_eq!(scene.now().circled[Knowledge], 3 + 3, "one white die is left: the other plaza is destroyed");
}

#[test]
fn each_cathedral_unlocks_its_row() {
    let rows = [Fortress, CountsPalace, GreatHall, CityHall, Cathedral, Bishopric];
    for (position, row) in (1..).zip(rows) {
        let scene = with(White, position).say(&[&format!("build cathedral {position}")]);
        let written = troyes_dice::Building::ALL.map(|building| scene.now().multiplier[building]);
        let expected = troyes_dice::Building::ALL.map(|building| u8::from(building == row));
        assert_eq!(written, expected, "column {position}");
        assert_eq!((scene.tracks(), scene.offered()), ([0, 0, 0], vec!["done".to_string()]));
    }
}

#[test]
fn cathedrals_score_one_one_two_two_three_three_by_order_of_building() {
    let mut written = Vec::new();
    for before in 0..6u8 {
        let scene = Scene::new([White, Red, Yellow, Red])
            .sheet(|sheet| {
                // Built from the right, so that the order of building is not the order of columns.
                for (i, multiplier) in (0..before).zip([1, 1, 2, 2, 3]) {
                    sheet.drawn[Cathedral].insert(column(6 - i));
                    let row = [Bishopric, Cathedral, CityHall, GreatHall, CountsPalace][usize::from(i)];
                    sheet.multiplier[row] = multiplier;
                }
            })
            .roll([1, 2, 5], 6)
            .say(&["die 1", "build cathedral 1"]);
        written.push(scene.now().multiplier[Fortress]);
    }
    assert_eq!(written, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn each_work_building_gives_two_citizens_of_its_color() {
    for (color, building, tracks) in
        [(Red, "counts_palace", [2, 0, 0]), (Yellow, "city_hall", [0, 2, 0]), (White, "bishopric", [0, 0, 2])]
    {
        for position in 1..=6 {
            let scene = with(color, position).say(&[&format!("build {building} {position}")]);
            assert_eq!(scene.tracks(), tracks, "{building} {position}");
            assert_eq!(scene.offered(), ["done"]);
        }
    }
}

#[test]
fn a_building_takes_its_color_and_number_and_stands_once() {
    let scene = with(Yellow, 3);
    let builds: Vec<String> = scene.offered().into_iter().filter(|text| text.starts_with("build")).collect();
    assert_eq!(builds, ["build great_hall 3", "build city_hall 3"]);
    let scene =
        Scene::new([Yellow, Red, White, Red]).built(CityHall, &[3]).roll([3, 6, 6], 6).say(&["die 1"]);
    assert!(scene.offers("build great_hall 3") && !scene.offers("build city_hall 3"));
}

#[test]
fn columns_are_found_by_their_number() {
    let mut scene = Scene::new([Yellow, Red, White, Red]);
    scene.game = rules(1, "expert");
    scene.state.town.numbering.0 = [6, 3, 1, 2, 5, 4];
    let scene = scene.roll([1, 6, 6], 6).say(&["die 1"]);
    assert!(scene.offers("build great_hall 3"));
    let text = scene.game.say(&scene.state, ME, scene.game.read("build great_hall 3").unwrap());
    assert_eq!(english(&text), "Build the Great Hall 1 (third column): 3 deniers");
}
