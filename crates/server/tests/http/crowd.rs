//! More people than the shell allows files.

use crate::process::ServerProcess;
use crate::restart::{FILE, SERVER};
use server::client::Client;
use std::process::{Command, Stdio};
use std::time::Duration;

const FILES: usize = 80;

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn the_number_of_open_files_is_raised_where_that_is_allowed() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("ulimit -Sn {FILES} && exec \"$0\" \"$@\"")])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", SERVER, "--nocapture"])
        .env(FILE, folder.path().join("tables.sqlite"))
        .stderr(Stdio::null());
    let server = ServerProcess::start(&mut command).expect("it starts");
    let mut people: Vec<Client> = (0..2 * FILES).map(|_| Client::new(server.address)).collect();
    for (number, person) in people.iter_mut().enumerate() {
        // Each keeps the connection open, for longer than anybody here waits.
        let answer = tokio::time::timeout(Duration::from_secs(8), person.get("/")).await;
        let answer = answer.unwrap_or_else(|_| panic!("number {number} is not served"));
        assert_eq!(answer.unwrap().status, 200);
    }
}
