//! Black dice: which may be countered, and with what.

use crate::exchange;
use crate::table::Position;
use crate::turn::spending_influence;
use std::collections::BTreeSet;
use troyes::Choice;
use troyes::board::{DieColor, Faces, Owner, Pool};
use troyes::modules::Outdoor;

/// "The value of red dice is doubled"; the head of the family is assumed to be red.
fn defense(color: DieColor, face: u8) -> u32 {
    match color {
        DieColor::Red | DieColor::Purple => 2 * u32::from(face),
        DieColor::White | DieColor::Yellow => u32::from(face),
    }
}

/// What somebody who faces the highest black die may say.
pub fn faced(position: &Position<'_>, me: Owner) -> BTreeSet<Choice> {
    let mut rest = position.table.black.clone();
    rest.sort_unstable();
    let highest = rest.pop().expect("a black die is faced");
    let all: u32 = position.dice_of(me).iter().map(|die| defense(die.color(), die.face())).sum();
    let mut choices: BTreeSet<Choice> = spending_influence(position, me).into_iter().collect();
    if all < u32::from(highest) {
        choices.insert(Choice::Concede);
    } else {
        for others in sets(&rest) {
            let sum = u32::from(highest) + others.iter().map(|face| u32::from(*face)).sum::<u32>();
            if sum <= all {
                let faces: Faces = others.into_iter().chain([highest]).collect();
                choices.insert(Choice::Counter(faces));
            }
        }
    }
    choices.extend(position.has_outdoor(Outdoor::Shield, me).then_some(Choice::Outdoor(Outdoor::Shield)));
    choices.extend(exchange::may_begin(position, me).then_some(Choice::Outdoor(Outdoor::ExchangeDice)));
    choices
}

/// The sets of one's own dice that reach the sum of these black dice.
pub fn with(position: &Position<'_>, me: Owner, black: &[u8]) -> BTreeSet<Choice> {
    let wanted: u32 = black.iter().map(|face| u32::from(*face)).sum();
    let dice = position.dice_of(me);
    let indices: Vec<u8> = (0..dice.len() as u8).collect();
    let mut choices = BTreeSet::new();
    for chosen in sets(&indices) {
        let chosen: Vec<_> = chosen.into_iter().map(|i| dice[i as usize]).collect();
        if chosen.iter().map(|die| defense(die.color(), die.face())).sum::<u32>() >= wanted {
            let mut pool = Pool::EMPTY;
            chosen.iter().for_each(|die| pool.add(die.color(), die.face()));
            choices.insert(Choice::With(pool));
        }
    }
    choices
}

/// All sets of these things, the empty one too.
fn sets(things: &[u8]) -> Vec<Vec<u8>> {
    (0..1u32 << things.len())
        .map(|bits| {
            let is_in = |i: &usize| bits & (1 << i) != 0;
            (0..things.len()).filter(is_in).map(|i| things[i]).collect()
        })
        .collect()
}
