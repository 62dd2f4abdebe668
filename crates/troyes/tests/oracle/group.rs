//! Groups of dice: every set of one to three dice that carries out an action, with every assignment of what is singled
//! out, free, bought and turned over, found by trying them all.

use crate::cards::{is_delayed, least_cost};
use crate::citizens::{sources_for_hire, sources_for_place};
use crate::price::payments;
use crate::table::Position;
use std::collections::BTreeMap;
use troyes::actions::Target;
use troyes::board::{Building, Color, Die, DieColor, Group, Owner};
use troyes::cards::{Card, Event};

/// A die of a group, as the player names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Used {
    pub die: Die,
    /// The cube singles it out.
    pub singled: bool,
    /// It is bought and turned over outside the gates.
    pub turned: bool,
}

/// The dice of a group in a fixed order, so that the same words are the same group.
pub fn named(group: &Group) -> Vec<Used> {
    let used =
        |(i, die): (usize, &Die)| Used { die: *die, singled: group.is_marked(i), turned: group.is_turned(i) };
    let mut dice: Vec<Used> = group.dice().iter().enumerate().map(used).collect();
    dice.sort();
    dice
}

/// What a group costs and is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// What each seller is paid, grey's share going to the bank.
    pub paid: BTreeMap<Owner, i32>,
    /// The values of the dice, also of those that a die or a cube stands for.
    pub values: Vec<u8>,
    pub total: u8,
}

impl Way {
    pub fn price(&self) -> i32 {
        self.paid.values().sum()
    }
}

pub type Ways = BTreeMap<Vec<Used>, Way>;

/// The colors of dice that serve a target; any one color for Marauding, the patrol, and the Pilgrimage, which may mix.
fn colors_for(position: &Position<'_>, target: Target) -> Vec<Color> {
    let all = Color::ALL.to_vec();
    match target {
        Target::Use(Card::Pilgrimage) => all,
        Target::Use(card) => vec![position.game.print(card).color],
        Target::Build => vec![Color::White],
        Target::Fight(Event::Marauding) => all,
        Target::Fight(event) => position.game.event_print(event).color.map_or(all, |color| vec![color]),
        Target::Place(Building::Palace) => vec![Color::Red],
        Target::Place(Building::Bishopric) => vec![Color::White],
        Target::Place(Building::CityHall) => vec![Color::Yellow],
        Target::Farm => vec![Color::Yellow],
        Target::Patrol => all,
    }
}

/// The color of the dice that a cube takes, and the color that they count as: "use yellow dice as though they were red".
fn conversion(cube: Option<Card>, dice: Color) -> Option<Color> {
    let (takes, counts_as) = match cube {
        Some(Card::Blacksmith | Card::ChiefTemplar | Card::Recruiter) => (Color::Red, Color::Red),
        Some(Card::Priest | Card::Tithe | Card::Augustine) => (Color::Yellow, Color::Yellow),
        Some(Card::Militia) => (Color::Yellow, Color::Red),
        Some(Card::Monk) => (Color::White, Color::Yellow),
        Some(Card::Templar | Card::Herbalist) => (Color::White, Color::Red),
        Some(Card::Prior) => (Color::White, Color::White),
        _ => (dice, dice),
    };
    (takes == dice).then_some(counts_as)
}

/// Whether the card says that its cube is of no use for a target.
fn is_barred(cube: Card, target: Target) -> bool {
    use Card::*;
    match target {
        Target::Patrol => true,
        // Placing takes exactly one die, as it lies there or turned over.
        Target::Place(_) => matches!(
            cube,
            Blacksmith
                | Priest
                | Apprenticeship
                | Confession
                | Monk
                | Templar
                | Herbalist
                | Prior
                | Augustine
                | Recruiter
        ),
        Target::Build => matches!(cube, Apprenticeship | Confession),
        _ => false,
    }
}

/// How many dice a group may have.
fn sizes(target: Target, cube: Option<Card>) -> std::ops::RangeInclusive<usize> {
    match (target, cube) {
        (Target::Place(_) | Target::Patrol, _) => 1..=1,
        (_, Some(Card::Monk | Card::Templar | Card::Herbalist | Card::Prior)) => 1..=1,
        // "the group must contain 1 or 2 additional dice"
        (_, Some(Card::Augustine | Card::Recruiter)) => 1..=2,
        _ => 1..=3,
    }
}

/// The dice that may be singled out by a cube: none if the cube does not ask for one.
fn singled_out(me: Owner, dice: &[Die], cube: Option<Card>) -> Vec<Option<usize>> {
    let those = |may: &dyn Fn(&Die) -> bool| (0..dice.len()).filter(|i| may(&dice[*i])).map(Some).collect();
    match cube {
        Some(Card::Distiller) => those(&|die| die.owner() == me),
        Some(Card::Viticulturist) => those(&|die| die.owner() != me),
        Some(Card::Preacher) => those(&|_| true),
        _ => vec![None],
    }
}

/// What the dice are worth after all that changes them.
fn worth(dice: &[Die], cube: Option<Card>, singled: Option<usize>, turned: Option<usize>) -> (Vec<u8>, u8) {
    let face = |i: usize| if turned == Some(i) { 7 - dice[i].face() } else { dice[i].face() };
    let mut values: Vec<u8> = (0..dice.len()).map(face).collect();
    let mut more = 0;
    match cube {
        Some(Card::Blacksmith) => more = 5,
        Some(Card::Priest) => values.iter_mut().for_each(|value| *value += 3),
        Some(Card::Confession) => values.iter_mut().for_each(|value| *value += 2),
        Some(Card::Apprenticeship) => values.iter_mut().for_each(|value| *value = 5),
        Some(Card::Monk | Card::Herbalist) => values = vec![values[0]; 3],
        Some(Card::Templar | Card::Prior) => values = vec![values[0]; 2],
        Some(Card::Augustine | Card::Recruiter) => values.push(6),
        Some(Card::Distiller) => {
            let one = singled.expect("the Distiller turns one die");
            values[one] = 7 - values[one];
        }
        Some(Card::Preacher) => {
            let one = singled.expect("the Preacher singles out one die");
            values = vec![values[one]; values.len()];
        }
        _ => {}
    }
    let total = values.iter().sum::<u8>() + more;
    (values, total)
}

/// Whether a group of this worth does anything for the target that the rules ask for.
fn suffices(position: &Position<'_>, me: Owner, target: Target, values: &[u8], total: u8) -> bool {
    match target {
        // The Fort works die by die.
        Target::Use(Card::Fort) => true,
        Target::Use(card) => total / position.game.print(card).divisor >= 1,
        Target::Build => values.iter().any(|site| position.height(*site) < 3),
        Target::Fight(event) => total / position.game.event_print(event).divisor >= 1,
        Target::Place(building) => !sources_for_place(position, me, building, values[0]).is_empty(),
        Target::Farm | Target::Patrol => true,
    }
}

/// What is left of the purse for dice; nothing if the action is out of reach whatever the dice.
fn budget(position: &Position<'_>, me: Owner, target: Target) -> Option<i32> {
    let family = position.family(me);
    let Target::Use(card) = target else { return Some(family.deniers) };
    let activity = position.activity(card)?;
    let (mut deniers, influence) = least_cost(position, card, me);
    if position.tradesmen_on(activity, me) == 0 {
        deniers += i32::from(position.game.print(card).hire.deniers);
        if sources_for_hire(position, me, card).is_empty() {
            return None;
        }
    } else if family.influence < influence {
        return None;
    }
    Some(family.deniers - deniers).filter(|left| *left >= 0)
}

/// The delayed cards on which somebody has a cube.
pub fn cubes(position: &Position<'_>, me: Owner) -> Vec<Card> {
    let mine = position.table.city.iter().filter(|activity| activity.cubes[me as usize] > 0);
    mine.map(|activity| activity.card).filter(|card| is_delayed(*card)).collect()
}

/// Every group with which somebody can carry out a target with a cube of this card, or without one; with a bought die
/// turned over, or without.
pub fn ways(position: &Position<'_>, me: Owner, target: Target, cube: Option<Card>, turns: bool) -> Ways {
    let mut found = Ways::new();
    let Some(budget) = budget(position, me, target) else { return found };
    if cube.is_some_and(|cube| is_barred(cube, target)) {
        return found;
    }
    // Nobody else's purple die can be bought.
    let usable = position.all_dice().into_iter();
    let usable: Vec<Die> =
        usable.filter(|die| die.color() != DieColor::Purple || die.owner() == me).collect();
    let mut lots: Vec<Vec<Die>> = Vec::new();
    let wanted = colors_for(position, target);
    for color in Color::ALL {
        if conversion(cube, color).is_some_and(|counts_as| wanted.contains(&counts_as)) {
            let serves = |die: &&Die| die.color() == DieColor::from(color) || die.color() == DieColor::Purple;
            lots.push(usable.iter().filter(serves).copied().collect());
        }
    }
    // "You can use dice of any combination of colors", with these two cubes or none.
    let mixes = matches!(cube, None | Some(Card::Apprenticeship | Card::Confession));
    if target == Target::Use(Card::Pilgrimage) && mixes {
        lots.push(usable);
    }
    for lot in lots {
        for dice in subsets(&lot, sizes(target, cube)) {
            assignments(position, me, target, cube, turns, budget, &dice, &mut found);
        }
    }
    found
}

/// Every way to use these dice: which one is singled out, which ones are free, which one is turned over.
#[allow(clippy::too_many_arguments, reason = "everything that is said of an action")]
fn assignments(
    position: &Position<'_>,
    me: Owner,
    target: Target,
    cube: Option<Card>,
    turns: bool,
    budget: i32,
    dice: &[Die],
    found: &mut Ways,
) {
    for singled in singled_out(me, dice, cube) {
        for prices in payments(me, dice, cube, singled, position.is_kings_challenge()) {
            if prices.iter().sum::<i32>() > budget {
                continue;
            }
            // "turn over an opponent's die that you just bought": what is free is not bought.
            let bought = (0..dice.len()).filter(|i| prices[*i] > 0).map(Some);
            let turned: Vec<Option<usize>> = if turns { bought.collect() } else { vec![None] };
            for turned in turned {
                let (values, total) = worth(dice, cube, singled, turned);
                if suffices(position, me, target, &values, total) {
                    let used = |(i, die): (usize, &Die)| Used {
                        die: *die,
                        singled: singled == Some(i),
                        turned: turned == Some(i),
                    };
                    let mut group: Vec<Used> = dice.iter().enumerate().map(used).collect();
                    group.sort();
                    let mut paid = BTreeMap::new();
                    for (die, price) in dice.iter().zip(&prices).filter(|(_, price)| **price > 0) {
                        *paid.entry(die.owner()).or_insert(0) += price;
                    }
                    found.insert(group, Way { paid, values, total });
                }
            }
        }
    }
}

/// Every set of so many dice.
fn subsets(dice: &[Die], sizes: std::ops::RangeInclusive<usize>) -> Vec<Vec<Die>> {
    let mut sets: Vec<Vec<Die>> = Vec::new();
    for (i, first) in dice.iter().enumerate() {
        sets.push(vec![*first]);
        for (j, second) in dice.iter().enumerate().skip(i + 1) {
            sets.push(vec![*first, *second]);
            sets.extend(dice[j + 1..].iter().map(|third| vec![*first, *second, *third]));
        }
    }
    sets.retain(|set| sizes.contains(&set.len()));
    sets
}
