//! A server of one's own for a test.

use server::{Config, Server};
use std::net::{Ipv4Addr, SocketAddr};
use tempfile::TempDir;

/// A server that ends with the test.
pub struct TestServer {
    server: Server,
    /// Kept as long as the server writes into it.
    _directory: TempDir,
}

/// How tests set a server up: any free port, no limit that a quick test would meet.
pub fn config(directory: &TempDir) -> Config {
    let mut config = Config::local(directory.path().join("tables.sqlite"));
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
