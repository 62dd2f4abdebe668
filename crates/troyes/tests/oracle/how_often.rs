//! How often a card is used: asked where using it less often could be better for the player.

use crate::cards::{cost_of_load, cost_of_use, is_mixed};
use crate::group::{Used, Way};
use crate::table::Position;
use std::collections::BTreeSet;
use troyes::Choice;
use troyes::actions::{Source, Target};
use troyes::board::{Building, DieColor, Owner};
use troyes::cards::Card;

/// Whether the player is asked, and what may be answered.
#[derive(Clone, PartialEq, Debug)]
pub enum Asked {
    Must(BTreeSet<Choice>),
    /// It makes no difference: asked or not, both are well.
    May(BTreeSet<Choice>),
    Never,
}

/// What is asked when the dice of an action are paid and its citizen has come.
pub fn asked(
    before: &Position<'_>,
    me: Owner,
    target: Target,
    dice: &[Used],
    way: &Way,
    source: Option<Source>,
) -> Asked {
    match target {
        Target::Fight(event) => {
            let most = (way.total / before.game.event_print(event).divisor).min(before.free_banners(event));
            ask_if_several(most)
        }
        Target::Use(Card::Fort) => Asked::Never,
        Target::Use(card) => {
            let uses = way.total / before.game.print(card).divisor;
            let purse = purse(before, me, card, way, source);
            asked_of_card(&after_dice(before, dice), me, card, uses, purse)
        }
        Target::Build | Target::Place(_) | Target::Farm | Target::Patrol => Asked::Never,
    }
}

/// The table without the dice that are used.
pub fn after_dice<'g>(before: &Position<'g>, dice: &[Used]) -> Position<'g> {
    let mut after = before.clone();
    for used in dice {
        let district = &mut after.table.square[used.die.owner() as usize];
        let faces = match used.die.color() {
            DieColor::Red => &mut district.red,
            DieColor::White => &mut district.white,
            DieColor::Yellow => &mut district.yellow,
            DieColor::Purple => &mut district.purple,
        };
        let index = faces.iter().position(|face| *face == used.die.face()).expect("the die lies there");
        faces.remove(index);
    }
    after
}

/// Deniers and influence left when dice, tradesman and citizen are paid.
fn purse(before: &Position<'_>, me: Owner, card: Card, way: &Way, source: Option<Source>) -> (i32, i32) {
    let family = before.family(me);
    let hire = before.game.print(card).hire;
    let (hired, hired_by_influence) =
        if source.is_some() { (i32::from(hire.deniers), i32::from(hire.influence)) } else { (0, 0) };
    let recruited = if source == Some(Source::Reserve) { 2 } else { 0 };
    (family.deniers - way.price() - hired, family.influence - hired_by_influence - recruited)
}

fn times(range: std::ops::RangeInclusive<u8>) -> BTreeSet<Choice> {
    range.map(Choice::Times).collect()
}

fn ask_if_several(most: u8) -> Asked {
    if most > 1 { Asked::Must(times(1..=most)) } else { Asked::Never }
}

fn ask_if(matters: bool, most: u8) -> Asked {
    match ask_if_several(most) {
        Asked::Must(answers) if !matters => Asked::May(answers),
        asked => asked,
    }
}

/// `after` is the table without the dice just used.
fn asked_of_card(after: &Position<'_>, me: Owner, card: Card, uses: u8, purse: (i32, i32)) -> Asked {
    let (deniers, influence) = purse;
    let standing = |building| after.standing_in(building, me);
    if is_mixed(card) {
        return load_or_unload(after, me, card, uses, deniers);
    }
    match card {
        Card::Miller => {
            let differ = standing(Building::Palace) != standing(Building::Bishopric);
            let answers = times(0..=uses);
            if differ { Asked::Must(answers) } else { Asked::May(answers) }
        }
        Card::Landlady => Asked::Must(times(0..=uses)),
        // "You may pay 7 deniers": each use may go by without.
        Card::Marriage => match uses.min((deniers / 7) as u8) {
            0 => Asked::Never,
            most => Asked::Must(times(0..=most)),
        },
        Card::Chivalry => ask_if(dice_left(after, me, DieColor::Red) > 0, uses),
        Card::MasterBuilder => ask_if((1..=6).any(|site| after.height(site) < 4), uses),
        Card::Hermit => ask_if_several(uses),
        Card::Procession => ask_if(marchers(after).iter().any(|owner| pays(after, me, *owner)), uses),
        Card::Joust => ask_if(jousters(after, me).iter().any(|owner| pays(after, me, *owner)), uses),
        _ => {
            let by = |purse: i32, cost: i32| if cost > 0 { (purse / cost) as u8 } else { u8::MAX };
            let (cost, cost_in_influence) = cost_of_use(card);
            if (cost, cost_in_influence) == (0, 0) {
                return Asked::Never;
            }
            ask_if_several(uses.min(by(deniers, cost)).min(by(influence, cost_in_influence)))
        }
    }
}

/// Whether somebody else counts the points that a use would give them.
fn pays(position: &Position<'_>, me: Owner, owner: Owner) -> bool {
    owner != me && position.scorers().contains(&owner)
}

fn dice_left(position: &Position<'_>, owner: Owner, color: DieColor) -> usize {
    position.dice_of(owner).iter().filter(|die| die.color() == color).count()
}

/// Those with most dice left on their district, if they have any.
pub fn marchers(after: &Position<'_>) -> Vec<Owner> {
    let count = |owner: &Owner| after.dice_of(*owner).len();
    let most = after.districts().iter().map(count).max().unwrap_or(0);
    after.districts().into_iter().filter(|owner| most > 0 && count(owner) == most).collect()
}

/// Those with the greatest sum of red dice left, if the active player is one of them and has a red die.
pub fn jousters(after: &Position<'_>, me: Owner) -> Vec<Owner> {
    let sum = |owner: &Owner| -> u8 {
        let dice = after.dice_of(*owner);
        dice.iter().filter(|die| die.color() == DieColor::Red).map(|die| die.face()).sum()
    };
    let most = after.districts().iter().map(sum).max().unwrap_or(0);
    let wins = dice_left(after, me, DieColor::Red) > 0 && sum(&me) == most;
    after.districts().into_iter().filter(|owner| wins && sum(owner) == most).collect()
}

/// "One activation either loads or unloads, up to the number of uses, as many cubes as wished."
fn load_or_unload(position: &Position<'_>, me: Owner, card: Card, uses: u8, deniers: i32) -> Asked {
    let cost = cost_of_load(card);
    let payable = if cost > 0 { (deniers / cost).min(100) as u8 } else { u8::MAX };
    let there = position.cubes_on(card, me) as u8;
    let load = (1..=uses.min(payable)).map(Choice::Load);
    let answers: BTreeSet<Choice> = load.chain((1..=uses.min(there)).map(Choice::Unload)).collect();
    if answers.len() > 1 { Asked::Must(answers) } else { Asked::Never }
}

/// How often a card is used about which nobody is asked.
pub fn unasked_uses(before: &Position<'_>, card: Card, way: &Way) -> u8 {
    match card {
        // A use that costs something, or a cube that is loaded: not being asked, the player can do one.
        _ if cost_of_use(card) != (0, 0) || is_mixed(card) => 1,
        // Nobody who can pay is not asked.
        Card::Marriage => 0,
        Card::Fort => way.values.len() as u8,
        _ => way.total / before.game.print(card).divisor,
    }
}

/// How many cubes, or pairs of cubes, a card lets its user place on events after so many uses.
pub fn cubes_to_place(after: &Position<'_>, me: Owner, card: Card, times: u8) -> u8 {
    match card {
        Card::Chivalry => times * dice_left(after, me, DieColor::Red) as u8,
        Card::Diplomat | Card::Ransom | Card::Catapult => times,
        _ => 0,
    }
}
