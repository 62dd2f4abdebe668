//! Whole moves of Troyes: which dice go together, and what people mostly want.

use super::preference;
use super::spot::Spot;
use super::spots_of::dice_of;
use super::{tray, why};
use crate::draft::{Draftable, Preference, Proposal, Reason, Tray};
use crate::spot::Spot as _;
use tabletop::Seat;
use troyes::actions::{Prospect, Reaches, Target};
use troyes::agenda::Task;
use troyes::board::{Die, Group, Outpost};
use troyes::cards::Card;
use troyes::modules::Outdoor;
use troyes::{Choice, Kind, State, Troyes};

impl Draftable for Troyes {
    /// Every whole action that is possible, or every way to go on with the one that is begun.
    type Foresight = Vec<Prospect>;

    fn kinds() -> &'static [Kind] {
        Kind::ALL
    }

    fn foresee(&self, state: &State, seat: Seat) -> Vec<Prospect> {
        match state.agenda.last() {
            Some(Task::Turn(_)) => self.prospects(state, seat),
            Some(Task::Plan(_, plan)) if plan.group.is_none() => self.prospects_of(state, seat, plan.target),
            _ => Vec::new(),
        }
    }

    /// A cube outdoors may be used with the action too.
    fn goes_on(kind: Kind) -> bool {
        matches!(kind, Kind::Bonus | Kind::ExtraCube) || super::asked::is_continuation(kind)
    }

    fn may_reach(&self, foresight: &Vec<Prospect>, state: &State, choice: Choice, wanted: &[Spot]) -> bool {
        let dice = picked_dice(wanted);
        let Some(course) = Course::of(state, choice) else { return true };
        // Influence is spent before an action, never in one: without this a search through all actions has no patience
        // left for what it is spent on.
        if wanted.iter().any(|spot| matches!(spot, Spot::Influence(_))) {
            return false;
        }
        dice.is_empty() || foresight.iter().any(|way| course.allows(way) && has_all(way.group, &dice))
    }

    fn joining(
        &self,
        foresight: &Vec<Prospect>,
        state: &State,
        choice: Choice,
        picked: &[Spot],
    ) -> Option<Vec<Spot>> {
        let course = Course::of(state, choice)?;
        let dice = picked_dice(picked);
        let mut spots = Vec::new();
        for way in foresight.iter().filter(|way| course.allows(way) && has_all(way.group, &dice)) {
            for die in dice_of(way.group) {
                if !spots.contains(&die) {
                    spots.push(die);
                }
            }
        }
        Some(spots)
    }

    /// Fields that cost more than they bring.
    fn is_futile(
        &self,
        foresight: &Vec<Prospect>,
        state: &State,
        seat: Seat,
        choice: Choice,
        picked: &[Spot],
    ) -> bool {
        let owner = self.owner(seat);
        let pays_more =
            |outpost: &Outpost| outpost.side == Outdoor::DeniersWhenFarming && outpost.cubes[owner] > 0;
        if choice.target() != Some(Target::Farm) || state.ramparts.outposts.iter().any(pays_more) {
            return false;
        }
        let dice = picked_dice(picked);
        let mut ways = foresight.iter().filter(|way| way.target == Target::Farm && has_all(way.group, &dice));
        !ways.any(|way| match self.appraise(state, seat, way.target, way.cube, way.group) {
            Some(appraisal) => matches!(appraisal.reaches, Reaches::Deniers(brought) if u16::from(brought) > appraisal.price()),
            None => true,
        })
    }

    fn preference(&self, state: &State, seat: Seat, kind: Kind, choices: &[Choice]) -> Preference {
        preference::preference(self, state, seat, kind, choices)
    }

    fn tray(&self, proposal: &Proposal<Troyes>) -> Option<Tray<Spot>> {
        tray::tray(self, proposal)
    }

    fn why_not_beside(&self, proposal: &Proposal<Troyes>, spot: Spot) -> Option<Reason> {
        why::why_not_beside(self, proposal, spot)
    }
}

/// What is known of an action once a choice is made that comes before its dice.
pub struct Course {
    target: Target,
    cube: Option<Option<Card>>,
    is_turned: Option<bool>,
}

impl Course {
    /// The course that an action takes with a choice; nothing if no dice are said after it.
    fn of(state: &State, choice: Choice) -> Option<Course> {
        if let Some(target) = choice.target() {
            return Some(Course { target, cube: None, is_turned: None });
        }
        let Some(Task::Plan(_, plan)) = state.agenda.last() else { return None };
        let (target, cube) = (plan.target, plan.cube.card());
        match choice {
            Choice::Cube(card) => Some(Course { target, cube: Some(Some(card)), is_turned: None }),
            Choice::Plain if plan.cube == troyes::actions::CubeSlot::Open => {
                Some(Course { target, cube: Some(None), is_turned: None })
            }
            Choice::Plain => Some(Course { target, cube: Some(cube), is_turned: Some(false) }),
            Choice::Outdoor(Outdoor::TurnBoughtDie) => {
                Some(Course { target, cube: Some(cube), is_turned: Some(true) })
            }
            _ => None,
        }
    }

    fn allows(&self, way: &Prospect) -> bool {
        way.target == self.target
            && self.cube.is_none_or(|cube| way.cube == cube)
            && self.is_turned.is_none_or(|is_turned| way.group.has_turned() == is_turned)
    }
}

/// The dice among spots.
pub fn picked_dice(spots: &[Spot]) -> Vec<Die> {
    let die = |spot: &Spot| if let Spot::Die(die, _) = spot.kin().0 { Some(die) } else { None };
    spots.iter().filter_map(die).collect()
}

/// Whether all of these dice are in a group, each as often.
pub fn has_all(group: Group, dice: &[Die]) -> bool {
    let often = |dice: &[Die], die: &Die| dice.iter().filter(|other| *other == die).count();
    dice.iter().all(|die| often(group.dice(), die) >= often(dice, die))
}
