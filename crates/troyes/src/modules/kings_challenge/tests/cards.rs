//! What changes on cards when le Roy plays.

use super::vp;
use crate::board::Owner::{Blue, Grey};
use crate::cards::Card::{Banquet, Joust, TaxCollector, Tithe};
use crate::testing::Scene;

#[test]
fn the_tax_collector_gets_2_deniers_for_each_of_le_roys_citizens_in_city_hall() {
    let mut scene = Scene::new(1, "")
        .card(TaxCollector, &[Blue])
        .citizens(Grey, &["city_hall 1", "city_hall 3", "city_hall 4", "palace 1"])
        .citizens(Blue, &["city_hall 2"])
        .dice("R6@blue Y1@blue");
    scene.play(["use tax_collector", "dice R6@blue"]);
    assert_eq!(scene.purse(Blue).0, 20 + 3 * 2);
}

#[test]
fn the_tithe_takes_up_to_three_of_le_roys_dice() {
    let mut scene = Scene::new(1, "")
        .card(Tithe, &[Blue])
        .cubes(Tithe, Blue, 1)
        .family(Blue, |blue| blue.deniers = 0)
        .dice("Y4@blue Y5@grey Y6@grey Y6@grey R1@blue");
    scene.play(["farm", "cube tithe"]);
    assert!(scene.may("dice Y4@blue Y5@grey Y6@grey") && !scene.may("dice R1@blue"));
    scene.play(["dice Y5@grey Y6@grey Y6@grey"]);
    assert_eq!(scene.purse(Blue).0, 17 / 2);
}

#[test]
fn the_banquet_counts_the_players_red_dice_only() {
    let mut scene = Scene::new(1, "bonus")
        .card(Banquet, &[Blue])
        .dice("R6@blue R1@blue R2@blue R1@grey R2@grey R3@grey R4@grey");
    scene.play(["use banquet", "dice R6@blue"]);
    assert_eq!((scene.purse(Blue).2, vp(&scene)), (2, 0));
}

#[test]
fn le_roy_shares_what_a_card_gives_to_everybody_tied() {
    let mut scene = Scene::new(1, "").card(Joust, &[Blue]).dice("R6@blue R3@blue R2@grey R1@grey");
    scene.play(["use joust", "dice R6@blue"]);
    assert_eq!((scene.purse(Blue).2, vp(&scene)), (2, 2));
}
