//! What is around a game: links, records from elsewhere, open screens, presence, talk.

use crate::play::{answer, answer_first, between, create_table, play_to_the_end};
use crate::test_server::TestServer;
use server::client::{Client, Events};
use std::time::Duration;

/// A table of two people: who made it, who was invited, and its address.
pub async fn two_people(server: &TestServer, more: &[(&str, &str)]) -> (Client, Client, String) {
    let (mut host, mut guest) = (Client::new(server.address), Client::new(server.address));
    let fields: Vec<(&str, &str)> = [("name", "Anna")].iter().chain(more).copied().collect();
    let table = create_table(&mut host, "toy", &["me", "guest"], &fields).await;
    let page = host.get(&table).await.unwrap().text;
    let invitation = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    assert_eq!(guest.post(&invitation, &[("name", "Bert")]).await.unwrap().status, 303);
    (host, guest, table)
}

/// Waits until a page says something.
pub async fn until(client: &mut Client, path: &str, what: &str) -> String {
    for _ in 0..200 {
        let page = client.get(path).await.unwrap().text;
        if page.contains(what) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} never says: {what}\n{}", client.get(path).await.unwrap().text);
}

#[tokio::test]
async fn links_are_drawn_for_phones_and_secrets_only_for_those_they_are_of() {
    let server = TestServer::open().await;
    let mut host = Client::new(server.address);
    let table = create_table(&mut host, "toy", &["me", "guest"], &[("name", "Anna")]).await;
    let links = host.get(&format!("{table}/share")).await.unwrap().text;
    let root = format!("http://{}", server.address);
    assert!(
        links.contains(&format!("href=\"{root}/join/")) && links.contains(&format!("href=\"{root}/seat/"))
    );
    assert_eq!(links.matches("class=\"qr\"").count(), 3, "an invitation, a seat, and one to watch");
    let watch = Client::new(server.address).get(&format!("{table}/share")).await.unwrap().text;
    assert!(
        watch.contains(&format!("{root}{table}")) && !watch.contains("/join/") && !watch.contains("/seat/")
    );
}

#[tokio::test]
async fn a_record_is_brought_replayed_and_played_on() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", "bot:perrin"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let record = client.get(&format!("{table}/record")).await.unwrap().text;

    let mut other = Client::new(server.address);
    let brought = other.post("/import", &[("record", &record)]).await.unwrap();
    let replay = brought.location().expect("the way to the replay").to_string();
    assert!(replay.ends_with("/replay?at=0"), "{replay}");
    assert!(other.get(&replay).await.unwrap().text.contains("Anna"), "names are kept");
    let again = other.get(&replay.replace("/replay?at=0", "/record")).await.unwrap().text;
    let entries = |text: &str| text.split("---").nth(1).unwrap().trim().to_string();
    assert_eq!(entries(&again), entries(&record), "it is the same game");
    assert!(other.get("/").await.unwrap().text.contains("Anna"), "it is among one's own tables");

    let lines: Vec<&str> = record.lines().collect();
    let half = lines[..lines.len() * 2 / 3].join("\n");
    let begun = other.post("/import", &[("record", &half), ("players", "bots")]).await.unwrap();
    let table = begun.location().expect("the way to the table").to_string();
    // Whoever brought it plays on, after the bot where it is the bot's turn.
    until(&mut other, &table, "name=\"question\"").await;
}

#[tokio::test]
async fn a_broken_record_is_refused_with_its_line() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", "bot:perrin"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let record = client.get(&format!("{table}/record")).await.unwrap().text;
    let at = record.lines().position(|line| line.starts_with("roll ")).expect("a roll");
    let mut lines: Vec<String> = record.lines().map(String::from).collect();
    lines[at] = "roll <b>9</b>".into();
    let refused = client.post("/import", &[("record", &lines.join("\n"))]).await.unwrap();
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains(&format!("line {}", at + 1)), "{}", refused.text);
    assert!(
        refused.text.contains(&format!("{}: roll &lt;b&gt;9&lt;/b&gt;", at + 1)),
        "the line itself is shown, escaped"
    );
    for nonsense in
        ["", "x", "troyes-record 1\n", "troyes-record 1\ngame chess\n---\n", &"roll 1\n".repeat(5000)]
    {
        let refused = client.post("/import", &[("record", nonsense)]).await.unwrap();
        assert_eq!(refused.status, 422, "{nonsense:.20}");
        assert!(refused.text.contains("role=\"alert\""));
    }
    assert_eq!(client.post("/import", &[("record", "x"), ("players", "?")]).await.unwrap().status, 400);
}

#[tokio::test]
async fn an_open_screen_is_never_covered() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let seats = ["me", "me"];
    let covered = create_table(&mut client, "toy", &seats, &[("name", "Anna, Bert")]).await;
    assert!(client.get(&covered).await.unwrap().text.contains("id=\"uncover\""));
    let open = create_table(&mut client, "toy", &seats, &[("name", "Anna, Bert"), ("open", "yes")]).await;
    let mut seen = Vec::new();
    for _ in 0..40 {
        let page = client.get(&open).await.unwrap().text;
        assert!(!page.contains("id=\"uncover\""));
        let Some(seat) = between(&page, "name=\"seat\" value=\"", "\"").first().map(ToString::to_string)
        else {
            break;
        };
        let Some(answer) = answer(&mut client, &open, &page, &seat, 0).await else { break };
        assert_eq!(answer.status, 204);
        seen.push(seat);
    }
    assert!(seen.contains(&"0".to_string()) && seen.contains(&"1".to_string()), "{seen:?}");
}

/// Waits for an event that says something.
async fn until_told(events: &mut Events, what: &str) {
    let told = async { while !events.next().await.expect("an event").data.contains(what) {} };
    tokio::time::timeout(Duration::from_secs(10), told)
        .await
        .unwrap_or_else(|_| panic!("nobody says: {what}"));
}

#[tokio::test]
async fn everybody_sees_who_is_here() {
    let server = TestServer::open().await;
    let (mut host, guest, table) = two_people(&server, &[]).await;
    assert!(host.get(&table).await.unwrap().text.contains("away"));
    let mut watched = host.events(&format!("{table}/events"), None).await.unwrap();
    watched.next().await.unwrap();
    let here = guest.events(&format!("{table}/events"), None).await.unwrap();
    until_told(&mut watched, "here now").await;
    drop(here);
    until_told(&mut watched, "away").await;
}

#[tokio::test]
async fn people_talk_in_the_log_until_the_host_asks_for_silence() {
    let server = TestServer::open().await;
    let (mut host, mut guest, table) = two_people(&server, &[]).await;
    let (say, long) = (format!("{table}/say"), "x".repeat(301));
    let words = |text| [("seat", "1"), ("text", text)];
    assert_eq!(guest.post(&say, &words("  <b>hello</b>\n\u{202e}there ")).await.unwrap().status, 204);
    let page = host.get(&table).await.unwrap().text;
    assert!(page.contains(": &lt;b&gt;hello&lt;/b&gt; there</li>"), "{page}");
    assert!(page.contains("data-talk"), "there is somebody to talk to");
    assert_eq!(host.post(&say, &words("as Bert")).await.unwrap().status, 403);
    assert_eq!(Client::new(server.address).post(&say, &words("x")).await.unwrap().status, 403);
    assert_eq!(guest.post(&say, &words(&long)).await.unwrap().status, 422);
    assert_eq!(guest.post(&say, &words(" \u{200b} ")).await.unwrap().status, 422);
    let mut told = Vec::new();
    for _ in 0..6 {
        told.push(guest.post(&say, &words("again")).await.unwrap().status.as_u16());
    }
    assert_eq!(told, [204, 204, 204, 204, 422, 422], "so much at once nobody can read");

    let chat = format!("{table}/chat");
    assert_eq!(guest.post(&chat, &[]).await.unwrap().status, 403);
    assert_eq!(host.post(&chat, &[]).await.unwrap().status, 204);
    let silent = host.post(&say, &[("seat", "0"), ("text", "now?")]).await.unwrap();
    assert!(silent.status == 422 && silent.text.contains("Nobody talks"), "{}", silent.text);
    assert!(!host.get(&table).await.unwrap().text.contains("data-talk"));
    let spectator = Client::new(server.address).get(&table).await.unwrap().text;
    assert!(spectator.contains("hello"), "who watches hears them too");
    answer_first(&mut host, &table, "0").await.expect("an answer");
}

#[tokio::test]
async fn the_host_begins_without_a_guest_who_never_comes() {
    let server = TestServer::open().await;
    let mut host = Client::new(server.address);
    let table = create_table(&mut host, "toy", &["me", "guest", "guest"], &[("name", "Anna")]).await;
    let page = host.get(&table).await.unwrap().text;
    let invitations: Vec<String> =
        between(&page, "href=\"/join/", "\"").into_iter().map(|secret| format!("/join/{secret}")).collect();
    let seat_bot = format!("{table}/seat-bot");
    let bot = |seat, level| [("seat", seat), ("level", level)];
    let mut guest = Client::new(server.address);
    assert_eq!(guest.post(&invitations[0], &[("name", "Bert")]).await.unwrap().status, 303);
    assert!(!guest.get(&table).await.unwrap().text.contains("/seat-bot"), "only the host is offered it");
    assert_eq!(guest.post(&seat_bot, &bot("2", "aelis")).await.unwrap().status, 403);
    assert_eq!(host.post(&seat_bot, &bot("2", "exec:sh")).await.unwrap().status, 422);
    let page = host.get(&table).await.unwrap().text;
    assert_eq!(page.matches("/seat-bot\"").count(), 1, "for the one who is missing");
    let done = host.post(&seat_bot, &bot("2", "perrin")).await.unwrap().status;
    assert!(done == 204 || done == 303, "{done}");
    let late = Client::new(server.address).post(&invitations[1], &[("name", "Carl")]).await.unwrap();
    assert_eq!(late.status, 404, "the invitation is void: {}", late.text);
    for seat in ["0", "1", "2", "9"] {
        assert_eq!(host.post(&seat_bot, &bot(seat, "aelis")).await.unwrap().status, 404, "nobody is missing");
    }
    for _ in 0..400 {
        // Lots have decided who sits where.
        for seat in ["0", "1", "2"] {
            drop(answer_first(&mut host, &table, seat).await);
            drop(answer_first(&mut guest, &table, seat).await);
        }
        if host.get(&table).await.unwrap().text.contains("The game is over") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the game did not end");
}
