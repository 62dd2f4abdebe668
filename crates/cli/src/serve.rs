//! `troyes serve` and `troyes loadtest`: tables in the browser, and how many of them a machine carries.

use crate::failure::Failure;
use crate::sheet::decimal;
use server::loadtest::{self, Load, Report, Workers};
use server::{Config, Keep, KeySource, Limits, MoveError, Place, ServeError, StoreError, ThinkConfig};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tabletop::{Phrase, phrase};
use words::Language;

/// Where tables are kept when nobody says.
pub fn usual_file() -> Result<PathBuf, Failure> {
    let dirs = directories::ProjectDirs::from("", "", "troyes").ok_or_else(|| {
        Failure::new(phrase!("cli-serve-no-home")).with_hint(phrase!("cli-serve-no-home-hint"))
    })?;
    Ok(dirs.data_dir().join("tables.sqlite"))
}

/// Serves tables until the process is ended; `started` hears the address.
pub fn serve(config: Config, started: &mut dyn FnMut(std::net::SocketAddr)) -> Result<(), Failure> {
    let has_database = config.database.is_some();
    if let Some(folder) = config.file.parent().filter(|_| !has_database) {
        std::fs::create_dir_all(folder).map_err(|error| {
            let (folder, error) = (folder.display().to_string(), error.to_string());
            Failure::new(phrase!("cli-cannot-make", folder = folder, error = error))
        })?;
    }
    let (address, file) = (config.address, config.file.clone());
    runtime()?.block_on(server::serve(config, started)).map_err(|error| match error {
        ServeError::Store(error) if has_database => {
            let failure = Failure::new(phrase!("cli-serve-database", error = error.to_string()));
            match error {
                // The database is there; what is wrong with the key says what to do about it.
                StoreError::Seal(_) => failure,
                _ => failure.with_hint(phrase!("cli-serve-database-hint")),
            }
        }
        ServeError::Store(error) => {
            let (file, error) = (file.display().to_string(), error.to_string());
            Failure::new(phrase!("cli-serve-file", file = file, error = error))
                .with_hint(phrase!("cli-serve-file-hint"))
        }
        ServeError::Listen { .. } => {
            let (address, error) = (address.to_string(), error.to_string());
            Failure::new(phrase!("cli-serve-address", address = address, error = error))
                .with_hint(phrase!("cli-serve-address-hint"))
        }
    })
}

/// Thinks for the nodes of a database until the process is ended; `started` is called when the database has answered.
pub fn think(config: ThinkConfig, started: &mut dyn FnMut()) -> Result<(), Failure> {
    runtime()?.block_on(server::think(config, started)).map_err(|error| {
        Failure::new(phrase!("cli-think-database", error = error.to_string()))
            .with_hint(phrase!("cli-serve-database-hint"))
    })
}

/// Copies the tables into a new file, while they may be served; what is said of it.
pub fn backup(file: &Path, copy: &Path, named: Option<KeySource>) -> Result<Phrase, Failure> {
    let copied = runtime()?.block_on(server::backup(file, copy, named.as_ref()));
    let name = copy.display().to_string();
    let is_sealed = copied.map_err(|error| {
        let (file, copy, error) = (file.display().to_string(), name.clone(), error.to_string());
        Failure::new(phrase!("cli-backup-failed", file = file, copy = copy, error = error))
    })?;
    Ok(match named {
        _ if !is_sealed => phrase!("cli-backup-open", copy = name),
        Some(key) => phrase!("cli-backup-named-key", copy = name, key = key.to_string()),
        None => phrase!("cli-backup-key", copy = name, key = KeySource::beside(file).to_string()),
    })
}

/// Moves everything that is kept elsewhere; what is said of it.
pub fn move_all(from: &Place, to: &Place, key: Option<KeySource>) -> Result<Phrase, Failure> {
    let key = key.or_else(|| Place::usual_key(from, to));
    let key = key.ok_or_else(|| Failure::new(phrase!("cli-admin-no-key")))?;
    let moved = runtime()?.block_on(server::move_all(from, to, &key)).map_err(|error| {
        let why = match error {
            MoveError::Served(nodes) => phrase!("cli-admin-served", nodes = nodes as usize),
            MoveError::NotEmpty(tables) => phrase!("cli-admin-not-empty", tables = tables as usize),
            MoveError::Unequal(column) => phrase!("cli-admin-unequal", column = column),
            MoveError::Garbled(table) => phrase!("cli-admin-garbled", table = table),
            MoveError::Store(error) => phrase!("cli-admin-store", error = error.to_string()),
        };
        Failure::new(phrase!("cli-admin-not-moved", why = why))
    })?;
    let rows: u64 = moved.iter().map(|(_, rows)| rows).sum();
    let tables = moved.first().map_or(0, |(_, tables)| *tables);
    Ok(phrase!("cli-admin-moved", tables = tables as usize, rows = rows as usize))
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(phrase!("cli-cannot-start", error = error.to_string())))
}

/// How much load.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// How many tables, of four each.
    pub tables: usize,
    /// How long, once all sit.
    pub time: Duration,
    /// The time between two moves at a table.
    pub every: Duration,
    /// The lobby's offer that is played.
    pub offer: String,
    /// The database that the nodes share, if it is no file.
    pub database: Option<String>,
    /// How many nodes.
    pub nodes: usize,
}

/// Starts a server of its own on loopback as another process, so that its memory can be read, and plays on it; or several, on
/// one database.
pub fn load_test(plan: &LoadPlan) -> Result<Report, Failure> {
    let folder = std::env::temp_dir().join(format!("troyes-loadtest-{}", std::process::id()));
    let start = |_| LocalServer::start(&folder, plan.database.as_deref());
    let mut servers = (0..plan.nodes).map(start).collect::<Result<Vec<_>, _>>()?;
    let addresses = servers.iter_mut().map(LocalServer::address).collect::<Result<_, _>>()?;
    let nodes = servers.iter().map(|server| server.process.id()).collect();
    let runtime = runtime()?;
    let database = plan.database.as_deref().map(|url| runtime.block_on(loadtest::process_of(url)));
    let workers = Workers { nodes, database: database.transpose().map_err(Failure::foreign)? };
    let load = Load {
        addresses,
        workers,
        offer: plan.offer.clone(),
        seats: 4,
        tables: plan.tables,
        time: plan.time,
        every: plan.every,
    };
    runtime.block_on(loadtest::run(load)).map_err(Failure::foreign)
}

/// A server in a process of its own; it ends with this value, and its file is removed.
struct LocalServer {
    process: Child,
    folder: PathBuf,
}

impl LocalServer {
    fn start(folder: &PathBuf, database: Option<&str>) -> Result<LocalServer, Failure> {
        let failed = |error: std::io::Error| {
            Failure::new(phrase!("cli-loadtest-cannot-start", error = error.to_string()))
        };
        std::fs::create_dir_all(folder).map_err(failed)?;
        let mut command = Command::new(std::env::current_exe().map_err(failed)?);
        command.args(["serve", "--address", "127.0.0.1:0", "--many"]);
        match database {
            Some(url) => command.args(["--database", url]),
            None => command.arg("--file").arg(folder.join("tables.sqlite")),
        };
        let process = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
        Ok(LocalServer { process, folder: folder.clone() })
    }

    /// The server says its address in its first line.
    fn address(&mut self) -> Result<std::net::SocketAddr, Failure> {
        let mut line = String::new();
        if let Some(out) = self.process.stdout.take() {
            let _ = BufReader::new(out).read_line(&mut line);
        }
        let found = line.trim().rsplit("http://").next().map(|text| text.trim_end_matches('/'));
        found
            .and_then(|text| text.parse().ok())
            .ok_or_else(|| Failure::new(phrase!("cli-loadtest-no-address", line = line.trim().to_string())))
    }
}

impl Drop for LocalServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What a server takes on: a load test from one address wants more than people do.
pub fn limits(many: bool, tables_each: usize) -> Limits {
    if many { Limits::for_load_tests() } else { Limits { tables_each, ..Limits::default() } }
}

/// How long tables are kept, from numbers of days; none is for ever.
pub fn keep(unbegun: u32, unfinished: u32) -> Keep {
    let days = |count: u32| (count > 0).then(|| Duration::from_secs(24 * 3600 * u64::from(count)));
    Keep { unbegun: days(unbegun), unfinished: days(unfinished) }
}

/// What a load test found, as people read it.
pub fn write(report: &Report, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let number = |value: f64, digits| decimal(language, value, digits);
    let lines = [
        phrase!(
            "cli-loadtest-size",
            tables = report.tables,
            streams = report.streams,
            seconds = number(report.seconds, 0)
        ),
        phrase!("cli-loadtest-moves", moves = number(report.moves_per_second, 1), failures = report.failures),
        phrase!(
            "cli-loadtest-times",
            middle = number(report.p50_ms, 1),
            most = number(report.p99_ms, 1),
            worst = number(report.worst_ms, 1)
        ),
        phrase!("cli-loadtest-memory", memory = number(report.memory_mb.unwrap_or(f64::NAN), 0)),
        phrase!(
            "cli-loadtest-work",
            server = number(report.server_ms_per_move, 2),
            database = number(report.database_ms_per_move, 2),
            players = number(report.players_ms_per_move, 2),
            sent = number(report.kb_per_move, 1)
        ),
    ];
    lines.iter().try_for_each(|line| Ok(writeln!(out, "{}", language.text(line))?))
}
