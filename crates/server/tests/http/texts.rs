//! Texts to learn from: their words lead to the glossary, their rulings have names in the reader's language, and no link
//! leads to a place that is not there.

use crate::play::between;
use crate::test_server::TestServer;
use server::client::Client;

const TEXTS: [&str; 7] =
    ["glossary", "troyes", "ladies", "kings-challenge", "dice", "rulings", "rulings-dice"];

fn hrefs(page: &str) -> Vec<&str> {
    between(page, "href=\"", "\"")
}

async fn get(client: &mut Client, path: &str) -> String {
    let answer = client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}");
    answer.text
}

/// Where a link of a page leads, if that is a place in a text or among the cards: the address and the name of the place.
fn place<'p>(page: &'p str, link: &'p str) -> Option<(&'p str, &'p str)> {
    let (path, anchor) = link.split_once('#')?;
    let path = if path.is_empty() { page } else { path };
    (path.starts_with("/rules/") || path.starts_with("/cards")).then_some((path, anchor))
}

#[tokio::test]
async fn every_link_of_rules_and_cards_leads_to_a_place_that_is_there() {
    let server = TestServer::open().await;
    for language in ["en", "fr"] {
        let mut client = Client::new(server.address).reading(language);
        let mut pages: Vec<String> = TEXTS.iter().map(|text| format!("/rules/{text}")).collect();
        pages.extend(["/cards?game=troyes".to_string(), "/cards?game=dice".to_string()]);
        let mut texts = std::collections::BTreeMap::new();
        for page in &pages {
            texts.insert(page.clone(), get(&mut client, page).await);
        }
        for page in &pages {
            for link in hrefs(&texts[page].clone()) {
                let Some((path, anchor)) = place(page, link) else { continue };
                if !texts.contains_key(path) {
                    let text = get(&mut client, path).await;
                    texts.insert(path.to_string(), text);
                }
                let is_there = texts[path].contains(&format!("id=\"{anchor}\""));
                assert!(is_there, "{language} {page}: {link} leads nowhere");
            }
        }
    }
}

#[tokio::test]
async fn rulings_are_french_on_french_pages_and_keep_their_ids() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address).reading("fr");
    let link = |name: &str| format!("href=\"/rules/rulings#at-least-once\">{name}</a>");
    assert!(get(&mut client, "/cards?game=troyes").await.contains(&link("au moins une utilisation")));
    let rulings = get(&mut client, "/rules/rulings").await;
    assert!(
        rulings
            .contains("<a id=\"at-least-once\"></a><span class=\"called\">au moins une utilisation</span>")
    );
    assert!(rulings.contains("<h1>Points de règle"), "the page speaks its reader's language");
    assert!(rulings.contains("Une carte s’utilise au moins une fois"), "and so do the rulings");
    let mut client = Client::new(server.address);
    assert!(get(&mut client, "/cards?game=troyes").await.contains(&link("at-least-once")));
    assert!(!get(&mut client, "/rules/rulings").await.contains("class=\"called\""));
}

#[tokio::test]
async fn words_of_guides_lead_to_the_glossary_beside_the_table() {
    let server = TestServer::open().await;
    for (language, word) in [("en", "citizen"), ("fr", "habitant")] {
        let mut client = Client::new(server.address).reading(language);
        let link = format!("class=\"term\" href=\"/rules/glossary?lang={language}#{word}\"");
        assert!(get(&mut client, "/learn").await.contains(&link), "{language}");
        let begun = client.post("/learn", &[("guide", "troyes")]).await.unwrap();
        let table = begun.location().unwrap().to_string();
        let page = get(&mut client, &table).await;
        let said = between(&page, "<ol class=\"said\"", "</ol>")[0].to_string();
        assert!(said.contains(&format!("{link} target=\"_blank\"")), "{language}: {said}");
    }
}
