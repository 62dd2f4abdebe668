//! The rules of Troyes Dice, with Banquets and Raids, as a [`tabletop::Game`].
//!
//! Nothing here does I/O, reads a clock or draws a random number.
#![warn(missing_docs)]

pub mod achievements;
mod banquets;
mod bonus;
mod building;
mod by;
mod cards;
mod check;
mod choice;
mod color;
mod components;
mod figures;
mod gain;
mod game;
mod halfday;
mod happening;
mod notation;
mod options;
mod pencil;
mod printed;
#[cfg(feature = "schema")]
mod schema;
mod scoring;
mod setup;
mod sheet;
mod speech;
mod state;
mod svg;
mod terms;
mod turn;
mod view;
mod wheel;

pub use banquets::{Laid, Side, Tile};
pub use bonus::{Bonus, BonusKind, Waiting};
pub use building::{Building, Column, Columns};
pub use by::{By, ByBuilding, ByColor, ByResource, Key};
pub use choice::Choice;
pub use color::{Color, Resource};
pub use gain::{Gain, PerDie};
pub use game::TroyesDice;
pub use happening::Happening;
pub use options::{MOST_PLAYERS, Numbers, Options};
pub use printed::{Banquets, CitizenTrack, Printed, ResourceTrack, Wheel};
pub use sheet::Sheet;
pub use speech::Kind;
pub use state::{Action, Phase, Stage, State, Town, Turn};
pub use svg::{outline, sheet_svg};
pub use terms::Price;
pub use view::{OfferedDie, View};
pub use wheel::{Die, Half, NOTCHES, Nature, Numbering, Plaza, notch, placed};
