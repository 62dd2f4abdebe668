//! Clocks: somebody plays for whose time is up, and nobody loses time while no server runs.

use crate::company::{two_people, until};
use crate::play::{answer_first, between, create_table};
use crate::test_server::{TestServer, config};
use server::Server;
use server::client::Client;
use std::time::Duration;

#[tokio::test]
async fn whoever_is_gone_is_replaced_and_the_log_tells_it() {
    let server = TestServer::open().await;
    for (stand_in, told) in
        [("pass", "has run out of time and passes."), ("bot:perrin", "out of time: Perrin plays instead.")]
    {
        let mut client = Client::new(server.address);
        let clock = [("name", "Anna, Bert"), ("open", "yes"), ("clock", "move:1"), ("stand_in", stand_in)];
        let table = create_table(&mut client, "toy", &["me", "me"], &clock).await;
        let page = client.get(&table).await.unwrap().text;
        assert!(page.contains("data-left=\"1\"") && page.contains("data-runs"), "{page}");
        let page = until(&mut client, &table, told).await;
        let steps = |page: &str| {
            between(page, "/replay?at=", "\"").iter().filter_map(|at| at.parse::<u32>().ok()).max()
        };
        for _ in 0..100 {
            let now = client.get(&table).await.unwrap().text;
            if steps(&now) > steps(&page) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let now = client.get(&table).await.unwrap().text;
        assert!(steps(&now) > steps(&page) || now.contains("The game is over"), "somebody plays on\n{now}");
    }
}

#[tokio::test]
async fn a_clock_stands_until_everybody_sits_and_while_no_server_runs() {
    let directory = tempfile::tempdir().expect("a directory");
    let server = Server::start(config(&directory)).await.expect("it starts");
    let mut host = Client::new(server.address);
    let clock = [("name", "Anna"), ("clock", "game:1000"), ("stand_in", "pass")];
    let table = create_table(&mut host, "toy", &["me", "guest"], &clock).await;
    let page = host.get(&table).await.unwrap().text;
    assert!(!page.contains("data-runs"), "nobody's clock runs before everybody is there");
    let invitation = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let mut guest = Client::new(server.address);
    assert_eq!(guest.post(&invitation, &[("name", "Bert")]).await.unwrap().status, 303);
    let left =
        |page: &str| between(page, "data-left=\"", "\"").first().and_then(|left| left.parse::<u32>().ok());
    assert!(host.get(&table).await.unwrap().text.contains("data-runs"));
    tokio::time::sleep(Duration::from_millis(2200)).await;
    answer_first(&mut host, &table, "0").await.expect("an answer");
    assert_eq!(
        host.post(&format!("{table}/say"), &[("seat", "0"), ("text", "back soon")]).await.unwrap().status,
        204
    );
    let before = left(&host.get(&table).await.unwrap().text).expect("a clock");
    assert!((900..=998).contains(&before), "{before}");
    drop(server);
    tokio::time::sleep(Duration::from_millis(3000)).await;
    let server = Server::start(config(&directory)).await.expect("it starts again");
    host.move_to(server.address);
    let page = host.get(&table).await.unwrap().text;
    let after = left(&page).expect("a clock");
    assert!(
        before >= after && before - after <= 2,
        "{before} before, {after} after three seconds without a server"
    );
    assert!(page.contains("back soon"), "what was said is kept");
}

#[tokio::test]
async fn a_move_in_time_is_left_alone() {
    let server = TestServer::open().await;
    let (mut host, _guest, table) = two_people(&server, &[("clock", "move:600"), ("stand_in", "pass")]).await;
    answer_first(&mut host, &table, "0").await.expect("an answer");
    assert!(!host.get(&table).await.unwrap().text.contains("out of time"));
    let mut nobody = Client::new(server.address);
    let fields = [("offer", "toy"), ("players", "1"), ("seat0", "me"), ("clock", "move:x")];
    assert_eq!(nobody.post("/tables", &fields).await.unwrap().status, 400);
}
