//! Tables and pages on a platform of threads.

use super::platform::ThreadPlatform;
use super::{MemoryStorage, settings};
use crate::new_table::{RequestedSeat, TableRequest};
use crate::services::Services;
use crate::tables::Tables;
use crate::visitor::Creator;
use crate::{App, Secret, Sitter, TableId, TokenHash};
use std::net::Ipv4Addr;
use std::sync::Arc;
use words::Language;

/// Who makes the tables of [`new_table`].
pub const HOST: TokenHash = [1; size_of::<TokenHash>()];

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

/// Who sits down at them.
pub const GUEST: TokenHash = [9; size_of::<TokenHash>()];

/// Somebody of this machine who reads English.
pub fn creator(session: TokenHash) -> Creator {
    Creator { session, network: Ipv4Addr::LOCALHOST.into(), language: Language::english() }
}

/// The invitation to a seat.
pub async fn invitation(tables: &Tables, id: &TableId, seat: usize) -> Secret {
    let table = tables.table(id).await.unwrap();
    let data = table.look().await.unwrap();
    match data.row.chairs[seat].sitter {
        Sitter::Invited(secret) => secret,
        _ => panic!("seat {seat} is taken"),
    }
}

/// A new table of Troyes for two people who bring nothing to the seed.
pub async fn new_table(tables: &Tables) -> TableId {
    let id = tables.create_table(request(), creator(HOST)).await.unwrap();
    let invitation = invitation(tables, &id, 1).await;
    let table = tables.table(&id).await.unwrap();
    table.sit(invitation, tabletop::Seat(1), "Bert".into(), None, creator(GUEST)).await.unwrap();
    id
}

/// What somebody asks for who wants to play Troyes with a guest.
pub fn request() -> TableRequest {
    TableRequest {
        offer: "troyes".into(),
        chairs: vec![RequestedSeat::Me(Some("Anna".into())), RequestedSeat::Guest],
        options: vec![],
        figures: None,
        pace: 0,
        is_listed: false,
        by_lot: false,
        promised: None,
        terms: Default::default(),
    }
}
