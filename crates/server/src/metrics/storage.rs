//! Any storage, with a watch in hand.

use super::Metrics;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use tabletop::Seat;
use web::{
    RequestKey, Secret, Stale, Storage, StorageError, Stored, Summary, TableId, TableRow, TokenHash, Write,
};

/// A storage whose writes are counted.
pub struct MeteredStorage {
    storage: Arc<dyn Storage>,
    metrics: Arc<Metrics>,
}

impl MeteredStorage {
    /// Counts what is written there.
    pub fn new(storage: Arc<dyn Storage>, metrics: Arc<Metrics>) -> MeteredStorage {
        MeteredStorage { storage, metrics }
    }
}

impl Storage for MeteredStorage {
    fn write(&self, write: Write, follows: i64) -> Stored<'_, ()> {
        self.write_for(write, follows, None)
    }

    fn write_for(&self, write: Write, follows: i64, request: Option<RequestKey>) -> Stored<'_, ()> {
        let is_move = matches!(write, Write::Steps { .. });
        Box::pin(async move {
            let start = Instant::now();
            let done = self.storage.write_for(write, follows, request).await;
            self.metrics.writes.add(start.elapsed());
            match done {
                Ok(()) => self.metrics.moves.fetch_add(u64::from(is_move), Relaxed),
                Err(StorageError::Overtaken) => self.metrics.overtaken.fetch_add(1, Relaxed),
                Err(StorageError::Failed | StorageError::Untold) => {
                    self.metrics.unwritten.fetch_add(1, Relaxed)
                }
            };
            done
        })
    }

    fn is_done<'a>(&'a self, table: &'a TableId, request: RequestKey) -> Stored<'a, bool> {
        self.storage.is_done(table, request)
    }

    fn term(&self, id: &TableId) -> Option<i64> {
        self.storage.term(id)
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Stored<'a, Option<(TableRow, String)>> {
        self.storage.table(id)
    }

    fn is_over<'a>(&'a self, id: &'a TableId) -> Stored<'a, bool> {
        self.storage.is_over(id)
    }

    fn seat_of(&self, secret: Secret) -> Stored<'_, Option<(TableId, Seat)>> {
        self.storage.seat_of(secret)
    }

    fn knows(&self, session: TokenHash) -> Stored<'_, bool> {
        self.storage.knows(session)
    }

    fn tables_of(&self, session: TokenHash, most: u32) -> Stored<'_, Vec<Summary>> {
        self.storage.tables_of(session, most)
    }

    fn listed(&self, most: u32) -> Stored<'_, Vec<Summary>> {
        self.storage.listed(most)
    }

    fn clocked(&self, most: u32) -> Stored<'_, Vec<TableId>> {
        self.storage.clocked(most)
    }

    fn tables_from(&self, network: IpAddr) -> Stored<'_, usize> {
        self.storage.tables_from(network)
    }

    fn stale(&self, unbegun: i64, unfinished: i64, most: u32) -> Stored<'_, Vec<Stale>> {
        self.storage.stale(unbegun, unfinished, most)
    }

    fn give_room_back(&self) -> Stored<'_, ()> {
        self.storage.give_room_back()
    }
}
