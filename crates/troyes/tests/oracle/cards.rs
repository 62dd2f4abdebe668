//! What the appendixes say of the Activity cards, as far as it decides who may use them, with which dice and how often.

use crate::table::Position;
use troyes::board::Owner;
use troyes::cards::Card;

/// Cards with the hourglass: a cube on them modifies one later action.
pub fn is_delayed(card: Card) -> bool {
    use Card::*;
    matches!(
        card,
        Blacksmith
            | Militia
            | Tithe
            | Monk
            | Priest
            | Apprenticeship
            | Confession
            | Templar
            | Prior
            | Distiller
            | Viticulturist
            | Augustine
            | ChiefTemplar
            | Herbalist
            | Preacher
            | Recruiter
    )
}

/// Cards that are loaded by one activation and unloaded by another.
pub fn is_mixed(card: Card) -> bool {
    matches!(card, Card::Lumberjack | Card::Breeder | Card::Catapult | Card::Squire)
}

/// Cards whose cubes count at the end of the game.
pub fn is_until_end(card: Card) -> bool {
    matches!(card, Card::Hermit | Card::Fort | Card::Princess)
}

/// What must be paid for one use, in deniers and influence. Scout and Marriage say "may pay", and so ask for nothing.
pub fn cost_of_use(card: Card) -> (i32, i32) {
    match card {
        Card::Artisan | Card::Diplomat => (0, 1),
        Card::Innkeeper => (1, 0),
        Card::Journeyman | Card::Ransom => (3, 0),
        Card::Troubadour => (0, 3),
        _ => (0, 0),
    }
}

/// Livestock is bought for 3 deniers; every other card is loaded for nothing.
pub fn cost_of_load(card: Card) -> i32 {
    if card == Card::Breeder { 3 } else { 0 }
}

/// What somebody must be able to pay to use a card once: of the Breeder, only who has no cube to sell.
pub fn least_cost(position: &Position<'_>, card: Card, owner: Owner) -> (i32, i32) {
    if is_mixed(card) {
        let may_unload = position.cubes_on(card, owner) > 0;
        return (if may_unload { 0 } else { cost_of_load(card) }, 0);
    }
    cost_of_use(card)
}
