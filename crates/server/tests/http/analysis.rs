//! What every decision of a game was worth, over HTTP.

use crate::company::{two_people, until};
use crate::play::{between, create_table, play_to_the_end};
use crate::test_server::TestServer;
use server::client::Client;

/// The text of a page about an analysis that is finished.
async fn analysed(client: &mut Client, table: &str, query: &str) -> String {
    let fields: &[(&str, &str)] = if query.is_empty() { &[] } else { &[("open", "1")] };
    let begun = client.post(&format!("{table}/analysis"), fields).await.unwrap();
    assert_eq!(begun.location(), Some(format!("{table}/analysis{query}").as_str()));
    until(client, &format!("{table}/analysis{query}"), "class=\"decisions\"").await
}

#[tokio::test]
async fn a_finished_game_is_analysed_once_and_kept() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", "bot:perrin"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let end = client.get(&table).await.unwrap().text;
    assert!(end.contains(&format!("method=\"post\" action=\"{table}/analysis\"")), "the result begins it");
    let before = client.get(&format!("{table}/analysis")).await.unwrap().text;
    assert!(before.contains("id=\"analyse\"") && !before.contains("class=\"decisions\""));

    let page = analysed(&mut client, &table, "").await;
    assert!(page.contains("class=\"chart course\"") && page.contains("your moves cost"), "{page}");
    let link = format!("href=\"{table}/replay?at=");
    let moments = between(&page, &link, "\"");
    assert!(moments.len() > 3, "each decision leads to its moment");
    let open = analysed(&mut client, &table, "?open=1").await;
    assert!(open.contains("class=\"account\""));

    // Beside the replay.
    let at = moments.iter().filter_map(|at| at.parse::<usize>().ok()).max().unwrap();
    let replay = client.get(&format!("{table}/replay?at={at}")).await.unwrap().text;
    assert!(replay.contains("class=\"weighed\"") && replay.contains("class=\"outlook\""), "{replay}");
    let marks = |page: &str| between(page, "data-marks=\"", "\"").first().map(|marks| marks.to_string());
    let best = marks(&replay).expect("the best move lies on the board");
    let other = client.get(&format!("{table}/replay?at={at}&shown=1")).await.unwrap().text;
    assert_ne!(marks(&other), Some(best.clone()), "another move looks otherwise");
    let beyond = client.get(&format!("{table}/replay?at={at}&shown=99")).await.unwrap().text;
    assert_eq!(marks(&beyond), Some(best), "there are not so many moves: {beyond}");
    // Others see it without waiting.
    let mut other = Client::new(server.address);
    let shown = other.get(&format!("{table}/analysis")).await.unwrap().text;
    assert!(shown.contains("class=\"decisions\"") && shown.contains("the moves of"), "{shown}");
}

#[tokio::test]
async fn what_is_found_is_streamed_and_the_stream_ends() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "dice", &["bot:perrin"], &[("name", "Anna"), ("pace", "0")]).await;
    until(&mut client, &table, "class=\"scores\"").await;
    client.post(&format!("{table}/analysis"), &[]).await.unwrap();
    let mut events = client.events(&format!("{table}/analysis/events"), None).await.unwrap();
    let mut heard = String::new();
    while let Some(event) = events.next().await {
        heard.push_str(&format!("{event:?}"));
    }
    assert!(heard.contains("<progress") || heard.contains("finished"), "{heard}");
}

/// Alone against bots nobody is cheated: the moves so far are judged as far as the seat may know.
#[tokio::test]
async fn a_running_game_is_analysed_for_whoever_plays_alone() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table =
        create_table(&mut client, "dice", &["me", "bot:perrin"], &[("name", "Anna"), ("pace", "0")]).await;
    let address = format!("{table}/analysis?seat=0");
    let shown = client.get(&table).await.unwrap().text;
    let button = format!(
        "<form method=\"post\" action=\"{table}/analysis\"><input type=\"hidden\" name=\"seat\" value=\"0\">"
    );
    assert!(shown.contains(&button), "the table begins it: {shown}");
    let begun = client.post(&format!("{table}/analysis"), &[("seat", "0")]).await.unwrap();
    assert_eq!(begun.location(), Some(address.as_str()));
    let page = until(&mut client, &address, "class=\"account\"").await;
    assert!(page.contains(">now<") && !page.contains("/play-on"), "{page}");
    assert!(!page.contains("open=1"), "cards stay closed");
    // Not with open cards, not for another seat, not for a number that is no seat.
    for query in ["open=1", "seat=1", "seat=9", "seat=200", "seat=x", "seat=-1"] {
        let refused = client.get(&format!("{table}/analysis?{query}")).await.unwrap();
        assert!(refused.status.is_client_error(), "{query}: {}", refused.status);
    }
    // Nobody else looks through these eyes.
    let mut other = Client::new(server.address);
    for path in ["analysis", "analysis?seat=0", "analysis/events?seat=0"] {
        let refused = other.get(&format!("{table}/{path}")).await.unwrap();
        assert!(refused.status.is_client_error(), "{path}: {}", refused.status);
    }
    assert!(
        other.post(&format!("{table}/analysis"), &[("seat", "0")]).await.unwrap().status.is_client_error()
    );
}

/// While others play, knowing what moves are worth would be cheating.
#[tokio::test]
async fn a_game_of_several_people_is_not_analysed_before_its_end() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = two_people(&server, &[]).await;
    for client in [&mut anna, &mut bert] {
        for path in ["analysis", "analysis?open=1", "analysis?seat=0", "analysis?seat=1", "analysis/events"] {
            let refused = client.get(&format!("{table}/{path}")).await.unwrap();
            assert!(refused.status.is_client_error(), "{path}: {}", refused.status);
        }
        assert!(client.post(&format!("{table}/analysis"), &[]).await.unwrap().status.is_client_error());
        assert!(!client.get(&table).await.unwrap().text.contains("/analysis"));
        assert!(!client.get(&format!("{table}/replay?at=0")).await.unwrap().text.contains("/analysis"));
    }
}
