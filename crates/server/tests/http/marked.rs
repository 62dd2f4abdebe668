//! Nothing that people read goes around `words`: in the marked language every letter of every message carries a mark,
//! so a letter without one was written elsewhere.

use crate::company::until;
use crate::play::{answer, between, create_table};
use crate::reader::{Node, read};
use crate::test_server::TestServer;
use server::client::Client;
use std::collections::BTreeSet;

/// Attributes that people see, hear, or are shown by the script.
const SPOKEN: [&str; 9] = [
    "aria-label",
    "title",
    "placeholder",
    "alt",
    "data-asked",
    "data-failed",
    "data-copied",
    "data-no-moment",
    "data-word",
];

/// What may stand on a page without a mark: names of languages in themselves, letters of arms, seeds.
fn is_exempt(node: &Node<'_>) -> bool {
    let classes = ["languages", "shield", "letter", "label"];
    node.name == "code" || classes.iter().any(|class| node.has_class(class))
}

/// Collects letters without a mark from everything that a test sees.
struct Checker {
    /// What has a name of its own: players.
    names: BTreeSet<String>,
    unmarked: BTreeSet<String>,
}

impl Checker {
    fn check(&mut self, place: &str, html: &str) {
        let nodes = read(html);
        for node in nodes.iter().filter(|node| node.has_class("name")) {
            self.names.insert(node.text.clone());
        }
        for node in &nodes {
            if node.any_ancestor(&|node| is_exempt(node)) {
                continue;
            }
            if !["script", "style"].contains(&node.name) {
                self.check_text(place, &node.text);
            }
            for (_, value) in node.attributes.iter().filter(|(name, _)| SPOKEN.contains(name)) {
                self.check_text(place, value);
            }
        }
    }

    fn check_text(&mut self, place: &str, text: &str) {
        let mut rest = text.to_string();
        let mut names: Vec<&String> = self.names.iter().collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        for name in names {
            rest = rest.replace(name.as_str(), "");
        }
        // How long a bot thinks, as in the commands: 50ms, 1s.
        let rest = rest.replace("50ms", "").replace("1s", "");
        // Roman numerals are the same in every language.
        let words = rest.split_inclusive([' ', ':', ',']);
        let is_numeral = |word: &&str| ["I", "II", "III"].contains(&word.trim_end_matches([' ', ':', ',']));
        let rest: String = words.filter(|word| !is_numeral(word)).collect();
        let letters: Vec<char> = rest.chars().collect();
        let is_bare = |(at, letter): (usize, &char)| {
            letter.is_ascii_alphabetic() && letters.get(at + 1) != Some(&'\u{301}')
        };
        if letters.iter().enumerate().any(is_bare) {
            self.unmarked.insert(format!("{place}: {text}"));
        }
    }
}

fn marked(server: &TestServer) -> Client {
    Client::with_cookie(server.address, "language=x-marked")
}

/// Plays to the end at a table, looking at every page on the way.
async fn play_through(checker: &mut Checker, client: &mut Client, offer: &str, table: &str) {
    let mut page = String::new();
    for step in 0..2000 {
        page = client.get(table).await.unwrap().text;
        checker.check(&format!("{offer}, step {step}"), &page);
        if page.contains("class=\"scores\"") {
            return;
        }
        match answer(client, table, &page, "0", step * 7).await {
            Some(answer) => assert!(answer.status == 204 || answer.status == 409, "{}", answer.text),
            None => tokio::time::sleep(std::time::Duration::from_millis(2)).await,
        }
    }
    panic!("{offer} did not end: {page}");
}

/// What is around a game: its components, hints, past and story.
async fn look_around(checker: &mut Checker, client: &mut Client, offer: &str, table: &str) {
    let page = client.get(table).await.unwrap().text;
    checker.check(offer, &page);
    let things: BTreeSet<&str> = between(&page, "data-thing=\"", "\"").into_iter().collect();
    for thing in things {
        let explained = client.get(&format!("{table}/thing/{thing}?seat=0")).await.unwrap();
        checker.check(&format!("{offer}, {thing}"), &explained.text);
    }
    let form = client.form(&format!("{table}/hint")).body("seat=0".into()).unwrap();
    checker.check(&format!("{offer}, hint"), &client.send(form).await.unwrap().text);
    for path in ["/story", "/replay?at=1", "/replay?at=3"] {
        checker.check(&format!("{offer}{path}"), &client.get(&format!("{table}{path}")).await.unwrap().text);
    }
}

async fn checker(server: &TestServer) -> Checker {
    let lobby = marked(server).get("/").await.unwrap().text;
    let mut checker = Checker { names: BTreeSet::new(), unmarked: BTreeSet::new() };
    // The name of the project.
    checker.names.insert("Troyes".into());
    checker.check("lobby", &lobby);
    checker
}

fn assert_all_marked(checker: &Checker) {
    let few: Vec<&String> = checker.unmarked.iter().take(40).collect();
    assert!(few.is_empty(), "{} texts went around `words`:\n{few:#?}", checker.unmarked.len());
}

async fn game(offer: &str, seats: &[&str]) {
    let server = TestServer::open().await;
    let mut checker = checker(&server).await;
    let mut client = marked(&server);
    let table = create_table(&mut client, offer, seats, &[("listed", "yes")]).await;
    look_around(&mut checker, &mut client, offer, &table).await;
    play_through(&mut checker, &mut client, offer, &table).await;
    for path in ["/story", "/replay?at=0", "/replay?at=9&eyes=0"] {
        checker.check(&format!("{offer}{path}"), &client.get(&format!("{table}{path}")).await.unwrap().text);
    }
    if offer == "toy" {
        let path = format!("{table}/analysis");
        checker.check("analysis that nobody has asked for", &client.get(&path).await.unwrap().text);
        client.post(&path, &[]).await.unwrap();
        checker.check("analysis", &until(&mut client, &path, "class=\"decisions\"").await);
    }
    checker.check("lobby with tables", &client.get("/").await.unwrap().text);
    checker.check("lobby of a stranger", &marked(&server).get("/").await.unwrap().text);
    assert_all_marked(&checker);
}

#[tokio::test]
async fn every_text_of_real_tables_and_of_the_score_helper_comes_from_words() {
    let server = TestServer::open().await;
    let mut checker = checker(&server).await;
    let mut client = marked(&server);
    for path in ["", "?offer=troyes&players=3&option=ramparts&option=ladies-cards", "?offer=dice&players=2"] {
        let page = client.get(&format!("/score{path}")).await.unwrap().text;
        checker.check(&format!("/score{path}"), &page);
    }
    let wrong = [("offer", "troyes"), ("players", "2"), ("vp.blue", "1"), ("card1.first", "blue")];
    checker.check("a score that cannot be", &client.post("/score", &wrong).await.unwrap().text);
    for offer in ["troyes", "kings-challenge", "dice"] {
        let seats: &[&str] = if offer == "troyes" { &["me", "bot:perrin"] } else { &["me"] };
        let table = create_table(&mut client, offer, seats, &[("real", "yes"), ("name", "Anna")]).await;
        checker.names.insert("Anna".into());
        checker.check(&format!("{offer} at a real table"), &client.get(&table).await.unwrap().text);
    }
    assert_all_marked(&checker);
}

#[tokio::test]
async fn every_page_of_the_toy_game_passes_through_words() {
    game("toy", &["me", "bot:greedy"]).await;
}

#[tokio::test]
async fn every_page_of_troyes_passes_through_words() {
    game("troyes", &["me", "bot:random"]).await;
}

#[tokio::test]
async fn every_page_of_the_kings_challenge_passes_through_words() {
    game("kings-challenge", &["me"]).await;
}

#[tokio::test]
async fn every_page_of_troyes_dice_passes_through_words() {
    game("dice", &["me", "bot:random"]).await;
}

#[tokio::test]
async fn invitations_covers_and_refusals_pass_through_words() {
    let server = TestServer::open().await;
    let mut checker = checker(&server).await;
    let mut client = marked(&server);
    let shared = create_table(&mut client, "toy", &["me", "me", "guest"], &[("name", "李, 王")]).await;
    let page = client.get(&shared).await.unwrap().text;
    checker.check("a shared screen", &page);
    checker.check("a seat of it", &client.get(&format!("{shared}?seat=0")).await.unwrap().text);
    checker.check("a spectator", &marked(&server).get(&shared).await.unwrap().text);
    let join = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    checker.check("invitation", &client.get(&join).await.unwrap().text);
    for path in
        ["/import", "/nowhere", "/t/aaaaaaaaaaaaaaaa", "/join/0", "/seat/0", &format!("{shared}/record")]
    {
        checker.check(path, &client.get(path).await.unwrap().text);
    }
    let mut stranger = marked(&server);
    let answer = format!("{shared}/answer");
    let at_seat = [("seat", "0"), ("question", "99"), ("choice", "x")];
    for (path, fields) in [
        (&answer, &at_seat[..]),
        (&format!("{shared}/undo"), &at_seat[..1]),
        (&format!("{shared}/delete"), &[]),
        (&format!("{shared}/rematch"), &[]),
        (&join, &[("name", "\u{200b}")]),
        (&join, &[("name", "")]),
        (&join, &[("name", "李")]),
        (&"/tables".to_string(), &[("offer", "toy"), ("players", "x")]),
        (&"/tables".to_string(), &[("offer", "toy"), ("players", "0")]),
        (&"/language".to_string(), &[("language", "?"), ("back", "/")]),
    ] {
        for client in [&mut client, &mut stranger] {
            if path.ends_with("/delete") && client.cookie().is_some_and(|cookie| cookie.contains("troyes=")) {
                continue;
            }
            let refused = client.post(path, fields).await.unwrap();
            assert!(refused.status.is_client_error(), "{path} {fields:?}: {}", refused.text);
            let message: serde_json::Value = serde_json::from_str(&refused.text).unwrap();
            checker.check_text(
                path,
                &message["message"].as_str().unwrap().replace("`players`", "").replace("`language`", ""),
            );
        }
    }
    let mut events = client.events(&format!("{shared}/events"), None).await.unwrap();
    events.next().await.unwrap();
    client.post(&format!("{shared}/delete"), &[]).await.unwrap();
    let last: serde_json::Value = serde_json::from_str(&events.next().await.unwrap().data).unwrap();
    checker.check("a deleted table", last["whole"].as_str().unwrap());
    assert_all_marked(&checker);
}
