//! The database as the pages know it.

use super::{Leader, PgStore};
use std::net::IpAddr;
use tabletop::Seat;
use web::{RequestKey, Secret, Stale, Storage, Stored, Summary, TableId, TableRow, TokenHash, Write};

impl Storage for PgStore {
    fn write(&self, write: Write, follows: i64) -> Stored<'_, ()> {
        self.write_for(write, follows, None)
    }

    fn write_for(&self, write: Write, follows: i64, request: Option<RequestKey>) -> Stored<'_, ()> {
        Box::pin(async move { Ok(self.write(&write, follows, request).await?) })
    }

    fn is_done<'a>(&'a self, table: &'a TableId, request: RequestKey) -> Stored<'a, bool> {
        Box::pin(async move { Ok(self.patiently(|| self.is_done(table, request)).await?) })
    }

    fn term(&self, id: &TableId) -> Option<i64> {
        self.leads.term(id)
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Stored<'a, Option<(TableRow, String)>> {
        Box::pin(async move { Ok(self.patiently(|| self.table(id)).await?) })
    }

    fn is_over<'a>(&'a self, id: &'a TableId) -> Stored<'a, bool> {
        Box::pin(async move { Ok(self.patiently(|| self.is_over(id)).await?) })
    }

    fn seat_of(&self, secret: Secret) -> Stored<'_, Option<(TableId, Seat)>> {
        Box::pin(async move { Ok(self.patiently(|| self.seat_of(secret)).await?) })
    }

    fn knows(&self, session: TokenHash) -> Stored<'_, bool> {
        Box::pin(async move { Ok(self.patiently(|| self.knows(&session)).await?) })
    }

    fn tables_of(&self, session: TokenHash, most: u32) -> Stored<'_, Vec<Summary>> {
        Box::pin(async move { Ok(self.patiently(|| self.tables_of(&session, most)).await?) })
    }

    fn listed(&self, most: u32) -> Stored<'_, Vec<Summary>> {
        Box::pin(async move { Ok(self.patiently(|| self.listed(most)).await?) })
    }

    /// Those that nobody else leads: this node does from now on.
    fn clocked(&self, most: u32) -> Stored<'_, Vec<TableId>> {
        Box::pin(async move {
            let mut own = Vec::new();
            for table in self.patiently(|| self.clocked(most)).await? {
                if let Leader::Own(_) = self.patiently(|| self.lead(&table)).await? {
                    own.push(table);
                }
            }
            Ok(own)
        })
    }

    fn tables_from(&self, network: IpAddr) -> Stored<'_, usize> {
        Box::pin(async move { Ok(self.patiently(|| self.tables_from(network)).await?) })
    }

    fn stale(&self, unbegun: i64, unfinished: i64, most: u32) -> Stored<'_, Vec<Stale>> {
        Box::pin(async move { Ok(self.patiently(|| self.stale(unbegun, unfinished, most)).await?) })
    }

    fn give_room_back(&self) -> Stored<'_, ()> {
        Box::pin(async move {
            while !self.patiently(|| self.forget_changes()).await? {}
            Ok(())
        })
    }
}
