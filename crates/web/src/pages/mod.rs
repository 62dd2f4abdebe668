//! The pages, drawn in Rust.

pub mod aside;
pub mod assets;
mod calls;
pub mod chart;
pub mod company;
pub mod draft;
mod faces;
pub mod import;
pub mod join;
pub mod lobby;
pub mod menus;
pub mod message;
mod news;
mod players;
mod presets;
mod qr;
pub mod replay;
mod result;
mod scenes;
pub mod score;
pub mod share;
pub mod shell;
pub mod skyline;
pub mod story;
pub mod table;
pub mod terms;
pub mod thing;
