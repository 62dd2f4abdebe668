//! Marauding and the sixteen events of the base game.

use crate::board::{Building, Owner};
use crate::cards::event::Ordeal;
use crate::cards::{Event, EventEffect, EventSheet, Set, Toll};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use arrayvec::ArrayVec;

pub const MARAUDING: EventSheet =
    EventSheet { id: "marauding", set: Set::Base, effect: EventEffect::OnlyBlackDice };
#[cfg(test)]
use crate::{
    agenda::Task,
    board::Owner::{Blue, Green},
    testing::Scene,
};

#[test]
fn marauding_brings_a_black_die_and_stays_when_countered() {
    let mut scene = Scene::new(2, "").dice("Y1@blue").asking(Task::Effect(0));
    assert_eq!(scene.state.gathered, 1);
    scene.play(["roll 1"]);
    let mut fight = Scene::new(2, "").dice("R6@blue R6@blue").event(Event::Marauding, &[Green]);
    fight.play(["fight marauding", "dice R6@blue R6@blue", "times 3"]);
    assert_eq!(([Blue, Green].map(|owner| fight.purse(owner).2)), [3, 1]);
    assert!(fight.banners(Event::Marauding).is_empty(), "emptied, and still there");
}

pub const BRIGANDS_1: EventSheet =
    EventSheet { id: "brigands_1", set: Set::Base, effect: EventEffect::OnlyBlackDice };

#[test]
fn brigands_skirmishes_war_and_normans_bring_their_black_dice() {
    let gathered =
        |event| Scene::new(2, "").event(event, &[]).dice("Y1@blue").asking(Task::Effect(0)).state.gathered;
    for event in
        [Event::Brigands1, Event::Brigands2, Event::Brigands3, Event::Skirmishes1, Event::Skirmishes2]
    {
        assert_eq!(gathered(event), 1 + 1, "{}", event.id());
    }
    assert_eq!([Event::War, Event::NormansAttack].map(gathered), [1 + 2, 1 + 2]);
    assert_eq!(gathered(Event::Heresy), 1, "others bring none");
}

pub const BRIGANDS_2: EventSheet =
    EventSheet { id: "brigands_2", set: Set::Base, effect: EventEffect::OnlyBlackDice };

pub const BRIGANDS_3: EventSheet =
    EventSheet { id: "brigands_3", set: Set::Base, effect: EventEffect::OnlyBlackDice };

pub const SKIRMISHES_1: EventSheet =
    EventSheet { id: "skirmishes_1", set: Set::Base, effect: EventEffect::OnlyBlackDice };

pub const SKIRMISHES_2: EventSheet =
    EventSheet { id: "skirmishes_2", set: Set::Base, effect: EventEffect::OnlyBlackDice };

pub const CONFLICT_OF_SUCCESSION: EventSheet = EventSheet {
    id: "conflict_of_succession",
    set: Set::Base,
    effect: EventEffect::Newcomer(Building::Palace),
};

#[test]
fn conflict_of_succession_puts_a_neutral_citizen_on_a_space_of_the_palace() {
    let mut scene = Scene::new(2, "")
        .citizens(Blue, &["palace 3"])
        .event(Event::ConflictOfSuccession, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(1));
    scene.play(["roll 3"]);
    assert_eq!(scene.state.buildings.spaces(Building::Palace)[2], Some(Owner::Grey));
    assert!(scene.state.buildings.lying(Building::Palace).contains(Blue));
}

pub const WAR: EventSheet = EventSheet { id: "war", set: Set::Base, effect: EventEffect::OnlyBlackDice };

pub const NORMANS_ATTACK: EventSheet =
    EventSheet { id: "normans_attack", set: Set::Base, effect: EventEffect::OnlyBlackDice };

pub const DROUGHT: EventSheet = EventSheet {
    id: "drought",
    set: Set::Base,
    effect: EventEffect::Toll(Toll::DenierPerCitizen(Building::CityHall)),
};

#[test]
fn drought_costs_a_denier_for_each_citizen_standing_in_city_hall() {
    let scene = Scene::new(2, "")
        .citizens(Blue, &["city_hall 1", "city_hall 2", "palace 1"])
        .citizens(Green, &["city_hall 3", "city_hall 4"])
        .with(|state| state.buildings.lying_mut(Building::CityHall).insert(Blue))
        .family(Green, |family| (family.deniers, family.vp[0]) = (1, 5))
        .event(Event::Drought, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(1));
    assert_eq!(scene.purse(Blue), (18, 10, 0));
    assert_eq!(scene.purse(Green), (0, 10, 3), "whoever cannot pay it all pays what there is, and 2 VP");
}

pub const SUPPORT: EventSheet =
    EventSheet { id: "support", set: Set::Base, effect: EventEffect::Own(&Support) };

#[derive(Debug)]
struct Support;

impl Ordeal for Support {
    fn resolve(&self, play: &mut Play<'_>, _event: Event, index: usize) {
        let left = play.state.queue.iter().take(index).rev().map(|queued| queued.event);
        let nearest: ArrayVec<Event, 2> = left.take(2).collect();
        // A cube that an outlaw does not take goes nowhere else: only the two nearest are named.
        for event in nearest.into_iter().filter(|event| !event.is_outlaw()) {
            play.support(event);
        }
    }
}

#[test]
fn support_puts_a_grey_cube_on_the_two_nearest_events_to_its_left() {
    let scene = Scene::new(2, "")
        .event(Event::War, &[])
        .event(Event::Drought, &[Blue])
        .event(Event::Support, &[])
        .event(Event::Heresy, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(3));
    assert_eq!(scene.banners(Event::Drought), [Blue, Owner::Grey]);
    assert_eq!(scene.banners(Event::War), [Owner::Grey]);
    assert!(scene.banners(Event::Marauding).is_empty() && scene.banners(Event::Heresy).is_empty());
    let alone = Scene::new(2, "").event(Event::Support, &[]).dice("Y1@blue").asking(Task::Effect(1));
    assert_eq!(alone.banners(Event::Marauding), [Owner::Grey], "only one event lies to its left");
}

pub const CIVIL_WAR: EventSheet =
    EventSheet { id: "civil_war", set: Set::Base, effect: EventEffect::Toll(Toll::Deniers(3)) };

#[test]
fn civil_war_costs_everybody_three_deniers() {
    let scene = Scene::new(2, "")
        .family(Green, |family| (family.deniers, family.vp[0]) = (2, 1))
        .event(Event::CivilWar, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(1));
    assert_eq!((scene.purse(Blue), scene.purse(Green)), ((17, 10, 0), (0, 10, 0)), "1 VP left, 1 is lost");
}

pub const WAYFARERS: EventSheet =
    EventSheet { id: "wayfarers", set: Set::Base, effect: EventEffect::Newcomer(Building::CityHall) };

#[test]
fn wayfarers_push_a_row_of_city_hall() {
    let mut scene = Scene::new(2, "")
        .citizens(Blue, &["city_hall 1"])
        .citizens(Green, &["city_hall 2"])
        .event(Event::Wayfarers, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(1));
    scene.play(["roll 6"]);
    assert_eq!(scene.state.buildings.spaces(Building::CityHall)[..2], [Some(Owner::Grey), Some(Blue)]);
    assert!(scene.state.buildings.lying(Building::CityHall).contains(Green));
}

pub const THEOLOGICAL_CONFLICT: EventSheet = EventSheet {
    id: "theological_conflict",
    set: Set::Base,
    effect: EventEffect::Newcomer(Building::Bishopric),
};

#[test]
fn theological_conflict_pushes_a_row_of_the_bishopric() {
    let mut scene = Scene::new(2, "")
        .citizens(Blue, &["bishopric 4"])
        .event(Event::TheologicalConflict, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(1));
    scene.play(["roll 5"]);
    assert_eq!(scene.state.buildings.spaces(Building::Bishopric)[3..], [Some(Owner::Grey), Some(Blue), None]);
}

pub const HERESY: EventSheet =
    EventSheet { id: "heresy", set: Set::Base, effect: EventEffect::Toll(Toll::Influence(2)) };

#[test]
fn heresy_costs_everybody_two_influence() {
    let scene = Scene::new(2, "")
        .family(Green, |family| (family.influence, family.vp[0]) = (1, 3))
        .event(Event::Heresy, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(1));
    assert_eq!((scene.purse(Blue), scene.purse(Green)), ((20, 8, 0), (20, 0, 1)));
}

pub const TRAVELING_BUILDERS: EventSheet =
    EventSheet { id: "traveling_builders", set: Set::Base, effect: EventEffect::Own(&TravelingBuilders) };

#[derive(Debug)]
struct TravelingBuilders;

impl Ordeal for TravelingBuilders {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        if let Some(site) = play.state.cathedral.first_free() {
            let level = play.state.cathedral.build(site, Owner::Grey) as u8;
            play.tell(Happening::Built { owner: Owner::Grey, site, level });
            play.reward_foreign_builders(Cause::Event(event));
        }
    }
}

#[test]
fn traveling_builders_take_the_lowest_site_of_the_lowest_level() {
    let scene = Scene::new(2, "")
        .event(Event::TravelingBuilders, &[])
        .dice("Y1@blue")
        .built(Blue, &[1, 2])
        .asking(Task::Effect(1));
    assert_eq!(scene.state.cathedral.at(3, 0), Some(Owner::Grey));
    assert_eq!(scene.state.cathedral.count(Owner::Grey), 1);
}

pub const INTERRUPTED_WORK: EventSheet =
    EventSheet { id: "interrupted_work", set: Set::Base, effect: EventEffect::Own(&InterruptedWork) };

#[derive(Debug)]
struct InterruptedWork;

impl Ordeal for InterruptedWork {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        let spared = |(_, owner): &(u8, Owner)| play.game.is_spared(*owner);
        if let Some((_, owner)) = play.state.cathedral.highest().filter(|top| !spared(top)) {
            play.strike(event, owner);
        }
    }

    fn threatens(&self, _look: Look<'_>, _event: Event, _owner: Owner) -> bool {
        true
    }

    fn suffer(&self, play: &mut Play<'_>, _event: Event, _owner: Owner) {
        if let Some((site, owner)) = play.state.cathedral.highest() {
            play.state.cathedral.remove_top(site);
            play.tell(Happening::Razed { owner, site });
        }
    }
}

#[test]
fn interrupted_work_takes_the_highest_site_of_the_highest_level() {
    let scene = Scene::new(2, "")
        .event(Event::InterruptedWork, &[])
        .dice("Y1@blue")
        .built(Blue, &[2, 2, 4, 4, 6])
        .asking(Task::Effect(1));
    assert_eq!([2, 4, 6].map(|site| scene.state.cathedral.height(site)), [2, 1, 1]);
}
