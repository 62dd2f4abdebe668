//! Le Roy's table row by row, each note, in both readings.

use super::{roy, square, vp};
use crate::agenda::Task;
use crate::board::Owner::{self, Blue, Grey};
use crate::board::{LEVELS, SITES};
use crate::cards::Card::{Archer, Goldsmith, Innkeeper, Merchant, Pilgrimage, Troubadour};
use crate::cards::Event::{self, Marauding, NormansAttack, War};
use crate::cards::{Card, Character};
use crate::modules::Outdoor;
use crate::testing::Scene;
use tabletop::Game;
use tinyvec::ArrayVec;

#[test]
fn results_2_and_12_gain_3_vp_for_three_dice_one_of_them_the_players() {
    for roll in ["roll 1 1", "roll 6 6"] {
        let mut scene = roy("", "R3@blue Y5@blue W5@blue R4@grey Y6@grey W1@grey");
        scene.play([roll]);
        assert_eq!(vp(&scene), 3);
        assert_eq!(square(&scene), ["R3 W5", "W1"], "yellow 5 beats white 5; his strongest two go");
        assert_eq!(scene.purse(Blue).0, 20 + 6);
    }
}

#[test]
fn results_2_and_12_gain_2_vp_in_the_english_text() {
    for roll in ["roll 1 1", "roll 6 6"] {
        let mut scene = roy("english-king", "R3@blue Y5@blue R4@grey Y6@grey W1@grey");
        scene.play([roll]);
        assert_eq!((vp(&scene), scene.purse(Blue).0), (2, 26));
        assert_eq!(square(&scene), ["R3", "W1"]);
    }
}

#[test]
fn results_3_and_11_gain_2_vp_for_two_dice_one_of_them_the_players() {
    for (options, roll) in [("", "roll 1 2"), ("", "roll 5 6"), ("english-king", "roll 2 1")] {
        let mut scene = roy(options, "R3@blue R5@blue R4@grey W6@grey W1@grey");
        scene.play([roll]);
        assert_eq!((vp(&scene), scene.purse(Blue).0), (2, 24));
        assert_eq!(square(&scene), ["R3", "R4 W1"]);
    }
}

#[test]
fn a_player_without_dice_is_not_paid_and_le_roy_spends_his_own() {
    for options in ["", "english-king"] {
        let mut scene = roy(options, "R4@grey Y6@grey W1@grey W2@grey");
        scene.play(["roll 6 6"]);
        assert_eq!((square(&scene)[1].as_str(), scene.purse(Blue).0), ("W1", 20));
        let mut scene = roy(options, "R4@grey Y6@grey W1@grey W2@grey");
        scene.play(["roll 6 5"]);
        assert_eq!((square(&scene)[1].as_str(), scene.purse(Blue).0), ("W1 W2", 20));
    }
}

/// His purchases are purchases: the tile that pays for dice sold answers them, and the turn goes on.
#[test]
fn a_die_that_le_roy_buys_lets_its_owner_answer() {
    let side = Outdoor::InfluenceWhenDieBought;
    let sale = |options: &str, roll: &str| {
        let mut scene = roy(options, "R6@blue W1@blue Y6@grey").outside(side).posted(side, Blue, 1);
        scene.play([roll]);
        scene
    };
    for (options, roll) in
        [("ramparts", "roll 1 2"), ("ramparts", "roll 6 6"), ("ramparts,english-king", "roll 5 6")]
    {
        let mut scene = sale(options, roll);
        assert_eq!((scene.asked(), scene.offered().len()), (Some(Blue), 2), "{roll}");
        scene.play(["outdoor influence_when_die_bought"]);
        assert_eq!((scene.purse(Blue).1, scene.posts(side, Blue)), (14, 0));
        assert!(scene.may("pass"), "{roll}: the player's turn begins");
    }
    let mut kept = sale("ramparts", "roll 1 2");
    kept.play(["keep"]);
    assert_eq!((kept.purse(Blue).1, kept.posts(side, Blue)), (10, 1));
    assert!(!sale("ramparts", "roll 3 4").may("keep"), "nothing is bought for the Cathedral");
}

#[test]
fn the_head_of_the_family_is_not_bought() {
    let mut scene = roy("purple", "P6@blue W2@blue R4@grey R1@grey R2@grey");
    scene.play(["roll 1 1"]);
    assert_eq!(square(&scene), ["P6", "R1"]);
    let mut scene = roy("purple", "P6@blue R4@grey R1@grey R2@grey W1@grey");
    scene.play(["roll 1 1"]);
    assert_eq!((square(&scene), scene.purse(Blue).0), (["P6".into(), "W1".into()], 20));
}

#[test]
fn dice_go_by_face_then_red_before_yellow_before_white() {
    let mut scene = roy("", "R1@blue R4@grey Y4@grey W4@grey W5@grey").event(Event::Brigands1, &[]);
    scene.play(["roll 1 4"]);
    assert_eq!(square(&scene)[1], "W4", "three banners cost white 5, red 4 and yellow 4");
}

#[test]
fn results_5_and_9_fill_the_event_farthest_to_the_right() {
    for roll in ["roll 2 3", "roll 4 5"] {
        let mut scene = roy("", "R1@blue R4@grey R5@grey R6@grey Y2@grey W2@grey")
            .event(War, &[])
            .event(NormansAttack, &[Blue, Blue]);
        scene.play([roll]);
        assert_eq!(square(&scene)[1], "W2 Y2", "a die for each of three banners");
        assert!(scene.state.queue.find(NormansAttack).is_none() && scene.state.queue.find(War).is_some());
        let [first, second] = scene.game.event_print(NormansAttack).vp.map(i16::from);
        assert_eq!((vp(&scene), scene.purse(Blue)), (first, (20, 10, second)));
        assert!(scene.of(Grey).taken.contains(NormansAttack));
    }
}

#[test]
fn an_event_is_filled_also_with_too_few_dice() {
    for options in ["", "english-king"] {
        let mut scene = roy(options, "R1@blue W2@grey").event(War, &[]);
        scene.play(["roll 2 3"]);
        assert!(scene.state.queue.find(War).is_none());
        assert_eq!(square(&scene), ["R1", ""]);
        let [first, second] = scene.game.event_print(War).vp;
        assert_eq!(vp(&scene), i16::from(first + second), "alone he takes both rewards");
    }
}

#[test]
fn marauding_is_filled_when_no_other_event_is_left() {
    let mut scene = roy("", "R1@blue R2@grey R3@grey R4@grey R5@grey").event(Marauding, &[Blue]);
    scene.play(["roll 3 2"]);
    assert_eq!(square(&scene), ["R1", "R2"]);
    assert!(scene.banners(Marauding).is_empty() && scene.of(Grey).taken.is_empty());
}

#[test]
fn result_6_hires_where_most_is_gained() {
    let mut scene =
        roy("", "R1@blue W2@grey Y6@grey").card(Archer, &[]).card(Innkeeper, &[]).card(Pilgrimage, &[]);
    let best = hired(&mut scene);
    let most = [Archer, Innkeeper, Pilgrimage].into_iter().map(|card| scene.game.print(card).spaces[0]).max();
    assert_eq!(Some(scene.game.print(best).spaces[0]), most);
    assert_eq!((square(&scene)[1].as_str(), scene.of(Grey).supply), ("W2", 23));
}

/// Le Roy rolls a 6; the only card with his tradesman.
fn hired(scene: &mut Scene) -> Card {
    scene.play(["roll 3 3"]);
    let on: Vec<Card> =
        scene.state.city.iter().filter(|activity| activity.has(Grey)).map(|activity| activity.card).collect();
    assert_eq!(on.len(), 1, "{on:?}");
    on[0]
}

/// A figures file of one's own in which some cards have these prices and best spaces.
fn priced(rows: &[(Card, u8, u8)]) -> Scene {
    let own: String = rows
        .iter()
        .map(|(card, hire, vp)| format!("[{}]\nhire = {hire}\nspaces = [{vp}, 0]\n", card.figures_path()))
        .collect();
    let scene = roy("", "R1@blue W2@grey Y6@grey");
    let game = crate::Troyes::new(&scene.game.options, Some(("own.toml", &own))).unwrap();
    rows.iter().fold(Scene { game, ..scene }, |scene, (card, ..)| scene.card(*card, &[]))
}

#[test]
fn among_equal_spaces_he_takes_the_cheapest() {
    assert_eq!(hired(&mut priced(&[(Troubadour, 5, 3), (Goldsmith, 4, 3), (Pilgrimage, 1, 2)])), Goldsmith);
}

#[test]
fn among_equal_prices_red_comes_before_yellow_before_white() {
    let [red, yellow, white] = [(Troubadour, 4, 3), (Goldsmith, 4, 3), (Pilgrimage, 4, 3)];
    assert_eq!(hired(&mut priced(&[white, yellow, red])), Troubadour);
    assert_eq!(hired(&mut priced(&[white, yellow])), Goldsmith);
}

#[test]
fn a_space_that_is_taken_is_worth_nothing_to_him() {
    let mut scene = priced(&[(Troubadour, 4, 9), (Goldsmith, 4, 1)]);
    scene.state.city.find_mut(Troubadour).unwrap().welcome(Blue);
    assert_eq!(hired(&mut scene), Goldsmith);
}

#[test]
fn he_has_one_tradesman_on_a_card_and_stands_on_the_picture_last_of_all() {
    let mut scene =
        roy("", "R1@blue W2@grey Y6@grey Y1@grey").card(Archer, &[Grey, Blue]).card(Merchant, &[]);
    scene.state.city.find_mut(Merchant).unwrap().spaces = [Some(Blue), Some(Owner::Green)];
    scene.play(["roll 3 3"]);
    assert!(scene.state.city.find(Merchant).unwrap().picture.contains(Grey));
    assert_eq!(scene.state.city.tradesmen(Grey), 2);
    // Now he is on every card: nothing to do, and a die goes all the same.
    let mut scene = scene.asking(Task::RoyTurn);
    scene.play(["roll 3 3"]);
    assert_eq!((scene.state.city.tradesmen(Grey), square(&scene)[1].as_str()), (2, "Y1"));
}

#[test]
fn a_tradesman_needs_a_citizen() {
    let mut scene = roy("", "R1@blue W2@grey").card(Archer, &[]).family(Grey, |roy| roy.supply = 0);
    scene.play(["roll 3 3"]);
    assert_eq!((scene.state.city.tradesmen(Grey), square(&scene)[1].as_str()), (0, ""));
}

/// A Cathedral filled by the player but for so many spaces on the third level, on the sites with the lowest numbers.
fn cathedral(options: &str, free: u8) -> Scene {
    roy(options, "R1@blue W2@grey W3@grey W4@grey").with(|state| {
        for site in 1..=SITES {
            let levels = if site <= free { LEVELS - 1 } else { LEVELS };
            (0..levels).for_each(|_| {
                state.cathedral.build(site, Blue);
            });
        }
    })
}

#[test]
fn result_7_builds_on_the_best_spaces_of_the_lowest_level() {
    for options in ["", "english-king"] {
        let mut scene = roy(options, "R1@blue W2@grey W3@grey W4@grey");
        scene.play(["roll 3 4"]);
        assert_eq!([6, 5].map(|site| scene.state.cathedral.at(site, 0)), [Some(Grey); 2]);
        assert_eq!((vp(&scene), square(&scene)[1].as_str()), (2, "W2"), "a point for each cube");
        assert!(
            scene
                .story()
                .iter()
                .any(|line| { line == "Le Roy rolls 3 and 4: two cubes on the Cathedral, sites 6 and 5." })
        );
    }
}

#[test]
fn cubes_go_up_only_when_a_level_is_full() {
    let mut scene = roy("", "R1@blue W2@grey").with(|state| {
        (2..=SITES).for_each(|site| {
            state.cathedral.build(site, Blue);
        })
    });
    scene.play(["roll 6 1"]);
    assert_eq!((scene.state.cathedral.at(1, 0), scene.state.cathedral.at(6, 1)), (Some(Grey), Some(Grey)));
}

#[test]
fn one_free_space_takes_one_cube_and_a_point_for_the_other() {
    let mut scene = cathedral("", 1);
    scene.play(["roll 3 4"]);
    assert_eq!((scene.state.cathedral.count(Grey), vp(&scene), square(&scene)[1].as_str()), (1, 2, "W2"));
}

#[test]
fn one_free_space_takes_only_one_cube_in_the_english_text() {
    let mut scene = cathedral("english-king", 1);
    scene.play(["roll 3 4"]);
    assert_eq!((scene.state.cathedral.count(Grey), vp(&scene), square(&scene)[1].as_str()), (1, 1, "W2"));
}

#[test]
fn a_full_cathedral_gives_2_vp() {
    for options in ["", "english-king"] {
        let mut scene = cathedral(options, 0);
        scene.play(["roll 3 4"]);
        assert_eq!((scene.state.cathedral.count(Grey), vp(&scene), square(&scene)[1].as_str()), (0, 2, "W2"));
    }
}

fn pile(characters: &[Character]) -> ArrayVec<[Character; 6]> {
    characters.iter().copied().collect()
}

#[test]
fn result_8_recalls_the_next_character_for_both_and_costs_no_die() {
    let mut scene = roy("", "R1@blue W2@grey")
        .citizens(Grey, &["palace 1", "palace 2", "palace 3", "palace 4", "palace 5", "palace 6"])
        .citizens(Blue, &["city_hall 1", "city_hall 2", "city_hall 3", "city_hall 4"])
        .with(|state| state.pile = pile(&[Character::ChretienDeTroyes, Character::LeFlorentin]));
    scene.play(["roll 4 4"]);
    assert_eq!(
        (vp(&scene), scene.purse(Blue).2),
        (3, 1),
        "six and four citizens, by the steps for two players"
    );
    assert_eq!(scene.state.pile[..], [Character::LeFlorentin]);
    assert_eq!(square(&scene), ["R1", "W2"]);
}

#[test]
fn le_roy_gains_nothing_for_deniers_and_influence() {
    for (character, gained) in [(Character::ThibautIi, 6), (Character::HuguesDePayns, 3)] {
        let mut scene = roy("", "R1@blue W2@grey").with(|state| state.pile = pile(&[character]));
        scene.play(["roll 2 6"]);
        assert_eq!((vp(&scene), scene.purse(Blue).2), (0, gained));
    }
}

#[test]
fn without_a_character_le_roy_gains_a_point() {
    for options in ["", "english-king"] {
        let mut scene = roy(options, "R1@blue W2@grey");
        scene.play(["roll 2 6"]);
        assert_eq!((vp(&scene), scene.purse(Blue).2, square(&scene)[1].as_str()), (1, 0, "W2"));
    }
}

#[test]
fn without_dice_he_does_everything_all_the_same() {
    let mut scene = roy("", "R1@blue");
    scene.play(["roll 3 4"]);
    assert_eq!(scene.state.cathedral.count(Grey), 2);
    let mut scene = roy("", "R1@blue").card(Archer, &[]);
    assert_eq!(hired(&mut scene), Archer);
    let mut scene = roy("", "R1@blue Y1@blue");
    scene.play(["roll 6 6"]);
    assert_eq!((vp(&scene), scene.purse(Blue).0, square(&scene)[0].as_str()), (3, 26, "Y1"));
}
