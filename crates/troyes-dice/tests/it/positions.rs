//! Positions made by hand: sheets and towns that play seldom or never leads to, but that could be.

use fastrand::Rng;
use tabletop::{Game, Notation};
use troyes_dice::{
    Building, Color, Column, Columns, Half, Laid, Numbering, Numbers, Phase, Plaza, Resource, Sheet, Side,
    Stage, State, Tile, TroyesDice, Turn,
};

/// Some columns, from none to all.
fn columns(luck: &mut Rng) -> Columns {
    let dense = luck.u8(..=8);
    Column::ALL.into_iter().filter(|_| luck.u8(..8) < dense).collect()
}

/// So many of a track: often just before something stands there, or near its end.
fn many(luck: &mut Rng, length: u8) -> u8 {
    match luck.u8(..3) {
        0 => luck.u8(..=length),
        1 => length - luck.u8(..3).min(length),
        _ => [2, 5, 10, 14, 19][luck.usize(..5)].min(length).saturating_sub(luck.u8(..3)),
    }
}

/// A sheet with anything on it, Cathedrals built in any order.
pub fn sheet(game: &TroyesDice, luck: &mut Rng) -> Sheet {
    let printed = game.printed();
    let mut sheet = game.empty_sheet();
    Building::ALL.into_iter().for_each(|building| sheet.drawn[building] = columns(luck));
    Color::ALL.into_iter().for_each(|color| sheet.crossed[color] = columns(luck));
    Color::ALL.into_iter().for_each(|color| sheet.citizens[color] = many(luck, printed.citizens.length));
    for resource in Resource::ALL {
        sheet.circled[resource] = many(luck, printed.resources.length);
        let left = if luck.bool() { luck.u8(..4) } else { luck.u8(..=printed.resources.length) };
        sheet.spent[resource] = sheet.circled[resource].saturating_sub(left);
    }
    let mut order: Vec<Column> = sheet.drawn[Building::Cathedral].iter().collect();
    luck.shuffle(&mut order);
    for (column, number) in order.into_iter().zip(printed.multiplier) {
        sheet.multiplier[printed.cathedral[column.index()]] = number;
    }
    sheet
}

fn numbering(numbers: Numbers, luck: &mut Rng) -> Numbering {
    match numbers {
        Numbers::FirstGame => Numbering::FIRST_GAME,
        Numbers::Standard => {
            let first = luck.u8(..6);
            let step = if luck.bool() { 1 } else { 5 };
            Numbering(std::array::from_fn(|i| (first + step * i as u8) % 6 + 1))
        }
        Numbers::Expert => {
            let mut numbers = [1, 2, 3, 4, 5, 6];
            luck.shuffle(&mut numbers);
            Numbering(numbers)
        }
    }
}

/// Any moment before a roll.
pub fn before_a_roll(game: &TroyesDice, luck: &mut Rng) -> State {
    let mut state = game.start();
    let town = &mut state.town;
    town.phase = Phase::Roll;
    town.day = luck.u8(1..=game.printed().wheel.days);
    town.half = if luck.bool() { Half::Morning } else { Half::Afternoon };
    let mut tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    luck.shuffle(&mut tiles);
    town.plazas = tiles.map(|tile| Plaza { tile, flipped: tile > 2 && luck.bool() });
    town.numbering = numbering(game.options().numbering, luck);
    if game.options().banquets {
        let mut tiles = Tile::ALL;
        luck.shuffle(&mut tiles);
        let side = |luck: &mut Rng| if luck.bool() { Side::Banquet } else { Side::Raid };
        town.tiles = [0, 1, 2].map(|i| Some(Laid { tile: tiles[i], side: side(luck) }));
    }
    for (written, turn) in state.sheets.iter_mut().zip(&mut state.turns) {
        *written = sheet(game, luck);
        *turn = Turn::new(*written, Stage::Committed);
    }
    assert_eq!(game.check(&state), [], "a position that could be");
    state
}

/// Every way to number the columns, with and without the expansion.
pub const MIXES: [&str; 6] =
    ["first_game", "standard", "expert", "first_game,banquets", "standard,banquets", "all"];
