//! The pages, drawn in Rust.

pub mod aside;
pub mod assets;
pub mod chart;
pub mod draft;
mod faces;
pub mod join;
pub mod lobby;
pub mod menus;
pub mod message;
mod news;
mod players;
mod presets;
pub mod replay;
mod result;
pub mod score;
pub mod shell;
pub mod skyline;
pub mod story;
pub mod table;
pub mod thing;
