//! The engine protocol, driven directly.

mod garbage;
mod host;
mod ladies;
mod tables;
mod transcript;
