//! Characters and the final score, from the pieces on the table.

use crate::table::Position;
use troyes::board::{Building, Color, Owner};
use troyes::cards::{Card, Character};
use troyes::modules::Outdoor;

/// How many of what a character rewards somebody has.
pub fn count(position: &Position<'_>, character: Character, owner: Owner) -> i32 {
    let family = position.family(owner);
    let tradesmen_on = |color: Option<Color>| -> usize {
        let cards = position.table.city.iter();
        cards
            .filter(|activity| color.is_none_or(|color| position.game.print(activity.card).color == color))
            .map(|activity| position.tradesmen_on(activity, owner))
            .sum()
    };
    let of_domain = |building: Building, color: Color| {
        (position.standing_in(building, owner) + tradesmen_on(Some(color))) as i32
    };
    match character {
        Character::ChretienDeTroyes => {
            Building::ALL.into_iter().map(|building| position.standing_in(building, owner) as i32).sum()
        }
        Character::UrbainIv => {
            position.table.cathedral.iter().flatten().filter(|cube| **cube == Some(owner)).count() as i32
        }
        Character::ThibautIi => family.deniers,
        Character::HuguesDePayns => family.influence,
        Character::LeFlorentin => tradesmen_on(None) as i32,
        Character::HenryIer => family.taken.len() as i32,
        Character::JeanneDeChampagne => of_domain(Building::CityHall, Color::Yellow),
        Character::IsabeauDeBaviere => of_domain(Building::Palace, Color::Red),
        Character::MarieDeChampagne => of_domain(Building::Bishopric, Color::White),
    }
}

/// What the character gives for that.
pub fn reward(position: &Position<'_>, character: Character, owner: Owner) -> i32 {
    let count = count(position, character, owner);
    let is_for_two = position.options.players <= 2;
    match character {
        Character::ChretienDeTroyes | Character::UrbainIv if is_for_two => match count {
            ..=3 => 0,
            4..=5 => 1,
            6..=7 => 3,
            _ => 6,
        },
        Character::ChretienDeTroyes | Character::UrbainIv => match count {
            ..=2 => 0,
            3..=4 => 1,
            5..=6 => 3,
            _ => 6,
        },
        Character::ThibautIi => match count {
            ..=5 => 0,
            6..=11 => 1,
            12..=17 => 3,
            _ => 6,
        },
        Character::HuguesDePayns => match count {
            ..=4 => 0,
            5..=9 => 1,
            10..=14 => 3,
            _ => 6,
        },
        Character::HenryIer => match count {
            ..=0 => 0,
            1..=2 => 1,
            3..=4 => 3,
            _ => 6,
        },
        Character::LeFlorentin
        | Character::JeanneDeChampagne
        | Character::IsabeauDeBaviere
        | Character::MarieDeChampagne => match count {
            ..=1 => 0,
            2..=3 => 1,
            4..=5 => 3,
            _ => 6,
        },
    }
}

/// The characters that score: those dealt, the one that lies open, those le Roy has not recalled.
pub fn characters(position: &Position<'_>) -> Vec<Character> {
    let families = position.families();
    let mut all: Vec<Character> =
        families.iter().flat_map(|owner| position.family(*owner).characters.clone()).collect();
    all.extend(position.table.unveiled);
    all.extend(&position.table.pile);
    all
}

/// The whole score of somebody if the game ended now.
pub fn score(position: &Position<'_>, owner: Owner) -> i32 {
    let table = &position.table;
    let mut vp = position.tokens(owner);
    vp += table.queue.iter().filter(|queued| queued.cubes.contains(&owner)).count() as i32;
    for activity in &table.city {
        let worth = position.game.print(activity.card).spaces;
        for (space, worth) in activity.spaces.iter().zip(worth) {
            if *space == Some(owner) {
                vp += i32::from(worth);
            }
        }
    }
    // A fourth level exists if the Master Builder is in the game.
    let levels = if position.activity(Card::MasterBuilder).is_some() { 4 } else { 3 };
    for level in 0..levels {
        if !table.cathedral.iter().any(|site| site[level] == Some(owner)) {
            vp -= 2;
        }
    }
    vp += position
        .table
        .city
        .iter()
        .map(|activity| cubes_until_end(position, activity.card, owner))
        .sum::<i32>();
    vp += outdoor(position, owner);
    vp + characters(position).into_iter().map(|character| reward(position, character, owner)).sum::<i32>()
}

/// Hermit, Fort and Princess.
fn cubes_until_end(position: &Position<'_>, card: Card, owner: Owner) -> i32 {
    let cubes: Vec<i32> = position.activity(card).expect("a card of the city").cubes.clone();
    let mine = cubes[owner as usize];
    let most = *cubes.iter().max().expect("five colors");
    let divided = |vp: i32| {
        let tied = cubes.iter().filter(|count| **count == most).count() as i32;
        if mine > 0 && mine == most { vp / tied } else { 0 }
    };
    match card {
        Card::Hermit => mine * (9 - cubes.iter().sum::<i32>()).max(0),
        Card::Fort => divided(3),
        Card::Princess => divided(6),
        _ => 0,
    }
}

/// Cubes outside the gates: a point each on one tile, by rank on another.
fn outdoor(position: &Position<'_>, owner: Owner) -> i32 {
    let mut vp = 0;
    if let Some(outpost) = position.outpost(Outdoor::VpAtGateAndPerCube) {
        vp += outpost.cubes[owner as usize];
    }
    if let Some(outpost) = position.outpost(Outdoor::VpByMajority) {
        let mut ranked: Vec<i32> = position
            .families()
            .iter()
            .map(|family| outpost.cubes[*family as usize])
            .filter(|cubes| *cubes > 0)
            .collect();
        ranked.sort_by_key(|cubes| -cubes);
        let mine = outpost.cubes[owner as usize];
        let ranks: Vec<usize> = (0..ranked.len()).filter(|rank| mine > 0 && ranked[*rank] == mine).collect();
        if !ranks.is_empty() {
            vp += ranks.iter().map(|rank| [8, 4, 2, 0][*rank]).sum::<i32>() / ranks.len() as i32;
        }
    }
    vp
}
