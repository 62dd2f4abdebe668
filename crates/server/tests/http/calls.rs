//! Messages to people who are elsewhere.

use crate::company::two_people;
use crate::play::answer_first;
use crate::test_server::TestServer;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;

/// Somebody who takes messages.
struct Hook {
    listener: TcpListener,
    address: String,
}

impl Hook {
    async fn open() -> Hook {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = format!("http://{}/hooks/secret-word", listener.local_addr().expect("an address"));
        Hook { listener, address }
    }

    /// The next message, head and body; `None` if none comes in time. It is answered with this status.
    async fn next(&self, wait: Duration, status: &str) -> Option<String> {
        let (mut stream, _) = timeout(wait, self.listener.accept()).await.ok()?.expect("a connection");
        let mut text = Vec::new();
        let mut piece = [0; 4096];
        loop {
            let count = stream.read(&mut piece).await.expect("bytes");
            text.extend_from_slice(&piece[..count]);
            let said = String::from_utf8_lossy(&text).into_owned();
            let (head, body) = said.split_once("\r\n\r\n").unwrap_or((&said, ""));
            let length = head.lines().find_map(|line| {
                line.to_ascii_lowercase().strip_prefix("content-length: ").map(String::from)
            });
            let length: usize = length.and_then(|length| length.parse().ok()).unwrap_or(usize::MAX);
            let raw = text.len().saturating_sub(head.len() + 4);
            if count == 0 || (said.contains("\r\n\r\n") && raw >= length) {
                let _ = body;
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.expect("it is answered");
                return Some(said);
            }
        }
    }
}

async fn server() -> TestServer {
    TestServer::open_with(|config| {
        config.allows_local_webhooks = true;
        config.call_delay = Duration::from_millis(300);
    })
    .await
}

const SOON: Duration = Duration::from_secs(10);
const A_WHILE: Duration = Duration::from_millis(1500);

#[tokio::test]
async fn whoever_is_elsewhere_is_called_once_a_turn() {
    let server = server().await;
    let (mut host, mut guest, table) = two_people(&server, &[]).await;
    let hook = Hook::open().await;
    let fields = [("seat", "1"), ("address", hook.address.as_str())];
    assert_eq!(
        host.post(&format!("{table}/webhook"), &fields).await.unwrap().status,
        403,
        "the seat is Bert's"
    );
    assert_eq!(guest.post(&format!("{table}/webhook"), &fields).await.unwrap().status, 204);
    for _ in 0..20 {
        if answer_first(&mut guest, &table, "1").await.is_none() {
            break;
        }
    }
    // Anna plays until it is Bert's turn.
    for _ in 0..20 {
        if answer_first(&mut host, &table, "0").await.is_none() {
            break;
        }
    }
    let called = hook.next(SOON, "204 No Content").await.expect("a call");
    assert!(called.starts_with("POST /hooks/secret-word HTTP/1.1"), "{called}");
    assert!(called.contains(r#""event":"turn""#) && called.contains("Bert"), "{called}");
    assert!(called.contains(&format!("http://{}{table}", server.address)), "{called}");
    assert!(hook.next(A_WHILE, "204 No Content").await.is_none(), "once a turn");
    for page in [host.get(&table).await.unwrap().text, guest.get(&table).await.unwrap().text] {
        assert!(!page.contains("secret-word"), "the address is a secret");
    }
    assert!(server.log().iter().all(|line| !line.contains("secret-word")));
}

#[tokio::test]
async fn whoever_looks_or_plays_at_once_is_not_called() {
    let server = server().await;
    let (mut host, mut guest, table) = two_people(&server, &[]).await;
    let hook = Hook::open().await;
    let fields = [("seat", "1"), ("address", hook.address.as_str())];
    assert_eq!(guest.post(&format!("{table}/webhook"), &fields).await.unwrap().status, 204);
    let _looking = guest.events(&format!("{table}/events"), None).await.unwrap();
    for _ in 0..20 {
        if answer_first(&mut host, &table, "0").await.is_none() {
            break;
        }
    }
    assert!(hook.next(A_WHILE, "204 No Content").await.is_none(), "they see it themselves");
}

#[tokio::test]
async fn nobody_makes_the_server_knock_at_doors_of_its_own_house() {
    let server = TestServer::open().await;
    let (_, mut guest, table) = two_people(&server, &[]).await;
    for address in [
        "http://127.0.0.1:1/",
        "http://localhost/x",
        "http://[::1]/",
        "http://169.254.169.254/",
        "ftp://a.example/",
        "x",
    ] {
        let refused =
            guest.post(&format!("{table}/webhook"), &[("seat", "1"), ("address", address)]).await.unwrap();
        assert_eq!(refused.status, 422, "{address}: {}", refused.text);
    }
    let forget = guest.post(&format!("{table}/webhook"), &[("seat", "1"), ("address", "")]).await.unwrap();
    assert_eq!(forget.status, 204);
}

#[tokio::test]
async fn a_browser_is_called_with_a_locked_and_signed_message_until_it_is_gone() {
    let server = server().await;
    let (mut host, mut guest, table) = two_people(&server, &[]).await;
    let hook = Hook::open().await;
    let browser = [
        ("seat", "1"),
        ("endpoint", hook.address.as_str()),
        ("p256dh", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        ("auth", "BTBZMqHH6r4Tts7J_aSIgg"),
    ];
    assert_eq!(guest.post(&format!("{table}/push"), &browser).await.unwrap().status, 204);
    for _ in 0..20 {
        if answer_first(&mut host, &table, "0").await.is_none() {
            break;
        }
    }
    let called = hook.next(SOON, "410 Gone").await.expect("a call").to_ascii_lowercase();
    assert!(
        called.contains("content-encoding: aes128gcm") && called.contains("authorization: vapid t="),
        "{called}"
    );
    assert!(called.contains("ttl: ") && !called.contains("bert"), "nobody on the way can read it");
    let page = guest.get(&table).await.unwrap().text;
    assert!(page.contains("data-push=\"B"), "browsers are told the key");
    let worker = guest.get("/worker.js").await.unwrap();
    assert!(worker.text.contains("showNotification"));
}
