//! Many tables at once over HTTP: how long a move takes until everybody has seen it.
//!
//! At each table four people sit, each with a stream of events and a cookie of their own. Every few seconds whoever is
//! asked answers with a choice of their page, picked at random; measured is the time from when that was due until the
//! event has come to each of the streams, so that a server that makes people wait cannot hide it by being asked less.

mod measure;
mod sitting;

use crate::client::ClientError;
use crate::store::StoreError;
use futures_util::future::LocalBoxFuture;
use measure::memory_of;
use serde::Serialize;
use sitting::Sitting;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

pub use measure::{Latencies, Workers};

/// How much load, and on which server.
#[derive(Clone, Debug)]
pub struct Load {
    /// The server, or its nodes, over which people are spread.
    pub addresses: Vec<SocketAddr>,
    /// Its processes, to read how much memory and time of processors they take.
    pub workers: Workers,
    /// The lobby's offer that is played.
    pub offer: String,
    /// How many sit at each table, each with a stream.
    pub seats: u8,
    /// How many tables.
    pub tables: usize,
    /// How long, once all sit.
    pub time: Duration,
    /// The time between two moves at a table.
    pub every: Duration,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many tables.
    pub tables: usize,
    /// How many streams of events.
    pub streams: usize,
    /// How long, in seconds.
    pub seconds: f64,
    /// Moves that were accepted.
    pub moves: usize,
    /// Of them per second.
    pub moves_per_second: f64,
    /// Moves that were refused, or not made or seen by everybody in time: should be 0.
    pub failures: usize,
    /// Those of them that the server did not take: there was no connection to be had, it said no, or nothing in time.
    pub refused: usize,
    /// Half of all moves were seen by everybody in this time, in milliseconds.
    pub p50_ms: f64,
    /// 99 of 100.
    pub p99_ms: f64,
    /// All of them.
    pub worst_ms: f64,
    /// The most memory that the server took, in MB; of several nodes the one that took most. Where the system tells.
    pub memory_mb: Option<f64>,
    /// How many nodes served.
    pub nodes: usize,
    /// Time of processors that the server took for each move, in milliseconds; where the system tells.
    pub server_ms_per_move: f64,
    /// The same of the database.
    pub database_ms_per_move: f64,
    /// The same of those who played.
    pub players_ms_per_move: f64,
    /// Kilobytes of events that each move has sent to all who looked, before they were packed.
    pub kb_per_move: f64,
}

/// The first process of a database, which all others are children of, if it is on this machine.
pub fn process_of(url: &str) -> LocalBoxFuture<'_, Result<u32, StoreError>> {
    Box::pin(async move {
        use sqlx::{Connection, Row};
        let mut connection = sqlx::PgConnection::connect(url).await?;
        let row = sqlx::query("SELECT pg_backend_pid()").fetch_one(&mut connection).await?;
        let process: i32 = row.try_get(0)?;
        Ok(measure::parent_of(process as u32).unwrap_or_default())
    })
}

/// Tables that are set up at the same time.
const TOGETHER: usize = 16;

/// Puts a load on a server.
pub fn run(load: Load) -> LocalBoxFuture<'static, Result<Report, ClientError>> {
    Box::pin(put_on(load))
}

async fn put_on(load: Load) -> Result<Report, ClientError> {
    let sittings = open_tables(&load).await?;
    let (start, before) = (Instant::now(), load.workers.spent());
    let mut tasks = JoinSet::new();
    let count = sittings.len();
    for (i, sitting) in sittings.into_iter().enumerate() {
        // Spread evenly, so that all moves do not come in the same moment.
        let offset = load.every.mul_f64(i as f64 / count.max(1) as f64);
        tasks.spawn(sitting.play(offset, load.every, start + load.time));
    }
    let mut all = Latencies::default();
    while let Some(latencies) = tasks.join_next().await {
        all.add(latencies.unwrap_or_default());
    }
    let (seconds, after) = (start.elapsed().as_secs_f64(), load.workers.spent());
    let per_move = |spent: f64| spent * 1000.0 / all.moves.max(1) as f64;
    Ok(Report {
        tables: count,
        streams: count * load.seats as usize,
        seconds,
        moves: all.moves,
        moves_per_second: all.moves as f64 / seconds,
        failures: all.failures,
        refused: all.refused,
        p50_ms: all.percentile(0.50),
        p99_ms: all.percentile(0.99),
        worst_ms: all.percentile(1.0),
        memory_mb: load.workers.nodes.iter().filter_map(|node| memory_of(*node)).reduce(f64::max),
        nodes: load.addresses.len(),
        server_ms_per_move: per_move(after.nodes - before.nodes),
        database_ms_per_move: per_move(after.database - before.database),
        players_ms_per_move: per_move(after.own - before.own),
        kb_per_move: all.bytes as f64 / 1024.0 / all.moves.max(1) as f64,
    })
}

async fn open_tables(load: &Load) -> Result<Vec<Sitting>, ClientError> {
    let mut sittings = Vec::with_capacity(load.tables);
    while sittings.len() < load.tables {
        let mut tasks = JoinSet::new();
        let next = sittings.len();
        for number in next..load.tables.min(next + TOGETHER) {
            let load = load.clone();
            tasks.spawn(async move { Sitting::new(&load, number).await });
        }
        while let Some(sitting) = tasks.join_next().await {
            sittings.push(sitting.map_err(std::io::Error::other)??);
        }
    }
    Ok(sittings)
}
