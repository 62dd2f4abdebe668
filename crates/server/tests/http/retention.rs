//! How long tables stay, and for whom.

use crate::kept::are_files_used;
use crate::play::{FRIEND, answer_first, between, create_table, play_to_the_end};
use crate::test_server::{TestServer, config};
use server::client::Client;
use server::{Keep, Server};
use std::path::Path;
use std::time::Duration;
use tabletop::{Record, Table, toy::Toy};

const SECOND: Option<Duration> = Some(Duration::from_secs(1));

async fn change(file: &Path, statement: &'static str) -> u64 {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let changed = sqlx::query(statement).execute(&mut connection).await.unwrap().rows_affected();
    drop(sqlx::Connection::close(connection).await);
    changed
}

async fn status(client: &mut Client, path: &str) -> u16 {
    client.get(path).await.unwrap().status.as_u16()
}

/// Waits until a table is gone from the file. Whoever asked for its page would keep it.
async fn gone(file: &Path, table: &str) -> bool {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let id = table.trim_start_matches("/t/");
    for _ in 0..200 {
        let found = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(id);
        if found.fetch_optional(&mut connection).await.unwrap().is_none() {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    false
}

#[tokio::test]
async fn what_nobody_began_or_finished_is_dropped_and_the_rest_stays() {
    if !are_files_used() {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let file = config(&directory).file;
    let first = Server::start(config(&directory)).await.unwrap();
    let mut client = Client::new(first.address);
    let unbegun = create_table(&mut client, "toy", &["me", "guest"], &[]).await;
    let bots = create_table(&mut client, "toy", &["bot:random", "bot:random"], &[]).await;
    while !client.get(&bots).await.unwrap().text.contains("The game is over") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let begun = create_table(&mut client, "toy", &["me"], &[]).await;
    answer_first(&mut client, &begun, "0").await.unwrap();
    let over = create_table(&mut client, "toy", &["me"], &[]).await;
    play_to_the_end(&mut client, &over, &["0"]).await;
    drop(first);
    // A week later.
    assert_eq!(change(&file, "UPDATE tables SET touched = touched - 8 * 24 * 3600").await, 4);
    let second = Server::start(config(&directory)).await.unwrap();
    client.move_to(second.address);
    let mut fresh = create_table(&mut client, "toy", &["me", FRIEND], &[]).await;
    assert!(gone(&file, &unbegun).await, "nobody began it");
    assert!(gone(&file, &bots).await, "no person ever chose there");
    for kept in [&begun, &over, &fresh] {
        assert_eq!(status(&mut client, kept).await, 200, "{kept}");
    }
    answer_first(&mut client, &fresh, "0").await.unwrap();
    drop(second);
    // Three months later.
    change(&file, "UPDATE tables SET touched = touched - 91 * 24 * 3600").await;
    let mut patient = config(&directory);
    patient.keep.unfinished = None;
    let third = Server::start(patient).await.unwrap();
    client.move_to(third.address);
    fresh = create_table(&mut client, "toy", &["me"], &[]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(status(&mut client, &begun).await, 200, "whoever wants so keeps everything");
    drop(third);
    let last = Server::start(config(&directory)).await.unwrap();
    client.move_to(last.address);
    assert!(gone(&file, &begun).await, "nobody finished it");
    assert_eq!(status(&mut client, &over).await, 200, "finished games stay");
    assert_eq!(status(&mut client, &fresh).await, 200);
}

#[tokio::test]
async fn a_table_is_not_dropped_while_somebody_looks() {
    if !are_files_used() {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let mut config = config(&directory);
    config.keep = Keep { unbegun: SECOND, unfinished: SECOND };
    config.idle = Duration::from_millis(200);
    let file = config.file.clone();
    let server = Server::start(config).await.unwrap();
    let mut client = Client::new(server.address);
    let watched = create_table(&mut client, "toy", &["me", "guest"], &[]).await;
    let left = create_table(&mut client, "toy", &["me", "guest"], &[]).await;
    let mut events = client.events(&format!("{watched}/events"), None).await.unwrap();
    events.next().await.unwrap();
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert!(gone(&file, &left).await);
    assert_eq!(status(&mut Client::new(server.address), &watched).await, 200);
}

#[tokio::test]
async fn a_host_deletes_a_table_and_everybody_there_is_told() {
    let server = TestServer::open().await;
    let mut host = Client::new(server.address);
    let table = create_table(&mut host, "toy", &["me", "bot:random"], &[("name", "Anna")]).await;
    assert!(host.get(&table).await.unwrap().text.contains("Delete this table"));
    let mut guest = Client::new(server.address);
    assert!(!guest.get(&table).await.unwrap().text.contains("Delete this table"));
    let refused = guest.post(&format!("{table}/delete"), &[]).await.unwrap();
    assert_eq!(refused.status, 403);
    assert!(refused.text.contains("Only whoever opened this table"), "{}", refused.text);
    let mut events = guest.events(&format!("{table}/events"), None).await.unwrap();
    events.next().await.unwrap();
    answer_first(&mut host, &table, "0").await.unwrap();
    let deleted = host.post(&format!("{table}/delete"), &[]).await.unwrap();
    assert_eq!((deleted.status.as_u16(), deleted.location()), (303, Some("/")));
    let mut last = String::new();
    while let Some(event) = events.next().await {
        last = event.data;
    }
    assert!(last.contains("This table was deleted"), "{last}");
    for client in [&mut host, &mut guest] {
        let page = client.get(&table).await.unwrap();
        assert_eq!(page.status, 404);
        assert!(page.text.contains("or the table was deleted"), "{}", page.text);
        assert!(!client.get("/").await.unwrap().text.contains(&table));
    }
    let fields = [("seat", "0"), ("question", "3"), ("choice", "sell")];
    assert_eq!(host.post(&format!("{table}/answer"), &fields).await.unwrap().status, 404);
    assert_eq!(server.tables_in_memory(), 0, "nobody keeps it, not even its bot");
}

#[tokio::test]
async fn one_address_has_so_many_tables_and_makes_room_by_deleting() {
    let server = TestServer::open_with(|config| config.limits.tables_each = 3).await;
    let mut client = Client::new(server.address);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(create_table(&mut client, "toy", &["me"], &[]).await);
    }
    let fields = [("offer", "toy"), ("players", "1"), ("seat0", "me"), ("pace", "0")];
    // Another cookie is no other address.
    for client in [&mut client.again(), &mut Client::new(server.address)] {
        let refused = client.post("/tables", &fields).await.unwrap();
        assert_eq!(refused.status, 429);
        assert!(refused.text.contains("3 tables were opened from your address"), "{}", refused.text);
    }
    play_to_the_end(&mut client, &tables[0], &["0"]).await;
    assert_eq!(client.post(&format!("{}/rematch", tables[0]), &[]).await.unwrap().status, 429);
    let from = [("at", "4"), ("seat", "0"), ("level", "random")];
    assert_eq!(client.post(&format!("{}/play-on", tables[0]), &from).await.unwrap().status, 429);
    assert_eq!(client.post(&format!("{}/delete", tables[1]), &[]).await.unwrap().status, 303);
    assert_eq!(client.post("/tables", &fields).await.unwrap().status, 303);
    assert_eq!(client.post("/tables", &fields).await.unwrap().status, 429);
}

#[tokio::test]
async fn who_deletes_a_rematch_may_play_another_one() {
    let directory = tempfile::tempdir().unwrap();
    let first = Server::start(config(&directory)).await.unwrap();
    let mut client = Client::new(first.address);
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let rematch = client.post(&format!("{table}/rematch"), &[]).await.unwrap();
    let next = rematch.location().unwrap().to_string();
    assert_eq!(client.post(&format!("{next}/delete"), &[]).await.unwrap().status, 303);
    drop(first);
    let second = Server::start(config(&directory)).await.unwrap();
    client.move_to(second.address);
    let other = client.post(&format!("{table}/rematch"), &[]).await.unwrap();
    assert_ne!(other.location().unwrap(), next);
    assert_eq!(status(&mut client, other.location().unwrap()).await, 200);
}

#[tokio::test]
async fn figures_that_are_longer_than_all_figures_are_refused() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let figures = format!("# {}\n[toy]\npurse = {{ coins = 9 }}\n", "x".repeat(40_000));
    let fields = [("offer", "toy"), ("players", "1"), ("seat0", "me"), ("figures", &figures)];
    let refused = client.post("/tables", &fields).await.unwrap();
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(refused.text.contains("at most 32768 bytes"), "{}", refused.text);
}

/// Rules that no program has yet: nothing that this one learns can open them.
const NEWER: &str = "UPDATE tables SET head = replace(head, 'rules 1', 'rules 99')";

#[tokio::test]
async fn a_table_of_other_rules_says_so_keeps_its_record_and_is_not_dropped() {
    if !are_files_used() {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let file = config(&directory).file;
    let first = Server::start(config(&directory)).await.unwrap();
    let mut host = Client::new(first.address);
    let open = create_table(&mut host, "toy", &["me", FRIEND], &[("name", "Anna")]).await;
    answer_first(&mut host, &open, "0").await.unwrap();
    let over = create_table(&mut host, "toy", &["me"], &[("name", "Anna")]).await;
    play_to_the_end(&mut host, &over, &["0"]).await;
    let record = host.get(&format!("{over}/record")).await.unwrap().text;
    drop(first);
    change(&file, NEWER).await;
    change(&file, "UPDATE tables SET touched = 5").await;
    let second = Server::start(config(&directory)).await.unwrap();
    host.move_to(second.address);
    let mut stranger = Client::new(second.address);
    for table in [&open, &over] {
        let page = stranger.get(table).await.unwrap();
        assert_eq!(page.status, 409);
        assert!(page.text.contains("This table waits for other rules"), "{}", page.text);
        assert!(page.text.contains("needs version 99 of the rules"), "{}", page.text);
        assert!(page.text.contains("Anna") && page.text.contains("Nothing is lost"), "{}", page.text);
        assert_eq!(page.text.contains("Download record"), table == &over, "an open game has secrets");
    }
    assert!(host.get(&open).await.unwrap().text.contains("Download record"));
    // The record of the finished game is what it was, but for the version.
    let kept = stranger.get(&format!("{over}/record")).await.unwrap().text.replace("rules 99", "rules 1");
    let (kept, record) = (Record::read(&kept).unwrap(), Record::read(&record).unwrap());
    assert_eq!(kept.head, record.head);
    let replayed: Table<Toy> = Table::replay(&kept, |_, _| ()).unwrap();
    assert_eq!(replayed.record(record.head.clone()).entries.len(), record.entries.len());
    // Of the open one its people get what was played, but not the dice to come.
    assert_eq!(status(&mut stranger, &format!("{open}/record")).await, 403);
    let half = Record::read(&host.get(&format!("{open}/record")).await.unwrap().text).unwrap();
    assert!(half.head.seed.is_none() && half.head.commitment.is_some() && !half.entries.is_empty());
    // It has been tidied meanwhile, but with the right rules both go on.
    tokio::time::sleep(Duration::from_millis(500)).await;
    drop(second);
    assert_eq!(
        change(&file, "UPDATE tables SET head = replace(head, 'rules 99', 'rules 1'), touched = unixepoch()")
            .await,
        2
    );
    let third = Server::start(config(&directory)).await.unwrap();
    host.move_to(third.address);
    assert!(host.get(&over).await.unwrap().text.contains("The game is over"));
    // Whether its host is asked again depends on the dice.
    let page = host.get(&open).await.unwrap();
    assert!(page.status == 200 && page.text.contains("id=\"ask\""), "{}", page.text);
    assert_eq!(between(&page.text, "data-seat=\"", "\"")[0], "0");
    change(&file, NEWER).await;
    assert_eq!(
        host.post(&format!("{open}/delete"), &[]).await.unwrap().status,
        303,
        "its host may delete it"
    );
}
