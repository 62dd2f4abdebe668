//! The outdoor activity that exchanges dice.

use crate::table::Position;
use std::collections::BTreeSet;
use troyes::Choice;
use troyes::board::{Die, DieColor, Owner};
use troyes::modules::Outdoor;

/// "It is thus possible to make up to 3 exchanges per cube", the neutral player being one of the partners.
const EXCHANGES: usize = 3;

/// Dice that may change hands: all but purple ones.
fn wares(position: &Position<'_>, owner: Owner) -> Vec<Die> {
    position.dice_of(owner).into_iter().filter(|die| die.color() != DieColor::Purple).collect()
}

/// To exchange equal dice is to exchange nothing.
fn differ(one: Die, other: Die) -> bool {
    (one.color(), one.face()) != (other.color(), other.face())
}

/// The dice that may be taken: from everybody with whom there was no exchange yet, three exchanges at most.
pub fn taken(position: &Position<'_>, me: Owner, partners: &[Owner]) -> BTreeSet<Choice> {
    if partners.len() >= EXCHANGES {
        return BTreeSet::new();
    }
    let others = position.districts().into_iter().filter(|owner| *owner != me && !partners.contains(owner));
    let mine = wares(position, me);
    others
        .flat_map(|owner| wares(position, owner))
        .filter(|die| mine.iter().any(|own| differ(*own, *die)))
        .map(Choice::Take)
        .collect()
}

/// The dice that may be given for one.
pub fn given(position: &Position<'_>, me: Owner, taken: Die) -> BTreeSet<Choice> {
    wares(position, me).into_iter().filter(|own| differ(*own, taken)).map(Choice::Give).collect()
}

/// Whether a cube may be used for it now.
pub fn may_begin(position: &Position<'_>, me: Owner) -> bool {
    position.has_outdoor(Outdoor::ExchangeDice, me) && !taken(position, me, &[]).is_empty()
}
