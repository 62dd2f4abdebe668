//! The base game's cards, a file for each color and one for the events.

pub mod events;
pub mod red;
pub mod white;
pub mod yellow;
