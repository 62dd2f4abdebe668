//! A PostgreSQL of one's own for a test.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Where Debian puts the programs of PostgreSQL, one folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// A database that ends with this value.
pub struct Database {
    programs: PathBuf,
    folder: TempDir,
    pub port: u16,
    process: Child,
}

impl Database {
    /// Starts one; nothing, with a word why, where there is no PostgreSQL.
    pub fn start() -> Option<Database> {
        let Some(programs) = programs() else {
            eprintln!("left out: there is no PostgreSQL here; `cargo xtask setup` installs it on Debian");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        if let Some((user, group)) = servant() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group)).expect("a folder of its own");
        }
        let mut make = command(&programs.join("initdb"));
        make.args(["-U", "troyes", "--auth=trust", "--no-sync", "--encoding=UTF8", "--no-locale", "-D"]);
        let made = make.arg(folder.path().join("data")).stdout(Stdio::null()).status();
        assert!(made.expect("initdb starts").success(), "a database is made");
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let port = free.local_addr().expect("a port").port();
        drop(free);
        let process = serve(&programs, folder.path(), port);
        Some(Database { programs, folder, port, process })
    }

    /// Where it is reached, perhaps through something in between.
    pub fn url(port: u16) -> String {
        format!("postgres://troyes@127.0.0.1:{port}/postgres?sslmode=disable")
    }

    /// The key that seeds are sealed with, the same for all nodes.
    pub fn key() -> server::KeySource {
        server::KeySource::Text("5a".repeat(32))
    }

    /// Ends it without a chance to put anything in order, and starts it again.
    pub fn crash(&mut self) {
        self.signal(rustix::process::Signal::QUIT);
        self.process.wait().expect("it ends");
        self.process = serve(&self.programs, self.folder.path(), self.port);
    }

    fn signal(&self, signal: rustix::process::Signal) {
        let pid = rustix::process::Pid::from_child(&self.process);
        rustix::process::kill_process(pid, signal).expect("it is told");
    }

    /// A connection for whoever wants to look. A database that has crashed listens before it lets anybody in.
    pub async fn connect(&self) -> sqlx::PgConnection {
        let end = Instant::now() + Duration::from_secs(60);
        loop {
            match <sqlx::PgConnection as sqlx::Connection>::connect(&Database::url(self.port)).await {
                Ok(connection) => return connection,
                Err(error) => assert!(Instant::now() < end, "no connection: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // Quickly, and with all who work for it.
        self.signal(rustix::process::Signal::QUIT);
        drop(self.process.wait());
    }
}

fn serve(programs: &Path, folder: &Path, port: u16) -> Child {
    let mut serve = command(&programs.join("postgres"));
    serve.arg("-D").arg(folder.join("data")).arg("-k").arg(folder).args(["-p", &port.to_string()]);
    // Whatever ends here is a process and not the machine: what it has written stays.
    serve.args(["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]);
    let log = std::fs::File::create(folder.join("log")).expect("a log");
    let process = serve.stdout(Stdio::null()).stderr(log).spawn().expect("postgres starts");
    let end = Instant::now() + Duration::from_secs(60);
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        let said = || std::fs::read_to_string(folder.join("log")).unwrap_or_default();
        assert!(Instant::now() < end, "the database does not start: {}", said());
        std::thread::sleep(Duration::from_millis(20));
    }
    process
}

/// Where the programs are, those of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    folders.sort();
    folders.extend(std::env::split_paths(&paths));
    folders
        .into_iter()
        .rev()
        .find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}

/// Who runs it if we are root, as whom it refuses to run.
fn servant() -> Option<(u32, u32)> {
    if !rustix::process::geteuid().is_root() {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").expect("the users of this machine");
    let find = |name: &str| {
        let mut fields = users.lines().find(|line| line.split(':').next() == Some(name))?.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody"))
}

fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    if let Some((user, group)) = servant() {
        command.uid(user).gid(group);
    }
    command.stdin(Stdio::null()).current_dir("/");
    command
}
