//! One node of several on the same database: each answers for every table.
//!
//! A table is led by one node at a time, which has its game in memory and draws it for everybody. Requests that come
//! to another node are passed on to the leader over plain HTTP; when a leader is gone, whoever is asked next takes its
//! tables over.

mod beat;
mod inner;
mod passing;
mod routing;
mod streams;

use crate::log::Log;
use crate::machine::since_boot;
use crate::postgres::PgStore;
use crate::store::StoreError;
use axum::body::Bytes;
use http_body_util::Full;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use std::collections::HashMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use web::{App, TableId};

/// Tables whose leaders are remembered.
const REMEMBERED: usize = 100_000;
/// A connection to another node of the same network is there by then, or never.
const CONNECT: Duration = Duration::from_secs(1);

/// The nodes that live, with the addresses at which the others reach them.
pub type Members = HashMap<i64, SocketAddr>;

/// This node.
pub struct Node {
    store: PgStore,
    address: SocketAddr,
    /// What nodes know and nobody else.
    secret: String,
    members: watch::Sender<Arc<Members>>,
    /// The number of this node while it may show what it leads; another one when everything it led is lost.
    life: watch::Sender<i64>,
    /// Who leads which table, as far as somebody has asked lately.
    known: Mutex<HashMap<TableId, i64>>,
    client: Client<HttpConnector, Full<Bytes>>,
    log: Arc<Log>,
}

impl Node {
    /// Joins the others, who reach this node at `address`; if that is any of this machine's, at the one that the database
    /// sees.
    pub async fn join(
        store: PgStore,
        mut address: SocketAddr,
        log: Arc<Log>,
    ) -> Result<Arc<Node>, StoreError> {
        if address.ip().is_unspecified() {
            address.set_ip(store.own_address().await?.unwrap_or(Ipv4Addr::LOCALHOST.into()));
        }
        let mut new = [0; 32];
        getrandom::fill(&mut new).map_err(|_| StoreError::Nonsense("random bytes"))?;
        let key = store.key("nodes", &new).await?;
        let secret = key.iter().map(|byte| format!("{byte:02x}")).collect();
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECT));
        let client = Client::builder(TokioExecutor::new()).build(connector);
        let node = Node {
            store,
            address,
            secret,
            members: watch::Sender::default(),
            life: watch::Sender::default(),
            known: Mutex::default(),
            client,
            log,
        };
        node.register().await?;
        Ok(Arc::new(node))
    }

    /// Leaves the others: they may lead its tables from now on.
    pub async fn leave(&self) {
        let own = self.store.start_anew(beat::NONE);
        if let Err(error) = self.store.remove_node(own).await {
            self.log.warn("nodes", format_args!("this node could not say that it leaves: {error}"));
        }
    }

    /// Lets go of tables that nobody has asked for lately and that are not in memory.
    pub async fn release_idle(&self, app: &App, idle: Duration) {
        let since = since_boot().saturating_sub(idle);
        if let Err(error) = self.store.release_unused(since, &|table| !app.is_in_memory(table)).await {
            self.log.note("nodes", format_args!("tables could not be let go of: {error}"));
        }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TableId, i64>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers who leads a table.
    fn remember(&self, table: &TableId, leader: i64) {
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(table.clone(), leader);
    }

    fn forget(&self, table: &TableId) {
        self.known().remove(table);
    }
}
