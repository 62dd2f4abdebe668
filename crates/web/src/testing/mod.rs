//! What tests lend the pages: a platform of threads, a storage in memory, a thinker that waits for nobody.

mod guides;
mod pages;
mod platform;
mod puzzles;
mod storage;

use crate::new_table::{RequestedSeat, TableRequest};
use crate::services::Services;
use crate::settings::{Keep, Settings};
use crate::tables::Tables;
use crate::visitor::Creator;
use crate::{App, TableId, TokenHash};
use platform::ThreadPlatform;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;
use storage::MemoryStorage;
use words::Language;

/// Who makes the tables of [`new_table`].
pub const HOST: TokenHash = [1; size_of::<TokenHash>()];

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

pub fn services() -> Services {
    let platform = Arc::new(ThreadPlatform);
    Services::new(settings(), Arc::new(MemoryStorage::default()), platform.clone(), platform)
}

pub fn tables() -> Tables {
    Tables::new(services())
}

pub fn app(storage: Arc<MemoryStorage>) -> App {
    let platform = Arc::new(ThreadPlatform);
    App::new(settings(), storage, platform.clone(), platform)
}

/// A new table of Troyes for two people, one of whom is still missing.
pub async fn new_table(tables: &Tables) -> TableId {
    let request = TableRequest {
        offer: "troyes".into(),
        chairs: vec![RequestedSeat::Me(Some("Anna".into())), RequestedSeat::Guest],
        options: vec![],
        figures: None,
        pace: 0,
        is_listed: false,
        by_lot: false,
        terms: Default::default(),
    };
    let creator =
        Creator { session: HOST, network: Ipv4Addr::LOCALHOST.into(), language: Language::english() };
    tables.create_table(request, creator).await.unwrap()
}
