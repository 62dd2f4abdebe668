//! A turn: the first sentence a player may say, and what is asked of an action until its dice are paid.

use crate::citizens::{sources_for_hire, sources_for_place};
use crate::exchange;
use crate::group::{self, Used, Way, Ways};
use crate::table::Position;
use std::collections::BTreeSet;
use troyes::Choice;
use troyes::actions::{Source, Target};
use troyes::board::{Building, Die, DieColor, Group, Owner};
use troyes::cards::Card;
use troyes::modules::Outdoor;

/// Everything at which an action may aim.
pub fn targets(position: &Position<'_>) -> Vec<Target> {
    let mut targets = vec![Target::Build, Target::Farm];
    targets.extend(position.table.city.iter().map(|activity| Target::Use(activity.card)));
    targets.extend(position.table.queue.iter().map(|queued| Target::Fight(queued.event)));
    targets.extend(Building::ALL.map(Target::Place));
    targets.extend(position.options.ramparts.then_some(Target::Patrol));
    targets
}

/// All groups for a target: by the cube that modifies the action, and whether a bought die is turned over.
pub struct Offers {
    pub me: Owner,
    pub target: Target,
    ways: Vec<(Option<Card>, Ways, Ways)>,
}

impl Offers {
    pub fn of(position: &Position<'_>, me: Owner, target: Target) -> Offers {
        let may_turn = position.has_outdoor(Outdoor::TurnBoughtDie, me);
        let cubes = std::iter::once(None).chain(group::cubes(position, me).into_iter().map(Some));
        let ways = |cube| {
            let plain = group::ways(position, me, target, cube, false);
            let turned = if may_turn { group::ways(position, me, target, cube, true) } else { Ways::new() };
            (cube, plain, turned)
        };
        Offers { me, target, ways: cubes.map(ways).collect() }
    }

    pub fn is_empty(&self) -> bool {
        self.ways.iter().all(|(_, plain, turned)| plain.is_empty() && turned.is_empty())
    }

    /// Every group with the cube that it needs.
    pub fn all(&self) -> impl Iterator<Item = (Option<Card>, &Vec<Used>, &Way)> {
        self.ways.iter().flat_map(|(cube, plain, turned)| {
            plain.iter().chain(turned).map(|(group, way)| (*cube, group, way))
        })
    }

    pub fn groups(&self, cube: Option<Card>, turned: bool) -> &Ways {
        let (_, plain, with_turn) =
            self.ways.iter().find(|(with, ..)| *with == cube).expect("a cube of one's own");
        if turned { with_turn } else { plain }
    }

    /// What is asked next; nothing once all is said. A question with one possible answer about cubes is not asked.
    pub fn question(&self, position: &Position<'_>, said: &Said) -> Option<BTreeSet<Answer>> {
        let possible =
            |cube: Option<Card>| !self.groups(cube, false).is_empty() || !self.groups(cube, true).is_empty();
        let Some(cube) = said.cube else {
            let cubes = self.ways.iter().map(|(cube, ..)| *cube).filter(|cube| possible(*cube));
            let answers: BTreeSet<Answer> = cubes.map(Answer::Cube).collect();
            let asks = answers.iter().any(|answer| *answer != Answer::Cube(None));
            return if asks {
                Some(answers)
            } else {
                self.question(position, &said.with(&Answer::Cube(None)))
            };
        };
        let Some(turned) = said.turned else {
            if self.groups(cube, true).is_empty() {
                return self.question(position, &said.with(&Answer::Turn(false)));
            }
            let may_not = !self.groups(cube, false).is_empty();
            return Some(
                may_not.then_some(Answer::Turn(false)).into_iter().chain([Answer::Turn(true)]).collect(),
            );
        };
        let Some(dice) = &said.dice else {
            return Some(self.groups(cube, turned).keys().cloned().map(Answer::Dice).collect());
        };
        let sources = self.sources(position, &self.groups(cube, turned)[dice].values);
        (said.source.is_none() && sources.len() > 1).then(|| sources.into_iter().map(Answer::From).collect())
    }

    /// Where the citizen of the action may come from; nowhere if it needs none.
    pub fn sources(&self, position: &Position<'_>, values: &[u8]) -> Vec<Source> {
        match self.target {
            Target::Place(building) => sources_for_place(position, self.me, building, values[0]),
            Target::Use(card) => {
                let is_there = position
                    .activity(card)
                    .is_some_and(|activity| position.tradesmen_on(activity, self.me) > 0);
                if is_there { Vec::new() } else { sources_for_hire(position, self.me, card) }
            }
            _ => Vec::new(),
        }
    }
}

/// An answer about an action that is being put together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Answer {
    Cube(Option<Card>),
    Turn(bool),
    Dice(Vec<Used>),
    From(Source),
}

/// What has been said of an action.
#[derive(Clone, Default, Debug)]
pub struct Said {
    pub cube: Option<Option<Card>>,
    pub turned: Option<bool>,
    pub dice: Option<Vec<Used>>,
    pub source: Option<Source>,
}

impl Said {
    pub fn with(&self, answer: &Answer) -> Said {
        let mut said = self.clone();
        match answer {
            Answer::Cube(cube) => said.cube = Some(*cube),
            Answer::Turn(turned) => (said.cube, said.turned) = (Some(said.cube.flatten()), Some(*turned)),
            Answer::Dice(dice) => {
                (said.cube, said.turned) = (Some(said.cube.flatten()), Some(said.turned.unwrap_or(false)));
                said.dice = Some(dice.clone());
            }
            Answer::From(source) => said.source = Some(*source),
        }
        said
    }
}

/// The choices of the rules as answers. `plain` is the answer to the question about the cube, or to that about turning.
pub fn answers(choices: &[Choice]) -> BTreeSet<Answer> {
    let asks_turn = choices.contains(&Choice::Outdoor(Outdoor::TurnBoughtDie));
    choices.iter().map(|choice| answer(*choice, asks_turn)).collect()
}

pub fn answer(choice: Choice, asks_turn: bool) -> Answer {
    match choice {
        Choice::Plain if asks_turn => Answer::Turn(false),
        Choice::Plain => Answer::Cube(None),
        Choice::Cube(card) => Answer::Cube(Some(card)),
        Choice::Outdoor(_) => Answer::Turn(true),
        Choice::Dice(group) => Answer::Dice(group::named(&group)),
        Choice::From(source) => Answer::From(source),
        other => panic!("{other:?} says nothing about an action"),
    }
}

/// Everything somebody may say at the beginning of a turn.
pub fn first_sentences(position: &Position<'_>, me: Owner) -> BTreeSet<Choice> {
    let mut choices: BTreeSet<Choice> = targets(position)
        .into_iter()
        .filter(|target| !Offers::of(position, me, *target).is_empty())
        .map(Choice::from)
        .collect();
    choices.insert(Choice::Pass);
    choices.extend(spending_influence(position, me));
    choices.extend(extra_dice(position, me).map(Choice::Outdoor));
    choices.extend(exchange::may_begin(position, me).then_some(Choice::Outdoor(Outdoor::ExchangeDice)));
    choices
}

/// 1 point rolls one of one's own dice again, 2 recruit a citizen, 4 turn over one to three dice of one's own.
pub fn spending_influence(position: &Position<'_>, me: Owner) -> Vec<Choice> {
    let family = position.family(me);
    let dice = position.dice_of(me);
    let mut choices = Vec::new();
    if family.influence >= 1 {
        choices.extend(dice.iter().map(|die| Choice::Reroll(*die)));
    }
    if family.influence >= 2 && family.reserve > 0 {
        choices.push(Choice::Recruit);
    }
    if family.influence >= 4 && !dice.is_empty() {
        choices.push(Choice::TurnOver);
    }
    choices
}

/// One to three of one's own dice.
pub fn turned_over(position: &Position<'_>, me: Owner) -> BTreeSet<Choice> {
    let dice = position.dice_of(me);
    let mut choices = BTreeSet::new();
    for i in 0..dice.len() {
        for j in i..dice.len() {
            for k in j..dice.len() {
                let mut chosen = vec![i, j, k];
                chosen.dedup();
                let chosen: Vec<Die> = chosen.into_iter().map(|i| dice[i]).collect();
                choices.insert(Choice::Turn(Group::new(&chosen)));
            }
        }
    }
    choices
}

/// Tiles that bring a die from the general supply, if it has one: six of each color, and one's own purple die for 2 deniers.
fn extra_dice(position: &Position<'_>, me: Owner) -> impl Iterator<Item = Outdoor> + use<> {
    let tiles = [
        (Outdoor::ExtraRedDie, DieColor::Red),
        (Outdoor::ExtraWhiteDie, DieColor::White),
        (Outdoor::ExtraYellowDie, DieColor::Yellow),
        (Outdoor::ExtraPurpleDie, DieColor::Purple),
    ];
    let is_left = |color: DieColor| match color {
        DieColor::Purple => {
            position.dice_of(me).iter().all(|die| die.color() != color) && position.family(me).deniers >= 2
        }
        _ => position.all_dice().iter().filter(|die| die.color() == color).count() < 6,
    };
    let helps: Vec<Outdoor> = tiles
        .into_iter()
        .filter(|(side, color)| position.has_outdoor(*side, me) && is_left(*color))
        .map(|(side, _)| side)
        .collect();
    helps.into_iter()
}
