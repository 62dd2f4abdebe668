//! Live updates: several windows, lost connections, tables that leave memory.

use crate::play::{FRIEND, answer_first, asked, between, create_table, create_toy};
use crate::test_server::TestServer;
use server::client::{Client, Event, Events};
use std::time::Duration;

async fn next(events: &mut Events) -> Event {
    let event = tokio::time::timeout(Duration::from_secs(10), events.next()).await;
    event.expect("an event in time").expect("an event")
}

#[tokio::test]
async fn all_windows_see_a_move_and_only_what_changed() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_toy(&mut client, &["me", FRIEND], &[("name", "Anna")]).await;
    // Whatever the dice are, there is a second question.
    assert_eq!(client.post(&format!("{table}/forced"), &[]).await.unwrap().status, 204);
    let revision = revision(&client.get(&table).await.unwrap().text);
    let path = format!("{table}/events?from={revision}");
    let mut windows = Vec::new();
    for _ in 0..3 {
        windows.push(client.events(&path, None).await.unwrap());
    }
    let mut watcher = Client::new(server.address).events(&format!("{table}/events"), None).await.unwrap();
    assert!(next(&mut watcher).await.data.contains("\"whole\""), "who has seen nothing is shown everything");
    let answered = answer_first(&mut client, &table, "0").await.unwrap();
    assert_eq!(answered.status, 204, "{}", answered.text);
    let first = next(&mut windows[0]).await;
    assert!(!first.data.contains("\"whole\""), "up to date: only parts come");
    assert!(first.data.contains("Anna</bdi> takes the") && first.data.contains("\"asked\":true"));
    assert!(!first.data.contains("This table"), "what has not changed is not sent");
    assert_eq!(next(&mut windows[1]).await, first);
    assert_eq!(next(&mut windows[2]).await, first);
    let seen = next(&mut watcher).await;
    assert!(seen.data.contains("Anna</bdi> takes the") && !seen.data.contains("name=\\\"choice\\\""));
}

fn revision(page: &str) -> String {
    page.split_once("data-revision=\"").unwrap().1.split_once('"').unwrap().0.into()
}

#[tokio::test]
async fn a_lost_connection_comes_back_to_the_truth() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    let path = format!("{table}/events");
    let mut events = client.events(&path, None).await.unwrap();
    next(&mut events).await;
    answer_first(&mut client, &table, "0").await.unwrap();
    let last = next(&mut events).await;
    drop(events);
    // Nothing happened meanwhile: nothing is sent until something does.
    let mut same = client.events(&path, Some(&last.id)).await.unwrap();
    assert!(tokio::time::timeout(Duration::from_millis(300), same.next()).await.is_err());
    drop(same);
    answer_first(&mut client, &table, "0").await.unwrap();
    let mut late = client.events(&path, Some(&last.id)).await.unwrap();
    let event = next(&mut late).await;
    assert!(event.data.contains("\"whole\""), "who missed something is shown everything");
    let (question, _) = asked(&client.get(&table).await.unwrap().text).unwrap();
    assert!(event.data.contains(&format!("name=\\\"question\\\" value=\\\"{question}\\\"")));
    // What a browser says of an earlier life of the server is not believed.
    let mut older = client.events(&path, Some("00000000.2")).await.unwrap();
    assert!(next(&mut older).await.data.contains("\"whole\""));
}

#[tokio::test]
async fn a_window_in_the_background_learns_that_it_is_wanted() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", FRIEND], &[]).await;
    let pulse = client.get(&format!("{table}/pulse")).await.unwrap().text;
    assert!(pulse.contains("\"asked\":true"), "{pulse}");
    let other = Client::new(server.address).get(&format!("{table}/pulse")).await.unwrap().text;
    assert!(other.contains("\"asked\":false"), "{other}");
}

#[tokio::test]
async fn idle_tables_leave_memory_and_come_back_as_they_were() {
    let server = TestServer::open_with(|config| config.idle = Duration::from_millis(200)).await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me"], &[("name", "Anna")]).await;
    answer_first(&mut client, &table, "0").await.unwrap();
    let before = asked(&client.get(&table).await.unwrap().text);
    let watched = create_table(&mut client, "toy", &["me"], &[]).await;
    let mut events = client.events(&format!("{watched}/events"), None).await.unwrap();
    next(&mut events).await;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if server.tables_in_memory() == 1 {
            break;
        }
    }
    assert_eq!(server.tables_in_memory(), 1, "the table that is looked at stays");
    assert_eq!(asked(&client.get(&table).await.unwrap().text), before);
    assert_eq!(server.tables_in_memory(), 2);
    answer_first(&mut client, &watched, "0").await.unwrap();
    next(&mut events).await;
}

#[tokio::test]
async fn memory_holds_no_more_tables_than_it_may() {
    let server = TestServer::open_with(|config| config.limits.tables = 2).await;
    let mut client = Client::new(server.address);
    let mut streams = Vec::new();
    for _ in 0..2 {
        let table = create_table(&mut client, "toy", &["me"], &[]).await;
        streams.push(client.events(&format!("{table}/events"), None).await.unwrap());
    }
    let third = create_table(&mut client, "toy", &["me"], &[]).await;
    assert_eq!(client.get(&third).await.unwrap().status, 503, "both are looked at");
    streams.pop();
    for _ in 0..100 {
        if client.get(&third).await.unwrap().status == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a table that nobody looks at did not make room");
}

#[tokio::test]
async fn a_table_has_room_for_so_many_watchers() {
    let server = TestServer::open_with(|config| config.limits.streams_each = 2).await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    let path = format!("{table}/events");
    let _streams = [client.events(&path, None).await.unwrap(), client.events(&path, None).await.unwrap()];
    assert!(client.events(&path, None).await.is_err());
}

#[tokio::test]
async fn strangers_never_shut_out_who_sits_at_the_table() {
    let server = TestServer::open_with(|config| config.limits.streams_each = 3).await;
    let mut host = Client::new(server.address);
    let table = create_table(&mut host, "toy", &["guest", "guest"], &[]).await;
    let page = host.get(&table).await.unwrap().text;
    let invitations = between(&page, "href=\"/join/", "\"");
    let mut guest = Client::new(server.address);
    let sat = guest.post(&format!("/join/{}", invitations[0]), &[("name", "Bert")]).await.unwrap();
    assert_eq!(sat.status, 303);
    let (path, stranger) = (format!("{table}/events"), Client::new(server.address));
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(stranger.events(&path, None).await.unwrap());
    }
    assert!(stranger.events(&path, None).await.is_err(), "strangers have taken all of their places");
    streams.push(guest.events(&path, None).await.expect("a seat has places of its own"));
    streams.push(host.events(&path, None).await.expect("so has the host"));
    assert!(server.log().iter().any(|line| line.starts_with("no window free: 127.0.0.1")));
    for _ in 0..2 {
        streams.push(guest.events(&path, None).await.unwrap());
    }
    assert!(guest.events(&path, None).await.is_err(), "nor does one seat take everything");
    host.events(&path, None).await.expect("others are not concerned");
}
