//! Nodes in processes of their own, which can be killed and stopped.

use crate::database::Database;
use crate::process::ServerProcess;
use crate::proxy::Proxy;
use server::{Config, Limits, Server};
use std::fs::File;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The database of the node below; without this it is not started.
const DATABASE: &str = "TROYES_TEST_NODE";

/// Not a test but a node that tests start, stop and kill, in a process of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_to_be_killed() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let mut config = Config::local("nowhere".into());
    config.database = Some(database);
    config.key = Database::key();
    config.address.set_port(0);
    config.limits = Limits { thinkers: 1, ..Limits::for_load_tests() };
    let server = Server::start(config).await.unwrap_or_else(|error| panic!("{error}"));
    println!("\nhttp://{}", server.address);
    std::future::pending::<()>().await;
}

/// A node with its own cable to the database.
pub struct TestNode {
    pub proxy: Proxy,
    log: PathBuf,
    process: Option<ServerProcess>,
    /// Where it listened last.
    pub address: SocketAddr,
}

impl TestNode {
    pub async fn start(database: &Database, log: PathBuf) -> TestNode {
        let proxy = Proxy::to(database.port).await;
        let process = start(&proxy, &log).await.expect("it starts");
        let address = process.address;
        TestNode { proxy, log, process: Some(process), address }
    }

    /// Ends it by a signal that cannot be caught.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again at another port; whether it started.
    pub async fn start_again(&mut self) -> bool {
        self.process = None;
        self.process = start(&self.proxy, &self.log).await;
        self.address = self.process.as_ref().map_or(self.address, |process| process.address);
        self.process.is_some()
    }

    pub fn stop(&self) {
        self.signal(rustix::process::Signal::STOP);
    }

    pub fn go_on(&self) {
        self.signal(rustix::process::Signal::CONT);
    }

    fn signal(&self, signal: rustix::process::Signal) {
        let Some(process) = &self.process else { return };
        let pid = rustix::process::Pid::from_raw(process.id() as i32).expect("a process");
        rustix::process::kill_process(pid, signal).expect("it is told");
    }
}

async fn start(proxy: &Proxy, log: &PathBuf) -> Option<ServerProcess> {
    let log = File::options().append(true).create(true).open(log).expect("a log");
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "nodes::a_node_to_be_killed", "--nocapture"]);
    command.env(DATABASE, Database::url(proxy.port)).stderr(Stdio::from(log));
    let started = tokio::task::spawn_blocking(move || ServerProcess::start(&mut command).ok());
    started.await.expect("it is tried")
}
