//! What is kept in PostgreSQL, for as many nodes as there are.
//!
//! A change of a table names the change that it follows and the epoch of the lead that it is made under: whoever has
//! lost the lead writes nothing. It names the request too that it is made for, so that a change whose answer was lost is
//! recognised and never made twice.

mod connections;
mod jobs;
mod keys;
mod lead;
mod nodes;
mod patience;
mod reading;
mod rows;
mod schema;
mod web;
mod writing;

use crate::seal::{KeySource, Seal, SealError};
use crate::store::StoreError;
use connections::Connections;
use lead::Leads;
use sqlx::postgres::{PgConnection, PgPool};
use std::sync::Arc;

pub use jobs::{Collected, Job, Jobs, News, Waiting};
pub use lead::Leader;

/// The database.
#[derive(Clone)]
pub struct PgStore {
    connections: Connections,
    leads: Arc<Leads>,
    seal: Arc<Seal>,
}

impl PgStore {
    /// Opens the database at `postgres://…`, and brings it into the newest format; seeds in it are sealed with the key that
    /// is at `key`, the same for all nodes.
    pub async fn open(url: &str, key: &KeySource) -> Result<PgStore, StoreError> {
        let connections = Connections::open(url).await?;
        schema::migrate(&mut connections.detached().await?).await?;
        let seal = Arc::new(find_seal(&connections.pool(), key).await?);
        Ok(PgStore { connections, leads: Arc::default(), seal })
    }

    /// The connections.
    fn pool(&self) -> PgPool {
        self.connections.pool()
    }

    /// Takes new connections instead of those there are: a database that went without a word leaves them open for as long
    /// as the network pleases.
    pub fn connect_anew(&self) {
        self.connections.connect_anew();
    }

    /// What bots are to think about, in the same database.
    pub fn jobs(&self) -> Jobs {
        Jobs::new(self.connections.clone())
    }

    /// A connection of one's own, for what no node does.
    pub async fn detached(&self) -> Result<PgConnection, StoreError> {
        self.connections.detached().await
    }
}

/// What seeds are sealed with. Of two nodes that start at once with different keys, only one goes on.
async fn find_seal(pool: &PgPool, key: &KeySource) -> Result<Seal, StoreError> {
    let seal = Seal::find(key, keys::known_key(pool, SEAL).await?.as_deref())?;
    let kept = keys::keep_key(pool, SEAL, seal.fingerprint()).await?;
    if kept == seal.fingerprint() { Ok(seal) } else { Err(SealError::OtherKey(key.clone()).into()) }
}

/// Under this name it is kept by what the key of seals is known again.
const SEAL: &str = "seal";
