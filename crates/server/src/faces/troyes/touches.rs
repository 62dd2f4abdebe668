//! Which places of the board a choice is about, and the heading it is listed under.

use super::dice::{black_spot, counted, spot_of};
use super::places;
use tabletop::Seat;
use troyes::actions::{Source, Target};
use troyes::board::{Color, Die, Faces, Group, Owner, Pool};
use troyes::{Choice, KnownTable, Troyes, View};

/// The spots that a choice is about. Whoever begins an action may click its dice first: they are named too.
pub fn touches(game: &Troyes, view: &View, seat: Seat, choice: Choice) -> Vec<String> {
    let owner = game.owner(seat);
    if let Some(target) = choice.target() {
        let mut spots = vec![target_spot(target)];
        spots.extend(useful_dice(game, view.table(), seat, target));
        return spots;
    }
    match choice {
        Choice::Settle(space) => vec![places::space(space.building, space.index.into())],
        Choice::Counter(black) => black_dice(black),
        Choice::With(dice) => own_dice(owner, dice),
        Choice::Reroll(die) => vec![spot_of(die, 0), places::influence(owner)],
        Choice::Recruit => vec![places::reserve(owner)],
        Choice::TurnOver => vec![places::influence(owner)],
        Choice::Turn(dice) | Choice::Dice(dice) => group(dice),
        Choice::Cube(card) => vec![places::card(card)],
        Choice::From(source) => vec![source_spot(owner, source)],
        Choice::On(event) => vec![places::event(event)],
        Choice::Name(other) => vec![places::district(other)],
        Choice::Site(site) => vec![places::site(site)],
        Choice::Onto(card) => vec![places::card(card)],
        Choice::Take(die) | Choice::Give(die) => vec![spot_of(die, 0)],
        Choice::Walk(steps) => vec![places::wall(view.table().ramparts.guards[owner] + steps)],
        Choice::Post(levels) => levels.iter().map(places::outpost).collect(),
        Choice::Outdoor(side) => view.table().ramparts.level(side).map(places::outpost).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The heading under which a choice is listed.
pub fn heading(game: &Troyes, seat: Seat, choice: Choice) -> Option<String> {
    let owner = game.owner(seat);
    let heading = match choice {
        Choice::Use(card) => match game.print(card).color {
            Color::Red => "Red activities",
            Color::White => "White activities",
            Color::Yellow => "Yellow activities",
        },
        Choice::Build | Choice::Farm | Choice::Patrol => "Cathedral, fields and ramparts",
        Choice::Fight(_) => "Events",
        Choice::Place(_) => "A citizen on a building",
        Choice::Reroll(_) | Choice::Recruit | Choice::TurnOver => "Influence, before the action",
        Choice::Pass => "Or nothing more this round",
        Choice::Dice(dice) => match dice.dice().iter().filter(|die| die.owner() != owner).count() {
            0 => "Your own dice",
            1 => "One die bought",
            2 => "Two dice bought",
            _ => "Three dice bought",
        },
        Choice::Settle(space) => space.building.name(),
        _ => return None,
    };
    Some(heading.into())
}

fn target_spot(target: Target) -> String {
    match target {
        Target::Use(card) => places::card(card),
        Target::Build => places::CATHEDRAL.into(),
        Target::Fight(event) => places::event(event),
        Target::Place(building) => places::building(building),
        Target::Farm => places::AGRICULTURE.into(),
        Target::Patrol => places::PATROL.into(),
    }
}

/// A tradesman who leaves is picked by his card.
fn source_spot(owner: Owner, source: Source) -> String {
    match source {
        Source::Card(card) => places::card(card),
        other => places::source(owner, other),
    }
}

/// Every die that some group for this target has, as often as one group has it.
fn useful_dice(game: &Troyes, table: &KnownTable, seat: Seat, target: Target) -> Vec<String> {
    let mut spots: Vec<String> =
        game.prospects_of(table, seat, target).iter().flat_map(|prospect| group(prospect.group)).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

fn group(group: Group) -> Vec<String> {
    counted(group.dice().iter().copied()).into_iter().map(|(die, nth)| spot_of(die, nth)).collect()
}

fn own_dice(owner: Owner, dice: Pool) -> Vec<String> {
    let dice = dice.iter().map(|(color, face)| Die::new(owner, color, face));
    counted(dice).into_iter().map(|(die, nth)| spot_of(die, nth)).collect()
}

fn black_dice(black: Faces) -> Vec<String> {
    counted(black.iter()).into_iter().map(|(face, nth)| black_spot(face, nth)).collect()
}
