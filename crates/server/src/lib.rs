//! Serves the pages of [`web`]: listening, limits, storage, threads on which bots think. No pages, no rules.

pub mod client;
mod config;
mod courier;
mod http;
mod listener;
pub mod loadtest;
mod log;
mod machine;
mod platform;
mod retention;
mod store;
mod thinking;

pub use config::{Config, Limits};
pub use store::StoreError;
pub use web::{Achievement, Achievements, AchievementsError, Keep};

use courier::{HttpCourier, Key};
use futures_util::future::LocalBoxFuture;
use log::Log;
use platform::SystemPlatform;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use thinking::Thinkers;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use web::{App, Courier, Settings};

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
    app: Arc<App>,
    store: Store,
    thinkers: Thinkers,
    log: Arc<Log>,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve; returns when it can be reached.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let log = Arc::new(Log::default());
        let store = Store::open(&config.file).await?;
        let thinkers = Thinkers::new(config.limits.thinkers, log.clone());
        let platform = Arc::new(SystemPlatform { log: log.clone() });
        let lent = (Arc::new(store.clone()), Arc::new(thinkers.clone()));
        let settings = Settings { courier: courier(&config, &store).await, ..config.settings() };
        let app = Arc::new(App::new(settings, lent.0, lent.1, platform));
        let failed = |error| ServeError::Listen { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let mut limits = config.limits.clone();
        limits.connections = connections(limits.connections, &log);
        let router = http::router(app.clone(), &config, log.clone());
        let resumed = app.clone();
        let is_behind_proxy = config.is_behind_proxy;
        let tasks = vec![
            tokio::spawn(listener::accept_all(listener, router, limits, is_behind_proxy, log.clone())),
            tokio::spawn(async move { drop(resumed.resume_clocks().await) }),
            tokio::spawn(clear_idle(app.clone(), config.idle)),
            tokio::spawn(retention::tidy_forever(app.clone(), config.keep)),
        ];
        Ok(Server { address, app, store, thinkers, log, tasks })
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.app.tables_in_memory()
    }

    /// How many bots are thinking.
    pub fn thinking(&self) -> usize {
        self.thinkers.at_work()
    }

    /// The last lines of the log, the oldest first.
    pub fn log(&self) -> Vec<String> {
        self.log.lines()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
        // Connections may outlive it, but they change nothing any more: the file is free for the next server.
        self.store.stop();
    }
}

/// Who carries messages to people who are elsewhere; nobody, if there is no key to sign them with.
async fn courier(config: &Config, store: &Store) -> Option<Arc<dyn Courier>> {
    let new = Key::new_bytes()?;
    // A disk that takes nothing must not keep the server from starting: then the key changes with each start.
    let bytes = store.push_key(new.clone()).await.unwrap_or(new);
    let contact = config.hosts.first().map(|host| format!("https://{host}"));
    let key = Key::read(&bytes, contact.unwrap_or_else(|| "mailto:troyes@localhost".into()))?;
    Some(Arc::new(HttpCourier::new(key, config.allows_local_webhooks)))
}

/// Files that are open beside connections: the database, the listener, standard streams, with some to spare.
const OTHER_FILES: u64 = 100;

/// How many connections there may be of those that are wanted: each is an open file, and the system may allow fewer.
fn connections(wanted: usize, log: &Log) -> usize {
    let needed = wanted as u64 + OTHER_FILES;
    let (before, now) = machine::raise_open_files(needed);
    let Some(now) = now.filter(|now| *now < needed) else {
        if before != now {
            log.note("open files", format_args!("raised to {needed}"));
        }
        return wanted;
    };
    let possible = now.saturating_sub(OTHER_FILES).max(now / 2).max(1);
    let what = format_args!("the system allows {now}, so at most {possible} connections are taken");
    log.note("open files", what);
    possible as usize
}

async fn clear_idle(app: Arc<App>, idle: Duration) {
    let pause = (idle / 4).clamp(Duration::from_millis(50), Duration::from_secs(60));
    loop {
        tokio::time::sleep(pause).await;
        app.clear_idle(idle);
    }
}

/// Serves until the process is told to stop. `started` is told the address. Whatever was accepted is on disk at any
/// moment, so there is nothing to finish.
///
/// In a box, like everything that commands wait for: it is compiled here and not once more with the program.
pub fn serve<'a>(
    config: Config,
    started: &'a mut dyn FnMut(SocketAddr),
) -> LocalBoxFuture<'a, Result<(), ServeError>> {
    Box::pin(async move {
        let server = Server::start(config).await?;
        started(server.address);
        // Without signals the process can still be ended from outside.
        drop(tokio::signal::ctrl_c().await);
        drop(server);
        Ok(())
    })
}

/// Copies everything that is kept into a new file, readable by nobody else. One that is there already is left alone.
pub fn backup<'a>(file: &'a Path, copy: &'a Path) -> LocalBoxFuture<'a, Result<(), StoreError>> {
    Box::pin(store::backup(file, copy))
}
