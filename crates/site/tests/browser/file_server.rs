//! Python's file server over `dist`, as anybody has it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The site as it was built.
pub fn built() -> PathBuf {
    let dist = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    assert!(dist.join("service-worker.js").is_file(), "build the site first: `cargo xtask site`");
    dist
}

/// Sends the files of the site until it is dropped.
pub struct FileServer {
    process: Child,
    port: String,
}

impl FileServer {
    /// Sends the site as it was built.
    pub fn start() -> FileServer {
        FileServer::over(&built())
    }

    /// Sends the files of a folder.
    pub fn over(folder: &Path) -> FileServer {
        let mut process = Command::new("python3")
            .args(["-u", "-m", "http.server", "0", "--directory"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("python3 is installed");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let port = line.split("port ").nth(1).and_then(|rest| rest.split(' ').next());
        FileServer { port: port.expect("it says its port").to_string(), process }
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }
}

impl Drop for FileServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
