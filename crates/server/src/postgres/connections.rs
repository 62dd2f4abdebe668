//! Connections to the database.

use crate::store::StoreError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Error, Postgres, raw_sql};
use std::ops::{Deref, DerefMut};
use std::str::FromStr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use tokio::time::timeout;

/// Connections of one process. More would only wait for the disk of the database together.
const CONNECTIONS: u32 = 8;
/// How long a connection is waited for before it is said that there is none.
const CONNECT: Duration = Duration::from_secs(3);

/// What holds for every connection. Whoever stops in the middle of a transaction lets go of its rows soon, so that
/// nobody who takes over waits for a node that was cut off.
const SETTINGS: [(&str, &str); 3] = [
    ("synchronous_commit", "on"),
    ("idle_in_transaction_session_timeout", "1000"),
    ("statement_timeout", "8000"),
];

/// The connections of this process.
#[derive(Clone)]
pub struct Connections {
    options: Arc<PgConnectOptions>,
    pool: Arc<RwLock<PgPool>>,
}

impl Connections {
    /// Connects to the database at `postgres://…`.
    pub async fn open(url: &str) -> Result<Connections, StoreError> {
        let options = PgConnectOptions::from_str(url)?.application_name("troyes").options(SETTINGS);
        let pool = match connections(CONNECTIONS).connect_with(options.clone()).await {
            // It waited for a database that may be starting; now it is told why there is none.
            Err(Error::PoolTimedOut) => return Err(why_not(&options).await.into()),
            pool => pool?,
        };
        Ok(Connections { options: Arc::new(options), pool: Arc::new(RwLock::new(pool)) })
    }

    /// Those there are now.
    pub fn pool(&self) -> PgPool {
        self.pool.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes new connections instead of those there are: a database that went without a word leaves them open for as long
    /// as the network pleases.
    pub fn connect_anew(&self) {
        let new = connections(CONNECTIONS).connect_lazy_with((*self.options).clone());
        *self.pool.write().unwrap_or_else(PoisonError::into_inner) = new;
    }

    /// A connection of one's own, for what takes as long as it takes.
    pub async fn detached(&self) -> Result<PgConnection, StoreError> {
        let mut connection = self.pool().acquire().await?.detach();
        let patient = "SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0";
        raw_sql(patient).execute(&mut connection).await?;
        Ok(connection)
    }

    /// A connection of its own that is told what happens on some channels.
    pub async fn listener(&self, channels: &[&str]) -> Result<PgListener, StoreError> {
        let pool = connections(1).connect_lazy_with((*self.options).clone());
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen_all(channels.iter().copied()).await?;
        Ok(listener)
    }
}

/// A connection for transactions, which is closed unless it is given back.
///
/// Whoever hangs up in the middle of a request lets go of its connection at any word. If that word is `BEGIN`, sqlx takes the
/// transaction for one that never began and puts the connection back with it: what others write there next is
/// acknowledged, and never committed.
pub struct Lent {
    connection: PoolConnection<Postgres>,
    is_given_back: bool,
}

impl Lent {
    /// One of these connections.
    pub async fn of(pool: &PgPool) -> Result<Lent, Error> {
        Ok(Lent { connection: pool.acquire().await?, is_given_back: false })
    }

    /// Everything that was begun on it has ended, well or not: others may have it.
    pub fn give_back(mut self) {
        self.is_given_back = true;
    }
}

impl Deref for Lent {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        &self.connection
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut PgConnection {
        &mut self.connection
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if !self.is_given_back {
            self.connection.close_on_drop();
        }
    }
}

/// Why there is no connection.
async fn why_not(options: &PgConnectOptions) -> Error {
    match timeout(CONNECT, options.connect()).await {
        Ok(Err(error)) => error,
        _ => Error::PoolTimedOut,
    }
}

/// Connections are not asked whether they are well before each use: whatever breaks is tried again.
fn connections(most: u32) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(most).acquire_timeout(CONNECT).test_before_acquire(false)
}
