//! The file by itself.

use super::*;
use crate::platform::random;
use crate::readiness::{NotReady, Readiness};
use ::web::{Chair, Remark, Secret, Sitter, TableId, TableRow, TableStatus};
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

async fn open(path: &Path) -> Result<Store, StoreError> {
    Store::open(path, &KeySource::beside(path)).await
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
    let store = open(&folder.path().join("tables.sqlite")).await.expect("the file");
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
    let store = open(&folder.path().join("tables.sqlite")).await.expect("the file");
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
    let store = open(&path).await.expect("the file");
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
    let seed = Seed(random());
    let text = format!(
        "PRAGMA user_version = 2;
         INSERT INTO tables VALUES ('{table}', 'toy', 'head\n', x'{seed}', 0, zeroblob(32), 0, 0, NULL, 5, 5, 1, 0, NULL);
         WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < 299)
         INSERT INTO steps SELECT '{table}', i, 'roll ' || i FROM n;"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(text)).execute(&mut old).await.expect("an old table");
    drop(old.close().await);
    let store = open(&path).await.expect("the file");
    let (row, journal) = store.table(&table).await.expect("read").expect("there");
    assert_eq!(row.seed, seed);
    let kept: Vec<u8> = std::fs::read(&path).expect("the file");
    assert!(
        !kept.windows(32).any(|bytes| bytes == seed.0),
        "no seed lies open, not even in what was left over"
    );
    assert!(row.is_begun, "nobody knows, so it is not dropped for that");
    let lines: Vec<String> = (0..300).map(|i| format!("roll {i}\n")).collect();
    assert_eq!(journal, format!("head\n{}", lines.concat()));
    assert_eq!(number(&path, "SELECT count(*) FROM steps").await, 0);
    assert_eq!(number(&path, "PRAGMA auto_vacuum").await, 2);
    store.write(steps(&table, 300, &["roll 300".into()], false), 0).await.expect("it goes on");
}

#[tokio::test]
async fn lots_and_the_deal_are_read_as_they_were_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("tables.sqlite")).await.expect("the file");
    let table = TableId::new(random());
    let Write::Table { mut row, .. } = new_table(&table) else { panic!("a table") };
    row.chairs.push(Chair { sitter: Sitter::Person(Secret::new(random())), name: "Bert".into() });
    row.holders.push(([1; 32], Seat(1)));
    row.remarks.push(Remark { number: 1, step: 0, seat: Seat(0), said: Some("hello".into()) });
    let network = Ipv4Addr::LOCALHOST.into();
    let opened =
        Write::Table { row: row.clone(), lines: Vec::new(), status: STATUS, rematch_of: None, network };
    store.write(opened, 0).await.expect("written");
    row.chairs.swap(0, 1);
    row.holders = vec![([0; 32], Seat(1)), ([1; 32], Seat(0))];
    row.remarks[0].seat = Seat(1);
    row.terms.mixing = Some(::web::Mixing::new(vec![::web::Part::Nothing; 2], true));
    let dealt =
        Write::Seating { row: row.clone(), lines: vec!["draw a".into(), "roll 1".into()], status: STATUS };
    store.write(dealt, 0).await.expect("written");
    let (mut found, journal) = store.table(&table).await.expect("read").expect("there");
    found.holders.sort_unstable();
    assert_eq!(journal, "head\ndraw a\nroll 1\n");
    assert_eq!(found, TableRow { revision: 1, is_begun: true, ..*row });
}

#[tokio::test]
async fn a_file_of_before_keeps_no_copy_of_a_seed_in_its_corners() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.sqlite");
    let mut old = raw(&path).await;
    // As the servers of before have made it, and used it: rows grow, shrink and move.
    sqlx::raw_sql("PRAGMA auto_vacuum = INCREMENTAL").execute(&mut old).await.expect("a file that shrinks");
    for step in &schema::STEPS[..5] {
        sqlx::raw_sql(*step).execute(&mut old).await.expect("the old format");
    }
    let seeds: Vec<Seed> = (0..40).map(|_| Seed(random())).collect();
    for seed in &seeds {
        let table = TableId::new(random());
        let text = format!(
            "INSERT INTO tables (id, offer, head, seed, inherited, host, pace, listed, created, touched, asked, over)
             VALUES ('{table}', 'toy', 'head', x'{seed}', 0, zeroblob(32), 0, 0, 5, 5, 1, 0)"
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(text)).execute(&mut old).await.expect("an old table");
    }
    for _ in 0..5 {
        let grow = "UPDATE tables SET head = hex(randomblob(abs(random()) % 700))";
        sqlx::raw_sql(grow).execute(&mut old).await.expect("it goes on");
    }
    sqlx::raw_sql("PRAGMA user_version = 5").execute(&mut old).await.expect("the old format");
    drop(old.close().await);
    let store = open(&path).await.expect("the file");
    let kept = std::fs::read(&path).expect("the file");
    let open = seeds.iter().filter(|seed| kept.windows(32).any(|bytes| bytes == seed.0)).count();
    assert_eq!(open, 0, "of {} seeds", seeds.len());
    drop(store);
}

#[tokio::test]
async fn no_seed_lies_open_and_none_can_be_swapped() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.sqlite");
    let store = open(&path).await.expect("the file");
    let tables = [TableId::new(random()), TableId::new(random())];
    for table in &tables {
        store.write(new_table(table), 0).await.expect("written");
        let (row, _) = store.table(table).await.expect("read").expect("there");
        assert_eq!(row.seed, Seed::from_number(1));
    }
    assert_eq!(number(&path, "SELECT count(*) FROM tables WHERE length(seed) = 32").await, 0);
    let mut swapped = raw(&path).await;
    sqlx::raw_sql("UPDATE tables SET seed = (SELECT seed FROM tables t WHERE t.id <> tables.id)")
        .execute(&mut swapped)
        .await
        .expect("somebody meddles");
    let read = store.table(&tables[0]).await;
    assert!(matches!(read, Err(StoreError::Seal(SealError::Broken(_)))), "{read:?}");
}

#[tokio::test]
async fn without_its_key_a_file_is_not_served() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.sqlite");
    let KeySource::File(key) = KeySource::beside(&path) else { panic!("a file") };
    let store = open(&path).await.expect("the file");
    store.write(new_table(&TableId::new(random())), 0).await.expect("written");
    store.stop();
    let kept = std::fs::read(&key).expect("the key");
    assert!(!std::fs::read(&path).expect("the file").windows(64).any(|part| part == &kept[..64]));
    let reopened = |path: PathBuf| async move {
        for _ in 0..100 {
            match open(&path).await {
                // The one before has not let go yet.
                Err(StoreError::Taken { .. }) => tokio::time::sleep(Duration::from_millis(50)).await,
                other => return other.map(|_| ()),
            }
        }
        panic!("the file is never free");
    };
    std::fs::remove_file(&key).expect("somebody loses it");
    let lost = reopened(path.clone()).await;
    assert!(matches!(&lost, Err(StoreError::Seal(SealError::Lost(_)))), "{lost:?}");
    assert!(lost.unwrap_err().to_string().contains("--key-file"), "it says what to do");
    std::fs::write(&key, Seed::from_number(1).to_string()).expect("another");
    let other = reopened(path.clone()).await;
    assert!(matches!(other, Err(StoreError::Seal(SealError::OtherKey(_)))), "{other:?}");
    std::fs::write(&key, kept).expect("the first");
    assert!(reopened(path).await.is_ok());
}

#[tokio::test]
async fn a_server_whose_file_does_not_answer_is_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("tables.sqlite")).await.unwrap();
    let readiness = Readiness::new(Arc::new(store.clone()));
    assert_eq!(readiness.check().await, Ok(()));
    store.readers.close().await;
    assert_eq!(readiness.check().await, Ok(()), "it was asked just now");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(readiness.check().await, Err(NotReady::Storage));
    readiness.leave();
    assert_eq!(readiness.check().await, Err(NotReady::Leaving));
}
