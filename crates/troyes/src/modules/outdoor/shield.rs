//! The side whose cube protects during the events.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::agenda::Task;
use crate::board::Owner;
use crate::cards::{Event, EventEffect, Toll};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use tabletop::Seat;

pub const SHIELD: OutdoorSheet = OutdoorSheet { id: "shield", perk: Perk::Shield };

impl Look<'_> {
    /// Whether an owner has a shield left.
    pub(crate) fn has_shield(self, owner: Owner) -> bool {
        self.state.ramparts.cubes(Outdoor::Shield, owner) > 0
    }

    /// Who decides about a shield before an owner suffers an event; nobody if there is none or nothing to be spared.
    pub(crate) fn shield_asked(self, event: Event, owner: Owner) -> Option<Seat> {
        owner.seat().filter(|_| self.has_shield(owner) && self.threatens(event, owner))
    }

    /// Whether an event would take something from an owner.
    fn threatens(self, event: Event, owner: Owner) -> bool {
        match event.sheet().effect {
            EventEffect::Toll(Toll::Influence(due)) => due > 0,
            EventEffect::Toll(toll) => self.toll_in_deniers(toll, owner) > 0,
            EventEffect::Own(ordeal) => ordeal.threatens(self, event, owner),
            _ => false,
        }
    }
}

impl Play<'_> {
    /// An event is about to strike an owner, who may ward it off with a shield first.
    pub(crate) fn strike(&mut self, event: Event, owner: Owner) {
        self.push(Task::Suffer(event, owner));
    }

    /// The shield is used, or the event suffered.
    pub(crate) fn choose_shield(&mut self, event: Event, owner: Owner, choice: Choice) {
        self.pop();
        match choice {
            Choice::Outdoor(side) => {
                self.use_outdoor(owner, side);
                self.tell(Happening::Spared { owner, event });
            }
            _ => self.suffer(event, owner),
        }
    }

    /// The shield stops the highest black die.
    pub(crate) fn ward_off(&mut self, seat: Seat) {
        let owner = self.game.owner(seat);
        let face = self.state.black.highest();
        self.state.black.remove(face);
        self.use_outdoor(owner, Outdoor::Shield);
        self.tell(Happening::WardedOff { owner, face });
        self.gain_influence(owner, 1, Cause::BlackDie);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Faces;
    use crate::testing::Scene;
    use Owner::{Blue, Green, Grey, Orange};

    /// Blue and green have a shield each; an event that lies first in the queue after Marauding takes effect.
    fn struck_by(event: Event) -> Scene {
        let scene = Scene::new(3, "ramparts")
            .outside(Outdoor::Shield)
            .posted(Outdoor::Shield, Blue, 1)
            .posted(Outdoor::Shield, Green, 1)
            .citizens(Blue, &["city_hall 1"])
            .citizens(Orange, &["city_hall 2"])
            .event(event, &[]);
        scene.with(|state| {
            state.cathedral.build(1, Green);
        })
    }

    #[test]
    fn shield() {
        let mut scene = struck_by(Event::CivilWar).asking(Task::Effect(1));
        assert_eq!(scene.asked(), Some(Blue));
        assert_eq!(scene.offered(), ["outdoor shield", "keep"]);
        scene.play(["outdoor shield", "keep"]);
        assert_eq!([Blue, Green, Orange].map(|owner| scene.purse(owner).0), [20, 17, 17]);
        assert_eq!([Blue, Green].map(|owner| scene.posts(Outdoor::Shield, owner)), [0, 1]);
    }

    #[test]
    fn drought_strikes_only_those_who_have_citizens() {
        let mut scene = struck_by(Event::Drought).asking(Task::Effect(1));
        scene.play(["outdoor shield"]);
        assert_eq!([Blue, Green, Orange].map(|owner| scene.purse(owner).0), [20, 20, 19]);
        assert_eq!(scene.posts(Outdoor::Shield, Green), 1);
    }

    #[test]
    fn heresy_is_spared_with_its_penalty() {
        let mut scene = struck_by(Event::Heresy)
            .family(Blue, |family| (family.influence, family.vp[0]) = (1, 5))
            .asking(Task::Effect(1));
        scene.play(["outdoor shield", "outdoor shield"]);
        assert_eq!([Blue, Green, Orange].map(|owner| scene.purse(owner).1), [1, 10, 8]);
        assert_eq!(scene.purse(Blue).2, 5);
    }

    #[test]
    fn interrupted_work_asks_whose_cube_is_highest_and_nobody_else() {
        let mut scene = struck_by(Event::InterruptedWork).asking(Task::Effect(1));
        assert_eq!(scene.asked(), Some(Green));
        scene.play(["outdoor shield"]);
        assert_eq!(scene.state.cathedral.count(Green), 1, "the cube stays");
        let mut kept = struck_by(Event::InterruptedWork).asking(Task::Effect(1));
        kept.play(["keep"]);
        assert_eq!(kept.state.cathedral.count(Green), 0);
        let others = struck_by(Event::InterruptedWork).with(|state| {
            state.cathedral.build(1, Grey);
        });
        let others = others.asking(Task::Effect(1));
        assert_eq!(others.state.cathedral.count(Grey), 0, "grey is never shielded");
        assert_eq!(others.posts(Outdoor::Shield, Green), 1);
    }

    #[test]
    fn one_shield_serves_one_event_and_the_next_is_suffered_unasked() {
        let scene = struck_by(Event::CivilWar).event(Event::Heresy, &[]);
        let mut scene = scene.asking(Task::Effect(1));
        scene.play(["outdoor shield", "keep", "outdoor shield"]);
        assert_eq!(
            [Blue, Green].map(|owner| (scene.purse(owner).0, scene.purse(owner).1)),
            [(20, 8), (17, 10)]
        );
    }

    fn facing(black: &[u8], dice: &str) -> Scene {
        let black: Faces = black.iter().copied().collect();
        let scene =
            Scene::new(2, "ramparts").outside(Outdoor::Shield).posted(Outdoor::Shield, Blue, 2).dice(dice);
        scene.with(|state| state.black = black).asking(Task::Black(Seat(0)))
    }

    #[test]
    fn the_highest_black_die_is_warded_off_for_its_influence() {
        let mut scene = facing(&[5, 2, 3], "R6@blue W6@green");
        scene.play(["outdoor shield"]);
        assert_eq!((scene.purse(Blue).1, scene.asked()), (11, Some(Green)));
        assert_eq!(scene.state.black, [2, 3].into_iter().collect());
        assert!(scene.state.square.has("R6@blue".parse().unwrap()));
        assert!(!scene.may("outdoor shield"), "green has none");
    }

    #[test]
    fn whoever_cannot_beat_it_may_use_the_shield_or_concede() {
        let scene = facing(&[6], "W1@blue W6@green").family(Blue, |family| family.influence = 0);
        let scene = scene.asking(Task::Black(Seat(0)));
        assert_eq!(scene.offered(), ["concede", "outdoor shield"]);
    }
}
