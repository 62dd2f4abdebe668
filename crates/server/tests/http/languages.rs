//! Each reader has a language of their own.

use crate::play::{answer_first, between, create_table};
use crate::test_server::TestServer;
use hyper::header;
use server::client::Client;
use words::{Language, Languages};

async fn heading(client: &mut Client) -> (String, String) {
    let page = client.get("/").await.unwrap().text;
    let lang = between(&page, "<html lang=\"", "\"")[0].to_string();
    (lang, between(&page, "<h2 id=\"new\">", "</h2>")[0].to_string())
}

fn said(lang: &str, text: &str) -> (String, String) {
    (lang.into(), text.into())
}

#[tokio::test]
async fn a_browser_is_answered_in_the_language_it_asks_for_unless_its_person_chooses_another() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    assert_eq!(heading(&mut client).await, said("en", "New table"));
    let mut client = Client::new(server.address).reading("fr-CH, fr;q=0.9, en;q=0.5");
    assert_eq!(heading(&mut client).await, said("fr", "Nouvelle table"));
    let answer = client.post("/language", &[("language", "en"), ("back", "/t/abc?seat=1")]).await.unwrap();
    assert_eq!((answer.status.as_u16(), answer.location()), (303, Some("/t/abc?seat=1")));
    assert_eq!(heading(&mut client).await, said("en", "New table"));
    let answer = client.post("/language", &[("language", "fr"), ("back", "//evil.example")]).await.unwrap();
    assert_eq!(answer.location(), Some("/"), "nobody is led away from here");
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    assert_eq!(heading(&mut client).await, said("fr", "Nouvelle table"), "both cookies are kept");
    assert!(client.get(&table).await.unwrap().text.contains("data-seat=\"0\""));
    let garbled = client.post("/language", &[("language", "xx"), ("back", "/")]).await.unwrap();
    assert_eq!(garbled.status, 400);
    assert!(garbled.text.contains("Cette demande est illisible"), "{}", garbled.text);
}

#[tokio::test]
async fn a_server_may_speak_another_language_to_browsers_that_ask_for_none() {
    let server = TestServer::open_with(|config| config.language = Language::with_tag("fr").unwrap()).await;
    assert_eq!(heading(&mut Client::new(server.address).reading("tlh")).await.0, "fr");
    assert_eq!(heading(&mut Client::new(server.address).reading("en")).await.0, "en");
}

#[tokio::test]
async fn every_page_offers_every_language_by_its_own_name_and_says_what_it_depends_on() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", "guest"], &[]).await;
    let page = client.get(&table).await.unwrap().text;
    let join = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let paths = ["/", &table, &format!("{table}/story"), &format!("{table}/replay?at=0"), &join, "/nowhere"];
    for path in paths {
        let answer = client.get(path).await.unwrap();
        for language in Languages::iter() {
            let (tag, name) = (language.tag(), language.own_name());
            let start = format!("value=\"{tag}\" lang=\"{tag}\"");
            let button = between(&answer.text, &start, "</button>");
            assert!(button.len() == 1 && button[0].ends_with(&name), "{path}: {button:?}");
            assert_eq!(button[0].contains("aria-current"), tag == "en", "{path}: {button:?}");
        }
        let mut vary = answer.headers.get_all(header::VARY).into_iter().map(|line| line.to_str().unwrap());
        assert!(vary.any(|line| line.contains("accept-language")), "{path}");
        assert_eq!(answer.headers[header::CACHE_CONTROL], "no-store", "{path}");
    }
    let back = between(&client.get(&join).await.unwrap().text, "name=\"back\" value=\"", "\"")[0].to_string();
    assert_eq!(back, join);
}

#[tokio::test]
async fn two_people_at_one_table_each_read_their_own_language() {
    let server = TestServer::open().await;
    let mut anna = Client::new(server.address).reading("en");
    let table = create_table(&mut anna, "toy", &["me", "guest"], &[("name", "Anna")]).await;
    let page = anna.get(&table).await.unwrap().text;
    let join = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let mut bert = Client::new(server.address).reading("fr");
    assert!(bert.get(&join).await.unwrap().text.contains("Une place vous attend"));
    bert.post(&join, &[("name", "Bert")]).await.unwrap();
    let reader = Client::new(server.address).reading("fr");
    let mut watcher = reader.events(&format!("{table}/events"), None).await.unwrap();
    let mut english = reader.events(&format!("{table}/events?lang=en"), None).await.unwrap();
    for (stream, text) in [(&mut watcher, "On attend Anna"), (&mut english, "Waiting for Anna")] {
        let first = stream.next().await.unwrap().data;
        assert!(first.contains(text), "{first}");
    }
    answer_first(&mut anna, &table, "0").await.unwrap();
    let taken = watcher.next().await.unwrap().data;
    assert!(taken.contains("Anna</bdi> prend"), "{taken}");
    let taken = english.next().await.unwrap().data;
    assert!(taken.contains("Anna</bdi> takes"), "{taken}");
    let (path, fields) = (format!("{table}/answer"), [("seat", "0"), ("question", "0"), ("choice", "x")]);
    let declined = anna.post(&path, &fields).await.unwrap().text;
    assert!(declined.contains("The table has moved on") || declined.contains("not your turn"), "{declined}");
    let declined = bert.post(&path, &fields).await.unwrap().text;
    assert!(declined.contains("Ce n’est pas votre place"), "{declined}");
}

#[tokio::test]
async fn seats_without_a_name_are_called_in_the_language_of_who_looks() {
    let server = TestServer::open().await;
    let mut host = Client::new(server.address).reading("fr");
    let table = create_table(&mut host, "troyes", &["me", "guest"], &[]).await;
    let names = |page: String| {
        let names = between(&page, "<span class=\"name\">", "</span>").into_iter();
        names.take(2).map(String::from).collect::<Vec<_>>()
    };
    let french = names(host.get(&table).await.unwrap().text);
    let english = names(host.get(&format!("{table}?lang=en")).await.unwrap().text);
    assert!(french.iter().zip(&english).all(|(french, english)| french != english), "{french:?} {english:?}");
}
