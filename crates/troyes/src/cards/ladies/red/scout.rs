//! The Scout.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::cards::effect::{Own, Uses};
use crate::cards::{Effect, Event, EventSet, Set, Sheet};
use crate::choice::Choice;
use crate::happening::Cause;
use crate::play::{Look, Play};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green},
    cards::Card,
    testing::Scene,
};
use tabletop::{Phrase, phrase};

pub const SCOUT: Sheet = Sheet { id: "scout", set: Set::Ladies, effect: Effect::Own(&Scout) };

#[derive(Debug)]
struct Scout;

impl Scout {
    /// Events on which the use going on may still place a cube.
    fn events<'a>(&self, look: Look<'a>, uses: Uses) -> impl Iterator<Item = Event> + use<'a> {
        let has_money = look.state.families[look.game.owner(uses.seat)].deniers > 0;
        look.events_for(uses.card).filter(move |event| has_money && !uses.served.contains(*event))
    }

    fn next_use(&self, play: &mut Play<'_>, uses: Uses) {
        self.begin(play, Uses { left: uses.left - 1, served: EventSet::default(), ..uses });
    }
}

impl Own for Scout {
    /// With nothing left to pay for, or nothing to pay with, the use is over.
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        if uses.left == 0 || play.state.families[play.game.owner(uses.seat)].deniers == 0 {
            return;
        }
        if self.events(play.look(), uses).next().is_some() {
            play.push(Task::Own(uses));
        } else {
            self.next_use(play, uses);
        }
    }

    /// Marauding has been countered since this use began, and nothing else threatens the city.
    fn is_idle(&self, look: Look<'_>, uses: Uses) -> bool {
        self.events(look, uses).next().is_none()
    }

    fn choices(&self, look: Look<'_>, uses: Uses, out: &mut Vec<Choice>) {
        out.extend(self.events(look, uses).map(Choice::On));
        out.push(Choice::Forgo);
    }

    fn choose(&self, play: &mut Play<'_>, mut uses: Uses, choice: Choice) {
        let Choice::On(event) = choice else { return self.next_use(play, uses) };
        let owner = play.game.owner(uses.seat);
        uses.served.insert(event);
        play.pay(owner, Dues::deniers(1), Cause::Card(uses.card));
        self.begin(play, uses);
        play.fight(owner, event, 1);
    }

    fn question(&self, _look: Look<'_>, uses: Uses) -> Phrase {
        phrase!("troyes-ask-scout", left = uses.left)
    }
}

#[test]
fn scout_pays_for_a_cube_on_each_event_once_a_use() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Scout, &[Blue])
        .event(Event::War, &[])
        .event(Event::Heresy, &[Green; 3])
        .dice("R6@blue R6@blue R1@green");
    scene.play(["use scout", "dice R6@blue R6@blue", "on war"]);
    assert_eq!(scene.offered(), ["on marauding", "on heresy", "forgo"]);
    scene.play(["on heresy"]);
    assert!(scene.state.queue.find(Event::Heresy).is_none(), "its last banner");
    scene.play(["on marauding"]);
    assert_eq!(scene.offered(), ["on marauding", "on war", "forgo"], "the second use begins by itself");
    scene.play(["on war", "forgo"]);
    assert_eq!(scene.banners(Event::War), [Blue; 2]);
    assert_eq!((scene.purse(Blue).0, scene.asked()), (16, Some(Green)));
}

#[test]
fn scout_ends_with_the_last_denier_and_needs_none() {
    let scene = |deniers| {
        let mut scene = Scene::new(2, "ladies-cards")
            .card(Card::Scout, &[Blue])
            .family(Blue, |family| family.deniers = deniers)
            .event(Event::War, &[])
            .dice("R6@blue R6@blue R1@green");
        scene.play(["use scout", "dice R6@blue R6@blue"]);
        scene
    };
    assert_eq!(scene(1).play(["on war"]).asked(), Some(Green));
    assert_eq!(scene(0).asked(), Some(Green));
}
