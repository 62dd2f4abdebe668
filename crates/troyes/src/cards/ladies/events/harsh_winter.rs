//! Harsh Winter: everybody loses a cube.

use crate::agenda::Task;
use crate::board::Owner;
use crate::cards::event::Ordeal;
use crate::cards::{Card, Event, EventEffect, EventSheet, Set};
use crate::choice::{Choice, first_two};
use crate::happening::Happening;
use crate::play::{Look, Play};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Orange},
    testing::Scene,
};
use tabletop::Seat;

pub const HARSH_WINTER: EventSheet = EventSheet {
    id: "harsh_winter",
    name: "Harsh Winter",
    set: Set::Ladies,
    rule: "Every round each family takes one of its cubes off an Activity card or outdoor activity that it chooses; a family \
           without such cubes loses nothing.",
    effect: EventEffect::Own(&HarshWinter),
};

#[derive(Debug)]
struct HarshWinter;

impl Look<'_> {
    /// The cards on which an owner has cubes.
    fn cards_with_cubes(self, owner: Owner) -> impl Iterator<Item = Card> {
        let cards = self.state.city.iter().filter(move |activity| activity.cubes[owner] > 0);
        cards.map(|activity| activity.card)
    }
}

impl HarshWinter {
    fn freeze(&self, play: &mut Play<'_>, event: Event, owner: Owner, card: Card) {
        if let Some(activity) = play.state.city.find_mut(card) {
            activity.cubes[owner] -= 1;
            play.tell(Happening::CubeLost { owner, card, event });
        }
    }
}

impl Ordeal for HarshWinter {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        play.let_suffer(event, |look, owner| look.cards_with_cubes(owner).next().is_some());
    }

    fn suffer(&self, play: &mut Play<'_>, event: Event, owner: Owner) {
        match first_two(play.look().cards_with_cubes(owner)) {
            (Some(card), None) => self.freeze(play, event, owner, card),
            (Some(_), Some(_)) => play.push(Task::Ordeal(event, owner.seat())),
            (None, _) => {}
        }
    }

    fn choices(&self, look: Look<'_>, _event: Event, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(look.cards_with_cubes(look.game.owner(seat)).map(Choice::Cube));
    }

    fn choose(&self, play: &mut Play<'_>, event: Event, seat: Seat, choice: Choice) {
        if let Choice::Cube(card) = choice {
            self.freeze(play, event, play.game.owner(seat), card);
        }
    }

    fn question(&self, _look: Look<'_>, _event: Event, _seat: Seat) -> String {
        "Harsh Winter: from which card do you lose a cube?".into()
    }
}

#[test]
fn harsh_winter_takes_a_cube_of_each_family_in_turn_order() {
    let mut scene = Scene::new(3, "mixed-cards,ladies-events")
        .card(Card::Priest, &[])
        .card(Card::Lumberjack, &[])
        .card(Card::Hermit, &[])
        .cubes(Card::Priest, Blue, 2)
        .cubes(Card::Hermit, Blue, 1)
        .cubes(Card::Lumberjack, Orange, 1)
        .event(Event::HarshWinter, &[])
        .with(|state| state.start = Seat(2))
        .asking(Task::Effect(0));
    let cubes = |scene: &Scene, card, owner| scene.state.city.cubes(card, owner);
    assert_eq!(cubes(&scene, Card::Lumberjack, Orange), 0, "the only cube, so that orange is not asked");
    assert_eq!(
        (scene.asked(), scene.offered()),
        (Some(Blue), vec!["cube priest".into(), "cube hermit".into()])
    );
    scene.play(["cube hermit"]);
    assert_eq!((cubes(&scene, Card::Priest, Blue), cubes(&scene, Card::Hermit, Blue)), (2, 0));
    assert_eq!(
        scene.asked(),
        None,
        "green has no cube and loses nothing; the black die of Marauding is next"
    );
    assert_eq!(scene.purse(Green).2, 0);
}
