//! What tests lend the pages: a storage in memory and how it is all set up; within this crate also a platform of threads
//! and a thinker that waits for nobody.

#[cfg(test)]
mod guides;
#[cfg(test)]
mod lent;
#[cfg(test)]
mod mixing;
#[cfg(test)]
mod pages;
#[cfg(test)]
mod platform;
#[cfg(test)]
mod puzzles;
mod storage;

#[cfg(test)]
pub(crate) use lent::{GUEST, HOST, app, creator, invitation, new_table, request, services, tables};
pub use storage::MemoryStorage;

use crate::settings::{Keep, Settings};
use std::time::Duration;
use words::Language;

/// Pages for a few people and many tables.
pub fn settings() -> Settings {
    Settings {
        is_https: false,
        is_alone: false,
        language: Language::english(),
        thinking: Duration::from_millis(200),
        glance: Duration::from_secs(10),
        request_timeout: Duration::from_secs(20),
        keep: Keep::default(),
        tables: 100,
        tables_each: 100,
        bot_tables: 10,
        bot_tables_each: 10,
        streams_each: 10,
        achievements: None,
        courier: None,
        call_delay: Duration::from_millis(10),
    }
}
