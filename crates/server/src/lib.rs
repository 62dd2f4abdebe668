//! The table in the browser: lobby, tables, seats, live updates, storage. No rules.
//!
//! Every game is drawn by its [`face::BoardRenderer`] and played through one seam (`playing.rs`); everything else here is who
//! may speak, what is kept and who is told.

mod achievements;
pub mod client;
mod config;
mod counts;
pub mod face;
mod faces;
mod games;
mod http;
mod listener;
mod live_table;
pub mod loadtest;
mod log;
mod machine;
mod name;
mod new_table;
mod opponent;
mod pages;
pub mod parts;
mod play;
mod playing;
mod refusal;
mod retention;
mod screen;
mod secret;
mod speech;
mod store;
mod tables;
mod thinking;
mod visitor;

pub use achievements::{Achievement, Achievements, AchievementsError};
pub use config::{Config, Keep, Limits};

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tables::Tables;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The file cannot be used.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// Nobody can be listened to there.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What is wrong.
        error: std::io::Error,
    },
}

/// A server that runs until it is dropped.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    tables: Arc<Tables>,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve; returns when it can be reached.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let (address, mut limits, is_behind_proxy) =
            (config.address, config.limits.clone(), config.is_behind_proxy);
        let idle = config.idle;
        let tables = Arc::new(Tables::open(config, games::Games::all()).await?);
        let failed = |error| ServeError::Listen { address, error };
        let listener = TcpListener::bind(address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        limits.connections = connections(limits.connections, &tables.app.log);
        let (router, log) = (http::router(tables.clone()), tables.app.log.clone());
        let tasks = vec![
            tokio::spawn(listener::accept_all(listener, router, limits, is_behind_proxy, log)),
            tokio::spawn(clear_idle(tables.clone(), idle)),
            tokio::spawn(retention::tidy_forever(tables.clone())),
        ];
        Ok(Server { address, tables, tasks })
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables.in_memory()
    }

    /// How many bots are thinking.
    pub fn thinking(&self) -> usize {
        self.tables.app.thinkers.at_work()
    }

    /// The last lines of the log, the oldest first.
    pub fn log(&self) -> Vec<String> {
        self.tables.app.log.lines()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
        // Connections may outlive it, but they change nothing any more: the file is free for the next server.
        self.tables.app.store.stop();
    }
}

/// Files that are open beside connections: the database, the listener, standard streams, with some to spare.
const OTHER_FILES: u64 = 100;

/// How many connections there may be of those that are wanted: each is an open file, and the system may allow fewer.
fn connections(wanted: usize, log: &log::Log) -> usize {
    let needed = wanted as u64 + OTHER_FILES;
    let (before, now) = machine::raise_open_files(needed);
    let Some(now) = now.filter(|now| *now < needed) else {
        if before != now {
            log.note("open files", || format!("raised to {needed}"));
        }
        return wanted;
    };
    let possible = now.saturating_sub(OTHER_FILES).max(now / 2).max(1);
    log.note("open files", || {
        format!("the system allows {now}, so at most {possible} connections are taken")
    });
    possible as usize
}

async fn clear_idle(tables: Arc<Tables>, idle: Duration) {
    let pause = (idle / 4).clamp(Duration::from_millis(50), Duration::from_secs(60));
    loop {
        tokio::time::sleep(pause).await;
        tables.clear_idle(idle.as_secs() as i64);
    }
}

/// Serves until the process is told to stop. `started` is told the address. Whatever was accepted is on disk at any
/// moment, so there is nothing to finish.
pub async fn serve(config: Config, started: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = Server::start(config).await?;
    started(server.address);
    // Without signals the process can still be ended from outside.
    drop(tokio::signal::ctrl_c().await);
    drop(server);
    Ok(())
}
