//! `troyes serve` and `troyes loadtest`: tables in the browser, and how many of them a machine carries.

use crate::failure::Failure;
use server::loadtest::{self, Load, Report};
use server::{Config, Keep, Limits, ServeError};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Where tables are kept when nobody says.
pub fn usual_file() -> Result<PathBuf, Failure> {
    let dirs = directories::ProjectDirs::from("", "", "troyes")
        .ok_or_else(|| Failure::new("this user has no home directory").hint("name a file with --file"))?;
    Ok(dirs.data_dir().join("tables.sqlite"))
}

/// Serves tables until the process is ended; `started` hears the address.
pub fn serve(config: Config, started: impl FnOnce(std::net::SocketAddr)) -> Result<(), Failure> {
    if let Some(folder) = config.file.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::new(format!("cannot make {}: {error}", folder.display())))?;
    }
    let (address, file) = (config.address, config.file.clone());
    runtime()?.block_on(server::serve(config, started)).map_err(|error| match error {
        ServeError::Store(error) => Failure::new(format!("cannot serve {}: {error}", file.display()))
            .hint("another file: --file OTHER.sqlite"),
        ServeError::Listen { .. } => Failure::new(format!("cannot serve on {address}: {error}"))
            .hint("another address: --address 127.0.0.1:0"),
    })
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("cannot start: {error}")))
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
    let mut house = House::start(&folder)?;
    let address = house.address()?;
    let load = Load {
        address,
        process: Some(house.server.id()),
        offer: plan.offer.clone(),
        seats: 4,
        tables: plan.tables,
        time: plan.time,
        every: plan.every,
    };
    runtime()?.block_on(loadtest::run(load)).map_err(|error| Failure::new(error.to_string()))
}

/// A server in a process of its own; it ends with this value, and its file is removed.
struct House {
    server: Child,
    folder: PathBuf,
}

impl House {
    fn start(folder: &PathBuf) -> Result<House, Failure> {
        let failed = |error: std::io::Error| Failure::new(format!("cannot start the server: {error}"));
        std::fs::create_dir_all(folder).map_err(failed)?;
        let server = Command::new(std::env::current_exe().map_err(failed)?)
            .args(["serve", "--address", "127.0.0.1:0", "--many", "--file"])
            .arg(folder.join("tables.sqlite"))
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        Ok(House { server, folder: folder.clone() })
    }

    /// The server says its address in its first line.
    fn address(&mut self) -> Result<std::net::SocketAddr, Failure> {
        let mut line = String::new();
        if let Some(out) = self.server.stdout.take() {
            let _ = BufReader::new(out).read_line(&mut line);
        }
        let found = line.trim().rsplit("http://").next().map(|text| text.trim_end_matches('/'));
        found
            .and_then(|text| text.parse().ok())
            .ok_or_else(|| Failure::new(format!("the server did not say its address but: {}", line.trim())))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
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
