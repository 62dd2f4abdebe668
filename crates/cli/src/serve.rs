//! `troyes serve` and `troyes loadtest`: tables in the browser, and how many of them a machine carries.

use crate::failure::Failure;
use crate::sheet::decimal;
use server::loadtest::{self, Load, Report};
use server::{Config, Keep, Limits, ServeError};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tabletop::phrase;
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
    if let Some(folder) = config.file.parent() {
        std::fs::create_dir_all(folder).map_err(|error| {
            let (folder, error) = (folder.display().to_string(), error.to_string());
            Failure::new(phrase!("cli-cannot-make", folder = folder, error = error))
        })?;
    }
    let (address, file) = (config.address, config.file.clone());
    runtime()?.block_on(server::serve(config, started)).map_err(|error| match error {
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

/// Copies the tables into a new file, while they may be served.
pub fn backup(file: &Path, copy: &Path) -> Result<(), Failure> {
    runtime()?.block_on(server::backup(file, copy)).map_err(|error| {
        let (file, copy, error) = (file.display().to_string(), copy.display().to_string(), error.to_string());
        Failure::new(phrase!("cli-backup-failed", file = file, copy = copy, error = error))
    })
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
}

/// Starts a server of its own on loopback as another process, so that its memory can be read, and plays on it.
pub fn load_test(plan: &LoadPlan) -> Result<Report, Failure> {
    let folder = std::env::temp_dir().join(format!("troyes-loadtest-{}", std::process::id()));
    let mut server = LocalServer::start(&folder)?;
    let address = server.address()?;
    let load = Load {
        address,
        process: Some(server.process.id()),
        offer: plan.offer.clone(),
        seats: 4,
        tables: plan.tables,
        time: plan.time,
        every: plan.every,
    };
    runtime()?.block_on(loadtest::run(load)).map_err(Failure::foreign)
}

/// A server in a process of its own; it ends with this value, and its file is removed.
struct LocalServer {
    process: Child,
    folder: PathBuf,
}

impl LocalServer {
    fn start(folder: &PathBuf) -> Result<LocalServer, Failure> {
        let failed = |error: std::io::Error| {
            Failure::new(phrase!("cli-loadtest-cannot-start", error = error.to_string()))
        };
        std::fs::create_dir_all(folder).map_err(failed)?;
        let process = Command::new(std::env::current_exe().map_err(failed)?)
            .args(["serve", "--address", "127.0.0.1:0", "--many", "--file"])
            .arg(folder.join("tables.sqlite"))
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
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
    ];
    lines.iter().try_for_each(|line| Ok(writeln!(out, "{}", language.text(line))?))
}
