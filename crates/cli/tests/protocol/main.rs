//! The engine protocol, driven directly.

mod garbage;
mod host;
mod positions;
mod tables;
mod transcript;
