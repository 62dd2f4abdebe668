//! How a server is set up.

use crate::leaving::Leaving;
use crate::seal::KeySource;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use web::{Achievements, Keep, Settings};
use words::Language;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where machines are told whether it lives, whether it is ready and what it counts.
    pub inner: Option<SocketAddr>,
    /// The file in which everything is kept, unless a database is named.
    pub file: PathBuf,
    /// Where the key is that seeds are sealed with.
    pub key: KeySource,
    /// The PostgreSQL database in which everything is kept instead, for any number of nodes: `postgres://…`.
    pub database: Option<String>,
    /// Where the other nodes on the same database reach this one.
    pub node_address: SocketAddr,
    /// Whether people reach it by https (through a proxy): cookies then never travel without.
    pub is_https: bool,
    /// Whether a proxy in front of it says in `X-Forwarded-For` or `Forwarded` who asks.
    pub is_behind_proxy: bool,
    /// Names under which it is asked for, beside those of this machine and any bare address.
    pub hosts: Vec<String>,
    /// Where bots think, if everything is kept in a database.
    pub think: Think,
    /// How long a bot may think about one decision.
    pub thinking: Duration,
    /// A table at which nobody has been for so long leaves memory.
    pub idle: Duration,
    /// Who opened a page looks at it for so long, even if their browser keeps no stream open; in whole seconds.
    pub glance: Duration,
    /// How long tables are kept at which nothing happens.
    pub keep: Keep,
    /// What it takes on.
    pub limits: Limits,
    /// The language of browsers that ask for none there is.
    pub language: Language,
    /// Whether messages for people who are elsewhere may go to machines of this house.
    pub allows_local_webhooks: bool,
    /// Whoever plays within this time is not called.
    pub call_delay: Duration,
    /// How it ends.
    pub leaving: Leaving,
    /// Who keeps what people earn in all their games.
    pub achievements: Option<Arc<dyn Achievements>>,
}

/// Where the bots of a node think whose tables are in a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Think {
    /// On its own threads alone, for its own tables alone.
    Here,
    /// Where `troyes think` runs; this node helps with what nobody has taken for a while.
    Elsewhere,
    /// On any thread of any node or `troyes think` that is free.
    #[default]
    Both,
}

/// What a server takes on before it asks people to wait.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Open connections in all.
    pub connections: usize,
    /// Open connections from one address.
    pub connections_each: usize,
    /// Tables in memory.
    pub tables: usize,
    /// Tables without people at which bots play at the same time.
    pub bot_tables: usize,
    /// Of these, on the account of one address.
    pub bot_tables_each: usize,
    /// Event streams of strangers at one table. Seats have places of their own.
    pub streams_each: usize,
    /// Requests per second from one address, in the long run.
    pub requests_per_second: f64,
    /// Requests from one address that may come at once.
    pub requests_at_once: f64,
    /// New tables per minute from one address.
    pub tables_per_minute: f64,
    /// Tables that are kept of those opened from one address in the last 30 days.
    pub tables_each: usize,
    /// Bytes of a request.
    pub body: usize,
    /// How long a request may take, and how long its head or a silent connection.
    pub request_timeout: Duration,
    /// Bots that think at the same time.
    pub thinkers: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            connections_each: 256,
            tables: 5_000,
            bot_tables: 100,
            bot_tables_each: 8,
            streams_each: 100,
            requests_per_second: 40.0,
            requests_at_once: 200.0,
            tables_per_minute: 20.0,
            tables_each: 500,
            body: 128 * 1024,
            request_timeout: Duration::from_secs(20),
            thinkers: spare_cores(),
        }
    }
}

/// Where there are two cores, one is left to those who serve.
fn spare_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1))
}

impl Limits {
    /// For load tests, in which everything comes from one address.
    pub fn for_load_tests() -> Limits {
        Limits {
            connections: 100_000,
            connections_each: 100_000,
            tables: 100_000,
            requests_per_second: 1e9,
            requests_at_once: 1e9,
            tables_per_minute: 1e9,
            tables_each: usize::MAX,
            ..Limits::default()
        }
    }
}

impl Config {
    /// A server on this machine alone, at port 7171.
    pub fn local(file: PathBuf) -> Config {
        Config {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 7171)),
            key: KeySource::beside(&file),
            inner: None,
            file,
            database: None,
            node_address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            is_https: false,
            is_behind_proxy: false,
            hosts: Vec::new(),
            think: Think::default(),
            thinking: Duration::from_millis(1000),
            idle: Duration::from_secs(600),
            glance: Duration::from_secs(10),
            keep: Keep::default(),
            limits: Limits::default(),
            language: Language::english(),
            allows_local_webhooks: false,
            call_delay: Duration::from_secs(45),
            leaving: Leaving::default(),
            achievements: None,
        }
    }

    /// What the pages have to know of it.
    pub fn settings(&self) -> Settings {
        let limits = &self.limits;
        Settings {
            is_https: self.is_https,
            is_alone: false,
            language: self.language,
            thinking: self.thinking,
            glance: self.glance,
            request_timeout: limits.request_timeout,
            keep: self.keep,
            tables: limits.tables,
            tables_each: limits.tables_each,
            bot_tables: limits.bot_tables,
            bot_tables_each: limits.bot_tables_each,
            streams_each: limits.streams_each,
            achievements: self.achievements.clone(),
            courier: None,
            call_delay: self.call_delay,
        }
    }
}
