//! Which spots of the board a choice is about.

use super::spot::Spot;
use crate::spot::{Spots, counted};
use tabletop::Seat;
use troyes::actions::{Source, Target};
use troyes::board::{Die, Group, Owner};
use troyes::{Choice, KnownTable, Troyes, View};

/// The spots that a choice is about. Whoever begins an action may point at its dice first: they are named too.
pub fn spots_of(game: &Troyes, view: &View, seat: Seat, choice: Choice) -> Spots<Spot> {
    let owner = game.owner(seat);
    let table = view.table();
    if let Some(target) = choice.target() {
        return Spots::at(target_spot(target)).found_by(useful_dice(game, table, seat, target));
    }
    match choice {
        Choice::Settle(space) => Spots::at(Spot::Space(space)),
        Choice::Counter(black) => Spots::pieces(
            counted(black.iter()).into_iter().map(|(face, nth)| Spot::Black(face, nth)).collect(),
        ),
        Choice::With(dice) => {
            Spots::pieces(pieces(dice.iter().map(|(color, face)| Die::new(owner, color, face))))
        }
        Choice::Reroll(die) => Spots::default().found_by(vec![Spot::Die(die, 0), Spot::Influence(owner)]),
        Choice::Recruit => Spots::at(Spot::Recruit).found_by(vec![Spot::Reserve(owner)]),
        Choice::TurnOver => Spots::at(Spot::TurnOver).found_by(vec![Spot::Influence(owner)]),
        Choice::Pass => Spots::at(Spot::Pass),
        Choice::Turn(group) | Choice::Dice(group) => Spots::pieces(dice_of(group)),
        Choice::Cube(card) | Choice::Onto(card) => Spots::at(Spot::Card(card)),
        Choice::From(source) => Spots::at(source_spot(owner, source)),
        Choice::On(event) => Spots::at(Spot::Event(event)),
        Choice::Name(other) => Spots::at(Spot::District(other)),
        Choice::Site(site) => Spots::at(Spot::Site(site)),
        Choice::Take(die) | Choice::Give(die) => Spots::at(Spot::Die(die, 0)),
        Choice::Walk(steps) => Spots::at(Spot::Wall(table.ramparts.guards[owner] + steps)),
        Choice::Post(levels) => {
            Spots::pieces(levels.iter().map(|level| Spot::Outpost(level as u8)).collect())
        }
        Choice::Outdoor(side) => {
            table.ramparts.level(side).map(|level| Spots::at(Spot::Outpost(level as u8))).unwrap_or_default()
        }
        // Actions have their target's spot; the others are of numbers, or of nothing that lies anywhere.
        Choice::Use(_)
        | Choice::Build
        | Choice::Fight(_)
        | Choice::Place(_)
        | Choice::Farm
        | Choice::Patrol => Spots::default(),
        Choice::Times(_) | Choice::Load(_) | Choice::Unload(_) | Choice::Boost(_) => Spots::default(),
        Choice::Concede | Choice::Plain | Choice::Forgo | Choice::Keep | Choice::Done => Spots::default(),
    }
}

/// Where an action is begun.
pub fn target_spot(target: Target) -> Spot {
    match target {
        Target::Use(card) => Spot::Card(card),
        Target::Build => Spot::Cathedral,
        Target::Fight(event) => Spot::Event(event),
        Target::Place(building) => Spot::Building(building),
        Target::Farm => Spot::Agriculture,
        Target::Patrol => Spot::Patrol,
    }
}

/// A tradesman who leaves is picked by his card.
fn source_spot(owner: Owner, source: Source) -> Spot {
    match source {
        Source::Supply => Spot::Supply(owner),
        Source::Reserve => Spot::Reserve(owner),
        Source::Card(card) => Spot::Card(card),
        Source::Space(space) => Spot::Space(space),
        Source::Lying(building) => Spot::Lying(building, owner),
    }
}

/// Every die that some group for this target has, as often as one group has it.
fn useful_dice(game: &Troyes, table: &KnownTable, seat: Seat, target: Target) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::new();
    for die in game.prospects_of(table, seat, target).iter().flat_map(|prospect| dice_of(prospect.group)) {
        if !spots.contains(&die) {
            spots.push(die);
        }
    }
    spots
}

/// The dice of a group.
pub fn dice_of(group: Group) -> Vec<Spot> {
    pieces(group.dice().iter().copied())
}

fn pieces(dice: impl Iterator<Item = Die>) -> Vec<Spot> {
    counted(dice).into_iter().map(|(die, nth)| Spot::Die(die, nth)).collect()
}
