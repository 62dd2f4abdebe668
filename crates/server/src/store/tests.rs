//! The file by itself.

use super::*;
use crate::platform::random;
use ::web::{Chair, Secret, Sitter, TableId, TableRow, TableStatus};
use sqlx::{Connection, Row};
use std::net::Ipv4Addr;
use tabletop::{Seat, Seats, Seed};

const STATUS: TableStatus = TableStatus { asked: Seats::NONE, is_over: false, is_begun: true };

fn new_table(id: &TableId) -> Write {
    let row = TableRow {
        id: id.clone(),
        revision: 0,
        offer: "toy".into(),
        head: "head\n".into(),
        seed: Seed::from_number(1),
        inherited: 0,
        host: [0; 32],
        pace: 0,
        is_listed: false,
        is_begun: false,
        rematch: None,
        achievements: None,
        analyses: [None, None],
        chairs: vec![Chair { sitter: Sitter::Person(Secret::new(random())), name: "Anna".into() }],
        holders: vec![([0; 32], Seat(0))],
        terms: Default::default(),
        remarks: Vec::new(),
        callings: Vec::new(),
    };
    let network = Ipv4Addr::LOCALHOST.into();
    Write::Table { row: Box::new(row), lines: Vec::new(), status: STATUS, rematch_of: None, network }
}

fn steps(table: &TableId, from: usize, lines: &[String], is_over: bool) -> Write {
    let status = TableStatus { is_over, ..STATUS };
    Write::Steps { table: table.clone(), from, lines: lines.to_vec(), status, terms: None }
}

async fn number(path: &Path, question: &'static str) -> i64 {
    let mut connection = raw(path).await;
    sqlx::query(question).fetch_one(&mut connection).await.expect("an answer").get(0)
}

async fn raw(path: &Path) -> sqlx::SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    sqlx::SqliteConnection::connect_with(&options).await.expect("the file")
}

/// Far more at once than one transaction holds: each is answered, and none is left out.
#[tokio::test]
async fn every_write_of_a_crowd_is_on_disk_when_it_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&folder.path().join("tables.sqlite")).await.expect("the file");
    let table = TableId::new(random());
    store.write(new_table(&table), 0).await.expect("written");
    let crowd: Vec<_> = (0..2000)
        .map(|pace| {
            let (store, table) = (store.clone(), table.clone());
            tokio::spawn(async move { store.write(Write::Pace { table, pace }, pace.into()).await })
        })
        .collect();
    for write in crowd {
        write.await.expect("it runs").expect("it is written");
    }
    let (row, _) = store.table(&table).await.expect("read").expect("there");
    assert_eq!((row.pace, row.revision), (1999, 2000));
}

#[tokio::test]
async fn a_write_that_follows_what_is_not_there_any_more_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&folder.path().join("tables.sqlite")).await.expect("the file");
    let table = TableId::new(random());
    store.write(new_table(&table), 0).await.expect("written");
    store.write(steps(&table, 0, &["a".into(), "b".into()], false), 0).await.expect("written");
    // One too late, one in time, and one for nobody: together, so that they are committed together.
    let (late, timely, lost) = tokio::join!(
        store.write(steps(&table, 1, &["forged".into()], false), 0),
        store.write(Write::Pace { table: table.clone(), pace: 7 }, 1),
        store.write(Write::Pace { table: TableId::new(random()), pace: 7 }, 0),
    );
    assert!(matches!(late, Err(StoreError::Overtaken)), "{late:?}");
    assert!(timely.is_ok(), "{timely:?}");
    assert!(matches!(lost, Err(StoreError::Overtaken)), "{lost:?}");
    let (row, journal) = store.table(&table).await.expect("read").expect("there");
    assert_eq!((row.pace, row.revision, journal.as_str()), (7, 2, "head\na\nb\n"));
}

/// A line of a journal as games write them.
fn line(step: usize) -> String {
    format!("blue: place P{}@orange on activity_{}", step % 6 + 1, step * 7 % 23)
}

#[tokio::test]
async fn a_game_with_much_taken_back_is_read_as_it_was_played_and_takes_little_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.sqlite");
    let store = Store::open(&path).await.expect("the file");
    let mut dice = fastrand::Rng::with_seed(7);
    let tables: Vec<TableId> = (0..20).map(|_| TableId::new(random())).collect();
    for table in &tables {
        store.write(new_table(table), 0).await.expect("written");
        let mut played: Vec<String> = Vec::new();
        let mut follows = 0;
        while played.len() < 350 {
            // Now and then far back: into what is packed.
            let back = if dice.usize(..20) == 0 { dice.usize(..100) } else { 0 };
            let from = played.len().saturating_sub(back);
            played.truncate(from);
            let new: Vec<String> = (0..dice.usize(1..8)).map(|_| line(dice.usize(..1000))).collect();
            played.extend(new.iter().cloned());
            store.write(steps(table, from, &new, played.len() >= 350), follows).await.expect("written");
            follows += 1;
        }
        let (_, journal) = store.table(table).await.expect("read").expect("there");
        assert_eq!(journal, format!("head\n{}\n", played.join("\n")));
    }
    assert_eq!(number(&path, "SELECT count(*) FROM steps").await, 0, "a game that is over is packed");
    store.give_room_back().await.expect("written");
    let pages = number(&path, "PRAGMA page_count").await;
    assert!(pages < 60, "{pages} pages for 20 games: a row for each step took 80");
    for table in &tables {
        let (row, _) = store.table(table).await.expect("read").expect("there");
        store.write(Write::Delete { table: table.clone() }, row.revision).await.expect("written");
    }
    store.give_room_back().await.expect("written");
    assert!(number(&path, "PRAGMA page_count").await < 20, "what is deleted takes no room");
    assert!(store.table(&tables[0]).await.expect("read").is_none());
}

#[tokio::test]
async fn a_file_of_before_is_packed_and_learns_to_shrink() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.sqlite");
    let mut old = raw(&path).await;
    for step in &schema::STEPS[..2] {
        sqlx::raw_sql(*step).execute(&mut old).await.expect("the old format");
    }
    let table = TableId::new(random());
    let text = format!(
        "PRAGMA user_version = 2;
         INSERT INTO tables VALUES ('{table}', 'toy', 'head\n', zeroblob(32), 0, zeroblob(32), 0, 0, NULL, 5, 5, 1, 0, NULL);
         WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < 299)
         INSERT INTO steps SELECT '{table}', i, 'roll ' || i FROM n;"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(text)).execute(&mut old).await.expect("an old table");
    drop(old.close().await);
    let store = Store::open(&path).await.expect("the file");
    let (row, journal) = store.table(&table).await.expect("read").expect("there");
    assert!(row.is_begun, "nobody knows, so it is not dropped for that");
    let lines: Vec<String> = (0..300).map(|i| format!("roll {i}\n")).collect();
    assert_eq!(journal, format!("head\n{}", lines.concat()));
    assert_eq!(number(&path, "SELECT count(*) FROM steps").await, 0);
    assert_eq!(number(&path, "PRAGMA auto_vacuum").await, 2);
    store.write(steps(&table, 300, &["roll 300".into()], false), 0).await.expect("it goes on");
}
