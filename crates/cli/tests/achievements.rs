//! Achievements of Troyes Dice at a server: played in the browser, kept in the same book as everybody's.

use serde_json::Value;
use server::client::Client;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// `troyes serve`; it ends with this value.
struct RunningServer(Child, SocketAddr);

impl RunningServer {
    fn open(folder: &Path) -> RunningServer {
        let mut server = Command::new(env!("CARGO_BIN_EXE_troyes"))
            .env("LC_ALL", "C")
            .args(["serve", "--address", "127.0.0.1:0", "--many", "--file"])
            .arg(folder.join("tables.sqlite"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().parse().expect("it says its address");
        RunningServer(server, address)
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The first thing that stands between two texts.
fn between<'a>(page: &'a str, before: &str, after: &str) -> Option<&'a str> {
    Some(page.split_once(before)?.1.split_once(after)?.0)
}

async fn play_alone(client: &mut Client) -> String {
    let fields = [("offer", "dice"), ("players", "1"), ("seat0", "me"), ("name", "Anna"), ("pace", "0")];
    let answer = client.post("/tables", &fields).await.unwrap();
    let table = answer.location().expect("the way to the table").to_string();
    finish(client, &table).await;
    table
}

/// Plays to the end, always with the last choice that has a button.
async fn finish(client: &mut Client, table: &str) {
    for _ in 0..1000 {
        let page = client.get(table).await.unwrap().text;
        let Some(question) = between(&page, "name=\"question\" value=\"", "\"") else { return };
        let choice = between(&page, "type=\"submit\" name=\"choice\" value=\"", "\"").unwrap();
        let fields = [("seat", "0"), ("question", question), ("choice", choice)];
        let answer = client.post(&format!("{table}/answer"), &fields).await.unwrap();
        assert_eq!(answer.status, 204, "{}", answer.text);
    }
    panic!("the game did not end");
}

fn book(folder: &Path) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_troyes"))
        .env("LC_ALL", "C")
        .args(["achievements", "--json", "--dir"])
        .arg(folder)
        .output()
        .expect("it runs");
    serde_json::from_slice(&output.stdout).expect("a book")
}

#[tokio::test]
async fn a_game_at_a_server_is_in_the_book_and_its_page_says_what_it_earned() {
    let folder = tempfile::tempdir().unwrap();
    let server = RunningServer::open(folder.path());
    let mut client = Client::new(server.1);
    // Whoever has played two games alone earns something with the third, however they play.
    let two = r#"{"players":{"Anna":{"solo":2}}}"#;
    std::fs::write(folder.path().join("achievements.json"), two).unwrap();
    let table = play_alone(&mut client).await;
    let page = client.get(&table).await.unwrap().text;
    assert!(page.contains("Anna has earned <strong>Hermit</strong>"), "{page}");
    assert_eq!(book(folder.path())["Anna"]["solo"], 3);
    drop(server);
    let server = RunningServer::open(folder.path());
    let page = Client::new(server.1).get(&table).await.unwrap().text;
    assert!(page.contains("Anna has earned <strong>Hermit</strong>"), "kept with the table");
    assert_eq!(book(folder.path())["Anna"]["solo"], 3, "the same game counts once");
}

#[tokio::test]
async fn a_downloaded_record_verifies_also_when_it_was_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = RunningServer::open(folder.path());
    let mut client = Client::new(server.1);
    let table = play_alone(&mut client).await;
    let again = play_on(&mut client, &table).await;
    let [first, second] = ["first.txt", "second.txt"].map(|name| folder.path().join(name));
    for (table, file) in [(&table, &first), (&again, &second)] {
        let record = client.get(&format!("{table}/record")).await.unwrap().text;
        std::fs::write(file, &record).unwrap();
    }
    let verify = |arguments: &[&Path]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_troyes"));
        command.env("LC_ALL", "C");
        let output = command.arg("verify").args(arguments).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8_lossy(&said).into_owned())
    };
    let (is_right, said) = verify(&[&first]);
    assert!(is_right && said.contains("was shown before the game"), "{said}");
    let (is_right, said) = verify(&[&second]);
    assert!(!is_right && said.contains("come from another game") && said.contains("--from"), "{said}");
    let (is_right, said) = verify(&[&second, Path::new("--from"), &first]);
    assert!(is_right && said.contains("played on from, checked with its seed"), "{said}");
    let (is_right, said) = verify(&[&second, Path::new("--from"), &second]);
    assert!(!is_right, "{said}");
}

/// Plays on from the middle to the end.
async fn play_on(client: &mut Client, table: &str) -> String {
    let from = [("at", "40"), ("seat", "0"), ("level", "random")];
    let answer = client.post(&format!("{table}/play-on"), &from).await.unwrap();
    let table = answer.location().expect("the way to the table").to_string();
    finish(client, &table).await;
    table
}
