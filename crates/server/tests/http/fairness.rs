//! Two people who trust neither each other nor the server: each has a part in the seed, and each can prove the dice.

use crate::play::{FRIEND, answer_first, asked, between, create_table, play_to_the_end};
use crate::test_server::{TestServer, config};
use serde_json::Value;
use server::Server;
use server::client::Client;
use tabletop::{Awaited, Cup, Mixture, Promised, Record, Seed, Slip};

fn nonce(number: u64) -> String {
    Seed::from_number(number).to_string()
}

fn promise(number: u64) -> String {
    Seed::from_number(number).commitment()
}

/// A table that Anna opens with a promise and at which Bert has sat down with one.
async fn two_promises(anna: &mut Client, bert: &mut Client, more: &[(&str, &str)]) -> String {
    let own = promise(1);
    let fields: Vec<(&str, &str)> =
        [("name", "Anna"), ("commitment", &own)].iter().chain(more).copied().collect();
    let table = create_table(anna, "toy", &["me", "guest"], &fields).await;
    let page = anna.get(&table).await.unwrap().text;
    assert!(page.contains("id=\"mixing\"") && page.contains(&own), "she sees what is promised");
    assert!(!page.contains("data-shows"), "nobody shows anything before everybody has promised");
    let early = show(anna, &table, "0", 1).await;
    assert_eq!(early, 409);
    let invitation = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let garbled = bert.post(&invitation, &[("name", "Bert"), ("commitment", "abc")]).await.unwrap();
    assert_eq!(garbled.status, 400);
    let copied = bert.post(&invitation, &[("name", "Bert"), ("commitment", &own)]).await.unwrap();
    assert_eq!(copied.status, 409, "Bert cannot repeat what Anna promised");
    let sat = bert.post(&invitation, &[("name", "Bert"), ("commitment", &promise(2))]).await.unwrap();
    assert_eq!(sat.status, 303);
    table
}

async fn show(client: &mut Client, table: &str, seat: &str, number: u64) -> u16 {
    let fields = [("seat", seat), ("nonce", &nonce(number))];
    client.post(&format!("{table}/show"), &fields).await.unwrap().status.as_u16()
}

/// What Anna's browser keeps: all of it stands on her page before anybody has shown anything.
async fn slip(anna: &mut Client, table: &str) -> Slip {
    let page = anna.get(table).await.unwrap().text;
    let text = between(&page, "data-slip=\"", "\"")[0].replace("&quot;", "\"");
    let mut kept: Value = serde_json::from_str(&text).unwrap();
    (kept["place"], kept["nonce"]) = (0.into(), nonce(1).into());
    serde_json::from_value(kept).unwrap()
}

/// Whether every roll and draw of a proof is that of its seed.
fn is_proved(proof: &Value, seed: Seed) -> bool {
    let mut cup = Cup::new(seed);
    let number = |value: &Value| value.as_u64().unwrap() as u8;
    proof["chances"].as_array().unwrap().iter().all(|chance| {
        let awaited = match (&chance["roll"], &chance["draw"]) {
            (Value::Array(of), _) => Awaited::Roll { dice: number(&of[0]), sides: number(&of[1]) },
            (_, of) => Awaited::Draw { of: number(&of[0]), take: number(&of[1]) },
        };
        let fell: Vec<u8> = chance["fell"].as_array().unwrap().iter().map(number).collect();
        cup.answer(awaited).as_slice() == fell
    })
}

#[tokio::test]
async fn two_who_trust_nobody_can_both_prove_the_dice() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (Client::new(server.address), Client::new(server.address));
    let table = two_promises(&mut anna, &mut bert, &[]).await;
    let mut stream = bert.events(&format!("{table}/events"), None).await.unwrap();
    assert!(stream.next().await.unwrap().data.contains(&promise(1)), "Bert is shown what Anna promised");
    let slip = slip(&mut anna, &table).await;
    let page = anna.get(&table).await.unwrap().text;
    assert_eq!(slip.promised, between(&page, "SHA-256: <code>", "</code>")[0]);
    let others =
        [Promised { place: 0, commitment: promise(1) }, Promised { place: 1, commitment: promise(2) }];
    assert_eq!(slip.commitments, others);
    assert_eq!(slip.places, Some(2), "and how many they are");

    assert_eq!(show(&mut bert, &table, "1", 1).await, 409, "not what he promised");
    assert_eq!(show(&mut bert, &table, "0", 1).await, 403, "not his seat");
    assert_eq!(show(&mut bert, &table, "1", 2).await, 204);
    assert!(asked(&anna.get(&table).await.unwrap().text).is_none(), "nothing is dealt yet");
    assert!(!stream.next().await.unwrap().data.contains("lucky face"));
    assert_eq!(show(&mut anna, &table, "0", 1).await, 204);
    assert!(asked(&anna.get(&table).await.unwrap().text).is_some(), "now it is");
    assert!(stream.next().await.unwrap().data.contains("rolls"), "everybody is shown so at once");
    assert_eq!(show(&mut anna, &table, "0", 1).await, 409, "and that is that");
    assert_eq!(anna.get(&format!("{table}/proof")).await.unwrap().status, 403, "the secret stays one");

    while !anna.get(&table).await.unwrap().text.contains("The game is over") {
        answer_first(&mut anna, &table, "0").await;
        answer_first(&mut bert, &table, "1").await;
    }
    let record = Record::read(&anna.get(&format!("{table}/record")).await.unwrap().text).unwrap();
    let secret: Seed = record.head.seed.as_ref().unwrap().parse().unwrap();
    assert_eq!(secret.commitment(), slip.promised);
    let (seed, mixture) = Mixture::checked(&record.head, &secret).unwrap();
    assert_eq!(slip.check(&record.head, mixture.as_ref()), Ok(true), "her nonce was counted");
    let proof: Value =
        serde_json::from_str(&bert.get(&format!("{table}/proof")).await.unwrap().text).unwrap();
    assert!(is_proved(&proof, seed) && !is_proved(&proof, secret));
    let page = bert.get(&table).await.unwrap().text;
    let verify = format!("/verify?table={}", table.trim_start_matches("/t/"));
    assert!(page.contains(&format!("href=\"{verify}\"")));
    assert!(bert.get(&verify).await.unwrap().text.contains("Check the dice"));
}

#[tokio::test]
async fn a_new_start_before_the_deal_loses_no_promise_and_no_nonce() {
    let directory = tempfile::tempdir().unwrap();
    let first = Server::start(config(&directory)).await.unwrap();
    let (mut anna, mut bert) = (Client::new(first.address), Client::new(first.address));
    let table = two_promises(&mut anna, &mut bert, &[("by_lot", "yes")]).await;
    let before = slip(&mut anna, &table).await;
    assert_eq!(show(&mut anna, &table, "0", 1).await, 204);
    drop(first);
    let second = Server::start(config(&directory)).await.unwrap();
    anna.move_to(second.address);
    bert.move_to(second.address);
    assert!(asked(&anna.get(&table).await.unwrap().text).is_none());
    assert_eq!(show(&mut bert, &table, "1", 2).await, 204);
    drop(second);
    let third = Server::start(config(&directory)).await.unwrap();
    anna.move_to(third.address);
    bert.move_to(third.address);
    let is_asked = async |client: &mut Client| asked(&client.get(&table).await.unwrap().text).is_some();
    assert!(
        is_asked(&mut anna).await || is_asked(&mut bert).await,
        "it is dealt, wherever the lots put them"
    );
    while !anna.get(&table).await.unwrap().text.contains("The game is over") {
        for seat in ["0", "1"] {
            answer_first(&mut anna, &table, seat).await;
            answer_first(&mut bert, &table, seat).await;
        }
    }
    let record = Record::read(&anna.get(&format!("{table}/record")).await.unwrap().text).unwrap();
    let secret: Seed = record.head.seed.as_ref().unwrap().parse().unwrap();
    let (seed, mixture) = Mixture::checked(&record.head, &secret).unwrap();
    assert_eq!(before.check(&record.head, mixture.as_ref()), Ok(true));
    let lots = mixture.unwrap().lots(&seed);
    let names: Vec<&str> = lots.iter().map(|place| ["Anna", "Bert"][usize::from(*place)]).collect();
    let sat: Vec<&str> = record.head.seats.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(sat, names, "everybody sat where the lots have put them");
}

#[tokio::test]
async fn a_rematch_waits_for_those_who_have_brought_something_before() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (Client::new(server.address), Client::new(server.address));
    let table = two_promises(&mut anna, &mut bert, &[]).await;
    assert_eq!(show(&mut anna, &table, "0", 1).await, 204);
    assert_eq!(show(&mut bert, &table, "1", 2).await, 204);
    while !anna.get(&table).await.unwrap().text.contains("The game is over") {
        answer_first(&mut anna, &table, "0").await;
        answer_first(&mut bert, &table, "1").await;
    }
    let again = anna.post(&format!("{table}/rematch"), &[("commitment", &promise(3))]).await.unwrap();
    let next = again.location().unwrap().to_string();
    let page = bert.get(&next).await.unwrap().text;
    assert!(page.contains("data-awaited") && asked(&page).is_none(), "Bert begins, when he has come");
    let fields = [("seat", "0"), ("commitment", &*promise(4))];
    assert_eq!(bert.post(&format!("{next}/promise"), &fields).await.unwrap().status, 204);
    assert_eq!(bert.post(&format!("{next}/promise"), &fields).await.unwrap().status, 409, "once");
    assert_eq!(show(&mut bert, &next, "0", 4).await, 204);
    assert_eq!(show(&mut anna, &next, "1", 3).await, 204);
    assert!(asked(&bert.get(&next).await.unwrap().text).is_some());
}

#[tokio::test]
async fn whoever_asks_for_a_rematch_has_a_part_in_it_though_nobody_had_one_before() {
    let server = TestServer::open().await;
    let mut anna = Client::new(server.address);
    let table = create_table(&mut anna, "toy", &["me", "bot:random"], &[("name", "Anna")]).await;
    play_to_the_end(&mut anna, &table, &["0"]).await;
    let again = anna.post(&format!("{table}/rematch"), &[("commitment", &promise(1))]).await.unwrap();
    let next = again.location().unwrap().to_string();
    let page = anna.get(&next).await.unwrap().text;
    assert!(page.contains(&promise(1)) && asked(&page).is_none(), "it waits for what she has promised");
    assert_eq!(show(&mut anna, &next, "1", 1).await, 204);
    assert!(anna.get(&next).await.unwrap().text.contains("has shown the number"));
}

#[tokio::test]
async fn whoever_brings_nothing_is_dealt_to_as_ever_and_the_page_says_so() {
    let server = TestServer::open().await;
    let mut anna = Client::new(server.address);
    let table = create_table(&mut anna, "toy", &["me", FRIEND, "bot:random"], &[("name", "Anna")]).await;
    let page = anna.get(&table).await.unwrap().text;
    assert!(asked(&page).is_some());
    assert_eq!(page.matches("brings nothing").count(), 3, "two without script, and a bot");
}
