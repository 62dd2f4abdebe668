//! The file as the pages know it.

use super::Store;
use std::net::IpAddr;
use tabletop::Seat;
use web::{Secret, Stale, Storage, Stored, Summary, TableId, TableRow, TokenHash, Write};

impl Storage for Store {
    fn write(&self, write: Write, follows: i64) -> Stored<'_, ()> {
        Box::pin(async move { Ok(self.write(write, follows).await?) })
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Stored<'a, Option<(TableRow, String)>> {
        Box::pin(async move { Ok(self.table(id).await?) })
    }

    fn is_over<'a>(&'a self, id: &'a TableId) -> Stored<'a, bool> {
        Box::pin(async move { Ok(self.is_over(id).await?) })
    }

    fn seat_of(&self, secret: Secret) -> Stored<'_, Option<(TableId, Seat)>> {
        Box::pin(async move { Ok(self.seat_of(secret).await?) })
    }

    fn knows(&self, session: TokenHash) -> Stored<'_, bool> {
        Box::pin(async move { Ok(self.knows(&session).await?) })
    }

    fn tables_of(&self, session: TokenHash, most: u32) -> Stored<'_, Vec<Summary>> {
        Box::pin(async move { Ok(self.tables_of(&session, most).await?) })
    }

    fn listed(&self, most: u32) -> Stored<'_, Vec<Summary>> {
        Box::pin(async move { Ok(self.listed(most).await?) })
    }

    fn clocked(&self, most: u32) -> Stored<'_, Vec<TableId>> {
        Box::pin(async move { Ok(self.clocked(most).await?) })
    }

    fn tables_from(&self, network: IpAddr) -> Stored<'_, usize> {
        Box::pin(async move { Ok(self.tables_from(network).await?) })
    }

    fn stale(&self, unbegun: i64, unfinished: i64, most: u32) -> Stored<'_, Vec<Stale>> {
        Box::pin(async move { Ok(self.stale(unbegun, unfinished, most).await?) })
    }

    fn give_room_back(&self) -> Stored<'_, ()> {
        Box::pin(async move { Ok(self.give_room_back().await?) })
    }
}
