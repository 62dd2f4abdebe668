//! Two servers on one file: one of them serves, and whatever happens, neither takes a move from the other.

use crate::kept::are_files_used;
use crate::play::{answer_first, asked, between, create_table};
use crate::process::ServerProcess;
use crate::restart::command;
use crate::test_server::config;
use server::Server;
use server::client::Client;
use std::process::Stdio;
use std::time::Duration;

#[tokio::test]
async fn a_second_server_is_told_who_has_the_file() {
    if !are_files_used() {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let first = Server::start(config(&directory)).await.unwrap();
    let refused = Server::start(config(&directory)).await.err().expect("one is enough").to_string();
    assert!(refused.contains(&format!("process {} keeps its tables", std::process::id())), "{refused}");
    assert!(refused.contains("tables.sqlite"), "{refused}");
    let mut client = Client::new(first.address);
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    // Another name for the same file changes nothing.
    #[cfg(unix)]
    {
        let mut other = config(&directory);
        other.file = directory.path().join("other.sqlite");
        std::os::unix::fs::symlink(directory.path().join("tables.sqlite"), &other.file).unwrap();
        assert!(Server::start(other).await.is_err());
    }
    // Who ends lets go, even while somebody is still connected.
    drop(first);
    let second = Server::start(config(&directory)).await.unwrap();
    client.move_to(second.address);
    assert!(asked(&client.get(&table).await.unwrap().text).is_some());
}

#[test]
fn servers_that_start_at_once_on_a_new_file_are_one_server_and_a_clear_message() {
    for _ in 0..3 {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("tables.sqlite");
        let starts: Vec<_> = (0..3)
            .map(|i| {
                let log = std::fs::File::create(directory.path().join(format!("log{i}"))).unwrap();
                let mut command = command(&file);
                command.stderr(Stdio::from(log));
                std::thread::spawn(move || ServerProcess::start(&mut command).ok())
            })
            .collect();
        // All are kept until the last has answered: who ends makes room for another one.
        let started: Vec<_> = starts.into_iter().map(|start| start.join().unwrap()).collect();
        let serving = started.iter().flatten().count();
        assert_eq!(serving, 1, "exactly one serves");
        for (i, _) in started.iter().enumerate().filter(|(_, server)| server.is_none()) {
            let said = std::fs::read_to_string(directory.path().join(format!("log{i}"))).unwrap();
            assert!(said.contains("stop it first, or serve another file"), "{said}");
        }
    }
}

fn steps(story: &str, table: &str) -> usize {
    between(story, &format!("<a href=\"{table}/replay"), "</a>").len()
}

#[tokio::test]
async fn servers_that_both_write_after_all_take_no_move_from_each_other() {
    if !are_files_used() {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let first = Server::start(config(&directory)).await.unwrap();
    let mut here = Client::new(first.address);
    let table = create_table(&mut here, "toy", &["me"], &[("name", "Anna")]).await;
    // Somebody removes what they take for rubbish.
    std::fs::remove_file(directory.path().join("tables.sqlite-lease")).unwrap();
    let second = Server::start(config(&directory)).await.unwrap();
    let mut there = here.again();
    there.move_to(second.address);
    let page = there.get(&table).await.unwrap().text;
    let (question, choices) = asked(&page).unwrap();
    for _ in 0..3 {
        assert_eq!(answer_first(&mut here, &table, "0").await.unwrap().status, 204);
    }
    let story = here.get(&format!("{table}/story")).await.unwrap().text;
    let late = [("seat", "0"), ("question", &*question), ("choice", &*choices[0])];
    let answer = there.post(&format!("{table}/answer"), &late).await.unwrap();
    assert_eq!(answer.status, 409, "{}", answer.text);
    assert!(answer.text.contains("The table has moved on"), "{}", answer.text);
    // Now the second has seen how it stands, and can go on; the first is late then.
    assert_eq!(there.get(&format!("{table}/story")).await.unwrap().text, story);
    assert_eq!(answer_first(&mut there, &table, "0").await.unwrap().status, 204);
    assert_eq!(answer_first(&mut here, &table, "0").await.unwrap().status, 409);
    let last = here.get(&format!("{table}/story")).await.unwrap().text;
    assert!(steps(&last, &table) > steps(&story, &table));
}

#[tokio::test]
async fn a_move_that_is_carried_out_is_never_said_to_have_taken_too_long() {
    if !are_files_used() {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let mut config = config(&directory);
    config.limits.request_timeout = Duration::from_millis(300);
    let file = config.file.clone();
    let server = Server::start(config).await.unwrap();
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    let (question, choices) = asked(&client.get(&table).await.unwrap().text).unwrap();
    // Somebody else copies the file, say, and the disk takes its time.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let mut slow = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut slow).await.unwrap();
    let (mut one, mut two) = (client.again(), client.again());
    let fields = [("seat", "0"), ("question", &*question), ("choice", &*choices[0])];
    let path = format!("{table}/answer");
    let release = async {
        tokio::time::sleep(Duration::from_millis(1500)).await;
        sqlx::query("ROLLBACK").execute(&mut slow).await.unwrap();
    };
    let late = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        two.post(&path, &fields).await.unwrap()
    };
    let (answer, late, ()) = tokio::join!(one.post(&path, &fields), late, release);
    assert_eq!(answer.unwrap().status, 204, "it was carried out");
    assert_eq!(late.status, 408, "it was not, and said so: {}", late.text);
    let (next, _) = asked(&client.get(&table).await.unwrap().text).unwrap();
    let steps = |number: &str| number.parse::<usize>().unwrap();
    assert!(steps(&next) > steps(&question), "one move was made");
}
