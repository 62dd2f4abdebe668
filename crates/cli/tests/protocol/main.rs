//! The engine protocol, driven directly.

mod garbage;
mod host;
mod positions;
mod ladies;
mod tables;
mod transcript;
