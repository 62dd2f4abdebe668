//! A view as numbers. The wheel begins with the four plazas of the half-day, the sheets with one's own.

use crate::Pen;
use tabletop::{Game, Seat, Viewer};
use troyes_dice::{
    Bonus, Building, Color, Column, Half, Laid, NOTCHES, Nature, Phase, Resource, Sheet, Side, Stage, Tile,
    TroyesDice, Turn, View, notch,
};

/// What counts are divided by.
mod most {
    pub const RESOURCES: f32 = 10.0;
    pub const CITIZENS: f32 = 20.0;
    pub const MULTIPLIER: f32 = 6.0;
    pub const PRICE: f32 = 4.0;
    pub const VP: f32 = 100.0;
    pub const LEVEL: f32 = 4.0;
}

/// Numbers that a sheet has.
const SHEET: usize = 36 + 18 + 3 + 3 + 3 + 6 + 1;

pub(super) fn describe(game: &TroyesDice, view: &View, pen: &mut Pen<'_>) {
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(0),
    };
    time(game, view, pen);
    wheel(game, view, pen);
    dice(view, pen);
    turn(view.turn.as_ref(), pen);
    let players = usize::from(game.players());
    for (place, name) in NAMES.into_iter().enumerate().take(players) {
        let other = (seat.index() + place) % players;
        let Some(shown) = view.sheets.get(other) else { continue };
        let own = view.turn.as_ref().filter(|_| place == 0).map(|turn| &turn.sheet);
        sheet(game, own.unwrap_or(shown), name, pen);
    }
}

const NAMES: [&str; 10] = [
    "my_sheet", "sheet_+1", "sheet_+2", "sheet_+3", "sheet_+4", "sheet_+5", "sheet_+6", "sheet_+7",
    "sheet_+8", "sheet_+9",
];

fn time(game: &TroyesDice, view: &View, pen: &mut Pen<'_>) {
    pen.one_of("phase", 9, Some(phase(view.town.phase)));
    let days = game.printed().wheel.days;
    pen.block("day", 1)[0] = f32::from(view.town.day) / f32::from(days);
    pen.block("afternoon", 1)[0] = f32::from(u8::from(view.town.half == Half::Afternoon));
    let numbers = pen.block("numbers", 36);
    for column in Column::ALL {
        let number = view.town.numbering.of(column);
        if number > 0 {
            numbers[column.index() * 6 + usize::from(number) - 1] = 1.0;
        }
    }
}

const fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Plazas => 0,
        Phase::Sides => 1,
        Phase::Tiles => 2,
        Phase::FirstNumber => 3,
        Phase::Direction => 4,
        Phase::Numbers => 5,
        Phase::Roll => 6,
        Phase::Choose => 7,
        Phase::Over => 8,
    }
}

/// Every plaza clockwise from the first of this half-day: its color, that of its other side, and the tile beside it.
fn wheel(game: &TroyesDice, view: &View, pen: &mut Pen<'_>) {
    let first = notch(view.town.day, view.town.half, 0);
    let colors = pen.block("plazas", NOTCHES * 3);
    let others = pen.block("other_sides", NOTCHES * 3);
    let plazas = &game.printed().plazas;
    for place in 0..NOTCHES {
        let at = (first + place) % NOTCHES;
        let plaza = view.town.plazas[at];
        colors[place * 3 + view.colors[at] as usize] = 1.0;
        if let Some(sides) = plazas.get(usize::from(plaza.tile)) {
            others[place * 3 + sides[usize::from(!plaza.flipped)] as usize] = 1.0;
        }
    }
    if !game.options().banquets {
        return;
    }
    let tiles = pen.block("banquets", NOTCHES * Tile::ALL.len() * 2);
    for place in 0..NOTCHES {
        let plaza = view.town.plazas[(first + place) % NOTCHES];
        let before = plazas.iter().take(plaza.tile.into()).filter(|[front, back]| front == back).count();
        let is_beside = plazas.get(usize::from(plaza.tile)).is_some_and(|[front, back]| front == back);
        let laid = view.town.tiles.get(before).copied().flatten().filter(|_| is_beside);
        if let Some(Laid { tile, side }) = laid {
            let raid = usize::from(side == Side::Raid);
            tiles[(place * Tile::ALL.len() + tile as usize) * 2 + raid] = 1.0;
        }
    }
}

/// The four dice: face, nature and price.
fn dice(view: &View, pen: &mut Pen<'_>) {
    const EACH: usize = 6 + 4 + 4;
    let block = pen.block("dice", 4 * EACH);
    for (place, die) in view.places.iter().enumerate().take(4) {
        let numbers = &mut block[place * EACH..][..EACH];
        if die.face > 0 {
            numbers[usize::from(die.face) - 1] = 1.0;
        }
        let nature = match die.nature {
            Nature::Clear => 0,
            Nature::Black => 1,
            Nature::Guest => 2,
            Nature::Raider => 3,
        };
        numbers[6 + nature] = 1.0;
        numbers[10] = f32::from(die.any) / most::PRICE;
        for resource in Resource::ALL {
            numbers[11 + resource as usize] = f32::from(die.price[resource]) / most::PRICE;
        }
    }
}

/// One's own half-day: what is to be decided, the die, and what is still to come.
fn turn(turn: Option<&Turn>, pen: &mut Pen<'_>) {
    let building_for = match turn.map(|turn| turn.stage) {
        Some(Stage::Build(bonus)) => Some(bonus as usize),
        _ => None,
    };
    pen.one_of("stage", 10, turn.map(|turn| stage(turn.stage)));
    pen.one_of("building_for", Bonus::ALL.len(), building_for);
    let taken = turn.and_then(|turn| turn.place.map(|place| (turn, usize::from(place))));
    pen.one_of("taken_place", 4, taken.map(|(_, place)| place));
    pen.one_of("taken_color", 3, taken.map(|(turn, _)| turn.color as usize));
    pen.one_of("taken_value", 7, taken.map(|(turn, _)| usize::from(turn.value.min(6))));
    let waiting = pen.block("bonuses_waiting", Bonus::ALL.len());
    let rest = pen.block("overflow_and_guest", 2);
    if let Some(turn) = turn {
        for bonus in Bonus::ALL {
            waiting[bonus as usize] = f32::from(turn.waiting.level(bonus)) / most::LEVEL;
        }
        rest[0] = f32::from(turn.overflow) / most::LEVEL;
        rest[1] = f32::from(u8::from(turn.guest));
    }
}

const fn stage(stage: Stage) -> usize {
    match stage {
        Stage::Die => 0,
        Stage::Color => 1,
        Stage::Value => 2,
        Stage::Action => 3,
        Stage::Order => 4,
        Stage::Build(_) => 5,
        Stage::Overflow => 6,
        Stage::Guest => 7,
        Stage::Done => 8,
        Stage::Committed => 9,
    }
}

/// Buildings drawn around, dice crossed out, resources to spend and circled, citizens, characters, points.
fn sheet(game: &TroyesDice, sheet: &Sheet, name: &'static str, pen: &mut Pen<'_>) {
    let block = pen.block(name, SHEET);
    for building in Building::ALL {
        for column in sheet.drawn[building].iter() {
            block[building as usize * 6 + column.index()] = 1.0;
        }
        block[63 + building as usize] = f32::from(sheet.multiplier[building]) / most::MULTIPLIER;
    }
    for color in Color::ALL {
        for column in sheet.crossed[color].iter() {
            block[36 + color as usize * 6 + column.index()] = 1.0;
        }
        block[60 + color as usize] = f32::from(sheet.citizens[color]) / most::CITIZENS;
    }
    for resource in Resource::ALL {
        let purse = sheet.circled[resource].saturating_sub(sheet.spent[resource]);
        block[54 + resource as usize] = f32::from(purse) / most::RESOURCES;
        block[57 + resource as usize] = f32::from(sheet.circled[resource]) / most::RESOURCES;
    }
    block[SHEET - 1] = game.printed().vp(sheet) as f32 / most::VP;
}
