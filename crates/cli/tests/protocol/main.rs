//! The engine protocol, driven directly.

mod fairness;
mod garbage;
mod host;
mod ladies;
mod languages;
mod positions;
mod tables;
mod transcript;
