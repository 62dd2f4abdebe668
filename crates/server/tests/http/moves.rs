//! Whole moves: thought over, sent at once, taken back as one.

use crate::play::{FRIEND, asked, between, create_table, create_toy};
use crate::test_server::TestServer;
use serde_json::Value;
use server::client::Client;

/// What comes of picks and a click.
async fn draft(client: &mut Client, table: &str, question: &str, fields: &str) -> Value {
    let answer = client.get(&format!("{table}/draft?seat=0&question={question}{fields}")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_str(&answer.text).expect("an answer for the script")
}

#[tokio::test]
async fn a_move_is_drafted_sent_at_once_and_taken_back_as_one() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_toy(&mut client, &["me", FRIEND], &[("name", "Anna")]).await;
    let page = client.get(&table).await.unwrap().text;
    let (question, _) = asked(&page).unwrap();
    let nothing = draft(&mut client, &table, &question, "").await;
    let lit = nothing["marks"]["lit"].as_array().expect("something glows").clone();
    assert!(lit.contains(&"die-0-0".into()), "{lit:?}");
    let die = draft(&mut client, &table, &question, "&click=die-0-0").await;
    assert_eq!(die["marks"]["picked"], serde_json::json!(["die-0-0"]));
    let whole = draft(&mut client, &table, &question, "&pick=die-0-0&click=purse-0").await;
    let panel = whole["panel"].as_str().unwrap();
    let choices = between(panel, "type=\"hidden\" name=\"choice\" value=\"", "\"");
    assert_eq!(choices.len(), 2, "{panel}");
    assert!(panel.contains("→"), "what it changes is said: {panel}");
    let again = draft(&mut client, &table, &question, "&pick=die-0-0&pick=purse-0&click=purse-0").await;
    assert!(again["confirmed"] == true || again["picks"].is_array(), "{again}");
    let fields = [("seat", "0"), ("question", &*question), ("choice", choices[0]), ("choice", choices[1])];
    assert_eq!(client.post(&format!("{table}/answer"), &fields).await.unwrap().status, 204);
    let after = client.get(&table).await.unwrap().text;
    assert!(after.contains("Anna</bdi> sells"), "the whole move is made");
    assert_eq!(client.post(&format!("{table}/undo"), &[("seat", "0")]).await.unwrap().status, 204);
    assert_eq!(
        asked(&client.get(&table).await.unwrap().text).unwrap().0,
        question,
        "all of it is taken back"
    );
}

#[tokio::test]
async fn a_move_that_breaks_off_changes_nothing() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", FRIEND], &[]).await;
    let (question, choices) = asked(&client.get(&table).await.unwrap().text).unwrap();
    let fields = [("seat", "0"), ("question", &*question), ("choice", &*choices[0]), ("choice", "take 9")];
    assert_eq!(client.post(&format!("{table}/answer"), &fields).await.unwrap().status, 409);
    assert_eq!(asked(&client.get(&table).await.unwrap().text).unwrap(), (question, choices));
}

#[tokio::test]
async fn nobody_drafts_for_others_or_for_a_question_that_is_gone() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", FRIEND], &[]).await;
    let (question, _) = asked(&client.get(&table).await.unwrap().text).unwrap();
    let status = async |client: &mut Client, fields: &str| {
        client.get(&format!("{table}/draft?{fields}")).await.unwrap().status.as_u16()
    };
    assert_eq!(status(&mut client, &format!("seat=0&question={question}")).await, 200);
    assert_eq!(status(&mut client, "seat=0&question=99").await, 409);
    assert_eq!(status(&mut client, "seat=0").await, 400);
    assert_eq!(status(&mut client, &format!("seat=1&question={question}")).await, 403);
    assert_eq!(status(&mut Client::new(server.address), &format!("seat=0&question={question}")).await, 403);
    let nonsense = format!("seat=0&question={question}&pick=%00&pick=x.9=y&pick=use.0=&click=%F0%9F%92%A5");
    assert_eq!(status(&mut client, &nonsense).await, 200, "what names nothing is left out");
}

#[tokio::test]
async fn every_spot_says_what_it_is_and_why_it_cannot_be_picked() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", FRIEND], &[]).await;
    let tower = client.get(&format!("{table}/spot/tower-1?seat=0")).await.unwrap();
    assert!(tower.status == 200 && tower.text.contains("class=\"why\""), "{}", tower.text);
    let watcher = Client::new(server.address).get(&format!("{table}/spot/tower-1?seat=0")).await.unwrap();
    assert!(watcher.status == 200 && !watcher.text.contains("class=\"why\""), "who watches picks nothing");
    assert_eq!(client.get(&format!("{table}/spot/nowhere?seat=0")).await.unwrap().status, 404);
}

#[tokio::test]
async fn an_invitation_that_somebody_has_used_leads_them_to_their_table() {
    let server = TestServer::open().await;
    let mut anna = Client::new(server.address);
    let table = create_table(&mut anna, "toy", &["me", "guest"], &[]).await;
    let page = anna.get(&table).await.unwrap().text;
    let join = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let mut bert = Client::new(server.address);
    let sat = bert.post(&join, &[("name", "Bert")]).await.unwrap();
    let used = sat.headers.get_all("set-cookie").iter().filter_map(|cookie| cookie.to_str().ok());
    let used = used.filter(|cookie| cookie.contains(&format!("Path={join}"))).collect::<Vec<_>>();
    assert_eq!(used.len(), 1, "its browser remembers the invitation");
    let again = bert.get(&join).await.unwrap();
    assert_eq!((again.status.as_u16(), again.location()), (303, Some(&*table)));
    assert_eq!(Client::new(server.address).get(&join).await.unwrap().status, 404, "to others it is used up");
}

#[tokio::test]
async fn a_page_without_script_that_waits_for_others_looks_again() {
    let server = TestServer::open().await;
    let mut anna = Client::new(server.address);
    let table = create_table(&mut anna, "toy", &["me", FRIEND], &[]).await;
    const LOOKS_AGAIN: &str = "<noscript><meta http-equiv=\"refresh\"";
    assert!(!anna.get(&table).await.unwrap().text.contains(LOOKS_AGAIN), "whoever is asked reads on");
    assert!(Client::new(server.address).get(&table).await.unwrap().text.contains(LOOKS_AGAIN));
}
