//! Everything moves from a file into PostgreSQL and back, and is the same everywhere.

use crate::database::Database;
use crate::play::{answer_first, between, create_table, play_to_the_end};
use server::client::Client;
use server::{Config, MoveError, Place, Server, StoreError, move_all};
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{Column, ConnectOptions, Row, TypeInfo, ValueRef};
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

async fn serve(file: &Path, database: Option<String>) -> Server {
    let mut config = Config::local(file.into());
    config.database = database;
    config.key = Database::key();
    config.address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    config.limits = server::Limits::for_load_tests();
    Server::start(config).await.expect("a server")
}

/// Tables of every kind at a server, as whoever opened them sees them: over, in the middle, not begun, with guests and
/// without, with talk, a clock, dice of their own, and one that goes on from another.
async fn tables_of_every_kind(client: &mut Client) -> Vec<String> {
    let mut tables = Vec::new();
    let over = create_table(client, "toy", &["me", "me"], &[("name", "Anna"), ("listed", "on")]).await;
    play_to_the_end(client, &over, &["0", "1"]).await;
    let again = client.post(&format!("{over}/rematch"), &[]).await.unwrap();
    tables.extend(again.location().map(String::from));
    tables.push(over);
    for (offer, seats, more) in [
        ("troyes", &["me", "bot:random", "bot:random", "bot:random"][..], &[][..]),
        ("troyes", &["me", "guest"], &[("name", "Ännchen \u{1f3f0} <b>")]),
        ("kings-challenge", &["me"], &[]),
        ("dice", &["me", "bot:random"], &[]),
        ("dice", &["me", "me"], &[("clock", "move:600"), ("stand_in", "pass")]),
        ("troyes", &["me", "me"], &[("dice", "real")]),
        ("toy", &["guest", "guest"], &[]),
    ] {
        let table = create_table(client, offer, seats, more).await;
        for _ in 0..12 {
            drop(answer_first(client, &table, "0").await);
        }
        client.post(&format!("{table}/say"), &[("seat", "0"), ("text", "it's “said”; -- \\")]).await.unwrap();
        let page = client.get(&table).await.unwrap().text;
        for invitation in between(&page, "href=\"/join/", "\"").into_iter().take(1) {
            let mut guest = Client::new(client_address(client));
            guest.post(&format!("/join/{invitation}"), &[("name", "Bert")]).await.unwrap();
        }
        tables.push(table);
    }
    tables
}

fn client_address(client: &Client) -> SocketAddr {
    let request = client.request(hyper::Method::GET, "/").body(()).unwrap();
    request.headers()[hyper::header::HOST].to_str().unwrap().parse().unwrap()
}

/// Every row of a file, without the order in which it lies there.
async fn rows(file: &Path) -> BTreeMap<&'static str, Vec<String>> {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let mut all = BTreeMap::new();
    for table in ["tables", "chairs", "holders", "steps", "packs", "remarks", "callings", "keys"] {
        let query = sqlx::AssertSqlSafe(format!("SELECT * FROM {table}"));
        let found = sqlx::query(query).fetch_all(&mut connection).await.unwrap();
        let mut rows: Vec<String> = found.iter().map(written).collect();
        rows.sort();
        all.insert(table, rows);
    }
    all
}

fn written(row: &SqliteRow) -> String {
    let cell = |column: &sqlx::sqlite::SqliteColumn| {
        let (at, raw) = (column.ordinal(), row.try_get_raw(column.ordinal()).unwrap());
        let value = match raw.type_info().name() {
            _ if raw.is_null() => "nothing".to_string(),
            "INTEGER" => row.get::<i64, _>(at).to_string(),
            "BLOB" => format!("{:?}", row.get::<Vec<u8>, _>(at)),
            _ => format!("{:?}", row.get::<String, _>(at)),
        };
        format!("{}={value}", column.name())
    };
    row.columns().iter().map(cell).collect::<Vec<_>>().join(" ")
}

/// What somebody sees of their tables: stories, records and the questions they are asked.
async fn seen(client: &mut Client, tables: &[String]) -> Vec<(u16, String)> {
    let mut seen = Vec::new();
    for table in tables {
        for path in ["/story", "/record", "/pulse"] {
            let answer = client.get(&format!("{table}{path}")).await.unwrap();
            let text =
                if path == "/pulse" { answer.text.rsplit(',').next().unwrap().into() } else { answer.text };
            seen.push((answer.status.as_u16(), text));
        }
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_moves_there_and_back_and_nothing_is_lost() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (first, last) = (folder.path().join("first.sqlite"), folder.path().join("last.sqlite"));
    let url = Database::url(database.port);
    let (file, goal) = (Place::File(first.clone()), Place::Database(url.clone()));
    let server = serve(&first, None).await;
    let mut client = Client::new(server.address);
    let tables = tables_of_every_kind(&mut client).await;
    assert!(tables.len() >= 8);
    let taken = move_all(&file, &goal, &Database::key()).await;
    assert!(
        matches!(taken, Err(MoveError::Store(StoreError::Taken { .. }))),
        "somebody is served: {taken:?}"
    );
    server.leave().await;
    // Bots have made their last moves.
    let server = serve(&first, None).await;
    client.move_to(server.address);
    let before = seen(&mut client, &tables).await;
    server.leave().await;

    let moved = move_all(&file, &goal, &Database::key()).await.expect("it moves");
    assert!(moved.iter().all(|(table, rows)| *rows > 0 || *table == "callings"), "{moved:?}");
    let again = move_all(&file, &goal, &Database::key()).await;
    assert!(matches!(again, Err(MoveError::NotEmpty(count)) if count as u64 == moved[0].1), "{again:?}");
    let back = move_all(&goal, &Place::File(last.clone()), &Database::key()).await.expect("it moves back");
    assert_eq!(back, moved);
    assert_eq!(rows(&first).await, rows(&last).await, "every row is as it was");

    for (file, database) in [(&first, Some(url)), (&last, None)] {
        let server = serve(file, database.clone()).await;
        client.move_to(server.address);
        assert_eq!(seen(&mut client, &tables).await, before, "{database:?}");
        for table in &tables {
            assert_eq!(client.get(table).await.unwrap().status, 200);
        }
        if database.is_some() {
            let served = move_all(&goal, &Place::File(folder.path().join("other")), &Database::key()).await;
            assert!(matches!(served, Err(MoveError::Served(1))), "{served:?}");
        }
        // Whoever held a seat holds it still, and the game goes on.
        let mut answers = 0;
        for table in &tables {
            answers +=
                usize::from(answer_first(&mut client, table, "0").await.is_some_and(|a| a.status == 204));
        }
        assert!(answers >= 3, "{answers} games go on");
        server.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_while_a_node_that_was_only_stopped_still_writes() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let url = Database::url(database.port);
    let server = serve(folder.path(), Some(url.clone())).await;
    create_table(&mut Client::new(server.address), "toy", &["me", "me"], &[]).await;
    server.leave().await;
    let mut late = database.connect().await;
    sqlx::raw_sql("BEGIN; UPDATE tables SET pace = 7").execute(&mut late).await.unwrap();
    let (from, to) = (Place::Database(url), Place::File(folder.path().join("moved.sqlite")));
    let key = Database::key();
    let moving = move_all(&from, &to, &key);
    tokio::pin!(moving);
    let early = tokio::time::timeout(std::time::Duration::from_secs(2), &mut moving).await;
    assert!(early.is_err(), "it was half of a change: {early:?}");
    sqlx::raw_sql("COMMIT").execute(&mut late).await.unwrap();
    moving.await.expect("it moves");
    let moved = rows(&folder.path().join("moved.sqlite")).await;
    assert!(moved["tables"][0].contains("pace=7 "), "{:?}", moved["tables"]);
}

/// A program of PostgreSQL, told where the database is.
fn run(program: &str, arguments: &[&str]) {
    let done = std::process::Command::new(program).args(arguments).status();
    assert!(done.is_ok_and(|done| done.success()), "{program} {arguments:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_people_play_is_restored_whole() {
    let Some(database) = Database::start() else { return };
    if std::process::Command::new("pg_dump").arg("--version").output().is_err() {
        eprintln!("left out: there is no pg_dump here");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (url, copy) = (Database::url(database.port), folder.path().join("copy"));
    let node = serve(folder.path(), Some(url.clone())).await;
    let mut client = Client::new(node.address);
    let tables = tables_of_every_kind(&mut client).await;
    // Bots come to rest, so that what is copied is what was seen.
    let mut before = seen(&mut client, &tables).await;
    for _ in 0..50 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let now = seen(&mut client, &tables).await;
        let is_same = now == before;
        before = now;
        if is_same {
            break;
        }
    }
    let copy = copy.to_str().unwrap();
    // Which nodes there are is nothing to restore: those of the copy would be asked for its tables.
    run("pg_dump", &["--format=custom", "--exclude-table-data=nodes", "--file", copy, "--dbname", &url]);
    run("psql", &["--quiet", "--dbname", &url, "--command", "CREATE DATABASE restored"]);
    let restored = url.replace("/postgres?", "/restored?");
    run("pg_restore", &["--no-owner", "--exit-on-error", "--dbname", &restored, copy]);
    let other = serve(folder.path(), Some(restored)).await;
    client.move_to(other.address);
    assert_eq!(seen(&mut client, &tables).await, before);
    assert!(answer_first(&mut client, &tables[1], "0").await.is_none(), "that game is over");
    let mut answers = 0;
    for table in &tables {
        answers += usize::from(answer_first(&mut client, table, "0").await.is_some_and(|a| a.status == 204));
    }
    assert!(answers >= 3, "{answers} games go on");
}
