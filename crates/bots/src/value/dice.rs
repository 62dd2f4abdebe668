//! What a network is told of Troyes Dice: one sheet, and the town around it.

use super::Learned;
use super::inputs::Inputs;
use tabletop::Seat;
use troyes_dice::{
    Bonus, Building, Color, Column, Half, Phase, Resource, Sheet, Side, Stage, State, Tile, TroyesDice, notch,
};

/// Half-days, and so stages of a game.
const HALF_DAYS: u16 = 18;

impl Learned for TroyesDice {
    fn lesson(&self) -> &'static str {
        "dice"
    }

    fn judged_seats(&self) -> usize {
        1
    }

    fn list_inputs(&self, state: &State, seat: Seat, inputs: &mut Inputs) {
        let sheet = sheet(state, seat);
        time(self, state, seat, inputs);
        tracks(self, sheet, inputs);
        district(state, sheet, inputs);
        rows(self, sheet, inputs);
        links(sheet, inputs);
        plazas(self, state, seat, inputs);
        tiles(state, inputs);
    }

    fn points_now(&self, state: &State, _seat: Seat, of: Seat) -> f32 {
        self.printed().vp(sheet(state, of)) as f32
    }
}

/// The sheet as the seat has written on it so far.
fn sheet(state: &State, seat: Seat) -> &Sheet {
    match state.town.phase {
        Phase::Choose => &state.turns[seat.index()].sheet,
        _ => &state.sheets[seat.index()],
    }
}

/// The half-day that is decided next, from 0.
fn next_half_day(state: &State, seat: Seat) -> usize {
    let town = &state.town;
    let now = usize::from(town.day - 1) * 2 + usize::from(town.half == Half::Afternoon);
    let has_acted = matches!(state.turns[seat.index()].stage, Stage::Done | Stage::Committed);
    now + usize::from(town.phase == Phase::Choose && has_acted)
}

fn time(game: &TroyesDice, state: &State, seat: Seat, inputs: &mut Inputs) {
    let next = next_half_day(state, seat);
    let all = usize::from(game.printed().half_days());
    inputs.one_of(HALF_DAYS + 1, next);
    inputs.number(all.saturating_sub(next) as f32 / all as f32);
}

fn tracks(game: &TroyesDice, sheet: &Sheet, inputs: &mut Inputs) {
    for resource in Resource::ALL {
        let purse = sheet.purse(resource);
        inputs.filled(purse.into(), &[1.0, 2.0, 3.0, 4.0, 6.0, 9.0, 14.0]);
        inputs.one_of(24, sheet.circled[resource]);
    }
    let citizens = Color::ALL.map(|color| sheet.citizens[color]);
    for count in citizens {
        inputs.one_of(24, count);
        inputs.filled(count.into(), &[5.0, 10.0, 15.0, 20.0]);
    }
    for at in game.printed().column_bonuses_at() {
        let missing: u8 = citizens.iter().map(|count| at.saturating_sub(*count)).sum();
        inputs.one_of(6, missing);
    }
}

/// What is drawn, what may be drawn, and what is protected.
fn district(state: &State, sheet: &Sheet, inputs: &mut Inputs) {
    let drawn = inputs.table(Building::ALL.len(), Column::ALL.len());
    let open = inputs.table(Building::ALL.len(), Column::ALL.len());
    let exposed = inputs.table(Color::ALL.len(), Column::ALL.len());
    for column in Column::ALL {
        for building in Building::ALL {
            let is_drawn = sheet.drawn[building].contains(column);
            let is_open = sheet.open(building).contains(column);
            inputs.put(drawn, building as usize, column.index(), f32::from(u8::from(is_drawn)));
            inputs.put(open, building as usize, column.index(), f32::from(u8::from(is_open)));
        }
        for color in Color::ALL {
            let is_exposed = !sheet.is_protected(column) && !sheet.crossed[color].contains(column);
            inputs.put(exposed, color as usize, column.index(), f32::from(u8::from(is_exposed)));
        }
    }
    let numbers = inputs.table(Column::ALL.len(), 6);
    for column in Column::ALL {
        if let Some(number) = state.town.numbering.of(column).checked_sub(1) {
            inputs.put(numbers, column.index(), number.into(), 1.0);
        }
    }
}

/// What the characters give, and may give.
fn rows(game: &TroyesDice, sheet: &Sheet, inputs: &mut Inputs) {
    let printed = game.printed();
    let cathedrals = sheet.drawn[Building::Cathedral].len();
    inputs.one_of(7, cathedrals);
    let next = f32::from(printed.next_multiplier(cathedrals));
    let table = inputs.table(Building::ALL.len(), 8);
    for column in Column::ALL {
        let row = printed.scored(column);
        let (drawn, open) = (f32::from(sheet.drawn[row].len()), f32::from(sheet.open(row).len()));
        let multiplier = f32::from(sheet.multiplier[row]);
        let at = row as usize;
        inputs.put(table, at, 0, multiplier / 4.0);
        inputs.put(table, at, 1, multiplier * open / 12.0);
        inputs.put(table, at, 2, drawn / 4.0);
        inputs.put(table, at, 3, open / 4.0);
        if multiplier == 0.0 && sheet.open(Building::Cathedral).contains(column) {
            inputs.put(table, at, 4, 1.0);
            inputs.put(table, at, 5, next * drawn / 12.0);
            inputs.put(table, at, 6, next * open / 12.0);
        } else if multiplier == 0.0 {
            inputs.put(table, at, 7, 1.0);
        }
    }
}

/// Pairs of buildings with a bonus between them: half drawn, or still possible.
fn links(sheet: &Sheet, inputs: &mut Inputs) {
    let table = inputs.table(Bonus::LINKS, 3);
    let joined = Bonus::ALL.iter().filter_map(|bonus| bonus.joins());
    for (row, (building, columns)) in joined.enumerate() {
        let drawn = columns.iter().filter(|column| sheet.drawn[building].contains(**column)).count();
        let open = columns.iter().filter(|column| sheet.open(building).contains(**column)).count();
        match (drawn, open) {
            (2, _) => inputs.put(table, row, 0, 1.0),
            (1, 1) => inputs.put(table, row, 1, 1.0),
            (0, 2) => inputs.put(table, row, 2, 1.0),
            _ => {}
        }
    }
}

/// The colors of the plazas, from the first that is used next.
fn plazas(game: &TroyesDice, state: &State, seat: Seat, inputs: &mut Inputs) {
    let town = &state.town;
    let next = next_half_day(state, seat);
    let half = if next.is_multiple_of(2) { Half::Morning } else { Half::Afternoon };
    let first = notch((next / 2) as u8 + 1, half, 0);
    let table = inputs.table(town.plazas.len(), Color::ALL.len() * 2);
    for by in 0..town.plazas.len() {
        let plaza = town.plazas[(first + by) % town.plazas.len()];
        let sides = game.printed().plazas[usize::from(plaza.tile)];
        let up = sides[usize::from(plaza.flipped)];
        let down = sides[usize::from(!plaza.flipped)];
        inputs.put(table, by, up as usize, 1.0);
        inputs.put(table, by, Color::ALL.len() + down as usize, 1.0);
    }
}

/// The tiles of the expansion by the color beside which they lie.
fn tiles(state: &State, inputs: &mut Inputs) {
    let table = inputs.table(state.town.tiles.len() * 2, Tile::ALL.len());
    for (place, laid) in state.town.tiles.iter().enumerate() {
        if let Some(laid) = laid {
            let is_raid = usize::from(laid.side == Side::Raid);
            inputs.put(table, 2 * place + is_raid, laid.tile as usize, 1.0);
        }
    }
}
