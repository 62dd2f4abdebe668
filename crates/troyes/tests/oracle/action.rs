//! An action that is being carried out: what will still be asked, of whom, and what the table looks like afterwards.

use crate::cards::{is_delayed, is_mixed, is_until_end};
use crate::cubes::{self, Fought};
use crate::group::{Used, Way};
use crate::how_often::{Asked, after_dice, asked, cubes_to_place};
use crate::table::Position;
use std::collections::{BTreeSet, VecDeque};
use troyes::Choice;
use troyes::actions::{Source, Target};
use troyes::board::{DieColor, Owner};
use troyes::cards::{Card, Event};
use troyes::modules::Outdoor;

/// What is left of an action whose dice are paid.
pub struct Action<'g> {
    pub me: Owner,
    pub target: Target,
    pub before: Position<'g>,
    /// The table without the dice that were used.
    pub after: Position<'g>,
    pub way: Way,
    pub source: Option<Source>,
    pub die: DieColor,
    /// Those who may answer before the action goes on.
    pub answers: VecDeque<(Owner, Outdoor)>,
    /// Whether the player must still be asked how often.
    pub how_often: Asked,
    /// Cubes, or pairs of cubes, still to be placed on events.
    pub cubes_left: u8,
    pub marauding_countered: bool,
    /// Uses of the Scout or rolls of the Archer that are left.
    pub uses_left: u8,
    /// Events that the use of the Scout going on has served.
    pub served: BTreeSet<Event>,
    /// The cube outside the gates for which the player must still be asked.
    pub bonus: Option<Outdoor>,
    pub had_bonus: bool,
    /// Whether a cube may still move on to another card.
    pub extra_cube: bool,
    /// Points of a patrol, and whether the guard has walked.
    pub points: u8,
    pub has_walked: bool,
    /// The action has ended the round: purses have changed since.
    pub is_round_over: bool,
}

impl<'g> Action<'g> {
    pub fn begin(
        before: &Position<'g>,
        me: Owner,
        target: Target,
        dice: &[Used],
        way: &Way,
        source: Option<Source>,
    ) -> Action<'g> {
        let mut action = Action {
            me,
            target,
            before: before.clone(),
            after: after_dice(before, dice),
            way: way.clone(),
            source,
            die: dice[0].die.color(),
            answers: answers(before, me, target, way),
            how_often: asked(before, me, target, dice, way, source),
            cubes_left: 0,
            marauding_countered: false,
            uses_left: 0,
            served: BTreeSet::new(),
            bonus: None,
            had_bonus: false,
            extra_cube: false,
            points: way.total,
            has_walked: false,
            is_round_over: false,
        };
        let Some(card) = action.card() else { return action };
        let uses = way.total / before.game.print(card).divisor.max(1);
        if matches!(card, Card::Scout | Card::Archer) {
            action.uses_left = uses;
        }
        if !matches!(action.how_often, Asked::Must(_)) && !is_mixed(card) {
            // Not asked: once if it costs something, otherwise as often as the dice allow.
            let times = if matches!(card, Card::Diplomat | Card::Ransom) { 1 } else { uses };
            action.used(times);
        }
        action.extra_cube =
            (is_delayed(card) || is_mixed(card)) && before.has_outdoor(Outdoor::ExtraCube, me);
        action
    }

    pub fn card(&self) -> Option<Card> {
        match self.target {
            Target::Use(card) => Some(card),
            _ => None,
        }
    }

    /// The player has said how often, or was not asked.
    pub fn used(&mut self, times: u8) {
        if let Some(card) = self.card() {
            self.cubes_left = cubes_to_place(&self.after, self.me, card, times);
        }
    }

    /// How many cubes go on the event that is named.
    pub fn each(&self) -> u8 {
        if self.card() == Some(Card::Catapult) { 2 } else { 1 }
    }

    /// What may be answered to the question on which event a cube goes; nothing if it may not be asked.
    pub fn cube_choices(&mut self, now: &Position<'_>) -> BTreeSet<Choice> {
        let Some(card) = self.card() else { return BTreeSet::new() };
        let mut places = cubes::places(now, card, self.marauding_countered);
        if card != Card::Scout {
            return if self.cubes_left > 0 && !places.is_empty() {
                cubes::choices(&places)
            } else {
                BTreeSet::new()
            };
        }
        places.retain(|event| !self.served.contains(event));
        if places.is_empty() && self.uses_left > 0 {
            // Every event has its cube: the next use begins.
            self.uses_left -= 1;
            self.served.clear();
            places = cubes::places(now, card, self.marauding_countered);
        }
        let may_pay = now.family(self.me).deniers > 0;
        if may_pay && self.uses_left > 0 && !places.is_empty() {
            cubes::choices(&places)
        } else {
            BTreeSet::new()
        }
    }

    /// A cube goes on an event or nowhere; what the queue must look like then.
    pub fn cube_placed(&mut self, now: &Position<'_>, choice: Choice) -> Option<Fought> {
        if self.card() != Some(Card::Scout) {
            self.cubes_left -= 1;
        } else if choice == Choice::Forgo {
            self.uses_left -= 1;
            self.served.clear();
        }
        let Choice::On(event) = choice else { return None };
        self.served.insert(event);
        Some(self.fights(now, event, self.each()))
    }

    pub fn fights(&mut self, now: &Position<'_>, event: Event, cubes: u8) -> Fought {
        let fought = cubes::fought(now, self.me, event, cubes);
        self.marauding_countered |= event == Event::Marauding && fought.is_countered;
        self.may_use(now, Outdoor::VpWhenBuildingOrFighting);
        fought
    }

    /// The moment of a cube outside the gates has come, if the player has one and has not been asked in this action.
    pub fn may_use(&mut self, now: &Position<'_>, side: Outdoor) {
        let is_pointless = side == Outdoor::InfluenceWhenPlacing && now.family(self.me).influence >= 20;
        if self.before.has_outdoor(side, self.me) && !self.had_bonus && !is_pointless {
            self.bonus = Some(side);
            self.had_bonus = true;
        }
    }

    /// The cards on which a cube from outside the gates may go.
    pub fn onto(&self, now: &Position<'_>) -> BTreeSet<Choice> {
        let keeps = |card: Card| is_delayed(card) || is_mixed(card) || is_until_end(card);
        let is_payable = |card: Card| card != Card::Breeder || now.family(self.me).deniers >= 3;
        let cards = now.table.city.iter().map(|activity| activity.card);
        let others = cards.filter(|card| Some(*card) != self.card() && keeps(*card) && is_payable(*card));
        others.map(Choice::Onto).collect()
    }

    /// What is wrong if the action ends now: something that should have been asked.
    pub fn unasked(&mut self, now: &Position<'_>) -> Vec<(&'static str, String)> {
        let mut wrong = Vec::new();
        if let Asked::Must(answers) = &self.how_often {
            wrong.push(("how often", format!("{answers:?} is not asked")));
        }
        if !self.answers.is_empty() {
            wrong.push(("reactions", format!("{:?} are not asked", self.answers)));
        }
        if let Some(side) = self.bonus {
            wrong.push(("bonus", format!("{side:?} is not asked")));
        }
        if self.is_round_over {
            return wrong;
        }
        let left = self.cube_choices(now);
        if !left.is_empty() {
            wrong.push(("places", format!("{left:?} is not asked")));
        }
        if self.extra_cube && !self.onto(now).is_empty() {
            wrong.push(("extra cube", format!("{:?} is not asked", self.onto(now))));
        }
        wrong
    }
}

/// Who may answer when the dice are paid, in turn order: who sold a die, and who has a tradesman on the card.
fn answers(before: &Position<'_>, me: Owner, target: Target, way: &Way) -> VecDeque<(Owner, Outdoor)> {
    let mut answers = VecDeque::new();
    for owner in before.others_after(me) {
        let has =
            |side: Outdoor| before.outpost(side).is_some_and(|outpost| outpost.cubes[owner as usize] > 0);
        let sold = way.paid.contains_key(&owner) && before.family(owner).influence < 20;
        if sold && has(Outdoor::InfluenceWhenDieBought) {
            answers.push_back((owner, Outdoor::InfluenceWhenDieBought));
        }
        let trades = match target {
            Target::Use(card) => {
                before.activity(card).is_some_and(|activity| before.tradesmen_on(activity, owner) > 0)
            }
            _ => false,
        };
        if trades && has(Outdoor::DeniersWhenCardUsed) {
            answers.push_back((owner, Outdoor::DeniersWhenCardUsed));
        }
    }
    answers
}
