//! Chief Outlaw, twice: stronger black dice.

use crate::board::Color;
use crate::cards::{Card, Event, EventEffect, EventSheet, Set};
use crate::happening::Happening;
use crate::play::{Look, Play};
#[cfg(test)]
use crate::{
    agenda::Task,
    board::Owner::{Blue, Grey},
    testing::Scene,
};

pub const CHIEF_OUTLAW_1: EventSheet =
    EventSheet { id: "chief_outlaw_1", set: Set::Ladies, effect: EventEffect::Outlaw(3) };

pub const CHIEF_OUTLAW_2: EventSheet =
    EventSheet { id: "chief_outlaw_2", set: Set::Ladies, effect: EventEffect::Outlaw(3) };

impl Event {
    /// Whether it is out of reach of Support and of red cards of number 1.
    pub(crate) fn is_outlaw(self) -> bool {
        matches!(self.sheet().effect, EventEffect::Outlaw(_))
    }
}

impl Look<'_> {
    /// Whether a card lets its user place a cube on an event.
    pub(crate) fn is_within_reach(self, card: Card, event: Event) -> bool {
        let print = self.game.print(card);
        !(event.is_outlaw() && print.color == Color::Red && print.number == 1)
    }
}

impl Play<'_> {
    /// The black dice that were rolled are raised by every outlaw in the queue, to 6 at most.
    pub(crate) fn raise_black(&mut self) {
        let by = |event: Event| match event.sheet().effect {
            EventEffect::Outlaw(more) => more,
            _ => 0,
        };
        let more: u8 = self.state.queue.iter().map(|queued| by(queued.event)).sum();
        if more > 0 {
            self.state.black = self.state.black.iter().map(|face| (face + more).min(6)).collect();
            self.tell(Happening::BlackRaised { dice: self.state.black });
        }
    }
}

#[test]
fn chief_outlaw_raises_the_black_dice() {
    let rolled = |outlaws: &[Event]| {
        let mut scene = Scene::new(2, "ladies-events").event(Event::War, &[]);
        for outlaw in outlaws {
            scene = scene.event(*outlaw, &[]);
        }
        scene = scene.dice("R1@blue R1@green").asking(Task::Effect(0));
        scene.play(["roll 1 2 4"]);
        scene.state.black.iter().collect::<Vec<_>>()
    };
    assert_eq!(rolled(&[]), [1, 2, 4]);
    assert_eq!(rolled(&[Event::ChiefOutlaw1]), [4, 5, 6]);
    assert_eq!(rolled(&[Event::ChiefOutlaw1, Event::ChiefOutlaw2]), [6, 6, 6]);
}

#[test]
fn a_cube_of_support_for_chief_outlaw_goes_nowhere() {
    let supported = |left: &[Event]| {
        let scene = left.iter().fold(Scene::new(2, "ladies-events"), |scene, event| scene.event(*event, &[]));
        let scene = scene.event(Event::Support, &[]).asking(Task::Effect(0));
        let struck = scene.state.queue.iter().filter(|queued| !queued.cubes.is_empty());
        struck.map(|queued| (queued.event, queued.cubes.to_vec())).collect::<Vec<_>>()
    };
    let (war, first, second) = (Event::War, Event::ChiefOutlaw1, Event::ChiefOutlaw2);
    assert_eq!(supported(&[war, second]), [(war, vec![Grey])], "and none on Marauding instead");
    assert_eq!(supported(&[second, war]), [(war, vec![Grey])]);
    assert_eq!(supported(&[second]), [(Event::Marauding, vec![Grey])]);
    assert_eq!(supported(&[war, first, second]), []);
}

#[test]
fn chief_outlaw_is_out_of_reach_of_red_cards_of_the_first_round() {
    let reaches = |card: Card, choices: &[&str]| {
        let mut scene = Scene::new(2, "mixed-cards,ladies-events")
            .card(card, &[Blue])
            .cubes(card, Blue, 1)
            .event(Event::ChiefOutlaw1, &[])
            .dice("R6@blue R6@blue R1@blue Y1@green");
        let group = format!("use {}", card.id());
        scene.play([group.as_str(), "dice R6@blue R6@blue"]);
        scene.play(choices.iter().copied());
        assert!(scene.may("on marauding"));
        scene.may("on chief_outlaw_1")
    };
    assert!(!reaches(Card::Ransom, &["times 1"]));
    assert!(!reaches(Card::Catapult, &["unload 1"]));
    assert!(!reaches(Card::Scout, &[]));
    assert!(!reaches(Card::Diplomat, &["times 1"]));
    assert!(!reaches(Card::Archer, &["roll 3"]));
    assert!(!reaches(Card::Chivalry, &["times 1"]));
    let plain = Scene::new(2, "ladies-events").event(Event::ChiefOutlaw1, &[]).dice("R6@blue Y1@green");
    assert!(plain.may("fight chief_outlaw_1"), "plain combat reaches him");
}
