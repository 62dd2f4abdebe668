//! Nobody receives a byte that depends on somebody else's secrets.

use crate::house::House;
use crate::play::{asked, found};
use server::client::Client;
use std::time::Duration;

/// The same game with the same dice and choices, but other secrets, looks the same to a spectator and to the other
/// seat. Secrets cannot be dealt at will over HTTP, so games are opened until two have the same dice for the first
/// round: with one player's seat watched there are few of them.
#[tokio::test]
async fn streams_of_games_that_differ_only_in_secrets_are_the_same() {
    let house = House::open().await;
    let mut seen: Vec<(String, String, String)> = Vec::new();
    for _ in 0..2000 {
        let mut client = Client::new(house.server.address);
        let table = found(&mut client, "toy", &["me"], &[("name", "Anna")]).await;
        let page = client.get(&table).await.unwrap().text;
        let secret = between(&page, "lucky face ", "<").to_string();
        let bytes = what_a_spectator_gets(&house, &mut client, &table).await;
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

/// The page and the events of the first two choices.
async fn what_a_spectator_gets(house: &House, player: &mut Client, table: &str) -> String {
    let mut spectator = Client::new(house.server.address);
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
    let lowest = choices.iter().min().unwrap();
    let fields = [("seat", "0"), ("question", &*question), ("choice", lowest)];
    assert_eq!(player.post(&format!("{table}/answer"), &fields).await.unwrap().status, 204);
    bytes.push_str(&next().await);
    assert!(!bytes.contains("lucky face"));
    bytes
}

fn same_dice(a: &str, b: &str) -> bool {
    between(a, "Anna rolls ", ".") == between(b, "Anna rolls ", ".")
}

/// Without the names of tables, revisions and commitments, which differ in every game.
fn neutral(bytes: &str) -> String {
    let table = between(bytes, "/t/", "\"").split(['/', '?']).next().unwrap_or_default().to_string();
    let seal = between(bytes, "SHA-256: <code>", "<").to_string();
    bytes.replace(&table, "TABLE").replace(&seal, "SEAL")
}

#[tokio::test]
async fn nobody_else_is_sent_a_secret_of_mine_or_a_seed() {
    let house = House::open().await;
    let mut anna = Client::new(house.server.address);
    let table = found(&mut anna, "toy", &["me", "bot:random"], &[("name", "Anna")]).await;
    let own = anna.get(&table).await.unwrap().text;
    let secret = format!("lucky face {}", between(&own, "lucky face ", "<"));
    assert!(secret.len() > "lucky face ".len(), "I know my own");
    let link = between(&own, "data-copy=\"/seat/", "\"").to_string();
    assert_eq!(link.len(), 32);
    let mut spectator = Client::new(house.server.address);
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
    assert!(!own.contains("The seed:") && !bytes.contains("The seed:"));
    let cookie = anna.cookie().unwrap().split_once('=').unwrap().1;
    assert!(!own.contains(cookie) && !bytes.contains(cookie), "the cookie stands in no page");
}
