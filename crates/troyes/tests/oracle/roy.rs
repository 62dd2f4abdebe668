//! Le Roy's table: for each result everything he may do, where the text leaves him more than one way.

use crate::citizens::entered;
use crate::cubes;
use crate::score;
use crate::table::{Position, Table};
use std::cmp::Reverse;
use troyes::board::{Building, Color, Die, DieColor, Owner};
use troyes::cards::Event;

const ROY: Owner = Owner::Grey;

/// "Le Roy ranks his dice by value, then by color: red > yellow > white." He does not see the head of a family.
pub fn strongest(position: &Position<'_>, owner: Owner) -> Option<Die> {
    let rank = |die: &Die| match die.color() {
        DieColor::Red => 3,
        DieColor::Yellow => 2,
        DieColor::White => 1,
        DieColor::Purple => 0,
    };
    let dice = position.dice_of(owner).into_iter().filter(|die| die.color() != DieColor::Purple);
    dice.max_by_key(|die| (die.face(), rank(die)))
}

/// A table on which le Roy has done what a result bids him, and the die that he has bought.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    pub after: Table,
    pub bought: Option<Die>,
}

/// Every table that may be left when le Roy has rolled this sum.
pub fn deeds(position: &Position<'_>, result: u8) -> Vec<Deed> {
    let is_english = position.options.english_king;
    match result {
        2 | 12 => vec![gain(position, if is_english { 2 } else { 3 }, 3, 6)],
        3 | 11 => vec![gain(position, 2, 2, 4)],
        4 | 10 => plain(placements(position)),
        5 | 9 => plain(vec![filled(position)]),
        6 => plain(hires(position)),
        7 => plain(vec![built(position)]),
        8 => plain(vec![recalled(position)]),
        _ => panic!("two dice do not add up to {result}"),
    }
}

fn plain(tables: Vec<Table>) -> Vec<Deed> {
    tables.into_iter().map(|after| Deed { after, bought: None }).collect()
}

fn remove(table: &mut Table, die: Die) {
    let district = &mut table.square[die.owner() as usize];
    let faces = match die.color() {
        DieColor::Red => &mut district.red,
        DieColor::White => &mut district.white,
        DieColor::Yellow => &mut district.yellow,
        DieColor::Purple => &mut district.purple,
    };
    let index = faces.iter().position(|face| *face == die.face()).expect("it lies there");
    faces.remove(index);
}

/// So many of his dice are spent, the strongest first, as far as he has any.
fn spend<'g>(position: &Position<'g>, dice: u8) -> Position<'g> {
    let mut after = position.clone();
    for _ in 0..dice {
        if let Some(die) = strongest(&after, ROY) {
            remove(&mut after.table, die);
        }
    }
    after
}

fn give(table: &mut Table, owner: Owner, vp: i32) {
    table.families[owner as usize].vp[0] += vp;
}

/// Points for so many dice, one of them the player's best, which is paid for; without one all are his own.
fn gain(position: &Position<'_>, vp: i32, dice: u8, price: i32) -> Deed {
    let player = position.families()[0];
    let bought = strongest(position, player);
    let mut after = spend(position, dice - u8::from(bought.is_some())).table;
    if let Some(die) = bought {
        remove(&mut after, die);
        after.families[player as usize].deniers += price;
    }
    give(&mut after, ROY, vp);
    Deed { after, bought }
}

/// A citizen enters the building of his strongest die, the Palace without dice.
fn placements(position: &Position<'_>) -> Vec<Table> {
    let named = match strongest(position, ROY).map(|die| die.color()) {
        Some(DieColor::Yellow) => Building::CityHall,
        Some(DieColor::White) => Building::Bishopric,
        _ => Building::Palace,
    };
    let idle = spend(position, 1).table;
    if position.family(ROY).supply == 0 {
        return vec![idle];
    }
    let around = [Building::Palace, Building::CityHall, Building::Bishopric];
    let first = around.iter().position(|building| *building == named).expect("one of the three");
    let order: Vec<Building> = (0..3).map(|i| around[(first + i) % 3]).collect();
    let tried = if position.options.english_king { &order[..1] } else { &order[..] };
    for building in tried {
        let entries = entries(position, *building);
        let expelling: Vec<_> = entries.iter().filter(|entry| entry.expels_player).collect();
        let pushed = entries.iter().map(|entry| entry.pushed).max().unwrap_or(0);
        let chosen: Vec<_> = if !expelling.is_empty() {
            expelling
        } else if position.options.english_king {
            entries.iter().collect()
        } else {
            entries.iter().filter(|entry| pushed > 0 && entry.pushed == pushed).collect()
        };
        if !chosen.is_empty() {
            return chosen.into_iter().map(|entry| entry.after.clone()).collect();
        }
    }
    vec![idle]
}

/// What happens if his citizen enters a row.
struct Entry {
    after: Table,
    expels_player: bool,
    /// How far right a citizen of the player's is pushed at most, from 1; 0 if none is.
    pushed: usize,
}

fn entries(position: &Position<'_>, building: Building) -> Vec<Entry> {
    let length = position.game.layout().length(building);
    let mut entries = Vec::new();
    for row in 0..6 / length {
        let Some((buildings, expelled)) = entered(position, &position.table.buildings, building, row, ROY)
        else {
            continue;
        };
        let mut after = spend(position, 1);
        after.table.buildings = buildings;
        after.table.families[ROY as usize].supply -= 1;
        let old = &position.spaces(building)[row * length..(row + 1) * length];
        let new = &after.spaces(building)[row * length..(row + 1) * length];
        // Whoever stands right of the newcomer in a place that held somebody else, or nobody, has been pushed there.
        let gap = old.iter().position(Option::is_none).unwrap_or(length - 1);
        let is_players = |place: usize| new[place].is_some_and(|owner| owner != ROY);
        let pushed = (1..=gap).filter(|place| is_players(*place)).max().unwrap_or(0);
        let expels_player = expelled.is_some_and(|owner| owner != ROY);
        entries.push(Entry { after: after.table, expels_player, pushed });
    }
    entries
}

/// All free banners of the event farthest to the right, a die for each.
fn filled(position: &Position<'_>) -> Table {
    let event = position.table.queue.last().map_or(Event::Marauding, |queued| queued.event);
    let free = position.free_banners(event);
    let fought = cubes::fought(position, ROY, event, free);
    let mut after = spend(position, free).table;
    after.queue =
        fought.queue.into_iter().map(|(event, cubes)| crate::table::QueuedEvent { event, cubes }).collect();
    fought.gained.into_iter().for_each(|(owner, vp)| give(&mut after, owner, vp));
    for (owner, event) in fought.taken {
        after.families[owner as usize].taken.push(event);
    }
    after
}

/// "On the spot worth the most VP; then the least expensive; then red > yellow > white." Never twice on one card.
fn hires(position: &Position<'_>) -> Vec<Table> {
    let spent = spend(position, 1).table;
    let rank = |color: Color| match color {
        Color::Red => 0,
        Color::Yellow => 1,
        Color::White => 2,
    };
    let mut spots = Vec::new();
    for (index, activity) in position.table.city.iter().enumerate() {
        if position.tradesmen_on(activity, ROY) > 0 || position.family(ROY).supply == 0 {
            continue;
        }
        let print = position.game.print(activity.card);
        let free = (0..2).filter(|space| activity.spaces[*space].is_none());
        let best = free.max_by_key(|space| (print.spaces[*space], Reverse(*space)));
        let worth = best.map_or(0, |space| print.spaces[space]);
        let cost = print.hire.deniers + u16::from(print.hire.influence);
        spots.push((Reverse(worth), cost, rank(print.color), index, best));
    }
    let Some(least) = spots.iter().map(|(worth, cost, rank, ..)| (*worth, *cost, *rank)).min() else {
        return vec![spent];
    };
    spots.retain(|(worth, cost, rank, ..)| (*worth, *cost, *rank) == least);
    let hired = |(.., index, best): (_, _, _, usize, Option<usize>)| {
        let mut after = spent.clone();
        let activity = &mut after.city[index];
        match best {
            Some(space) => activity.spaces[space] = Some(ROY),
            None => {
                activity.picture.push(ROY);
                activity.picture.sort();
            }
        }
        after.families[ROY as usize].supply -= 1;
        after
    };
    spots.into_iter().map(hired).collect()
}

/// Two cubes "on the best available spaces of the lowest available row"; what finds no space is worth a point.
fn built(position: &Position<'_>) -> Table {
    let mut after = spend(position, 2);
    let mut missing = 0;
    for _ in 0..2 {
        let free = (1..=6u8).filter(|site| after.height(*site) < 3);
        match free.min_by_key(|site| (after.height(*site), Reverse(*site))) {
            Some(site) => {
                let level = after.height(site);
                after.table.cathedral[site as usize - 1][level] = Some(ROY);
                give(&mut after.table, ROY, 1);
            }
            None => missing += 1,
        }
    }
    // The English text speaks only of no space at all.
    if !position.options.english_king || missing == 2 {
        give(&mut after.table, ROY, missing);
    }
    after.table
}

/// The next character rewards both and leaves the game; without one le Roy gains a point.
fn recalled(position: &Position<'_>) -> Table {
    let mut after = position.table.clone();
    let Some(character) = position.table.pile.first().copied() else {
        give(&mut after, ROY, 1);
        return after;
    };
    after.pile.remove(0);
    for owner in position.scorers() {
        give(&mut after, owner, score::reward(position, character, owner));
    }
    after
}
