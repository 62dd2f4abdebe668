//! Le Roy in the phases of a round.

use super::{roy, square, vp};
use crate::agenda::Task;
use crate::board::Building;
use crate::board::Owner::{self, Blue, Grey};
use crate::cards::Event::{
    CivilWar, ConflictOfSuccession, Drought, Heresy, InterruptedWork, Marauding, Resistance, Skirmishes1,
    Support, TravelingBuilders, War,
};
use crate::testing::Scene;
use tabletop::Seat;

/// The events take effect.
fn events(scene: Scene) -> Scene {
    scene.asking(Task::Effect(0))
}

#[test]
fn only_the_player_has_income_and_salaries() {
    let scene =
        Scene::new(1, "").citizens(Grey, &["palace 1"]).citizens(Blue, &["palace 2"]).asking(Task::Income);
    assert_eq!((scene.purse(Blue).0, scene.purse(Grey).0), (20 + 10 - 2, 0));
}

#[test]
fn le_roy_rolls_a_die_for_each_citizen_in_a_building_and_no_purple_one() {
    let mut scene = Scene::new(1, "purple")
        .citizens(Grey, &["palace 1", "bishopric 2"])
        .citizens(Blue, &["palace 2"])
        .asking(Task::Workforce);
    scene.play(["roll 1 2 3 4"]);
    assert_eq!(square(&scene), ["R1 P2", "R3 W4"]);
}

#[test]
fn events_take_nothing_from_le_roy() {
    let tolls = Scene::new(1, "")
        .citizens(Grey, &["city_hall 1"])
        .event(CivilWar, &[])
        .event(Heresy, &[])
        .event(Drought, &[])
        .family(Grey, |roy| roy.vp[0] = 5);
    let scene = events(tolls);
    assert_eq!((scene.purse(Blue), scene.purse(Grey)), ((17, 8, 0), (0, 0, 5)));
}

#[test]
fn interrupted_work_leaves_le_roys_cube_alone() {
    let built = |top: Owner| {
        let scene = Scene::new(1, "").event(InterruptedWork, &[]).with(|state| {
            state.cathedral.build(2, Blue);
            state.cathedral.build(2, top);
        });
        events(scene).state.cathedral.height(2)
    };
    assert_eq!((built(Grey), built(Blue)), (2, 1));
}

#[test]
fn resistance_leaves_le_roys_cubes_alone() {
    let scene = Scene::new(1, "bonus")
        .event(War, &[Grey, Blue])
        .event(Skirmishes1, &[Blue, Grey])
        .event(Resistance, &[]);
    let scene = events(scene);
    assert_eq!((scene.banners(War), scene.banners(Skirmishes1)), (vec![Grey], vec![Blue, Grey]));
}

#[test]
fn neutral_citizens_are_le_roys() {
    let mut scene = events(Scene::new(1, "").event(ConflictOfSuccession, &[]).citizens(Blue, &["palace 4"]));
    scene.play(["roll 4"]);
    assert_eq!(scene.state.buildings.count(Building::Palace, Grey), 1);
    assert_eq!(scene.of(Grey).supply, 23);
    assert!(scene.state.buildings.lying(Building::Palace).contains(Blue));
}

#[test]
fn the_cubes_of_support_are_le_roys_and_win_him_events() {
    let full: Vec<Owner> = vec![Blue, Grey, Grey];
    let scene = events(Scene::new(1, "").event(Skirmishes1, &full).event(Support, &[]));
    assert_eq!(scene.banners(Marauding), [Grey]);
    let [first, second] = scene.game.event_print(Skirmishes1).vp.map(i16::from);
    assert_eq!((vp(&scene), scene.purse(Blue).2), (first, second));
    assert!(scene.of(Grey).taken.contains(Skirmishes1));
}

#[test]
fn traveling_builders_work_for_le_roy() {
    let scene = events(Scene::new(1, "").event(TravelingBuilders, &[]));
    assert_eq!((scene.state.cathedral.at(1, 0), vp(&scene)), (Some(Grey), 1));
    let full = Scene::new(1, "").event(TravelingBuilders, &[]).with(|state| {
        (1..=6).for_each(|site| {
            (0..3).for_each(|_| {
                state.cathedral.build(site, Blue);
            })
        })
    });
    assert_eq!(vp(&events(full)), 0);
}

/// The black dice have fallen and a seat faces them; le Roy has 5 VP to lose.
fn black(seat: u8, faces: &[u8], dice: &str) -> Scene {
    Scene::new(1, "")
        .dice(dice)
        .family(Grey, |roy| roy.vp[0] = 5)
        .with(|state| state.black = faces.iter().copied().collect())
        .asking(Task::Black(Seat(seat)))
}

#[test]
fn le_roy_beats_only_the_highest_black_die_with_his_strongest_and_hands_the_others_back() {
    let scene = black(1, &[6, 5, 5], "R3@blue Y1@grey W2@grey R2@grey");
    assert_eq!(square(&scene)[1], "W2 Y1", "red 2 beats a 6: what it shows does not matter");
    assert_eq!(scene.state.black.iter().collect::<Vec<_>>(), [5, 5]);
    assert_eq!(scene.asked(), Some(Blue));
    assert_eq!(scene.purse(Grey), (0, 0, 5), "no influence for it");
}

#[test]
fn le_roy_and_the_player_take_turns_with_the_black_dice() {
    let mut scene = black(0, &[3, 2, 1], "R3@blue R4@blue Y6@grey W5@grey");
    scene.play(["counter 3", "with R3"]);
    assert_eq!(square(&scene), ["R4", "W5"]);
    assert_eq!((scene.state.black.sum(), scene.asked()), (1, Some(Blue)));
}

#[test]
fn without_dice_le_roy_loses_nothing_to_a_black_die() {
    let scene = black(1, &[6, 1], "R3@blue");
    assert_eq!((vp(&scene), scene.state.black.sum(), scene.asked()), (5, 1, Some(Blue)));
    assert_eq!(scene.story(), ["Le Roy sees off the black 6 without a die."]);
}

#[test]
fn the_player_and_le_roy_alternate() {
    let mut scene = Scene::new(1, "").dice("Y4@blue Y5@blue R4@grey R5@grey R6@grey");
    scene.play(["farm", "dice Y4@blue", "roll 3 4"]);
    assert_eq!((scene.asked(), square(&scene)), (Some(Blue), ["Y5".into(), "R4".into()]));
}

#[test]
fn the_player_buys_le_roys_dice_from_the_bank() {
    let mut scene = Scene::new(1, "").dice("Y4@blue Y5@grey");
    scene.play(["farm", "dice Y4@blue Y5@grey"]);
    assert_eq!((scene.purse(Blue).0, scene.purse(Grey).0), (20 - 4 + 4, 0));
}

#[test]
fn after_the_player_has_passed_le_roy_plays_on_while_a_die_lies_on_the_square() {
    let mut scene = Scene::new(1, "").dice("Y4@blue R4@grey");
    scene.play(["pass", "roll 3 4", "roll 4 4", "roll 1 1"]);
    assert_eq!(scene.state.cathedral.count(Grey), 2);
    assert_eq!(vp(&scene), 2 + 1 + 3, "two cubes, no character, and the player's die bought");
    let deniers_for_passing = 2 + 2;
    assert_eq!(scene.purse(Blue).0, 20 + 6 + deniers_for_passing, "one more each time the turn comes round");
    assert_eq!(scene.state.start, Seat(1), "the round is over");
}

#[test]
fn a_head_of_the_family_does_not_keep_le_roy_once_the_player_has_passed() {
    let mut scene = Scene::new(1, "purple").dice("P4@blue R4@grey");
    scene.play(["pass", "roll 3 4"]);
    assert_eq!(scene.state.start, Seat(1), "the round is over");
    // Before that it is a die on the square like any other.
    let mut scene = roy("purple", "P4@blue R4@grey");
    scene.play(["roll 3 4"]);
    assert_eq!(scene.asked(), Some(Blue));
}

#[test]
fn by_the_english_text_le_roy_stops_when_his_own_dice_are_gone() {
    let mut scene = Scene::new(1, "english-king").dice("Y4@blue Y5@blue Y6@blue R4@grey");
    scene.play(["farm", "dice Y4@blue", "roll 3 4"]);
    assert_eq!(scene.asked(), Some(Blue));
    scene.play(["farm", "dice Y5@blue"]);
    assert_eq!(scene.asked(), Some(Blue), "the player goes on alone");
    scene.play(["pass"]);
    assert_eq!(scene.state.start, Seat(1), "the round is over with a die left");
}

#[test]
fn by_the_english_text_le_roy_uses_up_his_dice_after_the_player_has_passed() {
    let mut scene = Scene::new(1, "english-king").dice("Y4@blue R4@grey R5@grey R6@grey");
    scene.play(["pass", "roll 3 4", "roll 3 4"]);
    assert_eq!((scene.state.cathedral.count(Grey), scene.state.start), (4, Seat(1)));
}
