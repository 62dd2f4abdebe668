//! The engine protocol, driven directly.

mod garbage;
mod host;
mod tables;
mod transcript;
