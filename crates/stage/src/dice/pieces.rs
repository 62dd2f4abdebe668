//! What stands on the viewer's sheet of Troyes Dice, to be compared with itself.

use super::spot::Spot;
use crate::preview::{Number, Previewable};
use tabletop::{Phrase, Viewer, phrase};
use troyes_dice::{Bonus, Building, Color, Column, Key, NOTCHES, Phase, Resource, Sheet, TroyesDice, View};

/// What stands on a sheet or lies on the wheel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A building that is drawn around.
    Drawn(Building),
    /// A die of a district that is crossed out.
    Crossed(Color),
    /// The multiplier beside a row.
    Multiplier(u8),
    /// The mark of whoever uses a die.
    Taken,
}

impl Previewable for TroyesDice {
    type Piece = Piece;

    fn spots(&self, view: &View) -> Vec<Spot> {
        let mut spots: Vec<Spot> = (1..).zip(&view.places).map(|(place, _)| Spot::Die(place)).collect();
        spots.extend((0..NOTCHES as u8).map(Spot::Plaza));
        let has_tile = |notch: &u8| {
            let plaza = view.town.plazas[usize::from(*notch)];
            self.laid_beside(&view.town, plaza).is_some()
        };
        spots.extend((0..NOTCHES as u8).filter(has_tile).map(Spot::Tile));
        spots.extend([Spot::Rising, Spot::Falling, Spot::Compensation, Spot::Decline, Spot::Done]);
        spots.extend((1..=6).map(Spot::Value));
        spots.extend(Color::ALL.map(Spot::Color));
        for column in Column::ALL {
            spots.push(Spot::Column(column));
            spots.extend(Building::ALL.map(|building| Spot::Building(building, column)));
            spots.extend(Color::ALL.map(|color| Spot::Square(color, column)));
        }
        spots.extend(Bonus::ALL.map(Spot::Bonus));
        spots.extend(Resource::ALL.map(Spot::Resource));
        spots.extend(Color::ALL.map(Spot::Citizens));
        spots.extend(Building::ALL.map(Spot::Score));
        spots.push(Spot::Total);
        spots.extend((0..).zip(&view.sheets).map(|(seat, _)| Spot::Player(tabletop::Seat(seat))));
        spots
    }

    fn pieces(&self, view: &View) -> Vec<(Spot, Piece)> {
        let Some(sheet) = own_sheet(view) else { return Vec::new() };
        let mut pieces = Vec::new();
        for building in Building::ALL {
            let drawn = sheet.drawn[building].iter();
            pieces.extend(drawn.map(|at| (Spot::Building(building, at), Piece::Drawn(building))));
            let multiplier = sheet.multiplier[building];
            if multiplier > 0 {
                pieces.push((Spot::Score(building), Piece::Multiplier(multiplier)));
            }
        }
        for color in Color::ALL {
            let crossed = sheet.crossed[color].iter();
            pieces.extend(crossed.map(|at| (Spot::Square(color, at), Piece::Crossed(color))));
        }
        let place = view.turn.filter(|_| view.town.phase == Phase::Choose).and_then(|turn| turn.place);
        pieces.extend(place.map(|place| (Spot::Die(place + 1), Piece::Taken)));
        pieces
    }

    fn piece_name(&self, piece: Piece) -> Phrase {
        match piece {
            Piece::Drawn(building) => phrase!("dice-piece-drawn", building = building),
            Piece::Crossed(color) => phrase!("dice-piece-crossed", color = color),
            Piece::Multiplier(multiplier) => phrase!("dice-piece-multiplier", multiplier = multiplier),
            Piece::Taken => phrase!("dice-piece-taken"),
        }
    }

    fn numbers(&self, view: &View) -> Vec<Number> {
        let (Some(sheet), Viewer::Seat(who)) = (own_sheet(view), view.viewer) else { return Vec::new() };
        let resources = Resource::ALL.map(|of| (of.word(), i64::from(sheet.purse(of))));
        let citizens = Color::ALL.map(|color| (people(color), i64::from(sheet.citizens[color])));
        let vp = ("vp", i64::from(self.printed().vp(sheet)));
        let all = resources.into_iter().chain(citizens).chain([vp]);
        all.map(|(what, amount)| Number { who, what, amount }).collect()
    }
}

/// The viewer's sheet with everything chosen in this half-day.
fn own_sheet(view: &View) -> Option<&Sheet> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    match &view.turn {
        Some(turn) if view.town.phase == Phase::Choose => Some(&turn.sheet),
        _ => view.sheets.get(seat.index()),
    }
}

/// The word that `stage-quantity` knows for the citizens of a color.
pub fn people(color: Color) -> &'static str {
    match color {
        Color::Red => "knights",
        Color::Yellow => "artisans",
        Color::White => "priests",
    }
}
