//! Serves the pages of [`web`]: listening, limits, storage, threads on which bots think. No pages, no rules.

pub mod client;
mod config;
mod courier;
mod http;
mod inner;
mod kept;
mod leaving;
mod listener;
pub mod loadtest;
mod log;
mod machine;
mod metrics;
mod moving;
mod node;
mod platform;
mod postgres;
mod readiness;
mod retention;
mod seal;
mod store;
mod task;
mod think;
mod thinking;
mod writing;

pub use config::{Config, Limits, Think};
pub use leaving::Leaving;
pub use log::LogForm;
pub use moving::{MoveError, Moved, Place, PlaceError, move_all};
pub use seal::{KeySource, Seal, SealError};
pub use store::StoreError;
pub use think::{ThinkConfig, think};
pub use web::{Achievement, Achievements, AchievementsError, Keep};

use courier::{HttpCourier, Key};
use futures_util::future::LocalBoxFuture;
use inner::Watched;
use kept::Kept;
use leaving::Farewell;
use listener::Door;
use log::Log;
use metrics::{MeteredStorage, Metrics};
use node::Node;
use platform::SystemPlatform;
use readiness::Readiness;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use thinking::Thinkers;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use web::{App, Courier, Settings, Storage, Thinker};

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
    /// Where machines are told how it is.
    pub inner: Option<SocketAddr>,
    kept: Kept,
    node: Option<Arc<Node>>,
    log: Arc<Log>,
    watched: Arc<Watched>,
    /// Who lets people in until told to stop, and ends when they are gone.
    door: JoinHandle<()>,
    stop: Arc<Notify>,
    leaving: Leaving,
    farewell: Farewell,
    /// What is done now and then, and what other nodes ask for.
    tasks: Vec<JoinHandle<()>>,
    /// Who answers machines, to the very end.
    answering: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve; returns when it can be reached.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let (log, metrics) = (Arc::new(Log::default()), Arc::new(Metrics::default()));
        let kept = Kept::open(&config).await?;
        let storage: Arc<dyn Storage> = Arc::new(MeteredStorage::new(kept.storage(), metrics.clone()));
        let readiness = Arc::new(Readiness::new(storage.clone()));
        let thinkers = Thinkers::new(config.limits.thinkers, log.clone());
        let shared = kept.shared_thinkers(&config, &thinkers, &log);
        let thinker: Arc<dyn Thinker> = match &shared {
            Some(shared) => Arc::new(shared.clone()),
            None => Arc::new(thinkers.clone()),
        };
        let platform = Arc::new(SystemPlatform { log: log.clone() });
        let settings = Settings { courier: courier(&config, &kept).await, ..config.settings() };
        let app = Arc::new(App::new(settings, storage, thinker, platform));
        let farewell = Farewell::new(metrics.clone());
        let watched = Arc::new(Watched {
            app: app.clone(),
            metrics,
            thinkers,
            shared: shared.clone(),
            log: log.clone(),
            readiness,
        });
        let (listener, address) = listen(config.address).await?;
        let (inner, answering) = match config.inner {
            Some(inner) => {
                let (listener, inner) = listen(inner).await?;
                (Some(inner), Some(task::spawn(inner::serve(listener, watched.clone()))))
            }
            None => (None, None),
        };
        let mut limits = config.limits.clone();
        limits.connections = connections(limits.connections, &log);
        let mut tasks = Vec::new();
        let node = match &kept {
            Kept::File(_) => None,
            Kept::Database(store) => {
                let (inner, at) = listen(config.node_address).await?;
                let node = Node::join(store.clone(), at, log.clone()).await?;
                tasks.push(task::spawn(node.clone().listen(inner, watched.clone(), limits.clone())));
                tasks.push(task::spawn(node.clone().beat_for_ever(app.clone())));
                Some(node)
            }
        };
        tasks.extend(shared.map(|shared| task::spawn(shared.keep(config.limits.thinkers))));
        let router = http::router(&watched, node.clone(), farewell.clone(), &config);
        let resumed = app.clone();
        let door = Door { listener, router, limits, is_behind_proxy: config.is_behind_proxy };
        let stop = Arc::new(Notify::new());
        let door = task::spawn(door.accept_all(watched.clone(), stop.clone()));
        tasks.extend([
            task::spawn(async move { drop(resumed.resume_clocks().await) }),
            task::spawn(clear_idle(app.clone(), node.clone(), config.idle)),
            task::spawn(retention::tidy_forever(app, config.keep)),
        ]);
        let leaving = config.leaving;
        Ok(Server {
            address,
            inner,
            kept,
            node,
            log,
            watched,
            door,
            stop,
            leaving,
            farewell,
            tasks,
            answering,
        })
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.watched.app.tables_in_memory()
    }

    /// How many bots are thinking.
    pub fn thinking(&self) -> usize {
        self.watched.thinkers.at_work()
    }

    /// The last lines of the log, the oldest first.
    pub fn log(&self) -> Vec<String> {
        self.log.lines()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.tasks.iter().chain([&self.door]).chain(&self.answering).for_each(JoinHandle::abort);
        // Connections may outlive it, but they change nothing any more: the file is free for the next server.
        self.kept.stop();
    }
}

/// Who carries messages to people who are elsewhere; nobody, if there is no key to sign them with.
async fn courier(config: &Config, kept: &Kept) -> Option<Arc<dyn Courier>> {
    let new = Key::new_bytes()?;
    // A disk that takes nothing must not keep the server from starting: then the key changes with each start.
    let bytes = kept.push_key(new.clone()).await.unwrap_or(new);
    let contact = config.hosts.first().map(|host| format!("https://{host}"));
    let key = Key::read(&bytes, contact.unwrap_or_else(|| "mailto:troyes@localhost".into()))?;
    Some(Arc::new(HttpCourier::new(key, config.allows_local_webhooks)))
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let failed = |error| ServeError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
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

async fn clear_idle(app: Arc<App>, node: Option<Arc<Node>>, idle: Duration) {
    let pause = (idle / 4).clamp(Duration::from_millis(50), Duration::from_secs(60));
    loop {
        tokio::time::sleep(pause).await;
        app.clear_idle(idle);
        if let Some(node) = &node {
            node.release_idle(&app, idle).await;
        }
    }
}

/// Serves until the process is told to stop, and ends as `config` says; at once, if it is told so again. `started` is told
/// the address. Whatever was accepted is on disk at any moment.
///
/// In a box, like everything that commands wait for: it is compiled here and not once more with the program.
pub fn serve<'a>(
    config: Config,
    started: &'a mut dyn FnMut(SocketAddr),
) -> LocalBoxFuture<'a, Result<(), ServeError>> {
    Box::pin(async move {
        let server = Server::start(config).await?;
        started(server.address);
        leaving::told().await;
        tokio::select! {
            () = server.leave() => {}
            () = leaving::told() => {}
        }
        Ok(())
    })
}

/// Copies everything that is kept into a new file, readable by nobody else. One that is there already is left alone. Whether
/// its seeds are sealed; a key that somebody names must be the one that they are sealed with.
pub fn backup<'a>(
    file: &'a Path,
    copy: &'a Path,
    named: Option<&'a KeySource>,
) -> LocalBoxFuture<'a, Result<bool, StoreError>> {
    Box::pin(store::backup(file, copy, named))
}
