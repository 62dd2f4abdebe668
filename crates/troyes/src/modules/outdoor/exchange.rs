//! The side whose cube exchanges dice before the action.

use super::{OutdoorSheet, Perk};
use crate::agenda::Task;
use crate::board::{Die, DieColor, Owner, OwnerSet};
use crate::choice::Choice;
use crate::happening::Happening;
use crate::play::{Look, Play};
use tabletop::Seat;

pub const EXCHANGE_DICE: OutdoorSheet = OutdoorSheet {
    id: "exchange_dice",
    name: "Exchange of dice",
    rule: "Before your action a cube lets you exchange one die with each other district, grey too. The dice keep their faces; \
           their colors may differ. Purple dice are not exchanged.",
    perk: Perk::Exchange,
};

impl<'a> Look<'a> {
    /// An owner's dice that may change hands.
    fn wares(self, owner: Owner) -> impl Iterator<Item = Die> + use<'a> {
        self.state.square.distinct(owner).filter(|die| die.color() != DieColor::Purple)
    }

    /// The dice for which an owner may exchange one: of districts not yet dealt with, and unlike some die of the owner's, as
    /// an exchange of equal dice is none.
    fn exchangeable(self, owner: Owner, done: OwnerSet) -> impl Iterator<Item = Die> + use<'a> {
        let others = self.owners().filter(move |other| *other != owner && !done.contains(*other));
        others
            .flat_map(move |other| self.wares(other))
            .filter(move |die| self.wares(owner).any(|own| !looks_like(own, *die)))
    }

    pub(super) fn may_exchange(self, owner: Owner, done: OwnerSet) -> bool {
        self.exchangeable(owner, done).next().is_some()
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
