//! Who leads a table: one node at a time, each under an epoch of its own.
//!
//! A node leads until its row in `nodes` is gone, and it never comes back under the same number. So a table is free
//! when its leader is not there any more, and whoever raises its epoch first has it: had anybody else taken it since it
//! was looked at, the epoch would be another one.

use super::PgStore;
use crate::machine::since_boot;
use crate::store::StoreError;
use sqlx::{Row, query};
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use web::TableId;

/// Who leads a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leader {
    /// This node, in this epoch.
    Own(i64),
    /// Another node.
    Other(i64),
    /// Nobody, for there is no such table.
    NoTable,
}

/// What this node leads, as far as it knows.
#[derive(Default)]
pub struct Leads {
    /// Its number; 0 if it is none of the nodes.
    node: AtomicI64,
    /// Until when it may show what it leads, in milliseconds since the machine started.
    until: AtomicU64,
    led: Mutex<HashMap<TableId, Led>>,
}

struct Led {
    epoch: i64,
    /// When somebody last asked.
    used: Duration,
}

impl Leads {
    /// The number of this node.
    pub fn node(&self) -> i64 {
        self.node.load(Ordering::Acquire)
    }

    /// This node is alive until then, by its own clock.
    pub fn extend(&self, until: Duration) {
        self.until.store(until.as_millis() as u64, Ordering::Release);
    }

    /// Leads nothing any more, and is another node from now on.
    pub fn start_anew(&self, node: i64) {
        self.until.store(0, Ordering::Release);
        let mut led = self.lock();
        led.clear();
        self.node.store(node, Ordering::Release);
    }

    /// Whether this node may show what it leads.
    pub fn is_alive(&self) -> bool {
        since_boot().as_millis() < self.until.load(Ordering::Acquire).into()
    }

    /// The epoch in which this node leads a table, while it may show it.
    pub fn term(&self, table: &TableId) -> Option<i64> {
        if !self.is_alive() {
            return None;
        }
        let mut led = self.lock();
        let led = led.get_mut(table)?;
        led.used = since_boot();
        Some(led.epoch)
    }

    /// The epoch in which this node has led a table last, as far as it knows.
    pub(super) fn epoch(&self, table: &TableId) -> Option<i64> {
        self.lock().get(table).map(|led| led.epoch)
    }

    /// Takes note of a lead, unless this has become another node meanwhile.
    fn take(&self, node: i64, table: &TableId, epoch: i64) {
        let mut led = self.lock();
        if self.node() == node {
            led.insert(table.clone(), Led { epoch, used: since_boot() });
        }
    }

    /// Forgets a lead.
    pub(super) fn forget(&self, table: &TableId, epoch: i64) {
        let mut led = self.lock();
        if led.get(table).is_some_and(|led| led.epoch == epoch) {
            led.remove(table);
        }
    }

    /// Takes those out that nobody has asked for since then and that are free.
    fn take_unused(&self, since: Duration, is_free: &dyn Fn(&TableId) -> bool) -> Vec<(String, i64)> {
        let mut led = self.lock();
        led.extract_if(|id, led| led.used < since && is_free(id))
            .map(|(id, led)| (id.to_string(), led.epoch))
            .collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Led>> {
        self.led.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PgStore {
    /// Who leads a table; this node from now on, if nobody does.
    pub async fn lead(&self, table: &TableId) -> Result<Leader, StoreError> {
        loop {
            let node = self.leads.node();
            let found = query(
                "SELECT t.leader, t.epoch, n.id AS alive FROM tables t LEFT JOIN nodes n ON n.id = t.leader
                 WHERE t.id = $1",
            );
            let Some(row) = found.bind(table.as_str()).fetch_optional(&self.pool()).await? else {
                return Ok(Leader::NoTable);
            };
            let (alive, epoch): (Option<i64>, i64) = (row.try_get("alive")?, row.try_get("epoch")?);
            match alive {
                Some(other) if other != node => return Ok(Leader::Other(other)),
                Some(_) if self.leads.epoch(table) == Some(epoch) => return Ok(Leader::Own(epoch)),
                // Nobody, or this node has let go of it.
                _ => {}
            }
            let claim = query(
                "UPDATE tables SET leader = $1, epoch = epoch + 1 WHERE id = $2 AND epoch = $3 RETURNING epoch",
            );
            let claim = claim.bind(node).bind(table.as_str()).bind(epoch);
            if let Some(row) = claim.fetch_optional(&self.pool()).await? {
                let epoch = row.try_get("epoch")?;
                self.leads.take(node, table, epoch);
                return Ok(Leader::Own(epoch));
            }
        }
    }

    /// Lets go of the tables that nobody has asked for since then and that are free, so that others may lead them.
    pub async fn release_unused(
        &self,
        since: Duration,
        is_free: &(dyn Fn(&TableId) -> bool + Sync),
    ) -> Result<(), StoreError> {
        let unused = self.leads.take_unused(since, is_free);
        let (tables, epochs): (Vec<String>, Vec<i64>) = unused.into_iter().unzip();
        if tables.is_empty() {
            return Ok(());
        }
        let release = query(
            "UPDATE tables SET leader = NULL FROM unnest($1::text[], $2::bigint[]) AS free (table_id, led)
             WHERE id = table_id AND epoch = led",
        );
        release.bind(tables).bind(epochs).execute(&self.pool()).await?;
        Ok(())
    }
}
