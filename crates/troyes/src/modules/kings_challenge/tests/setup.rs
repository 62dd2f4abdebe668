//! How the King's Challenge begins.

use crate::agenda::Task;
use crate::board::Building::{self, Bishopric, CityHall, Palace};
use crate::board::Owner::{Blue, Grey};
use crate::options::Options;
use crate::testing::Scene;
use crate::troyes::Troyes;
use tabletop::{Game, Notation, Seat, Speech, Viewer};

const SIX: &str = "draw henry_ier urbain_iv thibaut_ii le_florentin hugues_de_payns chretien_de_troyes";

fn start(options: &str) -> Scene {
    let game = Troyes::new(&Options::parse(1, options).unwrap(), None).unwrap();
    let state = game.start();
    Scene { game, state, told: Vec::new() }
}

fn of_roy(scene: &Scene) -> [Vec<usize>; 3] {
    [Palace, CityHall, Bishopric].map(|building: Building| {
        let spaces = scene.state.buildings.spaces(building).iter().enumerate();
        spaces.filter(|(_, space)| **space == Some(Grey)).map(|(index, _)| index + 1).collect()
    })
}

#[test]
fn le_roy_settles_by_the_three_highest_of_six_dice_then_the_player_settles_two() {
    let mut scene = start("");
    // Dice are red, red, yellow, yellow, white, white.
    scene.play([SIX, "roll 6 1 5 2 4 3"]);
    assert_eq!(of_roy(&scene), [vec![6], vec![1], vec![1]], "the best place of each, whatever the dice show");
    scene.play(["settle palace 5", "settle city_hall 3"]);
    // Ties: red before yellow before white.
    scene.play(["roll 4 4 4 4 4 4"]);
    assert_eq!(of_roy(&scene), [vec![3, 4, 6], vec![1, 5], vec![1]]);
    scene.play(["settle palace 1", "settle palace 2"]);
    // The Palace is full: its dice go on to City Hall.
    scene.play(["roll 6 6 1 1 1 2"]);
    assert_eq!(of_roy(&scene), [vec![3, 4, 6], vec![1, 2, 4, 5], vec![1, 4]]);
}

#[test]
fn le_roy_takes_the_last_three_spaces_without_a_roll() {
    let mut scene = start("");
    scene.play([SIX, "roll 6 5 4 1 1 1", "settle city_hall 6", "settle city_hall 5"]);
    scene.play(["roll 1 1 1 1 6 5", "settle bishopric 6", "settle bishopric 5"]);
    scene.play(["roll 1 1 6 5 4 1", "settle palace 1", "settle palace 2"]);
    let buildings = &scene.state.buildings;
    assert_eq!((buildings.standing(Grey), buildings.standing(Blue)), (12, 6));
    assert_eq!((scene.of(Grey).supply, scene.of(Blue).supply, scene.of(Blue).reserve), (12, 0, 6));
    assert_eq!(scene.state.round, 1);
}

#[test]
fn le_roy_has_the_citizens_of_two_colors() {
    assert_eq!(start("").of(Grey).supply, 24);
}

#[test]
fn six_characters_lie_open_in_order_and_the_player_holds_none() {
    let mut scene = start("");
    scene.play([SIX]);
    assert_eq!(scene.state.pile[0].id(), "henry_ier");
    assert_eq!(scene.state.pile.len(), 6);
    assert!(scene.of(Blue).characters.is_empty());
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        assert_eq!(scene.game.view(&scene.state, viewer).table().pile, scene.state.pile);
        assert!(scene.told.iter().all(|happening| scene.game.may_know(happening, viewer)));
    }
    assert_eq!(scene.told.len(), 6);
}

#[test]
fn six_of_nine_characters_lie_open_with_the_ladies() {
    let mut scene = start("ladies-characters");
    assert_eq!(scene.game.awaited_names(&scene.state).len(), 9);
    scene.play([
        "draw jeanne_de_champagne urbain_iv thibaut_ii isabeau_de_baviere hugues_de_payns marie_de_champagne",
    ]);
    assert_eq!(scene.state.pile.len(), 6);
}

#[test]
fn the_player_or_le_roy_begins_and_then_they_alternate() {
    for (options, starts) in [("", [0, 1, 0, 1]), ("roy-first", [1, 0, 1, 0])] {
        let mut scene = start(options);
        for start in starts {
            assert_eq!(scene.state.start, Seat(start));
            scene = scene.asking(Task::EndRound);
        }
    }
}

#[test]
fn le_roys_points_lie_open_to_all() {
    let view = |scene: &Scene| scene.game.view(&scene.state, Viewer::Spectator);
    let scene = Scene::new(1, "").family(Grey, |roy| roy.vp[0] = 7).family(Blue, |blue| blue.vp[0] = 5);
    assert_eq!(view(&scene).table().families[Grey].tokens(), 7);
    assert_eq!(view(&scene).table().families[Blue].tokens(), 0);
}

#[test]
fn a_state_from_outside_that_le_roy_cannot_play_is_refused() {
    let mut scene = start("");
    scene.play([SIX, "roll 6 1 5 2 4 3"]);
    assert_eq!(scene.game.check(&scene.state), []);
    let refused = |change: fn(&mut crate::State)| {
        let mut state = scene.state.clone();
        change(&mut state);
        !scene.game.check(&state).is_empty()
    };
    assert!(refused(|state| state.families[Grey].supply -= 1), "a citizen is missing");
    assert!(refused(|state| state.agenda[0] = Task::Turn(Seat(1))), "le Roy would be asked");
    assert!(refused(|state| state.agenda[0] = Task::RoySettles(0)), "he has settled already");
    assert!(refused(|state| state.pile[0] = state.pile[1]), "a character lies there twice");
    let two = Scene::new(2, "").game;
    let mut state = two.start();
    state.agenda[0] = Task::RoySettles(0);
    assert!(!two.check(&state).is_empty(), "he does not play with two players");
}
