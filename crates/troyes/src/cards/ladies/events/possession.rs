//! Possession: everybody gives up a citizen, and cubes bring them home.

use crate::actions::Source;
use crate::agenda::Task;
use crate::board::Owner;
use crate::cards::event::Ordeal;
use crate::cards::{Event, EventEffect, EventSheet, Set};
use crate::choice::{Choice, first_two};
use crate::happening::Happening;
use crate::play::{Look, Play};
use crate::stock::Stock;
#[cfg(test)]
use crate::{
    board::{
        Building, Color,
        Owner::{Blue, Green, Grey, Orange},
    },
    cards::Card,
    testing::Scene,
};
use tabletop::{Phrase, Seat, phrase};

pub const POSSESSION: EventSheet =
    EventSheet { id: "possession", set: Set::Ladies, effect: EventEffect::Own(&Possession) };

#[derive(Debug)]
struct Possession;

impl Look<'_> {
    /// Whether the card threatens the city.
    pub(crate) fn has_possession(self) -> bool {
        self.state.queue.find(Event::Possession).is_some()
    }

    /// Where the citizen may come from whom a family gives up, unless it has given up one already.
    fn sacrifices(self, owner: Owner) -> impl Iterator<Item = Source> {
        let gives = !self.state.possessed.contains(owner);
        let has_supply = self.state.families[owner].supply > 0;
        self.sources(owner)
            .into_iter()
            .filter(move |source| gives && (*source != Source::Reserve || !has_supply))
    }
}

impl Possession {
    fn possess(&self, play: &mut Play<'_>, owner: Owner, source: Source) {
        play.take_citizen(owner, source);
        play.state.possessed.insert(owner);
        play.tell(Happening::Possessed { owner, source });
    }
}

impl Ordeal for Possession {
    fn arrive(&self, play: &mut Play<'_>, event: Event) {
        play.let_suffer(event, |look, owner| look.sacrifices(owner).next().is_some());
    }

    fn suffer(&self, play: &mut Play<'_>, event: Event, owner: Owner) {
        match first_two(play.look().sacrifices(owner)) {
            (Some(source), None) => self.possess(play, owner, source),
            (Some(_), Some(_)) => play.push(Task::Ordeal(event, owner.seat())),
            (None, _) => {}
        }
    }

    fn choices(&self, look: Look<'_>, _event: Event, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(look.sacrifices(look.game.owner(seat)).map(Choice::From));
    }

    fn choose(&self, play: &mut Play<'_>, _event: Event, seat: Seat, choice: Choice) {
        if let Choice::From(source) = choice {
            self.possess(play, play.game.owner(seat), source);
        }
    }

    fn question(&self, _look: Look<'_>, _event: Event, _seat: Seat) -> Phrase {
        phrase!("troyes-ask-possession")
    }

    /// Each cube frees a citizen. The player is asked only if some must stay; grey frees nobody.
    fn fought(&self, play: &mut Play<'_>, owner: Owner, cubes: u8) {
        let Some(seat) = owner.seat() else { return };
        if usize::from(cubes) >= play.state.possessed.len() {
            return self.countered(play);
        }
        (0..cubes).for_each(|_| play.push(Task::Release(seat)));
    }

    fn countered(&self, play: &mut Play<'_>) {
        play.state.possessed.iter().for_each(|owner| play.release(owner));
    }
}

impl Play<'_> {
    /// A citizen on Possession goes home.
    pub(crate) fn release(&mut self, owner: Owner) {
        self.state.possessed.remove(owner);
        self.state.families[owner].supply.gain(1);
        self.tell(Happening::Released { owner });
    }
}

#[test]
fn possession_takes_a_citizen_of_each_family_as_it_arrives() {
    let mut scene = Scene::new(3, "mixed-cards,ladies-events")
        .card(Card::Weaver, &[Green])
        .citizens(Green, &["palace 2"])
        .family(Green, |family| family.supply = 0)
        .family(Orange, |family| (family.supply, family.influence) = (0, 2))
        .with(|state| {
            state.start = Seat(1);
            state.buildings.lying_mut(Building::Palace).insert(Green);
        })
        .asking(Task::Arrive(Color::White));
    scene.play(["draw possession"]);
    assert_eq!(scene.asked(), Some(Green), "from the start player on");
    assert_eq!(
        scene.offered(),
        ["from reserve", "from card weaver", "from space palace 2", "from lying palace"]
    );
    scene.play(["from card weaver"]);
    assert_eq!(scene.state.city.tradesmen(Green), 0);
    assert_eq!((scene.of(Orange).influence, scene.of(Orange).reserve), (0, 5), "orange has nobody else");
    assert_eq!(
        (scene.of(Blue).supply, scene.of(Blue).reserve),
        (5, 6),
        "the general supply is not for those with a supply"
    );
    assert_eq!(scene.state.possessed, [Blue, Green, Orange].into_iter().collect());
}

#[test]
fn possession_takes_nothing_from_those_who_have_nothing() {
    let scene = Scene::new(2, "ladies-events")
        .family(Green, |family| (family.supply, family.influence) = (0, 1))
        .asking(Task::Arrive(Color::White));
    let mut scene = scene;
    scene.play(["draw possession"]);
    assert_eq!(scene.state.possessed, [Blue].into_iter().collect());
    assert_eq!(scene.purse(Green), (20, 1, 0));
}

#[test]
fn a_cube_on_possession_frees_a_citizen_and_countering_it_frees_all() {
    let mut scene = Scene::new(3, "ladies-events")
        .event(Event::Possession, &[])
        .with(|state| state.possessed = [Blue, Green, Orange].into_iter().collect())
        .dice("W4@blue W6@green Y1@green");
    scene.play(["fight possession", "dice W4@blue"]);
    assert_eq!(
        (scene.asked(), scene.offered()),
        (Some(Blue), vec!["name blue".into(), "name green".into(), "name orange".into()])
    );
    scene.play(["name green"]);
    assert_eq!((scene.of(Green).supply, scene.asked()), (7, Some(Green)));
    scene.play(["fight possession", "dice W6@green", "times 2"]);
    assert_eq!(
        (scene.of(Blue).supply, scene.of(Orange).supply),
        (7, 7),
        "two cubes free both: nothing to ask"
    );
    assert!(scene.state.possessed.is_empty());

    let countered = Scene::new(3, "ladies-events")
        .event(Event::Possession, &[Grey, Grey, Grey])
        .with(|state| state.possessed = [Blue, Orange].into_iter().collect())
        .dice("W4@blue Y1@green");
    let mut countered = countered;
    countered.play(["fight possession", "dice W4@blue"]);
    assert_eq!((countered.of(Blue).supply, countered.of(Orange).supply), (7, 7));
    assert!(countered.state.possessed.is_empty() && countered.asked() == Some(Green));
}

#[test]
fn a_grey_cube_on_possession_frees_nobody_and_a_possessed_citizen_is_not_hired() {
    let scene = Scene::new(2, "ladies-events")
        .event(Event::Possession, &[])
        .event(Event::Support, &[])
        .family(Blue, |family| family.supply = 0)
        .with(|state| state.possessed.insert(Blue))
        .asking(Task::Effect(0));
    assert_eq!(scene.banners(Event::Possession), [Grey]);
    assert!(scene.state.possessed.contains(Blue));
    assert!(scene.look().sources(Blue).iter().all(|source| *source == Source::Reserve));
}

#[test]
fn a_state_with_possessed_citizens_but_without_the_card_is_refused() {
    let scene = Scene::new(2, "ladies-events").with(|state| state.possessed.insert(Blue));
    let complaint = |scene: &Scene| {
        scene.look().check().iter().any(|wrong| wrong.message.starts_with("troyes-flaw-possessed"))
    };
    assert!(complaint(&scene));
    assert!(!complaint(&scene.event(Event::Possession, &[])));
}
