//! What every decision of a game was worth, over HTTP.

use crate::company::until;
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
    assert!(end.contains(&format!("href=\"{table}/analysis\"")), "the result leads to it");
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
    assert!(replay.contains("class=\"judgement\""), "{replay}");
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

#[tokio::test]
async fn nothing_is_analysed_before_the_end() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", "bot:perrin"], &[("name", "Anna")]).await;
    for path in ["analysis", "analysis?open=1", "analysis/events"] {
        let refused = client.get(&format!("{table}/{path}")).await.unwrap();
        assert!(refused.status.as_u16() >= 400, "{path}: {}", refused.status);
    }
    assert!(client.post(&format!("{table}/analysis"), &[]).await.unwrap().status.as_u16() >= 400);
    assert!(!client.get(&format!("{table}/replay?at=0")).await.unwrap().text.contains("/analysis"));
}
