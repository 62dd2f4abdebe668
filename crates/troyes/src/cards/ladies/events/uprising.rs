//! Uprising: the citizens of a building find new places.

use super::{ONE_DIE, domain};
use crate::agenda::Task;
use crate::board::{Building, Owner};
use crate::cards::event::Ordeal;
use crate::cards::{Event, EventEffect, EventSheet, Set};
use crate::happening::Happening;
use crate::play::{Look, Play};
use crate::stock::Stock;
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Grey},
    testing::Scene,
};
use tabletop::Awaited;

pub const UPRISING: EventSheet =
    EventSheet { id: "uprising", set: Set::Ladies, effect: EventEffect::Own(&Uprising) };

#[derive(Debug)]
struct Uprising;

impl Ordeal for Uprising {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        play.push(Task::Ordeal(event, None));
    }

    fn may_expel(&self) -> bool {
        true
    }

    fn awaited(&self, _look: Look<'_>, _event: Event) -> Option<Awaited> {
        ONE_DIE
    }

    fn chance(&self, play: &mut Play<'_>, event: Event, outcome: &[u8]) {
        let building = domain(play, event, outcome[0]).building();
        if play.look().rebel(building).is_some() {
            play.push(Task::Scatter(event, building));
        }
    }
}

impl Look<'_> {
    /// Who joins the citizens of a building: one expelled from it, or a neutral one if any is left.
    fn rebel(self, building: Building) -> Option<Owner> {
        let neutral = (self.state.families[Owner::Grey].supply > 0).then_some(Owner::Grey);
        self.state.buildings.lying(building).iter().next().or(neutral)
    }

    fn rebels(self, building: Building) -> u8 {
        self.state.buildings.spaces(building).iter().flatten().count() as u8 + 1
    }

    /// A place for each citizen: one of the six spaces, or the picture if there are seven.
    pub(crate) fn scatter_awaited(self, building: Building) -> Awaited {
        let take = self.rebels(building);
        Awaited::Draw { of: take.max(6), take }
    }

    /// The names of those places.
    pub(crate) fn new_places(self, building: Building) -> Vec<String> {
        let spaces = (1..=6).map(|space| format!("space_{space}"));
        spaces.chain((self.rebels(building) > 6).then(|| "picture".into())).collect()
    }
}

impl Play<'_> {
    /// The citizens who stand in a building, from its first space on, and then the one who joins them take their places.
    pub(crate) fn scatter(&mut self, building: Building, places: &[u8]) {
        self.pop();
        let Some(newcomer) = self.look().rebel(building) else { return };
        if !self.state.buildings.lying_mut(building).remove(newcomer) {
            self.state.families[Owner::Grey].supply.lose(1);
        }
        self.tell(Happening::Scattered { building, newcomer });
        let spaces = std::mem::take(self.state.buildings.spaces_mut(building));
        for (citizen, place) in spaces.into_iter().flatten().chain([newcomer]).zip(places) {
            match self.state.buildings.spaces_mut(building).get_mut(usize::from(*place)) {
                Some(space) => *space = Some(citizen),
                None => {
                    self.state.buildings.lying_mut(building).insert(citizen);
                    self.tell(Happening::Expelled { owner: citizen, building });
                }
            }
        }
    }
}

#[test]
fn uprising_scatters_a_building_and_a_neutral_citizen() {
    let scene = || {
        Scene::new(2, "ladies-events")
            .citizens(Blue, &["palace 1", "palace 2", "palace 3"])
            .citizens(Green, &["palace 4", "palace 5", "palace 6", "bishopric 1"])
            .event(Event::Uprising, &[])
            .asking(Task::Effect(0))
    };
    let mut full = scene();
    full.play(["roll 4", "draw space_2 space_1 picture space_6 space_5 space_4 space_3"]);
    let palace = [Blue, Blue, Grey, Green, Green, Green].map(Some);
    assert_eq!(*full.state.buildings.spaces(Building::Palace), palace);
    assert!(full.state.buildings.lying(Building::Palace).contains(Blue));
    assert_eq!(full.of(Grey).supply, 9);

    let mut sparse = scene();
    sparse.play(["roll 1", "draw space_6 space_2"]);
    let bishopric = [None, Some(Grey), None, None, None, Some(Green)];
    assert_eq!(*sparse.state.buildings.spaces(Building::Bishopric), bishopric);
    let mut empty = scene();
    empty.play(["roll 5", "draw space_3"]);
    assert_eq!(empty.state.buildings.count(Building::CityHall, Grey), 1);
}

#[test]
fn uprising_takes_an_expelled_citizen_instead_of_a_neutral_one() {
    let scene = |lying, neutral| {
        let mut scene = Scene::new(2, "ladies-events")
            .citizens(Blue, &["city_hall 1"])
            .event(Event::Uprising, &[])
            .with(|state| {
                state.families[Grey].supply = neutral;
                if lying {
                    state.buildings.lying_mut(Building::CityHall).insert(Green);
                }
            })
            .asking(Task::Effect(0));
        scene.play(["roll 6"]);
        scene
    };
    let mut expelled = scene(true, 3);
    expelled.play(["draw space_4 space_5"]);
    assert_eq!(expelled.state.buildings.spaces(Building::CityHall)[3..5], [Some(Blue), Some(Green)]);
    assert!(expelled.state.buildings.lying(Building::CityHall).is_empty());
    assert_eq!(expelled.of(Grey).supply, 3);

    let nobody = scene(false, 0);
    assert_eq!(
        nobody.state.buildings.spaces(Building::CityHall)[0],
        Some(Blue),
        "nobody joins: nothing happens"
    );
}
