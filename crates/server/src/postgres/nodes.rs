//! The nodes that live.

use super::PgStore;
use crate::store::StoreError;
use sqlx::{Row, query};
use std::net::IpAddr;
use std::time::Duration;

impl PgStore {
    /// Enters a node, and says its number, which no other ever has.
    pub async fn add_node(&self, address: &str, lease: Duration) -> Result<i64, StoreError> {
        let add = query(
            "INSERT INTO nodes (address, until)
             VALUES ($1, clock_timestamp() + make_interval(secs => $2)) RETURNING id",
        );
        Ok(add.bind(address).bind(lease.as_secs_f64()).fetch_one(&self.pool()).await?.try_get("id")?)
    }

    /// The address from which the database sees this machine; nothing if no network is between them.
    pub async fn own_address(&self) -> Result<Option<IpAddr>, StoreError> {
        let seen = query("SELECT host(inet_client_addr()) AS address").fetch_one(&self.pool()).await?;
        let address: Option<String> = seen.try_get("address")?;
        Ok(address.and_then(|address| address.parse().ok()))
    }

    /// Leads nothing any more, and is another node from now on. The number it had.
    pub fn start_anew(&self, node: i64) -> i64 {
        let before = self.leads.node();
        self.leads.start_anew(node);
        before
    }

    /// This node may show what it leads until then, by its own clock.
    pub fn live_until(&self, until: Duration) {
        self.leads.extend(until);
    }

    /// A sign of life of this node, and all nodes with their addresses. Nothing if this is none of them any more.
    pub async fn beat(&self, lease: Duration) -> Result<Option<Vec<(i64, String)>>, StoreError> {
        let own = self.leads.node();
        let beat = query(
            "WITH own AS (UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2)
                 WHERE id = $1 RETURNING id)
             SELECT id, address, EXISTS (SELECT FROM own) AS lives FROM nodes",
        );
        let rows = beat.bind(own).bind(lease.as_secs_f64()).fetch_all(&self.pool()).await?;
        let mut nodes = Vec::with_capacity(rows.len());
        let mut lives = false;
        for row in rows {
            lives = row.try_get("lives")?;
            nodes.push((row.try_get("id")?, row.try_get("address")?));
        }
        Ok(lives.then_some(nodes))
    }

    /// Strikes off the nodes that are overdue. Who gives a sign of life this very moment is not.
    pub async fn strike_off(&self) -> Result<Vec<i64>, StoreError> {
        let gone = query("DELETE FROM nodes WHERE until < clock_timestamp() AND id <> $1 RETURNING id");
        let gone = gone.bind(self.leads.node()).fetch_all(&self.pool()).await?;
        gone.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Removes a node that leaves.
    pub async fn remove_node(&self, node: i64) -> Result<(), StoreError> {
        query("DELETE FROM nodes WHERE id = $1").bind(node).execute(&self.pool()).await?;
        Ok(())
    }

    /// The number of this node.
    pub fn own(&self) -> i64 {
        self.leads.node()
    }

    /// Whether this node may show what it leads.
    pub fn is_alive(&self) -> bool {
        self.leads.is_alive()
    }
}
