//! How long tables stay: what nobody began or finished is dropped, hosts delete theirs, and nobody fills the disk.

use crate::live_table::LiveTable;
use crate::played_game::Declined;
use crate::refusal::Refused;
use crate::secret::{TableId, TokenHash};
use crate::services::Services;
use crate::storage::{Stale, Write};
use crate::tables::Tables;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// So long it is remembered from which address a table was opened, in seconds.
const NETWORKS_KEPT: i64 = 30 * 24 * 3600;
/// Tables that are looked at together.
const TOGETHER: u32 = 100;

impl Tables {
    /// Refuses a new table to an address that has as many as it may.
    pub async fn must_be_below_quota(&self, network: IpAddr) -> Result<(), Refused> {
        let tables = self.services.storage.tables_from(network).await?;
        if tables < self.services.settings.tables_each { Ok(()) } else { Err(Refused::Quota(tables)) }
    }

    /// Deletes a table, which its host alone may ask for.
    pub async fn delete(&self, id: &TableId, session: Option<TokenHash>) -> Result<(), Refused> {
        let (row, _) = self.services.storage.table(id).await?.ok_or(Refused::NoTable)?;
        if session != Some(row.host) {
            return Err(Refused::NotHost);
        }
        if let Some(table) = self.drop_resting(id, row.revision).await? {
            table.delete().await?;
            self.forget_table(id);
        }
        Ok(())
    }

    /// Deletes a table that is not in memory; one that is, is given back as it is. Nobody can take it into memory
    /// meanwhile.
    async fn drop_resting(&self, id: &TableId, revision: i64) -> Result<Option<Arc<LiveTable>>, Refused> {
        let delete = || async {
            self.services.storage.write(Write::Delete { table: id.clone() }, revision).await?;
            Err(Refused::NoTable)
        };
        match self.table_or(id, delete).await {
            Ok(table) => Ok(Some(table)),
            Err(Refused::NoTable) => Ok(None),
            Err(other) => Err(other),
        }
    }

    /// Drops what was left alone for too long, forgets old addresses and gives room back. How many were dropped.
    pub async fn tidy(&self) -> Result<usize, Refused> {
        let Services { storage, settings, platform, .. } = &*self.services;
        let keep = settings.keep;
        let now = platform.now();
        let before = |time: Option<Duration>| time.map_or(i64::MIN, |time| now - time.as_secs() as i64);
        let mut dropped = 0;
        loop {
            let stale = storage.stale(before(keep.unbegun), before(keep.unfinished), TOGETHER).await?;
            let count = stale.len();
            let mut gone = 0;
            for table in stale {
                gone += usize::from(self.has_dropped(table).await?);
            }
            dropped += gone;
            // Where all the rest is in memory or set aside, the next time is early enough.
            if count < TOGETHER as usize || gone == 0 {
                break;
            }
        }
        storage.write(Write::ForgetNetworks { before: now - NETWORKS_KEPT }, 0).await?;
        storage.give_room_back().await?;
        Ok(dropped)
    }

    /// Drops a table, unless somebody is there, or these rules cannot open it: then it waits for rules that can.
    async fn has_dropped(&self, table: Stale) -> Result<bool, Refused> {
        let Stale { id, revision } = table;
        let Some((row, journal)) = self.services.storage.table(&id).await? else { return Ok(false) };
        if self.services.games.open_kept(&journal, &row).is_err() {
            self.services.storage.write(Write::SetAside { table: id }, revision).await?;
            return Ok(false);
        }
        match self.drop_resting(&id, revision).await {
            Ok(table) => Ok(table.is_none()),
            // Somebody has come meanwhile, here or at another node.
            Err(Refused::Declined(Declined::Stale) | Refused::Elsewhere) => Ok(false),
            Err(other) => Err(other),
        }
    }
}
