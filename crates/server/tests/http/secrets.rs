//! Nobody receives a byte that depends on somebody else's secrets.

use crate::kept::are_files_used;
use crate::play::{answer, asked, create_table};
use crate::test_server::TestServer;
use server::client::{Client, Events};
use std::path::Path;
use std::time::Duration;

/// The same game with the same dice and choices, but other secrets, looks the same to a spectator and to the other
/// seat. Secrets cannot be dealt at will over HTTP, so games are opened until two have the same dice for the first
/// round: with one player's seat watched there are few of them.
#[tokio::test]
async fn streams_of_games_that_differ_only_in_secrets_are_the_same() {
    let server = TestServer::open().await;
    let mut seen: Vec<(String, String, String)> = Vec::new();
    for _ in 0..2000 {
        let mut client = Client::new(server.address);
        let table = create_table(&mut client, "toy", &["me"], &[("name", "Anna")]).await;
        // Nothing is answered by itself: the first round's dice are all that is rolled.
        assert_eq!(client.post(&format!("{table}/forced"), &[]).await.unwrap().status, 204);
        let page = client.get(&table).await.unwrap().text;
        let secret = between(&page, "lucky face ", "<").to_string();
        let Some(bytes) = what_a_spectator_gets(&server, &mut client, &table).await else { continue };
        let dice = seen.iter().find(|(other, _, stream)| *other != secret && same_dice(stream, &bytes));
        if let Some((_, _, other)) = dice {
            assert_eq!(neutral(other), neutral(&bytes));
            return;
        }
        seen.push((secret, table, bytes));
    }
    panic!("no two games had the same dice");
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    text.split_once(before).and_then(|(_, rest)| rest.split_once(after)).map_or("", |(found, _)| found)
}

/// The page and the events of the first two choices; nothing where two dice of a kind leave no first choice.
async fn what_a_spectator_gets(server: &TestServer, player: &mut Client, table: &str) -> Option<String> {
    let mut spectator = Client::new(server.address);
    let mut bytes = spectator.get(table).await.unwrap().text;
    bytes.push_str(&spectator.get(&format!("{table}/story")).await.unwrap().text);
    bytes.push_str(&spectator.get(&format!("{table}/replay?at=1")).await.unwrap().text);
    let mut events = spectator.events(&format!("{table}/events"), None).await.unwrap();
    let mut next = async || {
        let event = tokio::time::timeout(Duration::from_secs(10), events.next()).await;
        event.expect("an event in time").expect("an event").data
    };
    bytes.push_str(&next().await);
    let (question, choices) = asked(&player.get(table).await.unwrap().text).unwrap();
    let lowest = choices.iter().filter(|choice| choice.starts_with("take")).min()?;
    let fields = [("seat", "0"), ("question", &*question), ("choice", lowest)];
    assert_eq!(player.post(&format!("{table}/answer"), &fields).await.unwrap().status, 204);
    bytes.push_str(&next().await);
    assert!(!bytes.contains("lucky face"));
    Some(bytes)
}

fn same_dice(a: &str, b: &str) -> bool {
    between(a, "Anna</bdi> rolls ", ".") == between(b, "Anna</bdi> rolls ", ".")
}

/// Without the names of tables, revisions and commitments, which differ in every game.
fn neutral(bytes: &str) -> String {
    let table = between(bytes, "/t/", "\"").split(['/', '?']).next().unwrap_or_default().to_string();
    let seal = between(bytes, "SHA-256: <code>", "<").to_string();
    bytes.replace(&table, "TABLE").replace(&seal, "SEAL")
}

#[tokio::test]
async fn nobody_else_is_sent_a_secret_of_mine_or_a_seed() {
    let server = TestServer::open().await;
    let mut anna = Client::new(server.address);
    let table = create_table(&mut anna, "toy", &["me", "bot:random"], &[("name", "Anna")]).await;
    let own = anna.get(&table).await.unwrap().text;
    let secret = format!("lucky face {}", between(&own, "lucky face ", "<"));
    assert!(secret.len() > "lucky face ".len(), "I know my own");
    let link = between(&own, "data-copy=\"/seat/", "\"").to_string();
    assert_eq!(link.len(), 32);
    let mut spectator = Client::new(server.address);
    let mut events = spectator.events(&format!("{table}/events?seat=0"), None).await.unwrap();
    let mut bytes = events.next().await.unwrap().data;
    for path in [
        &*table,
        &format!("{table}?seat=0"),
        &format!("{table}/story"),
        &format!("{table}/replay?at=1&eyes=0"),
    ] {
        bytes.push_str(&spectator.get(path).await.unwrap().text);
    }
    for seat in ["0", "1"] {
        bytes.push_str(&spectator.get(&format!("{table}/thing/lucky?seat={seat}")).await.unwrap().text);
    }
    assert!(!bytes.contains(&secret), "asking for a seat's eyes does not give them");
    assert!(!bytes.contains(&link));
    assert!(!own.contains("The secret:") && !bytes.contains("The secret:"));
    let cookie = anna.cookie().unwrap().split_once('=').unwrap().1;
    assert!(!own.contains(cookie) && !bytes.contains(cookie), "the cookie stands in no page");
}

/// The characters of the base game.
const CHARACTERS: [&str; 6] =
    ["henry_ier", "hugues_de_payns", "thibaut_ii", "chretien_de_troyes", "urbain_iv", "le_florentin"];

async fn house_with(file: &Path) -> TestServer {
    let file = file.to_path_buf();
    let key = server::KeySource::beside(&file);
    TestServer::open_with(move |config| (config.file, config.key) = (file, key)).await
}

/// The same table of Troyes twice, down to the seed; only Anna holds other characters at the second one. Whatever she
/// and Bert do, Bert and a spectator are sent the same bytes.
#[tokio::test]
async fn other_characters_in_my_hand_change_nothing_for_anybody_else() {
    if !are_files_used() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (file, twin) = (folder.path().join("one.sqlite"), folder.path().join("twin.sqlite"));
    let server = house_with(&file).await;
    let (mut anna, mut bert) = (Client::new(server.address), Client::new(server.address));
    let table = create_table(&mut anna, "troyes", &["me", "guest"], &[("name", "Anna")]).await;
    let page = anna.get(&table).await.unwrap().text;
    let invitation = format!("/join/{}", between(&page, "href=\"/join/", "\""));
    bert.post(&invitation, &[("name", "Bert")]).await.unwrap();
    let page = anna.get(&table).await.unwrap().text;
    let held: Vec<&str> =
        CHARACTERS.into_iter().filter(|name| page.contains(&format!("data-thing=\"{name}\""))).collect();
    assert_eq!(held.len(), 2, "Anna sees her two characters: {held:?}");
    drop(server);
    deal_others(&file, &twin, &held).await;
    std::fs::copy(file.with_extension("sqlite.key"), twin.with_extension("sqlite.key")).unwrap();
    let one = what_others_get(&house_with(&file).await, [&anna, &bert], &table).await;
    let other = what_others_get(&house_with(&twin).await, [&anna, &bert], &table).await;
    assert_ne!(one.own, other.own, "Anna herself is shown what she holds");
    assert!(one.others.len() > 100, "{} events", one.others.len());
    assert_eq!(one.others, other.others);
}

/// A copy of the file in which these characters are replaced by some that nobody holds.
async fn deal_others(file: &Path, twin: &Path, held: &[&str]) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("the file");
    let deal: String =
        sqlx::query_scalar("SELECT line FROM steps WHERE step = 0").fetch_one(&pool).await.unwrap();
    let free = CHARACTERS.into_iter().filter(|name| !deal.contains(name));
    let changed = held.iter().zip(free).fold(deal.clone(), |deal, (old, new)| deal.replace(old, new));
    // What was dealt no longer comes from the seed; the dice do, from the same place on in both.
    sqlx::query("UPDATE tables SET inherited = 1").execute(&pool).await.expect("changed");
    sqlx::query("VACUUM INTO ?").bind(twin.to_str()).execute(&pool).await.expect("a copy");
    pool.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(twin);
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("the copy");
    sqlx::query("UPDATE steps SET line = ? WHERE step = 0").bind(changed).execute(&pool).await.unwrap();
    pool.close().await;
}

/// What the one with the secrets and everybody else were sent.
struct Sent {
    own: String,
    others: Vec<String>,
}

async fn what_others_get(server: &TestServer, people: [&Client; 2], table: &str) -> Sent {
    let [mut anna, mut bert] = people.map(Client::again);
    anna.move_to(server.address);
    bert.move_to(server.address);
    let spectator = Client::new(server.address);
    let path = format!("{table}/events");
    let mut streams = [bert.events(&path, None).await.unwrap(), spectator.events(&path, None).await.unwrap()];
    let mut sent = Sent { own: anna.get(table).await.unwrap().text, others: Vec::new() };
    sent.others.extend(next_of_each(&mut streams).await);
    for turn in 0..70 {
        for (client, seat) in [(&mut anna, "0"), (&mut bert, "1")] {
            let page = client.get(table).await.unwrap().text;
            let Some(answer) = answer(client, table, &page, seat, turn * 5).await else { continue };
            assert_eq!(answer.status, 204);
            sent.others.extend(next_of_each(&mut streams).await);
            break;
        }
        let thing = format!("{table}/thing/{}", CHARACTERS[turn % CHARACTERS.len()]);
        sent.others.push(bert.get(&thing).await.unwrap().text);
    }
    for page in ["/story", "/replay?at=9", "/replay?at=40&eyes=0"] {
        sent.others.push(bert.get(&format!("{table}{page}")).await.unwrap().text);
    }
    sent
}

async fn next_of_each(streams: &mut [Events; 2]) -> Vec<String> {
    let mut events = Vec::new();
    for stream in streams {
        let event = tokio::time::timeout(Duration::from_secs(10), stream.next()).await;
        events.push(event.expect("an event in time").expect("an event").data);
    }
    events
}
