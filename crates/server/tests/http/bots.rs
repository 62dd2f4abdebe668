//! When bots play and think, for whom, and on whose account.

use crate::play::{FRIEND, between, create_table};
use crate::refusals::assert_refused;
use crate::test_server::TestServer;
use server::client::{Client, encode};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

const THREE_SLOW_BOTS: [&str; 4] = ["bot:search:1s", "bot:search:1s", "bot:search:1s", "me"];

/// How many sentences the log of a table has; asking for them does not count as watching.
async fn told(client: &mut Client, table: &str) -> usize {
    let story = client.get(&format!("{table}/story")).await.unwrap().text;
    between(&story, "<a href=\"", "\"").iter().filter(|link| link.contains("/replay?at=")).count()
}

#[tokio::test]
async fn bots_alone_rest_while_nobody_watches() {
    let server = TestServer::open_with(|config| config.glance = Duration::ZERO).await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "dice", &["bot:random", "bot:random"], &[("pace", "0")]).await;
    client.get(&table).await.unwrap();
    let before = told(&mut client, &table).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(told(&mut client, &table).await, before, "nobody watches");
    let mut events = client.events(&format!("{table}/events"), None).await.unwrap();
    for _ in 0..4 {
        tokio::time::timeout(Duration::from_secs(10), events.next())
            .await
            .expect("they play")
            .expect("an event");
    }
    drop(events);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let then = told(&mut client, &table).await;
    assert!(then > before);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(told(&mut client, &table).await, then, "they rest again");
    assert!(!client.get(&table).await.unwrap().text.contains("The game is over"));
}

#[tokio::test]
async fn bots_play_on_to_the_next_person_whether_somebody_watches_or_not() {
    let server = TestServer::open_with(|config| config.glance = Duration::ZERO).await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["bot:random", "bot:random", "me"], &[]).await;
    for _ in 0..100 {
        let pulse = client.get(&format!("{table}/pulse")).await.unwrap().text;
        if pulse.contains("\"asked\":true") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the person was never asked");
}

#[tokio::test]
async fn tables_of_bots_alone_have_a_small_allowance() {
    let server = TestServer::open_with(|config| {
        config.is_behind_proxy = true;
        (config.limits.bot_tables, config.limits.bot_tables_each) = (3, 2);
    })
    .await;
    let new = |home| Client::new(server.address).at_address(home);
    let (mut one, mut two, mut three) = (new("192.0.2.1"), new("192.0.2.2"), new("192.0.2.3"));
    let mut streams = Vec::new();
    for _ in 0..2 {
        let table =
            create_table(&mut one, "troyes", &["bot:random", "bot:random"], &[("pace", "5000")]).await;
        streams.push(one.events(&format!("{table}/events"), None).await.unwrap());
    }
    let bots = create_table(&mut one, "troyes", &["bot:random", "bot:random"], &[("pace", "5000")]).await;
    let refused = one.get(&bots).await.unwrap();
    assert_eq!(refused.status, 429);
    assert!(
        refused.text.contains("Bots play among themselves at as many tables as they may"),
        "{}",
        refused.text
    );
    assert!(server.log().iter().any(|line| line.starts_with("bots alone: 192.0.2.1: ")));
    assert_eq!(two.get(&bots).await.unwrap().status, 200, "another address has its own");
    let late = create_table(&mut three, "troyes", &["bot:random", "bot:random"], &[]).await;
    let answer = three.post(&format!("{late}/pace"), &[("pace", "0")]).await.unwrap();
    assert_refused(&answer, 403, "not your seat");
    assert_eq!(three.get(&late).await.unwrap().status, 429, "all together have no more");
    let table = create_table(&mut one, "troyes", &["me", "bot:random"], &[]).await;
    assert_eq!(one.get(&table).await.unwrap().status, 200, "tables with people are not concerned");
}

#[tokio::test]
async fn tables_whose_bots_think_make_room_for_people() {
    let server =
        TestServer::open_with(|config| (config.limits.tables, config.limits.thinkers) = (3, 1)).await;
    let mut crowd = Client::new(server.address);
    for _ in 0..3 {
        let table = create_table(&mut crowd, "troyes", &THREE_SLOW_BOTS, &[]).await;
        assert_eq!(crowd.get(&table).await.unwrap().status, 200);
    }
    // How soon a thread begins is the system's to say.
    let begun = Instant::now();
    while server.thinking() == 0 && begun.elapsed() < Duration::from_secs(10) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!((server.tables_in_memory(), server.thinking()), (3, 1));
    let mut person = Client::new(server.address);
    let table = create_table(&mut person, "toy", &["me"], &[]).await;
    assert_eq!(person.get(&table).await.unwrap().status, 200, "nobody is at the other tables");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_of_one_address_do_not_keep_another_waiting() {
    let server = TestServer::open_with(|config| {
        config.is_behind_proxy = true;
        config.limits.thinkers = 1;
    })
    .await;
    let mut crowd = Client::new(server.address).at_address("192.0.2.66");
    for _ in 0..20 {
        let table = create_table(&mut crowd, "troyes", &THREE_SLOW_BOTS, &[]).await;
        crowd.get(&table).await.unwrap();
    }
    let mut person = Client::new(server.address).at_address("192.0.2.1");
    let table = create_table(&mut person, "troyes", &["me", FRIEND], &[]).await;
    for _ in 0..3 {
        let start = Instant::now();
        let hint = person.post(&format!("{table}/hint"), &[("seat", "0")]).await.unwrap();
        assert_eq!(hint.status, 200, "{}", hint.text);
        // At most one of the others' bots is in the middle of a thought; in a plain queue it would be twenty.
        assert!(start.elapsed() < Duration::from_secs(6), "{:?}", start.elapsed());
    }
}

/// How far the threads of this process give way to others, as the system says: those that think, and the others.
#[cfg(target_os = "linux")]
fn niceness() -> (Vec<i64>, Vec<i64>) {
    let tasks = std::fs::read_dir("/proc/self/task").unwrap().flatten();
    let stats = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("stat")).ok());
    let (own, others): (Vec<_>, Vec<_>) = stats.partition(|stat| stat.contains("(thinker)"));
    let nice = |stat: String| stat.rsplit(") ").next().unwrap().split(' ').nth(16).unwrap().parse().unwrap();
    (own.into_iter().map(nice).collect(), others.into_iter().map(nice).collect())
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn threads_that_think_give_way_to_those_that_serve() {
    let server = TestServer::open_with(|config| config.limits.thinkers = 1).await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "troyes", &["me", FRIEND], &[]).await;
    client.post(&format!("{table}/hint"), &[("seat", "0")]).await.unwrap();
    let (own, others) = niceness();
    let (own, others) = (own.into_iter().min().expect("such a thread"), others.into_iter().max().unwrap());
    assert!(own >= (others + 10).min(19), "{own} against {others}");
}

/// Asks for a hint as the page's script does, and hangs up.
async fn ask_and_hang_up(address: SocketAddr, cookie: &str, table: &str) {
    let body = encode(&[("seat", "0")]);
    let request = format!(
        "POST {table}/hint HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nAccept: application/json\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut connection = TcpStream::connect(address).await.unwrap();
    connection.write_all(request.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hanging_up_calls_a_hint_off_and_no_more_are_thought_about_than_may() {
    let server = TestServer::open_with(|config| config.limits.thinkers = 1).await;
    let address = server.address;
    let mut client = Client::new(address);
    let table = create_table(&mut client, "troyes", &["me", FRIEND], &[]).await;
    let cookie = client.cookie().unwrap().to_string();
    let mut most = 0;
    for _ in 0..30 {
        ask_and_hang_up(address, &cookie, &table).await;
        most = most.max(server.thinking());
    }
    assert_eq!(most, 1, "a place is free when the thought has ended, not when somebody has left");
    let start = Instant::now();
    while server.thinking() > 0 {
        assert!(start.elapsed() < Duration::from_secs(5), "thirty hints would take 24 seconds");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(server.log().iter().any(|line| line.starts_with("thinking called off: 127.0.0.1 hung up")));
    let hint = client.post(&format!("{table}/hint"), &[("seat", "0")]).await.unwrap();
    assert_eq!(hint.status, 200, "whoever stays is answered");
}
