//! Harsh Winter: everybody loses a cube.

use crate::agenda::Task;
use crate::board::Owner;
use crate::cards::event::Ordeal;
use crate::cards::{Event, EventEffect, EventSheet, Set};
use crate::choice::{Choice, first_two};
use crate::happening::Happening;
use crate::modules::Outdoor;
use crate::play::{Look, Play};
use crate::stock::Stock;
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Orange},
    cards::Card,
    testing::Scene,
};
use tabletop::{Phrase, Seat, phrase};

pub const HARSH_WINTER: EventSheet =
    EventSheet { id: "harsh_winter", set: Set::Ladies, effect: EventEffect::Own(&HarshWinter) };

#[derive(Debug)]
struct HarshWinter;

impl Look<'_> {
    /// The cards and outdoor activities on which an owner has cubes.
    fn cubes_to_lose(self, owner: Owner) -> impl Iterator<Item = Choice> {
        let cards = self.state.city.iter().filter(move |activity| activity.cubes[owner] > 0);
        let outdoors = self.state.ramparts.loaded(owner).map(Choice::Outdoor);
        cards.map(|activity| Choice::Cube(activity.card)).chain(outdoors)
    }
}

impl HarshWinter {
    fn freeze(&self, play: &mut Play<'_>, event: Event, owner: Owner, lost: Choice) {
        match lost {
            Choice::Cube(card) => {
                if let Some(activity) = play.state.city.find_mut(card) {
                    activity.cubes[owner].lose(1);
                    play.tell(Happening::CubeLost { owner, card, event });
                }
            }
            Choice::Outdoor(side) => {
                play.state.ramparts.discard(side, owner);
                play.tell(Happening::OutdoorLost { owner, side, event });
            }
            _ => {}
        }
    }
}

impl Ordeal for HarshWinter {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        play.let_suffer(event, |look, owner| look.cubes_to_lose(owner).next().is_some());
    }

    /// A shield does not help those who have no other cube to lose.
    fn threatens(&self, look: Look<'_>, _event: Event, owner: Owner) -> bool {
        look.cubes_to_lose(owner).any(|cube| cube != Choice::Outdoor(Outdoor::Shield))
    }

    fn suffer(&self, play: &mut Play<'_>, event: Event, owner: Owner) {
        match first_two(play.look().cubes_to_lose(owner)) {
            (Some(lost), None) => self.freeze(play, event, owner, lost),
            (Some(_), Some(_)) => play.push(Task::Ordeal(event, owner.seat())),
            (None, _) => {}
        }
    }

    fn choices(&self, look: Look<'_>, _event: Event, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(look.cubes_to_lose(look.game.owner(seat)));
    }

    fn choose(&self, play: &mut Play<'_>, event: Event, seat: Seat, choice: Choice) {
        self.freeze(play, event, play.game.owner(seat), choice);
    }

    fn question(&self, _look: Look<'_>, _event: Event, _seat: Seat) -> Phrase {
        phrase!("troyes-ask-harsh-winter")
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

#[test]
fn harsh_winter_takes_cubes_outside_the_gates_unless_a_shield_wards_it_off() {
    let winter = || {
        Scene::new(3, "mixed-cards,ladies-events,ramparts")
            .outside(Outdoor::Shield)
            .posted(Outdoor::ExtraRedDie, Blue, 2)
            .posted(Outdoor::Shield, Blue, 1)
            .posted(Outdoor::Shield, Orange, 1)
            .posted(Outdoor::ExtraRedDie, Green, 1)
            .card(Card::Priest, &[])
            .cubes(Card::Priest, Blue, 1)
            .event(Event::HarshWinter, &[])
            .asking(Task::Effect(1))
    };
    let mut scene = winter();
    assert_eq!(scene.offered(), ["outdoor shield", "keep"]);
    scene.play(["keep"]);
    assert_eq!(scene.offered(), ["cube priest", "outdoor extra_red_die", "outdoor shield"]);
    scene.play(["outdoor extra_red_die"]);
    assert_eq!((scene.posts(Outdoor::ExtraRedDie, Blue), scene.posts(Outdoor::Shield, Blue)), (1, 1));
    assert_eq!(scene.posts(Outdoor::ExtraRedDie, Green), 0, "green has no shield and one cube");
    assert_eq!(scene.posts(Outdoor::Shield, Orange), 0, "a shield alone cannot save itself");
    let mut warded = winter();
    warded.play(["outdoor shield"]);
    assert_eq!((warded.posts(Outdoor::ExtraRedDie, Blue), warded.posts(Outdoor::Shield, Blue)), (2, 0));
    assert_eq!(warded.state.city.cubes(Card::Priest, Blue), 1);
}
