//! What one viewer may know: everything but what the others are choosing in this half-day.

use crate::banquets::Laid;
use crate::by::ByResource;
use crate::color::Color;
use crate::game::TroyesDice;
use crate::sheet::Sheet;
use crate::state::{Phase, Stage, State, Town, Turn};
use crate::wheel::Nature;
use serde::Serialize;
use tabletop::{Seat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What lies in the middle of the table.
    pub town: Town,
    /// The colors of the plazas clockwise by notch.
    pub colors: [Color; 9],
    /// The four places of this half-day while dice lie there.
    pub places: Vec<OfferedDie>,
    /// The sheets as all know them, by seat.
    pub sheets: Vec<Sheet>,
    /// What those sheets are worth.
    pub vp: Vec<i32>,
    /// The viewer's own half-day.
    pub turn: Option<Turn>,
}

/// A die on its plaza with all that matters to a buyer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfferedDie {
    /// The plaza's color.
    pub color: Color,
    /// The die's face.
    pub face: u8,
    /// Whether it may be used.
    pub nature: Nature,
    /// So many of any one resource to pay.
    pub any: u8,
    /// What else is to be paid.
    pub price: ByResource<u8>,
    /// The tile of the expansion beside the plaza.
    pub tile: Option<Laid>,
}

/// A state that looks like this: the others have not yet begun to choose.
pub(crate) fn guess(view: &View) -> State {
    let stage = if view.town.phase == Phase::Choose { Stage::Die } else { Stage::Committed };
    let turn = |(seat, sheet): (u8, &Sheet)| match view.turn {
        Some(turn) if view.viewer.is(Seat(seat)) => turn,
        _ => Turn::new(*sheet, stage),
    };
    State {
        town: view.town,
        sheets: view.sheets.iter().copied().collect(),
        turns: (0..).zip(&view.sheets).map(turn).collect(),
    }
}

/// What a viewer may know.
pub(crate) fn view(game: &TroyesDice, state: &State, viewer: Viewer) -> View {
    let turn = match viewer {
        Viewer::Seat(seat) => state.turns.get(seat.index()).copied(),
        Viewer::Spectator => None,
    };
    let has_dice = state.town.phase == Phase::Choose;
    View {
        viewer,
        town: state.town,
        colors: state.town.plazas.map(|plaza| game.color_of(plaza)),
        places: (0..4).filter(|_| has_dice).map(|place| game.place(&state.town, place)).collect(),
        sheets: state.sheets.to_vec(),
        vp: state.sheets.iter().map(|sheet| game.printed.vp(sheet)).collect(),
        turn,
    }
}

impl TroyesDice {
    fn place(&self, town: &Town, place: u8) -> OfferedDie {
        let die = town.dice[usize::from(place)];
        let price = self.price(town, place);
        OfferedDie {
            color: self.color_at(town, place),
            face: die.face,
            nature: die.nature,
            any: price.any,
            price: price.fixed,
            tile: self.laid_at(town, place),
        }
    }
}
