//! Results 4 and 10: where le Roy places a citizen.

use super::{roy, square};
use crate::agenda::Task;
use crate::board::Building::{self, Bishopric, CityHall, Palace};
use crate::board::Owner::{self, Blue, Grey};
use crate::testing::Scene;

fn spaces(scene: &Scene, building: Building) -> String {
    let letter = |space: &Option<Owner>| match space {
        Some(Grey) => 'r',
        Some(_) => 'b',
        None => '.',
    };
    scene.state.buildings.spaces(building).iter().map(letter).collect()
}

/// The three buildings after le Roy has rolled a 4: Palace, City Hall, Bishopric.
fn placed(mut scene: Scene) -> [String; 3] {
    scene.play(["roll 1 3"]);
    [Palace, CityHall, Bishopric].map(|building| spaces(&scene, building))
}

/// City Hall has three rows of two, the Bishopric two rows of three.
fn citizens(options: &str, dice: &str, palace: &str, city_hall: &str, bishopric: &str) -> Scene {
    let mut scene = roy(options, dice);
    for (building, owners) in [(Palace, palace), (CityHall, city_hall), (Bishopric, bishopric)] {
        for (space, owner) in owners.chars().enumerate() {
            let owner = match owner {
                'r' => Grey,
                'b' => Blue,
                _ => continue,
            };
            scene = scene.citizens(owner, &[&format!("{} {}", building.id(), space + 1)]);
        }
    }
    scene
}

#[test]
fn his_strongest_die_names_the_building_where_he_expels_one_of_the_players() {
    let (palace, city_hall, bishopric) = ("rrbrrr", "rbrrrr", "rrrrrb");
    let place = |dice| placed(citizens("", dice, palace, city_hall, bishopric));
    assert_eq!(place("W1@blue R6@grey Y5@grey"), ["rrrrrr", city_hall, bishopric]);
    assert_eq!(place("W1@blue R5@grey Y6@grey"), [palace, "rrrrrr", bishopric]);
    assert_eq!(place("W1@blue R5@grey W6@grey"), [palace, city_hall, "rrrrrr"]);
    assert_eq!(place("W1@blue R6@grey W6@grey"), ["rrrrrr", city_hall, bishopric]);
}

#[test]
fn both_results_place_a_citizen_and_spend_a_die() {
    for roll in ["roll 1 3", "roll 5 5"] {
        let mut scene = citizens("", "W1@blue R6@grey Y5@grey", "rrbrrr", "", "");
        scene.play([roll]);
        assert_eq!((spaces(&scene, Palace).as_str(), square(&scene)[1].as_str()), ("rrrrrr", "Y5"));
        assert!(scene.state.buildings.lying(Palace).contains(Blue));
        assert_eq!(scene.of(Grey).supply, 24 - 6);
    }
}

#[test]
fn among_several_he_takes_his_favorite_place() {
    let scene = citizens("", "W1@blue R6@grey", "brbrbr", "", "");
    assert_eq!(placed(scene)[0], "brbrrr", "the Palace is preferred from 6 down");
    let scene = citizens("", "W1@blue W6@grey", "", "", "rrbrrb");
    assert_eq!(placed(scene)[2], "rrrrrb", "the upper row of the Bishopric is the better one");
}

#[test]
fn a_color_that_lies_there_is_not_expelled_again_so_he_pushes_one_to_the_right() {
    let scene = citizens("", "W1@blue W6@grey", "b", "", "brrrbb");
    let lying = scene.with(|state| state.buildings.lying_mut(Bishopric).insert(Blue));
    // The lower row would expel blue again; so the upper one, which expels one of his own.
    assert_eq!(placed(lying), ["b.....", "......", "rbrrbb"]);
}

#[test]
fn he_pushes_a_citizen_as_far_right_as_he_can() {
    let scene = citizens("", "W1@blue W6@grey", "", "", "b..rb.");
    assert_eq!(placed(scene)[2], "b..rrb", "to the third place rather than to the second");
}

#[test]
fn among_equal_pushes_he_takes_his_favorite_row() {
    let scene = citizens("", "W1@blue W6@grey", "", "", "b..b..");
    assert_eq!(placed(scene)[2], "rb.b..");
}

#[test]
fn if_he_can_do_neither_he_tries_the_next_building() {
    let next = |dice, palace, city_hall, bishopric| placed(citizens("", dice, palace, city_hall, bishopric));
    assert_eq!(next("W1@blue R6@grey", "rrrrr.", "b.....", "b....."), ["rrrrr.", "rb....", "b....."]);
    assert_eq!(next("W1@blue Y6@grey", "b.....", "rrr...", "b....."), ["b.....", "rrr...", "rb...."]);
    assert_eq!(next("W1@blue W6@grey", "b.....", "b.....", "r....."), ["r.....", "b.....", "r....."]);
}

#[test]
fn if_no_building_will_do_he_does_nothing_and_the_die_goes() {
    let mut scene = citizens("", "W1@blue R6@grey R5@grey", "rrr...", "r.....", "rrr...");
    scene.play(["roll 1 3"]);
    assert_eq!([Palace, CityHall, Bishopric].map(|b| spaces(&scene, b)), ["rrr...", "r.....", "rrr..."]);
    assert_eq!(square(&scene)[1], "R5");
}

#[test]
fn without_dice_he_begins_with_the_palace() {
    let (palace, city_hall, bishopric) = ("rrbrrr", "rbrrrr", "rrrrrb");
    let scene = citizens("", "W1@blue", palace, city_hall, bishopric);
    assert_eq!(placed(scene), ["rrrrrr", city_hall, bishopric]);
}

#[test]
fn without_a_citizen_in_supply_he_places_none() {
    let scene = citizens("", "W1@blue R6@grey", "rrbrrr", "", "").family(Grey, |roy| roy.supply = 0);
    assert_eq!(placed(scene)[0], "rrbrrr");
}

#[test]
fn the_english_text_knows_no_other_building() {
    let place = |dice, palace, city_hall| placed(citizens("english-king", dice, palace, city_hall, "b....."));
    assert_eq!(place("W1@blue R6@grey", "rrbrrr", "b")[0], "rrrrrr", "he expels if he can");
    assert_eq!(place("W1@blue R6@grey", "rr.rrr", "b")[0], "rrrrrr", "or takes a space that is free");
    assert_eq!(place("W1@blue Y6@grey", "b", "rrb...")[1], "rrrb..");
    assert_eq!(place("W1@blue Y6@grey", "b", "rrrrrr")[1], "rrrrrr", "or expels one of his own");
}

#[test]
fn the_english_text_places_nothing_where_nobody_may_be_expelled() {
    let scene = citizens("english-king", "W1@blue Y6@grey", "b.....", "rrrrrr", "")
        .with(|state| state.buildings.lying_mut(CityHall).insert(Grey))
        .asking(Task::RoyTurn);
    let supply = scene.of(Grey).supply;
    let mut scene = scene;
    scene.play(["roll 1 3"]);
    assert_eq!((scene.of(Grey).supply, spaces(&scene, Palace).as_str()), (supply, "b....."));
}

#[test]
fn his_entry_is_told_by_row() {
    let mut scene = citizens("", "W1@blue Y6@grey", "", "rbrrrr", "");
    scene.play(["roll 1 3"]);
    let story = scene.story();
    assert!(
        story.contains(&"Le Roy rolls 1 and 3: a citizen in the City Hall, row of 1·6.".into()),
        "{story:?}"
    );
    assert!(story.contains(&"A citizen of Blue is expelled from the City Hall.".into()), "{story:?}");
}
