//! What a player has to act with, looked up once for all that may be done in a turn.

use crate::actions::Target;
use crate::actions::reach::{Modified, Reach};
use crate::actions::source::RECRUIT;
use crate::board::{Activity, Building, Color, Owner};
use crate::cards::{Card, Event};
use crate::choice::Choice;
use crate::play::Look;
use arrayvec::ArrayVec;

/// What a player has to act with.
pub(crate) struct Means<'a> {
    look: Look<'a>,
    owner: Owner,
    reach: &'a Reach,
    deniers: u16,
    influence: u8,
    /// Whether there is a citizen who need not be recruited.
    has_citizen: bool,
    may_recruit: bool,
    helps: ArrayVec<Help, 9>,
    turns_bought: bool,
    has_help: bool,
}

/// A cube that may modify an action, with what groups can reach with it.
struct Help {
    card: Card,
    reach: Modified,
}

/// What a group must reach for a target.
struct Quarry {
    /// No color where it may have any.
    color: Option<Color>,
    value: u8,
    budget: u16,
    /// Whether color, sum and price are all that matters.
    is_sum: bool,
}

impl<'a> Means<'a> {
    pub fn of(look: Look<'a>, owner: Owner, reach: &'a Reach) -> Means<'a> {
        let family = &look.state.families[owner];
        let turns_bought = look.may_turn_bought(owner);
        let mut means = Means {
            deniers: family.deniers,
            influence: family.influence,
            has_citizen: look.has_citizen(owner),
            may_recruit: family.reserve > 0,
            has_help: turns_bought,
            look,
            owner,
            reach,
            helps: ArrayVec::new(),
            turns_bought,
        };
        for card in look.cubes(owner) {
            if let Some(modifier) = card.modifier() {
                means.helps.push(Help { card, reach: means.reach.modified(modifier) });
                means.has_help = true;
            }
        }
        means
    }

    /// Lists everything that an action may be for.
    pub fn list_targets(&self, out: &mut Vec<Choice>) {
        let Look { game, state } = self.look;
        for activity in state.city.iter() {
            list_if(self.may_use(activity), Choice::Use(activity.card), out);
        }
        list_if(self.may_build(), Choice::Build, out);
        for event in state.queue.iter().map(|queued| queued.event) {
            list_if(self.may_fight(event), Choice::Fight(event), out);
        }
        for building in Building::ALL {
            list_if(self.may_place(building), Choice::Place(building), out);
        }
        list_if(self.may_farm(), Choice::Farm, out);
        if game.options.ramparts {
            list_if(self.may_patrol(), Choice::Patrol, out);
        }
    }

    /// Whether there is a citizen to hire or place while also paying so much influence.
    fn has_citizen_for(&self, influence: u8) -> bool {
        self.has_citizen | (self.may_recruit & (self.influence >= influence + RECRUIT))
    }

    /// Action 1. All of it is looked at: that is quicker than to guess where to stop.
    #[inline(always)]
    fn may_use(&self, activity: &Activity) -> bool {
        let print = self.look.game.print(activity.card);
        let before = self.look.dues_before_use(self.owner, activity);
        let is_payable = (self.deniers >= before.deniers)
            & (self.influence >= before.influence)
            & (activity.has(self.owner) | self.has_citizen_for(before.influence));
        let budget = self.deniers.wrapping_sub(before.deniers);
        let is_reached = if print.mixes {
            self.reach.mix_reaches(print.divisor, budget)
        } else {
            self.reach.reaches(print.color, print.divisor, budget)
        };
        self.or_with_help(is_payable & is_reached, Target::Use(activity.card))
    }

    /// Action 2.
    fn may_build(&self) -> bool {
        let cathedral = &self.look.state.cathedral;
        let may = self.reach.singles(Color::White).distinct().any(|site| cathedral.room(site) > 0);
        self.or_with_help(may, Target::Build)
    }

    /// Action 3.
    #[inline(always)]
    fn may_fight(&self, event: Event) -> bool {
        let print = self.look.game.event_print(event);
        self.or_with_help(self.reach.most(print.color) >= print.divisor, Target::Fight(event))
    }

    /// Action 4.
    fn may_place(&self, building: Building) -> bool {
        let faces = self.reach.singles(building.color());
        let may = self.has_citizen_for(0)
            && !faces.is_empty()
            && (self.look.state.buildings.lying(building).is_empty() || {
                // Where nobody is expelled, or somebody who may be, every citizen may enter; else it depends on who leaves.
                faces.distinct().any(|face| self.look.may_enter(building, face))
                    || faces.distinct().any(|face| self.look.may_place_some(self.owner, building, face))
            });
        self.or_with_help(may, Target::Place(building))
    }

    /// Action 5.
    fn may_farm(&self) -> bool {
        self.or_with_help(self.reach.most(Some(Color::Yellow)) > 0, Target::Farm)
    }

    /// Action 7.
    fn may_patrol(&self) -> bool {
        self.or_with_help(self.reach.most(None) > 0, Target::Patrol)
    }

    /// Whether a target is possible plainly, or else with a cube or a bought die turned over.
    #[inline(always)]
    fn or_with_help(&self, plainly: bool, target: Target) -> bool {
        if self.has_help && !plainly { self.is_helped(target) } else { plainly }
    }

    /// Apart, because most players have no help most of the time.
    #[inline(never)]
    fn is_helped(&self, target: Target) -> bool {
        self.may_with_cube(target) || self.may_with_turn(target)
    }

    /// The quick answer to most of what is out of reach, and to much that is not; the enumerator is asked about the rest.
    fn may_with_cube(&self, target: Target) -> bool {
        let Some(Quarry { color, value, budget, is_sum }) = self.quarry(target) else { return false };
        self.helps.iter().any(|Help { card, reach }| {
            reach.reaches(color, value, budget)
                && (is_sum && reach.is_exact || self.look.any_offer(self.owner, target, Some(*card)))
        })
    }

    /// What a group must reach for a target; nothing if it is out of reach whatever the dice.
    fn quarry(&self, target: Target) -> Option<Quarry> {
        let Look { game, state } = self.look;
        let sum = |color, value| Quarry { color, value, budget: self.deniers, is_sum: true };
        let other = |color, value| Quarry { is_sum: false, ..sum(color, value) };
        Some(match target {
            Target::Use(card) => {
                let budget = self.look.budget_to_use(self.owner, state.city.find(card)?)?;
                let print = game.print(card);
                let quarry =
                    if print.mixes { other(None, 0) } else { sum(Some(print.color), print.divisor.max(1)) };
                Quarry { budget, ..quarry }
            }
            Target::Fight(event) => sum(game.event_print(event).color, game.event_print(event).divisor),
            Target::Build => other(Some(Color::White), 1),
            Target::Place(building) => other(Some(building.color()), 1),
            Target::Farm => sum(Some(Color::Yellow), 1),
            Target::Patrol => other(None, 0),
        })
    }

    fn may_with_turn(&self, target: Target) -> bool {
        let Means { look, owner, .. } = *self;
        self.turns_bought
            && (look.may_with_turn(owner, target, None)
                || self.helps.iter().any(|help| look.may_with_turn(owner, target, Some(help.card))))
    }
}

/// Lists a choice if it may be made. It is written down whether or not, and struck out again: that is quicker than to guess.
#[inline(always)]
fn list_if(may: bool, choice: Choice, out: &mut Vec<Choice>) {
    out.push(choice);
    out.truncate(out.len() - usize::from(!may));
}
