//! How a choice is spelled and read.

use super::alphabet::*;
use super::owners::Eyes;
use crate::{Action, Letters};
use arrayvec::ArrayVec;
use troyes::Choice;
use troyes::actions::Source;
use troyes::board::{Building, Die, DieColor, Faces, Group, Levels, Pool, Space};
use troyes::cards::{Card, Event};
use troyes::modules::Outdoor;

/// The action at a place of the row that spells a choice.
pub(super) fn action(eyes: Eyes, choice: &Choice, place: usize) -> Option<Action> {
    match choice {
        Choice::Dice(group) => return spell_group(eyes, *group, place),
        Choice::Turn(group) => return spell_turn(*group, place),
        Choice::Counter(faces) => return spell_counter(*faces, place),
        Choice::With(pool) => return spell_pool(*pool, place),
        Choice::Times(number) => return spell_number(&TIMES, *number, place),
        Choice::Load(number) => return spell_number(&LOAD, *number, place),
        Choice::Unload(number) => return spell_number(&UNLOAD, *number, place),
        Choice::Boost(number) => return spell_number(&BOOST, *number, place),
        Choice::Walk(number) => return spell_number(&WALK, *number, place),
        _ => {}
    }
    (place == 0).then(|| one_action(eyes, choice))
}

/// The action of a choice that is spelled with one.
fn one_action(eyes: Eyes, choice: &Choice) -> Action {
    match choice {
        Choice::Settle(space) => SETTLE.at(space_index(*space)),
        Choice::Concede => CONCEDE.first,
        Choice::Reroll(die) => REROLL.at(own_index(*die)),
        Choice::Recruit => RECRUIT.first,
        Choice::TurnOver => TURN_OVER.first,
        Choice::Use(card) => USE.at(*card as usize),
        Choice::Build => BUILD.first,
        Choice::Fight(event) => FIGHT.at(*event as usize),
        Choice::Place(building) => PLACE.at(*building as usize),
        Choice::Farm => FARM.first,
        Choice::Patrol => PATROL.first,
        Choice::Pass => PASS.first,
        Choice::Cube(card) => CUBE.at(*card as usize),
        Choice::Plain => PLAIN.first,
        Choice::From(source) => FROM.at(source_index(*source)),
        Choice::On(event) => ON.at(*event as usize),
        Choice::Forgo => FORGO.first,
        Choice::Name(owner) => NAME.at(eyes.see(*owner)),
        Choice::Site(site) => SITE.at(usize::from(*site) - 1),
        Choice::Post(levels) => POST.at(levels_index(*levels)),
        Choice::Outdoor(side) => OUTDOOR.at(*side as usize),
        Choice::Keep => KEEP.first,
        Choice::Onto(card) => ONTO.at(*card as usize),
        Choice::Take(die) => TAKE.at(die_index(eyes, *die)),
        Choice::Give(die) => GIVE.at(own_index(*die)),
        Choice::Done
        | Choice::Dice(_)
        | Choice::Turn(_)
        | Choice::Counter(_)
        | Choice::With(_)
        | Choice::Times(_)
        | Choice::Load(_)
        | Choice::Unload(_)
        | Choice::Boost(_)
        | Choice::Walk(_) => DONE.first,
    }
}

/// Choices that are a number.
type Numbered = (Letters, fn(u8) -> Choice);
const NUMBERS: [Numbered; 5] = [
    (TIMES, Choice::Times),
    (LOAD, Choice::Load),
    (UNLOAD, Choice::Unload),
    (BOOST, Choice::Boost),
    (WALK, Choice::Walk),
];

/// The choice that a row of actions spells.
pub(super) fn read(eyes: Eyes, actions: &[Action]) -> Option<Choice> {
    let (first, rest) = actions.split_first()?;
    if DIE.index(*first).is_some() {
        return read_group(eyes, actions);
    }
    if TURN.index(*first).is_some() {
        let dice = read_dice(&TURN, actions)?;
        let dice: ArrayVec<Die, GROUP> = dice.into_iter().map(|index| own_die(eyes, index)).collect();
        return Some(Choice::Turn(Group::new(&dice)));
    }
    if COUNTER.index(*first).is_some() {
        let faces = read_all(&COUNTER, actions, MOST_BLACK)?;
        return Some(Choice::Counter(faces.into_iter().map(|index| index as u8 + 1).collect()));
    }
    if WITH.index(*first).is_some() {
        let mut pool = Pool::EMPTY;
        for index in read_all(&WITH, actions, OWN_DICE)? {
            let color = DieColor::ALL[index / 6];
            if pool.of(color).count() >= MOST_OF_COLOR {
                return None;
            }
            pool.add(color, (index % 6) as u8 + 1);
        }
        return Some(Choice::With(pool));
    }
    if let Some((letters, make)) = NUMBERS.into_iter().find(|(letters, _)| letters.index(*first).is_some()) {
        return read_number(&letters, actions).map(make);
    }
    if rest.is_empty() { read_one(eyes, *first) } else { None }
}

/// The choice that one action spells.
fn read_one(eyes: Eyes, action: Action) -> Option<Choice> {
    let alone = [
        (CONCEDE, Choice::Concede),
        (RECRUIT, Choice::Recruit),
        (TURN_OVER, Choice::TurnOver),
        (BUILD, Choice::Build),
        (FARM, Choice::Farm),
        (PATROL, Choice::Patrol),
        (PASS, Choice::Pass),
        (PLAIN, Choice::Plain),
        (FORGO, Choice::Forgo),
        (KEEP, Choice::Keep),
        (DONE, Choice::Done),
    ];
    if let Some((_, choice)) = alone.iter().find(|(letters, _)| letters.first == action) {
        return Some(*choice);
    }
    let among: [(Letters, &dyn Fn(usize) -> Choice); 14] = [
        (SETTLE, &|index| Choice::Settle(space_at(index))),
        (REROLL, &|index| Choice::Reroll(own_die(eyes, index))),
        (USE, &|index| Choice::Use(Card::ALL[index])),
        (FIGHT, &|index| Choice::Fight(Event::ALL[index])),
        (PLACE, &|index| Choice::Place(Building::ALL[index])),
        (CUBE, &|index| Choice::Cube(Card::ALL[index])),
        (FROM, &|index| Choice::From(source(index))),
        (ON, &|index| Choice::On(Event::ALL[index])),
        (NAME, &|index| Choice::Name(eyes.look_for(index))),
        (SITE, &|index| Choice::Site(index as u8 + 1)),
        (POST, &|index| Choice::Post(levels(index))),
        (OUTDOOR, &|index| Choice::Outdoor(Outdoor::ALL[index])),
        (ONTO, &|index| Choice::Onto(Card::ALL[index])),
        (TAKE, &|index| Choice::Take(any_die(eyes, index))),
    ];
    let found = among.iter().find_map(|(letters, make)| letters.index(action).map(make));
    found.or_else(|| GIVE.index(action).map(|index| Choice::Give(own_die(eyes, index))))
}

fn space_index(space: Space) -> usize {
    space.building as usize * 6 + usize::from(space.index)
}

fn source_index(source: Source) -> usize {
    let cards = 2 + Card::ALL.len();
    match source {
        Source::Supply => 0,
        Source::Reserve => 1,
        Source::Card(card) => 2 + card as usize,
        Source::Space(space) => cards + space_index(space),
        Source::Lying(building) => cards + SPACES + building as usize,
    }
}

fn levels_index(levels: Levels) -> usize {
    levels.iter().map(|level| 1 << level).sum()
}

fn own_index(die: Die) -> usize {
    die.color() as usize * 6 + usize::from(die.face()) - 1
}

fn own_die(eyes: Eyes, index: usize) -> Die {
    Die::new(eyes.me(), DieColor::ALL[index / 6], (index % 6) as u8 + 1)
}

fn die_index(eyes: Eyes, die: Die) -> usize {
    eyes.see(die.owner()) * OWN_DICE + own_index(die)
}

pub(super) fn any_die(eyes: Eyes, index: usize) -> Die {
    let own = index % OWN_DICE;
    Die::new(eyes.look_for(index / OWN_DICE), DieColor::ALL[own / 6], (own % 6) as u8 + 1)
}

/// The dice of a group in the order of their actions, each with its place in the group.
fn in_order(eyes: Eyes, group: Group) -> ArrayVec<(usize, usize), GROUP> {
    let dice = group.dice().iter().enumerate();
    let mut order: ArrayVec<(usize, usize), GROUP> =
        dice.map(|(place, die)| (die_index(eyes, *die), place)).collect();
    order.sort_unstable();
    order
}

/// The dice, a word that they are enough if they are fewer than three, then which one is singled out and which turned.
fn spell_group(eyes: Eyes, group: Group, place: usize) -> Option<Action> {
    let order = in_order(eyes, group);
    if let Some((index, _)) = order.get(place) {
        return Some(DIE.at(*index));
    }
    let mut after = place - order.len();
    if order.len() < GROUP {
        if after == 0 {
            return Some(ENOUGH.first);
        }
        after -= 1;
    }
    let position = |is: &dyn Fn(usize) -> bool| order.iter().position(|(_, place)| is(*place));
    let mark = position(&|place| group.is_marked(place)).map(|position| MARK.at(position));
    let turned = position(&|place| group.is_turned(place)).map(|position| TURNED.at(position));
    mark.into_iter().chain(turned).nth(after)
}

fn read_group(eyes: Eyes, actions: &[Action]) -> Option<Choice> {
    let count = actions.iter().take_while(|action| DIE.index(**action).is_some()).count();
    let dice: Vec<Die> =
        actions[..count].iter().filter_map(|action| DIE.index(*action)).map(|i| any_die(eyes, i)).collect();
    let mut rest = actions[count..].iter().copied().peekable();
    let has_said_enough = rest.next_if_eq(&ENOUGH.first).is_some();
    if count > GROUP || has_said_enough != (count < GROUP) {
        return None;
    }
    let mut group = Group::new(&dice);
    let order = in_order(eyes, group);
    if let Some(position) = rest.peek().and_then(|action| MARK.index(*action)) {
        group = group.with_mark(order.get(position)?.1);
        rest.next();
    }
    if let Some(position) = rest.peek().and_then(|action| TURNED.index(*action)) {
        group = group.with_turned(order.get(position)?.1);
        rest.next();
    }
    rest.next().is_none().then_some(Choice::Dice(group))
}

fn spell_turn(group: Group, place: usize) -> Option<Action> {
    let dice = group.dice();
    match dice.get(place) {
        Some(die) => Some(TURN.at(own_index(*die))),
        None => (place == dice.len() && place < GROUP).then_some(ENOUGH.first),
    }
}

/// Up to three dice and the word that they are enough if they are fewer.
fn read_dice(letters: &Letters, actions: &[Action]) -> Option<ArrayVec<usize, GROUP>> {
    let dice = match actions {
        [dice @ .., last] if *last == ENOUGH.first && dice.len() < GROUP => dice,
        dice if dice.len() == GROUP => dice,
        _ => return None,
    };
    dice.iter().map(|action| letters.index(*action)).collect()
}

/// From the highest, which is among them whatever the others are.
fn spell_counter(faces: Faces, place: usize) -> Option<Action> {
    let count = usize::from(faces.count());
    if place < count {
        return faces.iter().nth(count - 1 - place).map(|face| COUNTER.at(usize::from(face) - 1));
    }
    (place == count).then_some(ENOUGH.first)
}

fn spell_pool(pool: Pool, place: usize) -> Option<Action> {
    match pool.iter().nth(place) {
        Some((color, face)) => Some(WITH.at(color as usize * 6 + usize::from(face) - 1)),
        None => (place == pool.len()).then_some(ENOUGH.first),
    }
}

/// More dice than these are in no box, and are not counted.
const MOST_BLACK: usize = 15;
const MOST_OF_COLOR: u8 = 6;

/// At most so many dice and the word that they are enough.
fn read_all(letters: &Letters, actions: &[Action], most: usize) -> Option<Vec<usize>> {
    let (last, dice) = actions.split_last()?;
    if *last != ENOUGH.first || dice.len() > most {
        return None;
    }
    dice.iter().map(|action| letters.index(*action)).collect()
}

/// A number below the last action of its group is one action; that last one adds its own and goes on.
fn spell_number(letters: &Letters, number: u8, place: usize) -> Option<Action> {
    let more = usize::from(letters.count) - 1;
    let (rounds, rest) = (usize::from(number) / more, usize::from(number) % more);
    match place {
        _ if place < rounds => Some(letters.at(more)),
        _ if place == rounds => Some(letters.at(rest)),
        _ => None,
    }
}

fn read_number(letters: &Letters, actions: &[Action]) -> Option<u8> {
    let more = usize::from(letters.count) - 1;
    let (last, rounds) = actions.split_last()?;
    let rest = letters.index(*last).filter(|index| *index < more)?;
    let all_go_on = rounds.iter().all(|action| letters.index(*action) == Some(more));
    if !all_go_on {
        return None;
    }
    u8::try_from(rounds.len() * more + rest).ok()
}
