//! Action 7: the guard on the ramparts.

use crate::action::Action;
use crate::table::Position;
use std::collections::BTreeSet;
use troyes::Choice;
use troyes::board::{DieColor, Levels};
use troyes::modules::Outdoor;

/// "Each denier you pay increases the die's value by 1, but not beyond 6."
pub fn boosts(now: &Position<'_>, action: &Action<'_>) -> BTreeSet<Choice> {
    let most = i32::from(6 - action.points).min(now.family(action.me).deniers);
    (0..=most as u8).map(Choice::Boost).collect()
}

/// Levels on which a cube may be placed: behind a gate that was reached, and not by a die of the color that the tile gives.
fn open(now: &Position<'_>, action: &Action<'_>) -> Vec<usize> {
    let guard = now.table.ramparts.guards[action.me as usize];
    let gives = |side: Outdoor| match side {
        Outdoor::ExtraRedDie => Some(DieColor::Red),
        Outdoor::ExtraWhiteDie => Some(DieColor::White),
        Outdoor::ExtraYellowDie => Some(DieColor::Yellow),
        Outdoor::ExtraPurpleDie => Some(DieColor::Purple),
        _ => None,
    };
    let outposts = now.table.ramparts.outposts.iter().enumerate();
    outposts
        .filter(|(level, outpost)| {
            guard >= now.game.gates()[*level]
                && outpost.side != Outdoor::VpByArrival
                && gives(outpost.side) != Some(action.die)
        })
        .map(|(level, _)| level)
        .collect()
}

/// How far the guard may walk: not past space 20, and not nowhere if there is nothing else to do.
pub fn walks(now: &Position<'_>, action: &Action<'_>) -> BTreeSet<Choice> {
    let guard = now.table.ramparts.guards[action.me as usize];
    let least = u8::from(open(now, action).is_empty());
    (least..=action.points.min(20 - guard)).map(Choice::Walk).collect()
}

/// One cube at most on each, a point each.
pub fn posts(now: &Position<'_>, action: &Action<'_>) -> BTreeSet<Choice> {
    let open = open(now, action);
    let sets = (0..1usize << open.len()).map(|bits| {
        let chosen = (0..open.len()).filter(|i| bits & (1 << i) != 0);
        chosen.map(|i| open[i]).collect::<Vec<usize>>()
    });
    sets.filter(|set| set.len() <= action.points.into() && (action.has_walked || !set.is_empty()))
        .map(|set| Choice::Post(set.into_iter().collect::<Levels>()))
        .collect()
}
