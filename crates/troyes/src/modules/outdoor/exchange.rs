//! The side whose cube exchanges dice before the action, or before a black die is faced.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::agenda::Task;
use crate::board::{Die, DieColor, Owner, OwnerSet};
use crate::choice::Choice;
use crate::happening::Happening;
use crate::play::{Look, Play};
use tabletop::Seat;

pub const EXCHANGE_DICE: OutdoorSheet = OutdoorSheet { id: "exchange_dice", perk: Perk::Exchange };

/// With so many districts at most a cube exchanges dice, however many there are.
pub(crate) const MOST_PARTNERS: usize = 3;

impl<'a> Look<'a> {
    /// An owner's dice that may change hands.
    fn wares(self, owner: Owner) -> impl Iterator<Item = Die> + use<'a> {
        self.state.square.distinct(owner).filter(|die| die.color() != DieColor::Purple)
    }

    /// The dice for which an owner may exchange one: of districts not yet dealt with, and unlike some die of the owner's, as
    /// an exchange of equal dice is none.
    fn exchangeable(self, owner: Owner, done: OwnerSet) -> impl Iterator<Item = Die> + use<'a> {
        let is_open = done.len() < MOST_PARTNERS;
        let others = self.owners().filter(move |other| is_open && *other != owner && !done.contains(*other));
        others
            .flat_map(move |other| self.wares(other))
            .filter(move |die| self.wares(owner).any(|own| !looks_like(own, *die)))
    }

    fn may_exchange(self, owner: Owner, done: OwnerSet) -> bool {
        self.exchangeable(owner, done).next().is_some()
    }

    /// Whether an owner may use a cube now to exchange dice.
    pub(crate) fn may_begin_exchange(self, owner: Owner) -> bool {
        self.may_spend(owner, Outdoor::ExchangeDice) && self.may_exchange(owner, OwnerSet::default())
    }

    /// First the die that is taken; then the one that is given for it.
    pub(crate) fn exchange_choices(
        self,
        owner: Owner,
        done: OwnerSet,
        taken: Option<Die>,
        out: &mut Vec<Choice>,
    ) {
        if let Some(taken) = taken {
            return out.extend(self.wares(owner).filter(|own| !looks_like(*own, taken)).map(Choice::Give));
        }
        out.extend(self.exchangeable(owner, done).map(Choice::Take));
        if !done.is_empty() {
            out.push(Choice::Done);
        }
    }
}

fn looks_like(one: Die, other: Die) -> bool {
    (one.color(), one.face()) == (other.color(), other.face())
}

impl Play<'_> {
    pub(super) fn begin_exchange(&mut self, seat: Seat) {
        self.push(Task::Exchange { seat, done: OwnerSet::default(), taken: None });
    }

    /// One more sentence about exchanges; the last possible one ends them.
    pub(crate) fn choose_exchange(&mut self, seat: Seat, done: OwnerSet, taken: Option<Die>, choice: Choice) {
        self.pop();
        match (choice, taken) {
            (Choice::Take(die), _) => self.push(Task::Exchange { seat, done, taken: Some(die) }),
            (Choice::Give(given), Some(taken)) => {
                let owner = self.game.owner(seat);
                self.exchange(given, taken);
                let mut done = done;
                done.insert(taken.owner());
                if self.look().may_exchange(owner, done) {
                    self.push(Task::Exchange { seat, done, taken: None });
                }
            }
            _ => {}
        }
    }

    fn exchange(&mut self, given: Die, taken: Die) {
        let square = &mut self.state.square;
        square.remove(given);
        square.remove(taken);
        square.add(Die::new(taken.owner(), given.color(), given.face()));
        square.add(Die::new(given.owner(), taken.color(), taken.face()));
        self.tell(Happening::Exchanged { given, taken });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Faces;
    use crate::modules::Outdoor::ExchangeDice;
    use crate::testing::Scene;
    use Owner::{Blue, Green};

    fn fair(dice: &str) -> Scene {
        Scene::new(3, "ramparts,purple").outside(ExchangeDice).posted(ExchangeDice, Blue, 1).dice(dice)
    }

    #[test]
    fn exchange_dice() {
        let mut scene = fair("R1@blue W1@blue P1@blue R6@green W5@green Y6@orange W4@grey");
        scene.play(["outdoor exchange_dice", "take R6@green", "give W1@blue"]);
        assert!(!scene.may("take W5@green"), "one exchange with each");
        scene.play(["take Y6@orange", "give R1@blue", "take W4@grey", "give Y6@blue"]);
        assert_eq!(scene.state.square.pool(Blue).to_string(), "R6 W4 P1");
        assert_eq!(scene.state.square.pool(Green).to_string(), "W1 W5");
        assert_eq!(scene.state.square.pool(Owner::Grey).to_string(), "Y6");
        assert_eq!((scene.asked(), scene.posts(ExchangeDice, Blue)), (Some(Blue), 0));
        scene.play(["fight marauding", "dice R6@blue"]);
        assert!(scene.may("times 2"), "what was taken may be used at once");
    }

    #[test]
    fn a_cube_exchanges_with_three_districts_at_most() {
        let mut scene = Scene::new(4, "ramparts").outside(ExchangeDice).posted(ExchangeDice, Blue, 2);
        scene = scene.dice("R1@blue W2@blue R6@green W5@orange Y4@natural W4@grey");
        scene.play([
            "outdoor exchange_dice",
            "take R6@green",
            "give R1@blue",
            "take W4@grey",
            "give W2@blue",
        ]);
        assert_eq!(scene.offered(), ["take W5@orange", "take Y4@natural", "done"], "grey was one of them");
        scene.play(["take Y4@natural", "give W4@blue"]);
        assert_eq!(scene.state.square.pool(Blue).to_string(), "R6 Y4");
        assert!(scene.may("pass") && !scene.may("outdoor exchange_dice"), "no fourth, and no second cube");
    }

    /// Blue faces black dice.
    fn siege(black: &[u8], dice: &str) -> Scene {
        let black: Faces = black.iter().copied().collect();
        fair(dice).with(|state| state.black = black).asking(Task::Black(Seat(0)))
    }

    #[test]
    fn dice_are_exchanged_before_a_black_die_too() {
        let mut scene = siege(&[6, 2], "W2@blue R3@green Y1@orange");
        assert!(scene.may("concede") && scene.may("outdoor exchange_dice"));
        scene.play([
            "outdoor exchange_dice",
            "take R3@green",
            "give W2@blue",
            "done",
            "counter 6",
            "with R3",
        ]);
        assert_eq!((scene.purse(Blue).1, scene.posts(ExchangeDice, Blue)), (11, 0));
        assert_eq!(scene.state.square.pool(Green).to_string(), "W2");
        assert_eq!(scene.asked(), Some(Green), "who faces the next");
        let mut kept = siege(&[6], "R3@blue R3@green Y1@orange");
        kept.play(["counter 6", "with R3"]);
        assert_eq!(kept.posts(ExchangeDice, Blue), 1, "nobody must");
    }

    #[test]
    fn one_cube_is_used_before_a_black_die() {
        let mut scene =
            siege(&[6, 6, 6, 6], "W2@blue W3@blue R4@green Y1@orange").posted(ExchangeDice, Blue, 2);
        let why = |scene: &Scene| scene.english(&scene.look().why_not(Seat(0), "exchange_dice").unwrap());
        assert!(why(&scene).contains("possible"));
        scene.play(["outdoor exchange_dice", "take R4@green", "give W2@blue", "done"]);
        assert!(!scene.may("outdoor exchange_dice") && why(&scene).contains("One cube"), "{}", why(&scene));
        scene.play(["counter 6", "with R4", "concede", "concede"]);
        assert!(
            scene.asked() == Some(Blue) && scene.may("outdoor exchange_dice"),
            "before the next, another"
        );
        let alike = siege(&[6], "W2@blue W2@green");
        assert!(why(&alike).contains("nothing to exchange"), "{}", why(&alike));
    }

    #[test]
    fn whoever_has_nothing_else_left_is_asked_while_dice_can_be_exchanged() {
        let poor = |dice| siege(&[6], dice).family(Blue, |family| (family.influence, family.vp[0]) = (0, 5));
        let mut scene = poor("W2@blue W5@green").asking(Task::Black(Seat(0)));
        assert_eq!(scene.offered(), ["concede", "outdoor exchange_dice"]);
        scene.play(["outdoor exchange_dice", "take W5@green", "give W2@blue"]);
        assert_eq!(
            (scene.purse(Blue).2, scene.state.black),
            (3, Faces::NONE),
            "still too weak: nothing to say"
        );
        let alike = poor("W2@blue W2@green").asking(Task::Black(Seat(0)));
        assert_eq!(alike.purse(Blue).2, 3, "without an exchange nobody is asked");
    }

    #[test]
    fn exchanges_may_stop_after_the_first() {
        let mut scene = fair("R1@blue R6@green Y6@orange");
        scene.play(["outdoor exchange_dice"]);
        assert!(!scene.may("done"));
        scene.play(["take R6@green", "give R1@blue", "done"]);
        assert_eq!(scene.state.square.pool(Blue).to_string(), "R6");
        assert!(scene.may("pass"));
    }

    #[test]
    fn purple_and_equal_dice_are_not_exchanged() {
        assert!(!fair("P1@blue R6@green").may("outdoor exchange_dice"));
        assert!(!fair("R1@blue P6@green").may("outdoor exchange_dice"));
        assert!(!fair("R1@blue R1@green").may("outdoor exchange_dice"));
        let mut scene = fair("R1@blue W1@blue P2@blue R1@green P6@orange");
        scene.play(["outdoor exchange_dice"]);
        assert_eq!(scene.offered(), ["take R1@green"]);
        scene.play(["take R1@green"]);
        assert_eq!(scene.offered(), ["give W1@blue"]);
    }
}
