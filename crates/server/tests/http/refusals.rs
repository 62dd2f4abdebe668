//! Every refusal: the right status, a sentence for a person, and a table that is as it was.

use crate::play::{FRIEND, asked, create_table, create_toy, play_to_the_end};
use crate::test_server::TestServer;
use http_body_util::Full;
use server::client::{Answer, Client, encode};

struct AtTable {
    server: TestServer,
    client: Client,
    table: String,
    question: String,
    choice: String,
}

/// Somebody at a table with a guest that has not come, asked for their first choice.
async fn at_new_table() -> AtTable {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_toy(&mut client, &["me", FRIEND], &[("name", "Anna")]).await;
    let (question, choices) = asked(&client.get(&table).await.unwrap().text).unwrap();
    AtTable { server, client, table, question, choice: choices[0].clone() }
}

impl AtTable {
    async fn answer(&mut self, seat: &str, question: &str, choice: &str) -> Answer {
        let fields = [("seat", seat), ("question", question), ("choice", choice)];
        self.client.post(&format!("{}/answer", self.table), &fields).await.unwrap()
    }

    async fn fields(&self) -> String {
        encode(&[("seat", "0"), ("question", &self.question), ("choice", &self.choice)])
    }

    /// The question is still the same, and can be answered.
    async fn assert_untouched(mut self) {
        let (question, choices) = asked(&self.client.get(&self.table).await.unwrap().text).unwrap();
        assert_eq!((&question, &choices[0]), (&self.question, &self.choice));
        let (question, choice) = (self.question.clone(), self.choice.clone());
        assert_eq!(self.answer("0", &question, &choice).await.status, 204);
    }
}

pub fn assert_refused(answer: &Answer, status: u16, sentence: &str) {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.text);
    let message: serde_json::Value = serde_json::from_str(&answer.text).expect("a message");
    let message = message["message"].as_str().unwrap();
    assert!(message.contains(sentence), "{message}");
}

#[tokio::test]
async fn an_answer_to_an_old_question() {
    let mut there = at_new_table().await;
    let (question, choice) = (there.question.clone(), there.choice.clone());
    assert_eq!(there.answer("0", &question, &choice).await.status, 204);
    assert_refused(&there.answer("0", &question, &choice).await, 409, "moved on");
    let page = there.client.get(&there.table).await.unwrap().text;
    assert_eq!(page.matches("takes the").count(), 1, "it was played once");
}

#[tokio::test]
async fn an_answer_to_a_question_that_was_never_asked() {
    let mut there = at_new_table().await;
    assert_refused(&there.answer("0", "99", "sell").await, 409, "moved on");
    there.assert_untouched().await;
}

#[tokio::test]
async fn something_that_is_not_offered() {
    let mut there = at_new_table().await;
    let question = there.question.clone();
    for choice in ["sell", "take 9", "", "take", "build; drop table", "\u{0}", "💥"] {
        assert_refused(&there.answer("0", &question, choice).await, 409, "not offered");
    }
    there.assert_untouched().await;
}

#[tokio::test]
async fn somebody_elses_seat() {
    let mut there = at_new_table().await;
    let question = there.question.clone();
    for seat in ["1", "2", "250"] {
        assert_refused(&there.answer(seat, &question, "sell").await, 403, "not your seat");
    }
    let undo = there.client.post(&format!("{}/undo", there.table), &[("seat", "1")]).await.unwrap();
    assert_refused(&undo, 403, "not your seat");
    let hint = there.client.post(&format!("{}/hint", there.table), &[("seat", "1")]).await.unwrap();
    assert_refused(&hint, 403, "not your seat");
    there.assert_untouched().await;
}

#[tokio::test]
async fn a_stranger_and_a_forged_cookie() {
    let there = at_new_table().await;
    let address = there.server.address;
    let own = there.client.cookie().unwrap();
    let forged = [
        Client::new(address),
        Client::with_cookie(address, "troyes=00000000000000000000000000000000"),
        Client::with_cookie(address, "troyes=zz"),
        Client::with_cookie(address, &own.to_uppercase()),
        Client::with_cookie(address, &own[..own.len() - 1]),
    ];
    for mut stranger in forged {
        let fields = [("seat", "0"), ("question", &*there.question), ("choice", &*there.choice)];
        let answer = stranger.post(&format!("{}/answer", there.table), &fields).await.unwrap();
        assert_refused(&answer, 403, "not your seat");
        let pace = stranger.post(&format!("{}/pace", there.table), &[("pace", "0")]).await.unwrap();
        assert_refused(&pace, 403, "not your seat");
        let page = stranger.get(&there.table).await.unwrap().text;
        assert!(!page.contains("lucky face") && asked(&page).is_none(), "a stranger only watches");
    }
    there.assert_untouched().await;
}

#[tokio::test]
async fn another_site() {
    let mut there = at_new_table().await;
    let path = format!("{}/answer", there.table);
    let fields = there.fields().await;
    let headers = [
        ("origin", "https://example.org"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ];
    for (name, value) in headers {
        let request = there.client.form(&path).header(name, value).body(Full::from(fields.clone())).unwrap();
        assert_refused(&there.client.send(request).await.unwrap(), 403, "another site");
    }
    let own = format!("http://{}", there.server.address);
    let request = there.client.form(&path).header("origin", own).body(Full::from(fields)).unwrap();
    assert_eq!(there.client.send(request).await.unwrap().status, 204, "our own site may");
}

#[tokio::test]
async fn a_request_that_is_too_large() {
    let mut there = at_new_table().await;
    let flood = "x".repeat(200_000);
    let path = format!("{}/answer", there.table);
    let request = there.client.form(&path).body(Full::from(flood.clone())).unwrap();
    assert_refused(&there.client.send(request).await.unwrap(), 413, "more than fits");
    let fields = [("offer", "toy"), ("players", "1"), ("seat0", "me"), ("figures", flood.as_str())];
    let mut client = Client::new(there.server.address);
    assert_refused(&client.post("/tables", &fields).await.unwrap(), 413, "more than fits");
    there.client = there.client.again();
    there.assert_untouched().await;
}

#[tokio::test]
async fn garbage_instead_of_a_form() {
    let mut there = at_new_table().await;
    let path = format!("{}/answer", there.table);
    for (kind, body) in [
        ("application/json", r#"{"seat":0,"question":"#),
        ("application/json", r#"{"seat":0,"question":2,"choice":"sell"}"#),
        ("application/x-www-form-urlencoded", "seat=0"),
        ("application/x-www-form-urlencoded", "seat=-1&question=2&choice=sell"),
        ("application/x-www-form-urlencoded", "seat=0&question=two&choice=sell"),
        ("application/x-www-form-urlencoded", "%ff%fe=\u{1}"),
        ("text/plain", "hello"),
    ] {
        let request = there.client.request(hyper::Method::POST, &path);
        let request = request.header("content-type", kind).body(Full::from(body)).unwrap();
        assert_refused(&there.client.send(request).await.unwrap(), 400, "garbled");
    }
    there.assert_untouched().await;
}

#[tokio::test]
async fn tables_seats_and_pages_that_do_not_exist() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    for path in
        ["/t/aaaaaaaaaaaaaaaa", "/t/..%2f..%2fetc%2fpasswd", "/t/x", "/t/AAAAAAAAAAAAAAAA/replay?at=0"]
    {
        let answer = client.get(path).await.unwrap();
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text.contains("There is no table here"), "{path}: {}", answer.text);
    }
    for (path, sentence) in [
        ("/join/00000000000000000000000000000000", "not open"),
        ("/join/x", "not open"),
        ("/seat/00000000000000000000000000000000", "leads to no seat"),
        ("/nothing", "nothing here"),
        ("/assets/secret.txt", "nothing here"),
    ] {
        let answer = client.get(path).await.unwrap();
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text.contains(sentence), "{path}: {}", answer.text);
    }
    assert_eq!(server.tables_in_memory(), 0, "asking for nothing keeps nothing");
}

#[tokio::test]
async fn after_the_end_nothing_moves_any_more() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let fields = [("seat", "0"), ("question", "8"), ("choice", "sell")];
    assert_refused(&client.post(&format!("{table}/answer"), &fields).await.unwrap(), 409, "over");
    assert_refused(&client.post(&format!("{table}/undo"), &[("seat", "0")]).await.unwrap(), 409, "over");
    assert_refused(&client.post(&format!("{table}/hint"), &[("seat", "0")]).await.unwrap(), 409, "turn");
}

#[tokio::test]
async fn before_the_end_there_is_no_record_no_fork_and_no_rematch() {
    let mut there = at_new_table().await;
    let record = there.client.get(&format!("{}/record", there.table)).await.unwrap();
    assert_eq!(record.status, 403);
    assert!(record.text.contains("possible once the game is over"));
    let from = [("at", "1"), ("seat", "0"), ("level", "random")];
    let fork = there.client.post(&format!("{}/play-on", there.table), &from).await.unwrap();
    assert_refused(&fork, 403, "possible once");
    assert_refused(
        &there.client.post(&format!("{}/rematch", there.table), &[]).await.unwrap(),
        403,
        "possible once",
    );
    there.assert_untouched().await;
}

#[tokio::test]
async fn nothing_to_take_back() {
    let mut there = at_new_table().await;
    let undo = there.client.post(&format!("{}/undo", there.table), &[("seat", "0")]).await.unwrap();
    assert_refused(&undo, 409, "Nothing to take back");
    there.assert_untouched().await;
}

#[tokio::test]
async fn games_that_cannot_be_set_up() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    type Wish<'a> = (&'a [(&'a str, &'a str)], u16, &'a str);
    let wishes: [Wish; 8] = [
        (&[("offer", "toy"), ("players", "5")], 400, "seat0"),
        (&[("offer", "toy"), ("players", "0")], 422, "1 to 4 can play"),
        (&[("offer", "toy"), ("players", "900")], 400, "players"),
        (&[("offer", "chess"), ("players", "1"), ("seat0", "me")], 404, "nothing here"),
        (&[("offer", "toy"), ("players", "1"), ("seat0", "bot:exec:rm")], 422, "no bot"),
        (&[("offer", "toy"), ("players", "1"), ("seat0", "queen")], 400, "seat0"),
        (&[("offer", "toy"), ("players", "1"), ("seat0", "me"), ("option", "poor")], 422, "no option `poor`"),
        (
            &[("offer", "toy"), ("players", "1"), ("seat0", "me"), ("figures", "x = [")],
            422,
            "own-figures.toml",
        ),
    ];
    for (fields, status, sentence) in wishes {
        assert_refused(&client.post("/tables", fields).await.unwrap(), status, sentence);
    }
}

#[tokio::test]
async fn names_are_text_wherever_they_stand() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let name = "<script>alert(1)</scr";
    let table =
        create_table(&mut client, "toy", &["me", "bot:random"], &[("name", name), ("listed", "yes")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    for path in ["/".into(), table.clone(), format!("{table}/story"), format!("{table}/replay?at=3")] {
        let page = client.get(&path).await.unwrap().text;
        assert!(page.contains("&lt;script&gt;alert(1)"), "{path}");
        assert!(!page.contains("<script>alert"), "{path}");
    }
    let record = client.get(&format!("{table}/record")).await.unwrap();
    assert_eq!(record.headers["content-type"], "text/plain; charset=utf-8");
    assert_eq!(record.headers["x-content-type-options"], "nosniff");
}

#[tokio::test]
async fn every_answer_forbids_what_pages_do_not_need() {
    let mut there = at_new_table().await;
    let table = there.table.clone();
    for path in ["/", &table, "/nothing", &format!("{table}/story")] {
        let headers = there.client.get(path).await.unwrap().headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert_eq!(headers["cache-control"], "no-store");
    }
    let page = there.client.get(&table).await.unwrap().text;
    for inline in ["style=\"", "onclick", "onload", "<style", "javascript:"] {
        assert!(!page.contains(inline), "the policy forbids `{inline}`");
    }
    assert_eq!(page.matches("<script").count(), 1);
}

#[tokio::test]
async fn a_flood_of_requests_and_of_tables() {
    let server = TestServer::open_with(|config| {
        config.limits.requests_per_second = 1.0;
        config.limits.requests_at_once = 5.0;
        config.limits.tables_per_minute = 2.0;
    })
    .await;
    let mut client = Client::new(server.address);
    create_table(&mut client, "toy", &["me"], &[]).await;
    create_table(&mut client, "toy", &["me"], &[]).await;
    let fields = [("offer", "toy"), ("players", "1"), ("seat0", "me")];
    assert_refused(&client.post("/tables", &fields).await.unwrap(), 429, "a lot at once");
    let mut refused = 0;
    for _ in 0..6 {
        refused += usize::from(client.get("/").await.unwrap().status == 429);
    }
    assert!(refused >= 3, "{refused}");
}

#[tokio::test]
async fn more_connections_than_one_address_may_have() {
    let server = TestServer::open_with(|config| config.limits.connections_each = 3).await;
    let mut clients: Vec<Client> = (0..4).map(|_| Client::new(server.address)).collect();
    let mut answered = 0;
    for client in &mut clients {
        answered += usize::from(client.get("/").await.is_ok());
    }
    assert_eq!(answered, 3);
    clients.clear();
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert!(Client::new(server.address).get("/").await.is_ok(), "who leaves makes room");
}

#[tokio::test]
async fn where_places_are_scarce_nobody_keeps_one_between_requests() {
    use tokio::net::TcpStream;
    let server = TestServer::open_with(|config| config.limits.connections = 8).await;
    let mut here = Vec::new();
    for (others, closes) in [(4, false), (6, true)] {
        while here.len() < others {
            here.push(TcpStream::connect(server.address).await.unwrap());
        }
        let answer = Client::new(server.address).get("/").await.unwrap();
        let told = answer.headers.get("connection").and_then(|told| told.to_str().ok());
        assert_eq!(told, closes.then_some("close"), "with {others} others");
    }
}

#[tokio::test]
async fn somebody_who_connects_and_says_nothing() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server =
        TestServer::open_with(|config| config.limits.request_timeout = std::time::Duration::from_millis(300))
            .await;
    let mut silent = tokio::net::TcpStream::connect(server.address).await.unwrap();
    silent.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n").await.unwrap();
    let mut text = Vec::new();
    let ended = tokio::time::timeout(std::time::Duration::from_secs(5), silent.read_to_end(&mut text)).await;
    assert!(ended.is_ok(), "the connection is closed");
    let mut slow = tokio::net::TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\noffer=").await.unwrap();
    let ended = tokio::time::timeout(std::time::Duration::from_secs(5), slow.read_to_end(&mut text)).await;
    assert!(ended.is_ok(), "half a form is not waited for");
    assert!(String::from_utf8_lossy(&text).contains("408"), "{}", String::from_utf8_lossy(&text));
}
