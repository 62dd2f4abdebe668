//! A server of one's own for a test.

use server::{Config, KeySource, Server};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::net::{Ipv4Addr, SocketAddr};
use tempfile::TempDir;

/// A PostgreSQL in which each test gets a database of its own, instead of a file: `postgres://USER@HOST/postgres`. The
/// databases stay there.
pub const DATABASE: &str = "TROYES_TEST_DATABASE";

/// The database that belongs to a folder: the same whenever it is asked for.
fn database(directory: &TempDir) -> Option<String> {
    let url = std::env::var(DATABASE).ok()?;
    let folder = directory.path().file_name()?.to_str()?;
    let name: String =
        folder.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    let (place, options) = url.split_once('?').unwrap_or((&url, ""));
    let (server, _) = place.rsplit_once('/')?;
    let own = format!("{server}/troyes_{name}?{options}");
    let make = async move {
        let mut connection =
            PgConnection::connect(&url).await.expect("the database that the environment names");
        // It is there already when a server starts again.
        let _ = sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE troyes_{name}")))
            .execute(&mut connection)
            .await;
    };
    // Whoever asks has a runtime already, which must not be blocked from within.
    let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    std::thread::spawn(move || runtime().block_on(make)).join().expect("it is made");
    Some(own)
}

/// A server that ends with the test.
pub struct TestServer {
    server: Server,
    /// Kept as long as the server writes into it.
    _directory: TempDir,
}

/// How tests set a server up: any free port, no limit that a quick test would meet.
pub fn config(directory: &TempDir) -> Config {
    let mut config = Config::local(directory.path().join("tables.sqlite"));
    config.database = database(directory);
    if config.database.is_some() {
        config.key = KeySource::Text("5a".repeat(32));
    }
    config.address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    config.limits.requests_per_second = 10_000.0;
    config.limits.requests_at_once = 10_000.0;
    config.limits.tables_per_minute = 10_000.0;
    config
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::open_with(|_| ()).await
    }

    pub async fn open_with(change: impl FnOnce(&mut Config)) -> TestServer {
        let directory = tempfile::tempdir().expect("a directory for the test");
        let mut config = config(&directory);
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts");
        TestServer { server, _directory: directory }
    }
}

impl std::ops::Deref for TestServer {
    type Target = Server;

    fn deref(&self) -> &Server {
        &self.server
    }
}
