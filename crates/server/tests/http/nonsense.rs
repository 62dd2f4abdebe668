//! Nonsense, sent to whatever helps to learn and to referee: it is refused in a plain way, and the server goes on.

use crate::play::{between, create_table};
use crate::test_server::TestServer;
use server::client::{Answer, Client};

/// What people and programs type where something else is wanted.
const GARBAGE: [&str; 12] = [
    "",
    " ",
    "-1",
    "0",
    "7",
    "99999999999999999999",
    "1e9",
    "NaN",
    "roll 6 6 6",
    "<script>alert(1)</script>",
    "\u{202e}\u{0}é\u{1f3b2}",
    "merchant merchant merchant merchant merchant merchant merchant merchant",
];

fn assert_no_fault(what: &str, answer: &Answer) {
    assert!(!answer.status.is_server_error(), "{what}: {}", answer.status);
    assert!(!answer.text.contains("<script>alert"), "{what} comes back as it was sent");
}

#[tokio::test]
async fn pages_of_learning_refuse_nonsense() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "troyes", &["me", "bot:perrin"], &[("name", "Anna")]).await;
    for garbage in GARBAGE {
        for (path, field) in [
            (format!("{table}/analysis"), "seat"),
            (format!("{table}/analysis"), "open"),
            ("/learn".into(), "guide"),
            (format!("{table}/guide"), "do"),
            ("/puzzles/1/answer".into(), "choice"),
            ("/puzzles/1/play-on".into(), "level"),
            ("/score".into(), "offer"),
            ("/score".into(), "players"),
            ("/import".into(), "record"),
        ] {
            let what = format!("{path} {field}={garbage}");
            assert_no_fault(&what, &client.post(&path, &[(field, garbage)]).await.expect("an answer"));
        }
        let sent: String = garbage.bytes().map(|byte| format!("%{byte:02X}")).collect();
        for path in [
            format!("{table}/analysis?seat={sent}"),
            format!("{table}/analysis/events?seat={sent}"),
            format!("{table}/replay?at={sent}"),
            format!("/cards?words={sent}&kind={sent}&game={sent}"),
            format!("/puzzles?theme={sent}&game={sent}"),
            format!("/score?offer=troyes&players={sent}"),
            format!("/me?lang={sent}"),
        ] {
            assert_no_fault(&path, &client.get(&path).await.expect("an answer"));
        }
    }
    for path in ["/rules/..%2f..%2fsecret", "/rules/x", "/puzzles/0", "/puzzles/99999", "/puzzles/-1"] {
        let answer = client.get(path).await.expect("an answer");
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
    }
    assert_eq!(client.get(&table).await.unwrap().status, 200, "the table is as it was");
}

#[tokio::test]
async fn a_referee_is_not_confused() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let more = [("real", "yes"), ("name", "Anna")];
    let table = create_table(&mut client, "troyes", &["me", "me"], &more).await;
    let before = client.get(&table).await.unwrap().text;
    let step = |text: &str| {
        text.split("name=\"step\" value=\"").nth(1).map(|rest| rest.chars().take(3).collect::<String>())
    };
    for garbage in GARBAGE {
        for (end, field) in [("chance", "roll"), ("chance", "draw"), ("hand", "draw"), ("undo", "seat")] {
            for number in ["0", "1", "x"] {
                let fields = [("step", number), ("seat", "0"), (field, garbage)];
                let what = format!("{end} {field}={garbage}");
                let answer = client.post(&format!("{table}/{end}"), &fields).await.expect("an answer");
                assert_no_fault(&what, &answer);
            }
        }
    }
    let after = client.get(&table).await.unwrap().text;
    assert_eq!(step(&before), step(&after), "nothing was taken for what fell or was drawn");
}

#[tokio::test]
async fn broken_records_are_refused_with_a_reason() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let whole = include_str!("../../../troyes-dice/tests/games/solo-standard.troyes");
    let lines: Vec<&str> = whole.lines().collect();
    // Cut anywhere, with a line twice, or with one gone; what still is a game by the rules may be brought.
    for at in (0..lines.len()).step_by(lines.len() / 12 + 1) {
        let cut = lines[..at].join("\n");
        let twice = [&lines[..at], &lines[at..=at], &lines[at..]].concat().join("\n");
        let gone = [&lines[..at], &lines[at + 1..]].concat().join("\n");
        for record in [cut, twice, gone, whole.replace(lines[at], "\u{0}")] {
            let answer = client.post("/import", &[("record", &record)]).await.expect("an answer");
            assert_no_fault(&format!("line {at}"), &answer);
        }
    }
}

#[tokio::test]
async fn whoever_asks_a_guide_twice_is_shown_one_thing() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let begun = client.post("/learn", &[("guide", "troyes")]).await.unwrap();
    let table = begun.location().unwrap().to_string();
    let told = |page: &str| between(page, "name=\"told\" value=\"", "\"")[0].to_string();
    let first = told(&client.get(&table).await.unwrap().text);
    let wish = [("do", "show"), ("told", &first)];
    client.post(&format!("{table}/guide"), &wish).await.unwrap();
    let second = told(&client.get(&table).await.unwrap().text);
    assert_ne!(first, second, "it was shown");
    let again = client.post(&format!("{table}/guide"), &wish).await.unwrap();
    assert!(again.status.is_success() || again.status.is_redirection(), "{}", again.status);
    assert_eq!(told(&client.get(&table).await.unwrap().text), second, "once");
    for garbage in GARBAGE {
        let answer =
            client.post(&format!("{table}/guide"), &[("do", "show"), ("told", garbage)]).await.unwrap();
        assert_no_fault(garbage, &answer);
    }
}
