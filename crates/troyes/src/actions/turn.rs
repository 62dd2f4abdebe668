//! A turn: what may be chosen, how a plan is completed sentence by sentence, and how it is carried out.

use crate::actions::enumerator::{Flow, PricedGroup};
use crate::actions::group::strength;
use crate::actions::means::Means;
use crate::actions::reach::Reach;
use crate::actions::{CubeSlot, Plan, Target, TurnSlot};
use crate::agenda::Task;
use crate::board::{Group, Owner, Secret};
use crate::cards::{Card, Event};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::modules::{Moment, Outdoor};
use crate::play::{Look, Play};
use crate::state::State;
use crate::stock::Stock;
use crate::troyes::Troyes;
use tabletop::Seat;

impl Look<'_> {
    /// Everything a seat may say at the beginning of its turn.
    pub(crate) fn turn_choices(self, seat: Seat, out: &mut Vec<Choice>) {
        let owner = self.game.owner(seat);
        let reach = Reach::of(self, owner);
        Means::of(self, owner, &reach).list_targets(out);
        if self.game.options.ramparts {
            self.outdoor_choices(owner, out);
        }
        out.push(Choice::Pass);
        self.influence_choices(owner, out);
    }

    fn may_with_cube(self, owner: Owner, target: Target) -> bool {
        self.cubes(owner).any(|card| self.may_with(owner, target, card))
    }

    fn may_with(self, owner: Owner, target: Target, card: Card) -> bool {
        self.any_offer(owner, target, Some(card)) || self.may_with_turn(owner, target, Some(card))
    }

    /// The delayed cards on which an owner has a cube.
    pub(crate) fn cubes(self, owner: Owner) -> impl Iterator<Item = Card> {
        let loaded = self.state.city.iter().filter(move |activity| activity.cubes[owner] > 0);
        loaded.map(|activity| activity.card).filter(|card| card.sheet().effect.is_delayed())
    }

    /// What may be said next of a plan.
    pub(crate) fn plan_choices(self, seat: Seat, plan: &Plan, out: &mut Vec<Choice>) {
        let owner = self.game.owner(seat);
        match (plan.cube, plan.group) {
            (CubeSlot::Open, _) => {
                if self.any_offer(owner, plan.target, None) || self.may_with_turn(owner, plan.target, None) {
                    out.push(Choice::Plain);
                }
                let usable = self.cubes(owner).filter(|card| self.may_with(owner, plan.target, *card));
                out.extend(usable.map(Choice::Cube));
            }
            (cube, None) if plan.turn == TurnSlot::Open => {
                if self.any_offer(owner, plan.target, cube.card()) {
                    out.push(Choice::Plain);
                }
                out.push(Choice::Outdoor(Outdoor::TurnBoughtDie));
            }
            (cube, None) => {
                let _ = self.search(owner, plan.target, cube.card(), plan.turn, |offer| {
                    out.push(Choice::Dice(offer.group));
                    Flow::Continue(())
                });
            }
            (_, Some(_)) => out.extend(self.plan_sources(owner, plan).into_iter().map(Choice::From)),
        }
    }
}

/// A whole action that a seat may take: what it is for, the cube, the dice and their price. User interfaces need all of
/// them to let people pick dice first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// What it is for.
    pub target: Target,
    /// The card whose cube modifies it.
    pub cube: Option<Card>,
    /// The dice.
    pub group: Group,
    /// What they cost.
    pub price: u16,
}

impl Troyes {
    /// Every whole action that a seat may take, if it is its turn to choose one.
    pub fn prospects(&self, state: &State, seat: Seat) -> Vec<Prospect> {
        let mut choices = Vec::new();
        self.look(state).choices(seat, &mut choices);
        let targets = choices.into_iter().filter_map(Choice::target);
        targets.flat_map(|target| self.prospects_of(state, seat, target)).collect()
    }

    /// Those of one target. No secret bears upon them: a screen may ask with the table that its viewer knows.
    pub fn prospects_of<S: Copy + Into<Secret>>(
        &self,
        table: &State<S>,
        seat: Seat,
        target: Target,
    ) -> Vec<Prospect> {
        let state = table.with_secrets(|_, secret| (*secret).into());
        let look = self.look(&state);
        let owner = self.owner(seat);
        let mut prospects = Vec::new();
        for cube in std::iter::once(None).chain(look.cubes(owner).map(Some)) {
            let mut take = |found: &PricedGroup| {
                prospects.push(Prospect { target, cube, group: found.group, price: found.price });
                Flow::Continue(())
            };
            let _ = look.offers(owner, target, cube, &mut take);
            if look.may_turn_bought(owner) {
                let _ = look.search(owner, target, cube, TurnSlot::Turned, take);
            }
        }
        prospects
    }
}

impl Choice {
    /// The target that a choice names, if it begins an action.
    pub fn target(self) -> Option<Target> {
        match self {
            Choice::Use(card) => Some(Target::Use(card)),
            Choice::Build => Some(Target::Build),
            Choice::Fight(event) => Some(Target::Fight(event)),
            Choice::Place(building) => Some(Target::Place(building)),
            Choice::Farm => Some(Target::Farm),
            Choice::Patrol => Some(Target::Patrol),
            _ => None,
        }
    }
}

impl From<Target> for Choice {
    fn from(target: Target) -> Choice {
        match target {
            Target::Use(card) => Choice::Use(card),
            Target::Build => Choice::Build,
            Target::Fight(event) => Choice::Fight(event),
            Target::Place(building) => Choice::Place(building),
            Target::Farm => Choice::Farm,
            Target::Patrol => Choice::Patrol,
        }
    }
}

impl Play<'_> {
    /// The first sentence of a turn.
    pub(crate) fn choose_turn(&mut self, seat: Seat, choice: Choice) {
        let owner = self.game.owner(seat);
        if self.spend_influence(seat, choice) || self.go_outdoors(seat, choice) {
            return;
        }
        self.pop();
        match choice.target() {
            Some(target) => {
                let may_modify = self.look().may_with_cube(owner, target);
                let cube = if may_modify { CubeSlot::Open } else { CubeSlot::Plain };
                let turn = self.look().turn_slot(owner, target, None);
                self.push(Task::Plan(seat, Plan { target, cube, turn, group: None, source: None }));
            }
            None => {
                self.pass(owner);
                self.push(Task::EndTurn(seat));
            }
        }
    }

    /// One more sentence about an action; with the last one it is carried out.
    pub(crate) fn choose_plan(&mut self, seat: Seat, mut plan: Plan, choice: Choice) {
        let owner = self.game.owner(seat);
        self.pop();
        match choice {
            Choice::Plain if plan.cube == CubeSlot::Open => plan.cube = CubeSlot::Plain,
            Choice::Plain => plan.turn = TurnSlot::Plain,
            Choice::Outdoor(_) => plan.turn = TurnSlot::Turned,
            Choice::Cube(card) => {
                plan.cube = CubeSlot::Cube(card);
                plan.turn = self.look().turn_slot(owner, plan.target, Some(card));
            }
            Choice::Dice(group) => plan.group = Some(group),
            Choice::From(source) => plan.source = Some(source),
            _ => {}
        }
        if plan.group.is_some() && plan.source.is_none() && self.look().needs_citizen(owner, plan.target) {
            plan.source = self.look().only_source(owner, &plan);
            if plan.source.is_none() {
                return self.push(Task::Plan(seat, plan));
            }
        }
        if plan.group.is_none() {
            return self.push(Task::Plan(seat, plan));
        }
        self.carry_out(seat, &plan);
    }

    fn carry_out(&mut self, seat: Seat, plan: &Plan) {
        let owner = self.game.owner(seat);
        let Some(group) = plan.group else { return };
        let modifier = plan.cube.card().and_then(Card::modifier);
        let prices = self.look().prices(owner, group, modifier);
        self.tell(Happening::Spent { owner, dice: group });
        for (die, price) in group.dice().iter().zip(prices) {
            self.state.square.remove(*die);
            if die.owner() != owner {
                self.tell(Happening::Bought { buyer: owner, die: *die, price });
                self.lose_deniers(owner, price, Cause::Dice);
                self.gain_deniers(die.owner(), price, Cause::Dice);
            }
        }
        if let Some(card) = plan.cube.card() {
            self.tell(Happening::UsedCube { owner, card });
            if let Some(activity) = self.state.city.find_mut(card) {
                activity.cubes[owner].lose(1);
            }
        }
        self.use_turn(owner, plan.turn);
        self.push(Task::EndTurn(seat));
        if !self.game.options.ramparts || !self.await_answers(seat, plan, prices) {
            self.act(seat, plan);
        }
    }

    /// The dice are paid: the action is carried out.
    pub(crate) fn act(&mut self, seat: Seat, plan: &Plan) {
        let owner = self.game.owner(seat);
        let Some(group) = plan.group else { return };
        let strength = strength(group, plan.cube.card().and_then(Card::modifier));
        match (plan.target, plan.source) {
            (Target::Use(card), source) => {
                self.offer_extra_cube(seat, card);
                if let Some(source) = source {
                    self.hire(seat, card, source);
                }
                self.activate(seat, card, &strength);
            }
            (Target::Build, _) => self.construct(owner, strength.values()),
            (Target::Fight(event), _) => self.send_to_fight(seat, event, strength.total()),
            (Target::Place(building), Some(source)) => {
                self.place(owner, building, strength.values()[0], source);
                self.offer_bonus(owner, Moment::Placed);
            }
            (Target::Place(_), None) => {}
            (Target::Farm, _) => {
                self.farm(owner, strength.total());
                self.offer_bonus(owner, Moment::Farmed);
            }
            (Target::Patrol, _) => self.patrol(seat, group.dice()[0], strength.total()),
        }
    }

    /// At least one cube, at most what the value and the free banners allow: the player may place fewer.
    fn send_to_fight(&mut self, seat: Seat, event: Event, value: u8) {
        let most = (value / self.game.event_print(event).divisor).min(self.look().free_banners(event));
        if most > 1 {
            self.push(Task::HowOften { seat, target: Target::Fight(event), most });
        } else {
            self.fight(self.game.owner(seat), event, most);
        }
    }

    /// The player has said how often.
    pub(crate) fn choose_times(&mut self, seat: Seat, target: Target, times: u8) {
        self.pop();
        match target {
            Target::Use(card) => self.used(seat, card, times),
            Target::Fight(event) => self.fight(self.game.owner(seat), event, times),
            Target::Build | Target::Place(_) | Target::Farm | Target::Patrol => {}
        }
    }

    /// A cube that a card gives is placed, or forgone. Of several that go on one event, those without a banner are lost.
    pub(crate) fn choose_cube(&mut self, task: Task, choice: Choice) {
        let Task::Cubes { seat, card, left, each, forgo } = task else { return };
        self.pop();
        if left > 1 {
            self.push(Task::Cubes { seat, card, left: left - 1, each, forgo });
        }
        if let Choice::On(event) = choice {
            let cubes = each.min(self.look().free_banners(event));
            self.fight(self.game.owner(seat), event, cubes);
        }
    }
}
