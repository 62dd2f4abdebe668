//! `kill -9` at any moment: every table continues where its players saw it.

use crate::play::{asked, between, create_table};
use crate::process::ServerProcess;
use server::client::Client;
use server::{Config, Limits, Server};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Where the server below keeps its tables; without this it is not started.
pub const FILE: &str = "TROYES_TEST_FILE";
/// Its name.
pub const SERVER: &str = "restart::a_server_to_be_killed";
const DEATHS: usize = 12;

/// Not a test but the server that the test below starts and kills, in a process of its own.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_to_be_killed() {
    let Ok(file) = std::env::var(FILE) else { return };
    let mut config = Config::local(file.into());
    config.address.set_port(0);
    config.limits = Limits::for_load_tests();
    let server = Server::start(config).await.unwrap_or_else(|error| panic!("{error}"));
    println!("\nhttp://{}", server.address);
    std::future::pending::<()>().await;
}

/// What starts it.
pub fn command(file: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", SERVER, "--nocapture"]).env(FILE, file).stderr(Stdio::null());
    command
}

/// Starts it. It ends by a signal that cannot be caught: nothing is finished, flushed or said good-bye to.
fn start(file: &Path) -> ServerProcess {
    ServerProcess::start(&mut command(file)).expect("it starts")
}

/// A sentence of the log, with the step it was told in.
type Line = (usize, String);

/// Somebody at a table, and everything they have ever been shown of its log.
struct Person {
    client: Client,
    table: String,
    seen: Arc<Mutex<BTreeSet<Line>>>,
}

fn lines_of(page: &str, table: &str) -> BTreeSet<Line> {
    let moments = between(page, "<a href=\"", "</a>");
    moments
        .into_iter()
        .filter_map(|moment| moment.strip_prefix(table)?.strip_prefix("/replay?at="))
        .filter_map(|moment| moment.split_once("\">"))
        // What leads to the same moments and is no line says more in its link.
        .filter_map(|(step, text)| Some((step.parse().ok()?, text.to_string())))
        .collect()
}

fn note(page: &str, table: &str, seen: &Mutex<BTreeSet<Line>>) {
    seen.lock().unwrap().extend(lines_of(page, table));
}

impl Person {
    async fn at_new_table(address: SocketAddr, offer: &str, seats: &[&str]) -> Person {
        let mut client = Client::new(address);
        let table = create_table(&mut client, offer, seats, &[("name", "Anna")]).await;
        Person { client, table, seen: Arc::default() }
    }

    /// Everything that was seen is still there; and is there more?
    async fn assert_nothing_lost(&mut self, address: SocketAddr) -> usize {
        self.client.move_to(address);
        let story = self.client.get(&format!("{}/story", self.table)).await.expect("an answer").text;
        let told = lines_of(&story, &self.table);
        let seen = self.seen.lock().unwrap();
        let lost: Vec<&Line> = seen.difference(&told).collect();
        assert!(lost.is_empty(), "{}: shown before, but lost: {lost:?}", self.table);
        seen.len()
    }

    /// Plays and looks until the server dies.
    async fn play(client: Client, table: String, seen: Arc<Mutex<BTreeSet<Line>>>) {
        let looker = client.again();
        let (path, here, log) = (format!("{table}/events"), table.clone(), seen.clone());
        let looking = tokio::spawn(async move {
            let Ok(mut events) = looker.events(&path, None).await else { return };
            while let Some(event) = events.next().await {
                note(&event.data.replace("\\\"", "\""), &here, &log);
            }
        });
        let mut client = client;
        while let Ok(page) = client.get(&table).await {
            note(&page.text, &table, &seen);
            let Some((question, choices)) = asked(&page.text) else {
                tokio::time::sleep(Duration::from_millis(2)).await;
                continue;
            };
            let choice = &choices[fastrand::usize(..choices.len())];
            let fields = [("seat", "0"), ("question", &*question), ("choice", choice)];
            if client.post(&format!("{table}/answer"), &fields).await.is_err() {
                break;
            }
        }
        looking.abort();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_again_and_again_loses_nothing_that_was_shown() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("tables.sqlite");
    let mut victim = start(&file);
    let mut people = Vec::new();
    for (offer, seats) in [
        ("troyes", &["me", "bot:random"][..]),
        ("troyes", &["me", "bot:random", "bot:random", "bot:random"]),
        ("kings-challenge", &["me"]),
        ("dice", &["me", "bot:random", "bot:random"]),
        ("dice", &["me"]),
        ("toy", &["me", "bot:random"]),
    ] {
        people.push(Person::at_new_table(victim.address, offer, seats).await);
    }
    let mut shown = 0;
    for _ in 0..DEATHS {
        let players: Vec<_> = people
            .iter()
            .map(|person| {
                tokio::spawn(Person::play(person.client.again(), person.table.clone(), person.seen.clone()))
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(fastrand::u64(50..400))).await;
        drop(victim);
        for player in players {
            player.await.expect("people live on");
        }
        victim = start(&file);
        shown = 0;
        for person in &mut people {
            shown += person.assert_nothing_lost(victim.address).await;
        }
    }
    assert!(shown > 100, "only {shown} lines were shown: too little happened to lose anything");
}

/// A table after the file that it is kept in has been changed.
async fn reopened(changes: &[&'static str]) -> server::client::Answer {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("tables.sqlite");
    let mut client = {
        let server = start(&file);
        let mut client = Client::new(server.address);
        create_table(&mut client, "toy", &["me"], &[]).await;
        client
    };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("the file");
    for change in changes {
        assert!(sqlx::query(*change).execute(&pool).await.expect("changed").rows_affected() > 0, "{change}");
    }
    pool.close().await;
    let server = start(&file);
    client.move_to(server.address);
    let lobby = client.get("/").await.expect("a page").text;
    let table = format!("/t/{}", between(&lobby, "href=\"/t/", "\"")[0]);
    client.get(&table).await.expect("an answer")
}

#[tokio::test]
async fn an_old_table_opens_or_says_which_rules_it_needs() {
    let older = "UPDATE tables SET head = replace(head, 'rules 1', 'rules 0')";
    assert_eq!(reopened(&[older]).await.status, 200);
    let other = "UPDATE steps SET line = 'roll 7 7' WHERE line LIKE 'roll %'";
    let newer = "UPDATE tables SET head = replace(head, 'rules 1', 'rules 2')";
    for (changes, version) in [(&[older, other][..], 0), (&[newer], 2)] {
        let answer = reopened(changes).await;
        assert_eq!(answer.status, 409);
        assert!(answer.text.contains(&format!("needs version {version} of the rules")), "{}", answer.text);
    }
}
