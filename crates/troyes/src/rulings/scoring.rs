//! The end of the game.

use crate::agenda::Task;
use crate::board::Building::Palace;
use crate::board::Owner::{Blue, Green, Orange};
use crate::board::{Owner, Space};
use crate::cards::{Card, Character, Event};
use crate::testing::Scene;
use tabletop::Game;

#[test]
fn tie() {
    let scene = Scene::new(2, "").asking(Task::Over);
    let standing = scene.game.standing(&scene.state).unwrap();
    assert_eq!((standing.total, standing.winners.len()), (vec![-6, -6], 2));
}

#[test]
fn characters_score_everybody() {
    let deal = |owner: Owner, character| {
        move |state: &mut crate::State| state.families[owner].characters.push(character)
    };
    let score = |players| {
        Scene::new(players, "")
            .with(deal(Blue, Character::LeFlorentin))
            .with(deal(Green, Character::UrbainIv))
            .card(Card::Merchant, &[Green])
            .card(Card::Tithe, &[Green])
            .built(Green, &[1, 2, 3])
            .asking(Task::Over)
    };
    let row = |scene: &Scene, name: &str| scene.row(name).unwrap();
    assert_eq!(row(&score(3), "Le Florentin"), [0, 1, 0], "blue's character rewards green");
    assert_eq!(row(&score(3), "Urbain IV"), [0, 1, 0]);
    assert_eq!(row(&score(2), "Urbain IV"), [0, 0], "with two players it takes four cubes");
}

#[test]
fn the_final_tally_counts_events_tradesmen_and_levels() {
    let scene = Scene::new(3, "")
        .event(Event::Marauding, &[Blue])
        .event(Event::War, &[Blue, Green])
        .card(Card::Priest, &[Green, Blue, Orange])
        .built(Blue, &[1, 1])
        .asking(Task::Over);
    let row = |name: &str| scene.row(name).unwrap();
    assert_eq!(row("Events not countered"), [2, 1, 0]);
    assert_eq!(row("Tradesmen"), [1, 3, 0]);
    assert_eq!(row("Cathedral levels without a cube"), [-2, -6, -6]);
    assert_eq!(Space { building: Palace, index: 0 }.to_string(), "palace 1");
}
