//! What happens, for those who tell it.

use crate::banquets::Laid;
use crate::bonus::Bonus;
use crate::building::{Building, Column, Columns};
use crate::by::{ByBuilding, ByColor, ByResource};
use crate::color::{Color, Resource};
use crate::state::Action;
use crate::wheel::{Die, Half, Numbering};
use serde::Serialize;
use tabletop::Seat;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs, reason = "the fields are named as in the state and in choices")]
pub enum Happening {
    /// The plazas lie around the wheel: the colors that are up, clockwise.
    WheelSet { colors: [Color; 9] },
    /// The expansion's tiles lie beside the plazas of one color.
    TilesLaid { tiles: [Laid; 3] },
    /// The columns have their numbers.
    Numbered { numbering: Numbering },
    /// The dice lie on their plazas.
    Rolled { day: u8, half: Half, dice: [Die; 4], colors: [Color; 4] },
    /// A black die destroys a plaza.
    Destroyed { color: Color, tile: Option<Laid> },
    /// The black die sits down at a banquet.
    Welcomed { color: Color, tile: Laid },
    /// A die of the sheet is crossed out.
    Crossed { seat: Seat, color: Color, number: u8 },
    /// A Fortress saved a die.
    Protected { seat: Seat, color: Color, number: u8 },
    /// A die is taken and paid.
    Took { seat: Seat, color: Color, value: u8, paid: ByResource<u8>, plaza: u8, tile: Option<Laid> },
    /// No die could be paid.
    Compensated { seat: Seat },
    /// The die changes its color.
    Recolored { seat: Seat, color: Color, knowledge: u8, tile: Option<Laid> },
    /// The die changes its value.
    Revalued { seat: Seat, value: u8, influence: u8, tile: Option<Laid> },
    /// Resources are circled; some may be lost beyond the end of the track.
    Resources { seat: Seat, resource: Resource, circled: u8, lost: u8 },
    /// Resources bring citizens that stand beside their track.
    TrackCitizens { seat: Seat, resource: Resource, amount: u8 },
    /// Citizens are circled.
    Citizens { seat: Seat, color: Color, amount: u8 },
    /// Citizens find no track with room.
    CitizensLost { seat: Seat, amount: u8 },
    /// A citizen whose track is full is circled on another.
    Moved { seat: Seat, color: Color },
    /// A citizen whose track is full is circled nowhere, because its player wants it so.
    Declined { seat: Seat },
    /// Something is built.
    Built { seat: Seat, building: Building, column: Column, number: u8 },
    /// A Cathedral unlocks a scoring.
    Unlocked { seat: Seat, row: Building, multiplier: u8 },
    /// A banquet gives something to what was built.
    Banquet { seat: Seat, tile: Laid },
    /// A bonus is taken.
    Bonus { seat: Seat, bonus: Bonus },
    /// A bonus has nothing left to build.
    BonusLost { seat: Seat, bonus: Bonus },
    /// A seat has chosen.
    Committed { seat: Seat },
    /// All have chosen: what a seat did, for everybody.
    Revealed {
        seat: Seat,
        /// The plaza's color and the die's face.
        die: Option<(Color, u8)>,
        action: Option<Action>,
        drawn: ByBuilding<Columns>,
        circled: ByResource<u8>,
        spent: ByResource<u8>,
        citizens: ByColor<u8>,
    },
    /// A destroyed plaza is rebuilt on its other side.
    Rebuilt { from: Color, to: Color },
    /// A tile of the expansion turns to its raid.
    Raided { tile: Laid },
    /// The game is over.
    Over { vp: Vec<i32> },
}

impl Happening {
    /// The seat that alone may know this before all have chosen.
    pub fn secret_of(&self) -> Option<Seat> {
        match self {
            Happening::Took { seat, .. }
            | Happening::Compensated { seat }
            | Happening::Recolored { seat, .. }
            | Happening::Revalued { seat, .. }
            | Happening::Resources { seat, .. }
            | Happening::TrackCitizens { seat, .. }
            | Happening::Citizens { seat, .. }
            | Happening::CitizensLost { seat, .. }
            | Happening::Moved { seat, .. }
            | Happening::Declined { seat }
            | Happening::Built { seat, .. }
            | Happening::Unlocked { seat, .. }
            | Happening::Banquet { seat, .. }
            | Happening::Bonus { seat, .. }
            | Happening::BonusLost { seat, .. } => Some(*seat),
            Happening::WheelSet { .. }
            | Happening::TilesLaid { .. }
            | Happening::Numbered { .. }
            | Happening::Rolled { .. }
            | Happening::Destroyed { .. }
            | Happening::Welcomed { .. }
            | Happening::Crossed { .. }
            | Happening::Protected { .. }
            | Happening::Committed { .. }
            | Happening::Revealed { .. }
            | Happening::Rebuilt { .. }
            | Happening::Raided { .. }
            | Happening::Over { .. } => None,
        }
    }
}
