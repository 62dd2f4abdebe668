//! The enumerator: every group of dice with which a seat can carry out a plan.

use crate::actions::group::{marked, strength};
use crate::actions::plan::{Need, Target, TurnSlot};
use crate::board::{Color, Die, DieColor, Group, Owner};
use crate::cards::{Barred, Card, Modifier, Price, Value};
use crate::modules::turned;
use crate::play::Look;
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// Six dice of each color at most, and the head of the family.
type Candidates = ArrayVec<Die, 19>;

/// Stop, or go on to the next group.
pub(crate) type Flow = ControlFlow<()>;

/// A group that carries out an action, with its price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PricedGroup {
    pub group: Group,
    pub price: u16,
}

impl Look<'_> {
    /// Shows `visit` every group that carries out `target` with a cube of `cube`, or without one.
    pub(crate) fn offers(
        self,
        owner: Owner,
        target: Target,
        cube: Option<Card>,
        visit: impl FnMut(&PricedGroup) -> Flow,
    ) -> Flow {
        self.search(owner, target, cube, TurnSlot::Plain, visit)
    }

    /// The same; with an outdoor activity that turns over a bought die, only groups with such a die.
    pub(crate) fn search(
        self,
        owner: Owner,
        target: Target,
        cube: Option<Card>,
        turn: TurnSlot,
        mut visit: impl FnMut(&PricedGroup) -> Flow,
    ) -> Flow {
        let Some(need) = self.need(owner, target) else { return Flow::Continue(()) };
        let modifier = cube.and_then(Card::modifier);
        if !self.may_modify(target, modifier) {
            return Flow::Continue(());
        }
        let is_plain = modifier.is_none() && turn != TurnSlot::Turned;
        let is_usual_price = modifier.is_none_or(|modifier| modifier.price == Price::Usual);
        let search = Search { look: self, owner, target, need, modifier, turn, is_plain, is_usual_price };
        if need.mixed && modifier.is_none_or(|modifier| modifier.mixes) {
            return search.groups(&search.dice(&Color::ALL), true, &mut visit);
        }
        let mut purple_alone = true;
        for color in Color::ALL {
            let counts_as = modifier.and_then(|modifier| modifier.counts_as).unwrap_or(color);
            let is_right = modifier.and_then(|modifier| modifier.dice).is_none_or(|dice| dice == color);
            if is_right && need.takes(counts_as) {
                search.groups(&search.dice(&[color]), purple_alone, &mut visit)?;
                purple_alone = false;
            }
        }
        Flow::Continue(())
    }

    /// Whether there is any such group.
    pub(crate) fn any_offer(self, owner: Owner, target: Target, cube: Option<Card>) -> bool {
        self.offers(owner, target, cube, |_| Flow::Break(())).is_break()
    }

    /// Whether there is any such group with a bought die turned over.
    pub(crate) fn any_turned_offer(self, owner: Owner, target: Target, cube: Option<Card>) -> bool {
        self.search(owner, target, cube, TurnSlot::Turned, |_| Flow::Break(())).is_break()
    }

    /// The group as an offer, if it is one.
    pub(crate) fn offer(
        self,
        owner: Owner,
        target: Target,
        cube: Option<Card>,
        group: Group,
    ) -> Option<PricedGroup> {
        let mut found = None;
        let turn = if group.has_turned() { TurnSlot::Turned } else { TurnSlot::Plain };
        let _ = self.search(owner, target, cube, turn, |offer| {
            if offer.group != group {
                return Flow::Continue(());
            }
            found = Some(*offer);
            Flow::Break(())
        });
        found
    }

    fn may_modify(self, target: Target, modifier: Option<&Modifier>) -> bool {
        if modifier.is_some() && target == Target::Patrol {
            return false;
        }
        match (modifier.map_or(Barred::Nowhere, |modifier| modifier.barred), target) {
            (Barred::Nowhere, _) => true,
            (_, Target::Place(_)) => false,
            (Barred::BuildingsAndCathedral, Target::Build) => false,
            _ => true,
        }
    }
}

struct Search<'a> {
    look: Look<'a>,
    owner: Owner,
    target: Target,
    need: Need,
    modifier: Option<&'static Modifier>,
    turn: TurnSlot,
    /// Whether the dice count as they lie there, at the usual price: so it is with most groups.
    is_plain: bool,
    /// Whether no die is cheaper than usual.
    is_usual_price: bool,
}

/// Dice that are picked one after the other, with what a plain group needs to know of them.
#[derive(Clone, Copy)]
struct Picked {
    group: Group,
    len: u8,
    bought: u8,
    sum: u8,
    /// Whether one of them shows a face that is wanted.
    has_wanted: bool,
}

impl Search<'_> {
    /// Everything that may be used as one of these colors, in ascending order.
    fn dice(&self, colors: &[Color]) -> Candidates {
        let square = &self.look.state.square;
        let mut dice = Candidates::new();
        for color in colors {
            dice.extend(square.dice(*color));
        }
        for face in square.of(self.owner, DieColor::Purple).iter() {
            dice.push(Die::new(self.owner, DieColor::Purple, face));
        }
        dice
    }

    /// The faces of which a plain group must have one: sites with room, rows that somebody may enter; else all.
    fn wanted(&self, dice: &[Die]) -> u8 {
        let Search { look, owner, .. } = *self;
        let faces = |is_wanted: &dyn Fn(u8) -> bool| {
            dice.iter().fold(0, |faces, die| faces | u8::from(is_wanted(die.face())) << die.face())
        };
        match self.target {
            Target::Build if self.is_plain => faces(&|site| look.state.cathedral.room(site) > 0),
            Target::Place(building) if self.is_plain => {
                faces(&|face| look.may_enter(building, face) || look.may_place_some(owner, building, face))
            }
            _ => u8::MAX,
        }
    }

    /// Every set of the right size, equal dice counted once. A purple die alone is the same group in every color.
    fn groups(&self, dice: &[Die], purple_alone: bool, visit: &mut impl FnMut(&PricedGroup) -> Flow) -> Flow {
        let most = match self.modifier.map(|modifier| modifier.value) {
            Some(Value::StandsFor(_)) => 1,
            Some(Value::CubeIsDie(_)) => 2,
            _ => 3,
        }
        .min(self.need.most_dice);
        let wanted = self.wanted(dice);
        let again = |i: usize, first: usize| i > first && dice[i] == dice[i - 1];
        for (i, first) in dice.iter().enumerate() {
            if again(i, 0) || (first.color() == DieColor::Purple && !purple_alone) {
                continue;
            }
            let one = self.pick(Picked::NONE, *first, wanted);
            self.consider(one, visit)?;
            if !self.may_grow(one, most) {
                continue;
            }
            for j in (i + 1..dice.len()).filter(|j| !again(*j, i + 1)) {
                let two = self.pick(one, dice[j], wanted);
                self.consider(two, visit)?;
                if !self.may_grow(two, most) {
                    continue;
                }
                for k in (j + 1..dice.len()).filter(|k| !again(*k, j + 1)) {
                    self.consider(self.pick(two, dice[k], wanted), visit)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether another die may join: with one more, those that are bought already must not be too dear.
    fn may_grow(&self, picked: Picked, most: usize) -> bool {
        let least_price = u16::from(2 * picked.bought * (picked.len + 1));
        usize::from(picked.len) < most && (least_price <= self.need.budget || !self.is_usual_price)
    }

    fn pick(&self, picked: Picked, die: Die, wanted: u8) -> Picked {
        Picked {
            group: picked.group.with(picked.len.into(), die),
            len: picked.len + 1,
            bought: picked.bought + u8::from(!die.is_of(self.owner)),
            sum: picked.sum + die.face(),
            has_wanted: picked.has_wanted | (wanted >> die.face() & 1 != 0),
        }
    }

    #[inline(always)]
    fn consider(&self, picked: Picked, visit: &mut impl FnMut(&PricedGroup) -> Flow) -> Flow {
        if self.is_plain {
            let price = u16::from(2 * picked.bought * picked.len);
            let serves = (price <= self.need.budget) & (picked.sum >= self.need.value) & picked.has_wanted;
            return if serves {
                visit(&PricedGroup { group: picked.group, price })
            } else {
                Flow::Continue(())
            };
        }
        self.consider_marks(picked.group, visit)
    }

    /// Apart, because most groups are plain.
    #[inline(never)]
    fn consider_marks(&self, group: Group, visit: &mut impl FnMut(&PricedGroup) -> Flow) -> Flow {
        if self.modifier.is_none_or(|modifier| !modifier.singles_out()) {
            return self.consider_turns(group, visit);
        }
        marked(group, self.modifier, self.owner).try_for_each(|group| self.consider_turns(group, visit))
    }

    fn consider_turns(&self, group: Group, visit: &mut impl FnMut(&PricedGroup) -> Flow) -> Flow {
        if self.turn != TurnSlot::Turned {
            return self.appraise(group, visit);
        }
        let prices = |group| self.look.prices(self.owner, group, self.modifier);
        turned(group, prices).try_for_each(|group| self.appraise(group, visit))
    }

    fn appraise(&self, group: Group, visit: &mut impl FnMut(&PricedGroup) -> Flow) -> Flow {
        let price = self.look.price(self.owner, group, self.modifier);
        if price > self.need.budget {
            return Flow::Continue(());
        }
        let strength = strength(group, self.modifier);
        if !self.look.suffices(self.owner, self.target, &self.need, &strength) {
            return Flow::Continue(());
        }
        visit(&PricedGroup { group, price })
    }
}

impl Picked {
    const NONE: Picked = Picked { group: Group::NONE, len: 0, bought: 0, sum: 0, has_wanted: false };
}
