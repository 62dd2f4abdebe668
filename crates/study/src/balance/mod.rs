//! What games of bots say about the balance of the game.
//!
//! [`report`] plays and writes a report with pictures; [`compare`](compare::compare) compares two figures files.

pub mod compare;
mod effects;
mod figures;
mod plot;
mod reading;
mod regression;
mod report;
mod sample;
mod sensitivity;
mod tables;
mod together;
mod usage;

pub use report::{Extent, Pages, Provenance, report};
pub use sample::{Figures, Sample, Terms};
