//! Each side of each tile of Banquets and Raids.

use crate::scene::*;
use troyes_dice::{Half, Laid, Nature, Phase, Tile};

/// A die on the free place beside a tile; the black die lies on the last place.
fn at(laid: Laid, color: troyes_dice::Color, face: u8) -> Scene {
    let [a, b] = color.others();
    Scene::with_tile([color, a, b, a], 1, laid).roll([face, 5, 5], 6).say(&["die 1"])
}

/// Red, yellow and white dice that a Great Hall counts.
fn available(scene: &Scene) -> [u8; 3] {
    [Red, Yellow, White].map(|color| scene.game.available(&scene.state.town, color))
}

fn values(scene: &Scene) -> Vec<String> {
    scene.offered().into_iter().filter(|text| text.starts_with("value")).collect()
}

#[test]
fn banquet_of_influence_changes_the_value_by_up_to_two_for_each() {
    let scene = at(Laid::banquet(Tile::Value), Red, 1);
    assert_eq!(values(&scene), ["value 2", "value 3", "value 4", "value 5", "value 6"]);
    for (value, left) in [(2, 2), (3, 2), (4, 1), (5, 1), (6, 0)] {
        let scene = at(Laid::banquet(Tile::Value), Red, 1).say(&[&format!("value {value}")]);
        assert_eq!(scene.purse()[0], left, "a {value}");
    }
}

#[test]
fn raid_on_influence_keeps_the_value() {
    let scene = at(Laid::raid(Tile::Value), Red, 1);
    assert!(values(&scene).is_empty());
    assert!(scene.offers("color white"));
}

#[test]
fn banquet_of_knowledge_halves_the_price_of_a_color() {
    let scene = at(Laid::banquet(Tile::Color), Red, 1).say(&["color white"]);
    assert_eq!(scene.purse(), [3, 3, 2]);
}

#[test]
fn raid_on_knowledge_keeps_the_color() {
    let scene = at(Laid::raid(Tile::Color), Red, 1);
    assert!(!scene.offers("color white") && !scene.offers("color yellow"));
    assert!(scene.offers("value 2"));
}

/// The tile beside the third place, which costs a denier; the free place is destroyed.
fn third(laid: Laid) -> Scene {
    Scene::with_tile([Red, Red, Yellow, White], 3, laid).roll([2, 3, 4], 1)
}

#[test]
fn banquet_of_the_free_die_waives_every_price() {
    assert_eq!(third(Laid::banquet(Tile::Price)).say(&["die 3"]).purse(), [3, 3, 3]);
    let second =
        Scene::with_tile([Red, Yellow, Red, White], 2, Laid::banquet(Tile::Price)).roll([2, 3, 4], 6);
    assert_eq!(second.offered()[1], "die 2", "no resource is to be chosen");
}

#[test]
fn raid_for_a_denier_costs_one_more() {
    assert_eq!(third(Laid::raid(Tile::Price)).say(&["die 3"]).purse(), [3, 1, 3]);
    let second = Scene::with_tile([Red, Yellow, Red, White], 2, Laid::raid(Tile::Price)).roll([2, 3, 4], 6);
    assert_eq!(second.say(&["die 2 for influence"]).purse(), [2, 2, 3]);
}

#[test]
fn raid_prices_can_leave_a_player_without_a_die() {
    let scene = Scene::with_tile([Yellow, Red, Red, White], 1, Laid::raid(Tile::Price))
        .sheet(|sheet| sheet.spent.0 = [3, 3, 3])
        .roll([2, 3, 4], 6);
    assert_eq!(scene.offered(), ["compensation"]);
}

#[test]
fn banquet_of_the_fortress_brings_a_knight_and_an_artisan_or_priest() {
    let scene = at(Laid::banquet(Tile::Fortress), Red, 3).say(&["build fortress 3"]);
    assert_eq!(scene.offered(), ["citizen yellow", "citizen white"]);
    assert_eq!(scene.say(&["citizen white"]).tracks(), [1, 1, 1]);
    let scene = at(Laid::banquet(Tile::Fortress), Red, 3).say(&["build fortress 3", "citizen yellow"]);
    assert_eq!((scene.tracks(), scene.offered()), ([1, 2, 0], vec!["done".to_string()]));
    let palace = at(Laid::banquet(Tile::Fortress), Red, 3).say(&["build counts_palace 3"]);
    assert_eq!(palace.tracks(), [2, 0, 0], "only with a Fortress");
}

#[test]
fn raid_for_influence_costs_one_more() {
    assert_eq!(third(Laid::raid(Tile::Fortress)).say(&["die 3"]).purse(), [2, 2, 3]);
}

#[test]
fn banquet_of_the_cathedral_gives_one_of_each_resource() {
    let scene = at(Laid::banquet(Tile::Cathedral), White, 3).say(&["build cathedral 3"]);
    assert_eq!(scene.purse(), [4, 4, 4]);
    let other = at(Laid::banquet(Tile::Cathedral), White, 3).say(&["build bishopric 3"]);
    assert_eq!(other.purse(), [3, 3, 3], "only with a Cathedral");
}

#[test]
fn raid_for_knowledge_costs_one_more() {
    assert_eq!(third(Laid::raid(Tile::Cathedral)).say(&["die 3"]).purse(), [3, 2, 2]);
}

#[test]
fn banquet_of_the_great_hall_counts_one_die_more_of_the_wanted_color() {
    // One yellow die can be used: with the guest they count as two.
    let scene = at(Laid::banquet(Tile::GreatHall), Yellow, 3).say(&["build great_hall 3"]);
    assert_eq!(scene.purse(), [3, 9, 3]);
    let hall = at(Laid::banquet(Tile::GreatHall), Yellow, 4).say(&["build great_hall 4"]);
    assert_eq!(hall.tracks(), [0, 4, 0]);
}

#[test]
fn a_great_hall_won_as_a_bonus_has_no_guest() {
    let scene = Scene::with_tile([White, Red, Yellow, Red], 1, Laid::banquet(Tile::GreatHall))
        .citizens(0, 0, 14)
        .roll([1, 5, 5], 6)
        .say(&["die 1", "build bishopric 1", "build great_hall 3"]);
    assert_eq!(scene.purse(), [3, 6, 3], "one yellow die");
}

#[test]
fn raid_on_prestige_forbids_prestige_buildings() {
    let scene = at(Laid::raid(Tile::GreatHall), Yellow, 3);
    assert!(!scene.offers("build great_hall 3") && scene.offers("build city_hall 3"));
    let scene = scene.say(&["color red"]);
    assert!(!scene.offers("build fortress 3") && scene.offers("build counts_palace 3"));
}

#[test]
fn banquet_of_the_workers_gives_one_citizen_more() {
    for (color, building, tracks) in [
        (Red, "counts_palace 3", [3, 0, 0]),
        (Yellow, "city_hall 5", [0, 3, 0]),
        (White, "bishopric 1", [0, 0, 3]),
    ] {
        let face = building.as_bytes()[building.len() - 1] - b'0';
        let scene = at(Laid::banquet(Tile::Work), color, face).say(&[&format!("build {building}")]);
        assert_eq!(scene.tracks(), tracks);
    }
    let fortress = at(Laid::banquet(Tile::Work), Red, 3).say(&["build fortress 3"]);
    assert_eq!(fortress.tracks(), [0, 1, 0], "only with a work building");
}

#[test]
fn raid_of_nothing_makes_the_die_a_zero_that_influence_may_raise() {
    let scene = at(Laid::raid(Tile::Work), Red, 4);
    assert_eq!(values(&scene), ["value 1", "value 2", "value 3"]);
    assert!(scene.offered().iter().all(|text| !text.starts_with("build")));
    let nothing = at(Laid::raid(Tile::Work), Red, 4).say(&["gain influence"]);
    assert_eq!(nothing.purse(), [3, 3, 3]);
    let raised = scene.say(&["value 2"]);
    assert_eq!(raised.purse(), [1, 3, 3]);
    assert!(raised.offers("build fortress 2"));
}

#[test]
fn banquet_of_the_black_die_makes_it_a_die_like_others_once() {
    let scene =
        Scene::on(4, Half::Morning, [White, Red, Yellow, White], Some((1, Laid::banquet(Tile::Black))))
            .roll([3, 4, 5], 2);
    assert_eq!(scene.state.town.dice[0].nature, Nature::Guest);
    assert_eq!(scene.now().crossed.0.map(|columns| columns.len()), [0, 0, 0], "nobody is attacked");
    assert_eq!(available(&scene), [1, 1, 2], "it counts for Great Halls");
    let scene = scene.say(&["die 1", "build bishopric 2", "done"]);
    assert_eq!(scene.now().citizens[White], 2);
    assert_eq!(scene.state.town.tiles[2], Some(Laid::raid(Tile::Black)), "the tile is turned");
}

#[test]
fn raid_of_the_black_die_turns_a_clear_die_black() {
    let raid = Some((1, Laid::raid(Tile::Black)));
    let scene = Scene::on(4, Half::Morning, [White, Red, Yellow, White], raid).roll([2, 4, 5], 3);
    assert_eq!(scene.state.town.dice[0].nature, Nature::Raider);
    assert!(scene.now().crossed[White].contains(column(2)), "the raiders attack the white 2");
    assert!(scene.now().crossed[Red].contains(column(3)), "and the black die the red 3");
    assert!(!scene.offers("die 1"));
    assert_eq!(available(&scene), [0, 1, 1]);
    let early = Scene::on(2, Half::Morning, [White, Red, Yellow, White], raid).roll([2, 4, 5], 3);
    assert!(!early.offers("die 1") && early.now().crossed[White].is_empty(), "sheets are safe until day 3");
    let black = Scene::on(4, Half::Morning, [White, Red, Yellow, White], raid).roll([4, 5, 6], 3);
    assert_eq!(black.state.town.dice.map(|die| die.is_usable()), [false, true, true, true]);
}

#[test]
fn a_fortress_holds_against_raiders_too() {
    let raid = Some((1, Laid::raid(Tile::Black)));
    let scene = Scene::on(4, Half::Morning, [White, Red, Yellow, White], raid)
        .built(Fortress, &[2])
        .roll([2, 4, 5], 3);
    assert!(scene.now().crossed[White].is_empty());
}

#[test]
fn a_tile_turns_to_its_raid_when_the_black_die_destroys_its_plaza_and_stays() {
    let scene = Scene::with_tile([Red, White, Yellow, White], 1, Laid::banquet(Tile::Work))
        .roll([2, 3, 4], 1)
        .say(&["die 3", "gain deniers"]);
    assert_eq!(scene.state.town.tiles[0], Some(Laid::banquet(Tile::Work)), "not before the half-day ends");
    let scene = scene.say(&["done"]);
    assert_eq!(scene.state.town.tiles[0], Some(Laid::raid(Tile::Work)));
    let again = Scene::with_tile([Red, White, Yellow, White], 1, Laid::raid(Tile::Work))
        .roll([2, 3, 4], 1)
        .say(&["die 3", "gain deniers", "done"]);
    assert_eq!(again.state.town.tiles[0], Some(Laid::raid(Tile::Work)));
}

#[test]
fn three_of_eight_tiles_lie_beside_the_plazas_of_one_color() {
    use tabletop::{Game, Notation};
    let game = rules(2, "first_game,banquets");
    let mut state = game.start();
    game.chance(&mut state, &[8, 7, 6, 5, 4, 3, 2, 1, 0], None).unwrap();
    game.chance(&mut state, &[1; 9], None).unwrap();
    assert_eq!(game.awaited_names(&state).len(), 8);
    game.chance(&mut state, &[7, 0, 6], None).unwrap();
    assert_eq!(state.town.phase, Phase::Roll);
    let laid = [Tile::Black, Tile::Value, Tile::Work].map(|tile| Some(Laid::banquet(tile)));
    assert_eq!(state.town.tiles, laid);
    // Day 1 in the afternoon uses notches 5 to 8, where the tiles 3, 2, 1 and 0 lie.
    state.town.half = Half::Afternoon;
    let beside = [0, 1, 2, 3].map(|place| game.laid_at(&state.town, place));
    assert_eq!(beside, [None, laid[2], laid[1], laid[0]]);
}
