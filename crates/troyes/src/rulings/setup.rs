//! Rounds, placement, income and victory points.

use crate::agenda::Task;
use crate::board::Building::Palace;
use crate::board::Color;
use crate::board::Owner::{Blue, Green, Grey};
use crate::cards::Event;
use crate::options::Options;
use crate::testing::Scene;
use tabletop::{Awaited, Game, Pending, Seat, Viewer};

#[test]
fn rounds() {
    let rounds = |players| Options::parse(players, "").unwrap().rounds();
    assert_eq!([1, 2, 3, 4].map(rounds), [4, 4, 5, 6]);
}

#[test]
fn placement_with_two_begins_with_neutral_citizens() {
    let scene = Scene::new(2, "");
    let start = scene.game.start();
    assert_eq!(start.buildings.standing(Grey), 6);
    assert_eq!(start.buildings.spaces(Palace)[1], Some(Grey));
    assert_eq!(start.families[Blue].supply, 6);
}

#[test]
fn called_deck_empty() {
    let mut scene = Scene::new(2, "").dice("Y1@blue").with(|state| {
        for event in
            [Event::TheologicalConflict, Event::Heresy, Event::TravelingBuilders, Event::InterruptedWork]
        {
            state.seen.insert(event);
        }
        state.agenda.clear();
        state.agenda.push(Task::Effect(0));
        state.agenda.push(Task::Arrive(Color::Red));
    });
    scene.play(["draw war"]);
    assert_eq!(scene.state.queue.len(), 2, "War calls white, and no white card is left");
    assert_eq!(scene.game.pending(&scene.state), Pending::Chance(Awaited::Roll { dice: 3, sides: 6 }));
}

#[test]
fn income() {
    let mut scene = Scene::new(2, "")
        .citizens(Blue, &["palace 1", "palace 2", "palace 3", "palace 4", "palace 5", "palace 6"])
        .family(Blue, |family| (family.deniers, family.vp[0]) = (0, 9))
        .with(|state| {
            state.agenda.clear();
            state.agenda.push(Task::Effect(0));
            state.agenda.push(Task::Workforce);
            state.agenda.push(Task::Income);
        });
    scene.run();
    assert_eq!(scene.purse(Blue), (0, 10, 7), "12 due, 10 paid, 2 VP lost once");
}

#[test]
fn vp_floor() {
    let mut scene =
        Scene::new(2, "").dice("Y1@blue").family(Blue, |family| (family.vp[0], family.influence) = (1, 0));
    scene = scene.with(|state| state.black.add(6)).asking(Task::Black(Seat(0)));
    assert_eq!(scene.purse(Blue).2, 0, "1 VP left, 1 is lost");
    assert_eq!(scene.look().vp(Blue), -6, "the final tally is plain arithmetic: three levels without a cube");
}

#[test]
fn vp_secret() {
    let seen = |options: &str, viewer| {
        let scene = Scene::new(2, options).family(Green, |family| family.vp[0] = 7);
        scene.game.view(&scene.state, viewer).table().families[Green].tokens()
    };
    assert_eq!(seen("", Viewer::Seat(Seat(0))), 0);
    assert_eq!(seen("", Viewer::Spectator), 0);
    assert_eq!(seen("", Viewer::Seat(Seat(1))), 7);
    assert_eq!(seen("open-vp", Viewer::Seat(Seat(0))), 7);
    // Who has counted along knows them all the same, and no character more.
    let scene = Scene::new(2, "").family(Green, |family| family.vp[0] = 7);
    let recalled = scene.game.recall(&scene.state, Viewer::Seat(Seat(0)));
    assert_eq!(recalled.table().families[Green].tokens(), 7);
    let viewed = scene.game.view(&scene.state, Viewer::Seat(Seat(0)));
    let characters = |view: &crate::View| view.table().families[Green].secret.characters;
    assert_eq!(characters(&recalled), characters(&viewed));
}
