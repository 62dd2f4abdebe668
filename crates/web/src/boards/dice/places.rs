//! Where everything stands on the sheet.

use troyes_dice::{Bonus, BonusKind, Building, Color, Column, Key, Printed, Resource};

/// The sheet's width and height.
pub const WIDTH: u32 = 620;
/// Its height.
pub const HEIGHT: u32 = 664;
/// The left edge of columns and tracks, and their width.
pub const LEFT: f32 = 100.0;
/// Their width.
pub const ACROSS: f32 = 450.0;
/// The height of a district, and of the gap below it.
pub const DISTRICT: f32 = 159.0;
/// The top of the frame around the tracks of citizens.
pub const CITIZENS: f32 = 493.0;
/// Where the numbers of the final scoring stand.
pub const MULTIPLIER: f32 = 567.0;
/// Where points are written.
pub const POINTS: f32 = 599.0;
/// The size of a building compared to its outline.
pub const HOUSE: f32 = 0.76;

/// The upper edge of a district.
pub fn district(color: Color) -> f32 {
    164.0 * color.index() as f32
}

/// The middle of a column: two and two stand apart to leave room for what links them.
pub fn column(column: Column) -> f32 {
    let (pair, second) = (column.index() / 2, column.index() % 2);
    LEFT + ACROSS / 3.0 * pair as f32 + if second == 0 { 32.0 } else { 118.0 }
}

/// The middle of a row of buildings.
pub fn row(building: Building) -> f32 {
    district(building.color()) + if building.is_prestige() { 91.0 } else { 136.0 }
}

/// The die above a column of a district.
pub fn die(color: Color, of: Column) -> [f32; 2] {
    [column(of), district(color) + 51.0]
}

/// A resource on its track, counted from 1.
pub fn resource(printed: &Printed, resource: Resource, n: u8) -> [f32; 2] {
    let step = ACROSS / f32::from(printed.resources.length);
    [tenth(LEFT + (f32::from(n) - 0.5) * step), district(resource.color()) + 16.0]
}

/// A citizen on its track, counted from 1.
pub fn citizen(printed: &Printed, color: Color, n: u8) -> [f32; 2] {
    let step = ACROSS / f32::from(printed.citizens.length);
    [tenth(LEFT + (f32::from(n) - 0.5) * step), CITIZENS + 20.0 + 42.0 * color.index() as f32]
}

/// A bonus, or the upper end of what stands around it.
pub fn bonus(printed: &Printed, bonus: Bonus) -> [f32; 2] {
    let track = &printed.citizens;
    if let Some((row_of, [left, right])) = bonus.joins() {
        return [(column(left) + column(right)) / 2.0, row(row_of)];
    }
    match bonus.kind() {
        BonusKind::Fifteenth(color) => below(citizen(printed, color, track.fifteenth_at)),
        BonusKind::Twentieth(color) => below(citizen(printed, color, track.twentieth_at)),
        BonusKind::Link(_) | BonusKind::Resources | BonusKind::Work => {
            let place = Bonus::COLUMNS.iter().position(|column| *column == bonus).unwrap_or(0);
            [citizen(printed, Color::Red, track.columns_at[place])[0], CITIZENS + 2.0]
        }
    }
}

/// Where the shelf under a prize of a citizen begins, and how wide it is.
pub fn shelf(bonus: Bonus) -> [f32; 2] {
    if matches!(bonus.kind(), BonusKind::Fifteenth(_)) { [-21.0, 42.0] } else { [-18.0, 28.0] }
}

fn below([x, y]: [f32; 2]) -> [f32; 2] {
    [x, y + 20.0]
}

/// Short numbers in the picture.
fn tenth(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}
