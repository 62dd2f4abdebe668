//! What dice cost: every way to say which of a group are free and which are bought.

use troyes::board::{Die, Owner};
use troyes::cards::Card;

/// Every way to pay for a group: what each of its dice costs. `singled` is the die that a cube singles out.
pub fn payments(
    me: Owner,
    dice: &[Die],
    cube: Option<Card>,
    singled: Option<usize>,
    is_kings_challenge: bool,
) -> Vec<Vec<i32>> {
    // "if he is using 1 die, it costs 2, … 2 dice, each costs 4, … 3 dice, each costs 6"; a cube that is a die counts.
    let size = dice.len() + usize::from(matches!(cube, Some(Card::Augustine | Card::Recruiter)));
    let usual = [0, 2, 4, 6][size];
    let plain: Vec<i32> = dice.iter().map(|die| if die.owner() == me { 0 } else { usual }).collect();
    match cube {
        Some(Card::Viticulturist) => {
            let free = singled.expect("the Viticulturist takes one die");
            vec![plain.iter().enumerate().map(|(i, price)| if i == free { 0 } else { *price }).collect()]
        }
        // "take up to 1 yellow die from each player for free"; from le Roy up to three.
        Some(Card::Tithe) => one_of_each(me, dice, &plain, 0, is_kings_challenge),
        // "purchase up to 1 red die from each other player for 2 deniers each"
        Some(Card::ChiefTemplar) => one_of_each(me, dice, &plain, 2, false),
        _ => vec![plain],
    }
}

/// Of each other owner's dice one, whichever the player says, has a price of its own; of le Roy's possibly all.
fn one_of_each(me: Owner, dice: &[Die], plain: &[i32], own: i32, all_of_grey: bool) -> Vec<Vec<i32>> {
    let mut ways = vec![plain.to_vec()];
    for owner in Owner::ALL.into_iter().filter(|owner| *owner != me) {
        let theirs: Vec<usize> = (0..dice.len()).filter(|i| dice[*i].owner() == owner).collect();
        if theirs.is_empty() {
            continue;
        }
        if all_of_grey && owner == Owner::Grey {
            ways.iter_mut().for_each(|way| theirs.iter().for_each(|i| way[*i] = own));
            continue;
        }
        let chosen = |way: &Vec<i32>, i: usize| {
            let mut way = way.clone();
            way[i] = own;
            way
        };
        ways = ways.iter().flat_map(|way| theirs.iter().map(|i| chosen(way, *i))).collect();
    }
    ways
}
