//! The bonus cards, three for the city and one event.

use crate::board::Color;
use crate::cards::event::Ordeal;
use crate::cards::{
    Barred, Count, Effect, Event, EventEffect, EventSheet, Gain, Modifier, Set, Sheet, Value,
};
use crate::happening::Happening;
use crate::play::Play;

pub const BAKER: Sheet = Sheet {
    id: "baker",
    set: Set::Bonus,
    effect: Effect::Per(Count::DiceInCity(Color::Yellow), Gain { deniers: 1, ..Gain::NOTHING }),
};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Grey, Orange},
    cards::Card,
    testing::Scene,
};

#[test]
fn baker_counts_yellow_dice_on_all_districts() {
    let mut scene =
        Scene::new(2, "bonus").card(Card::Baker, &[Blue]).dice("Y6@blue Y1@blue Y2@green Y3@grey R1@blue");
    scene.play(["use baker", "dice Y6@blue"]);
    assert_eq!(scene.purse(Blue).0, 20 + 2 * 3, "two uses of three dice left");
}

pub const PRIOR: Sheet = Sheet {
    id: "prior",
    set: Set::Bonus,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::White),
        value: Value::StandsFor(2),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

#[test]
fn prior_makes_one_white_die_two_and_climbs_one_site() {
    let scene = || {
        Scene::new(2, "bonus")
            .card(Card::Prior, &[])
            .cubes(Card::Prior, Blue, 1)
            .dice("W2@blue W5@blue")
            .built(Green, &[5, 5])
    };
    let mut build = scene();
    build.play(["build", "cube prior"]);
    build.play(["dice W2@blue"]);
    assert_eq!((build.state.cathedral.height(2), build.purse(Blue)), (2, (20, 12, 2)));
    let mut little_room = scene();
    little_room.play(["build", "cube prior", "dice W5@blue"]);
    assert_eq!(little_room.state.cathedral.height(5), 3, "site 5 has room for one cube only");
    assert_eq!(little_room.purse(Blue), (20, 12, 1));
    let mut place = scene();
    place.play(["place bishopric"]);
    assert!(!place.may("cube prior"), "a citizen takes exactly one die");
}

pub const BANQUET: Sheet = Sheet {
    id: "banquet",
    set: Set::Bonus,
    effect: Effect::Per(Count::MostDice(Color::Red), Gain { vp: 1, ..Gain::NOTHING }),
};

#[test]
fn banquet_counts_the_district_with_most_red_dice() {
    let mut scene = Scene::new(3, "bonus")
        .card(Card::Banquet, &[Blue])
        .dice("R5@blue R1@blue R1@green R2@green R3@green R6@orange");
    scene.play(["use banquet", "dice R5@blue"]);
    assert_eq!([Blue, Green, Orange].map(|owner| scene.purse(owner).2), [3, 0, 0]);
}

pub const RESISTANCE: EventSheet =
    EventSheet { id: "resistance", set: Set::Bonus, effect: EventEffect::Own(&Resistance) };

#[derive(Debug)]
struct Resistance;

impl Ordeal for Resistance {
    fn resolve(&self, play: &mut Play<'_>, _event: Event, _index: usize) {
        for queued in play.state.queue.iter_mut() {
            if queued.cubes.last().is_some_and(|owner| play.game.is_spared(*owner)) {
                continue;
            }
            if let (Some(owner), Some(told)) = (queued.cubes.pop(), play.told.as_mut()) {
                told.push(Happening::Repelled { owner, event: queued.event });
            }
        }
    }
}

#[test]
fn resistance_calls_a_red_event_and_takes_the_last_cube_off_every_event() {
    let mut scene = Scene::new(2, "bonus")
        .event(Event::Marauding, &[Blue, Grey])
        .event(Event::Drought, &[Green])
        .dice("Y1@blue")
        .asking(crate::agenda::Task::Effect(0))
        .with(|state| {
            state.agenda.push(crate::agenda::Task::Arrive(Color::Red));
        });
    scene.play(["draw resistance", "draw conflict_of_succession", "draw support"]);
    let queue: Vec<Event> = scene.state.queue.iter().map(|queued| queued.event).collect();
    assert_eq!(queue[2..], [Event::Resistance, Event::ConflictOfSuccession, Event::Support]);
    let mut effect = Scene::new(2, "bonus")
        .event(Event::Marauding, &[Blue, Grey])
        .event(Event::Resistance, &[Blue])
        .event(Event::Drought, &[Green])
        .dice("Y1@blue")
        .asking(crate::agenda::Task::Effect(1));
    effect.play([]);
    assert_eq!(effect.banners(Event::Marauding), [Blue]);
    assert!(effect.banners(Event::Drought).is_empty() && effect.banners(Event::Resistance).is_empty());
}
