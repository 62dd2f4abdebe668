//! A disk that is full for a while: nothing is lost, and everything goes on when there is room again.

use crate::play::{answer_first, between, create_table};
use crate::process::ServerProcess;
use crate::restart::{FILE, SERVER, command};
use server::client::Client;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A place where room can be taken away and given back.
trait Disk {
    fn file(&self) -> PathBuf;
    fn command(&self) -> Command;
    fn fill(&self, server: &ServerProcess);
    fn free(&self, server: &ServerProcess);
}

/// A small file system in memory; who may mount one has it.
struct Small(tempfile::TempDir);

impl Small {
    fn mount() -> Option<Small> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"]).arg(folder.path());
        let is_mounted = mount.output().is_ok_and(|output| output.status.success());
        is_mounted.then_some(Small(folder))
    }

    fn ballast(&self) -> PathBuf {
        self.0.path().join("ballast")
    }
}

impl Disk for Small {
    fn file(&self) -> PathBuf {
        self.0.path().join("tables.sqlite")
    }

    fn command(&self) -> Command {
        command(&self.file())
    }

    fn fill(&self, _: &ServerProcess) {
        let written = std::fs::write(self.ballast(), vec![1; 1 << 20]);
        assert!(written.is_err(), "more than there is room for");
    }

    fn free(&self, _: &ServerProcess) {
        std::fs::remove_file(self.ballast()).expect("it is there");
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        // Lazily: whoever still has a file there keeps it until the end.
        drop(Command::new("umount").arg("-l").arg(self.0.path()).output());
    }
}

/// A server whose files may not become large, for whoever may not mount anything.
struct Limited(tempfile::TempDir);

fn limit(server: &ServerProcess, bytes: &str) {
    let pid = server.id().to_string();
    let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status();
    assert!(done.expect("prlimit is there").success());
}

impl Disk for Limited {
    fn file(&self) -> PathBuf {
        self.0.path().join("tables.sqlite")
    }

    /// The signal for files that become too large is ignored: then writing them is an error.
    fn command(&self) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]);
        command.arg(std::env::current_exe().expect("this program"));
        command.args(["--exact", SERVER, "--nocapture"]).env(FILE, self.file());
        command
    }

    fn fill(&self, server: &ServerProcess) {
        let log = File::open(format!("{}-wal", self.file().display())).expect("the database's own journal");
        limit(server, &log.metadata().expect("its length").len().to_string());
    }

    fn free(&self, server: &ServerProcess) {
        limit(server, "unlimited");
    }
}

/// Plays on both seats until something is refused; what was said then.
async fn refused(client: &mut Client, table: &str) -> (u16, String) {
    for _ in 0..40 {
        for seat in ["0", "1"] {
            let Some(answer) = answer_first(client, table, seat).await else { continue };
            if answer.status != 204 {
                return (answer.status.as_u16(), answer.text);
            }
        }
    }
    panic!("the disk is full, but everything is written");
}

fn story_length(story: &str, table: &str) -> usize {
    between(story, &format!("<a href=\"{table}/replay"), "</a>").len()
}

async fn survive(disk: &impl Disk, cause: &str) {
    let log = tempfile::NamedTempFile::new().expect("a file");
    let start = |log: &Path| {
        let log = File::options().append(true).open(log).expect("the log");
        ServerProcess::start(disk.command().stderr(log)).expect("it starts")
    };
    let server = start(log.path());
    let mut people = Vec::new();
    for _ in 0..2 {
        let mut client = Client::new(server.address);
        let table = create_table(&mut client, "troyes", &["me", "me"], &[("name", "Anna")]).await;
        assert_eq!(answer_first(&mut client, &table, "0").await.expect("asked").status, 204);
        people.push((client, table));
    }
    disk.fill(&server);
    let mut shown = Vec::new();
    for (client, table) in &mut people {
        let (status, text) = refused(client, table).await;
        assert_eq!(status, 503, "{text}");
        assert!(text.contains("Nothing that was played is lost"), "{text}");
        let story = client.get(&format!("{table}/story")).await.expect("people can look").text;
        shown.push(story_length(&story, table));
    }
    disk.free(&server);
    for (client, table) in &mut people {
        let mut accepted = 0;
        for seat in ["0", "1"] {
            let answer = answer_first(client, table, seat).await;
            accepted += usize::from(answer.is_some_and(|answer| answer.status == 204));
        }
        assert!(accepted > 0, "there is room again, but nothing can be written at {table}");
    }
    let said = std::fs::read_to_string(log.path()).expect("the log");
    let first = said.lines().find(|line| line.starts_with("storage: cannot write")).expect("the cause");
    assert!(first.contains(cause), "{said}");
    assert!(said.contains("storage: can write again"), "{said}");
    drop(server);
    let server = start(log.path());
    for ((client, table), shown) in people.iter_mut().zip(shown) {
        client.move_to(server.address);
        let story = client.get(&format!("{table}/story")).await.expect("a page").text;
        assert!(story_length(&story, table) >= shown && shown > 0, "something was lost");
    }
}

#[tokio::test]
async fn a_full_disk_refuses_moves_and_goes_on_when_there_is_room() {
    // Without the right to mount, the next test stands for this one.
    if let Some(disk) = Small::mount() {
        survive(&disk, "full").await;
    }
}

#[tokio::test]
async fn files_that_may_not_grow_refuse_moves_and_go_on_when_they_may() {
    survive(&Limited(tempfile::tempdir().expect("a folder")), "disk I/O error").await;
}
