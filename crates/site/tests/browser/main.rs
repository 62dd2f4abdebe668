//! The site in a real Chromium: visited once with a network, then played without.

#[path = "../../../server/tests/browser/driver.rs"]
#[allow(unused, reason = "the driver is that of the server's tests, which use more of it")]
mod driver;
mod file_server;
mod person;

use driver::{Browser, DESK};
use file_server::FileServer;
use person::{open_table, play, play_to_the_end, record};
use std::time::{Duration, Instant};
use tabletop::Record;

/// From the page to a table that can be played, on a first visit.
const SOON: Duration = Duration::from_secs(2);

/// Opens the site with a network, then takes the network away for good.
async fn visit_once(browser: &Browser) -> String {
    let server = FileServer::start();
    let address = server.address();
    browser.goto(&address).await;
    browser.until("the lobby", "document.querySelector('form[action=\"/tables\"]')").await;
    drop(server);
    address
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_a_bot_is_played_without_a_network_closed_and_opened_again() {
    let browser = Browser::open(DESK).await;
    let address = visit_once(&browser).await;
    open_table(&browser, &address, "troyes").await;
    assert!(!play(&browser, 25).await);
    let shown = "return [...document.querySelectorAll('#question, #lines li')].map((e) => e.textContent)";
    let (table, before) = (browser.client.current_url().await.expect("an address"), browser.run(shown).await);
    // The service worker ends with its last page, sooner or later: here at once.
    browser.goto("about:blank").await;
    person::end_service_worker(&browser).await;
    browser.goto(table.as_str()).await;
    browser.until("the same question", "document.querySelector('[name=question]')").await;
    assert_eq!(browser.run(shown).await, before, "an answered move survives");
    play_to_the_end(&browser).await;
    browser.shoot("site-troyes-over").await;
    let record = Record::read(&record(&browser).await).expect("a record");
    cli::verify::verify(&record, cli::verify::Claims::default()).expect("its dice are those of its seed");
}

#[tokio::test(flavor = "multi_thread")]
async fn troyes_dice_alone_and_the_kings_challenge_are_played_without_a_network() {
    let browser = Browser::open(DESK).await;
    let address = visit_once(&browser).await;
    for offer in ["dice", "kings-challenge"] {
        open_table(&browser, &address, offer).await;
        play_to_the_end(&browser).await;
        browser.shoot(&format!("site-{offer}-over")).await;
        let record = Record::read(&record(&browser).await).expect("a record");
        cli::verify::verify(&record, cli::verify::Claims::default()).expect("its dice are those of its seed");
    }
    browser.goto(&address).await;
    let tables = browser.run("return document.querySelectorAll('.tables li').length").await;
    assert_eq!(tables, 2, "the lobby lists both");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_table_is_there_soon_and_hints_are_given_in_french_too() {
    let browser = Browser::open(DESK).await;
    let server = FileServer::start();
    let begin = Instant::now();
    browser.goto(&server.address()).await;
    browser.until("the lobby", "document.querySelector('form[action=\"/tables\"]')").await;
    let lobby = begin.elapsed();
    browser.click("[name=language][value=fr]").await;
    browser.until("the lobby in French", "document.documentElement.lang === 'fr'").await;
    let begin = Instant::now();
    open_table(&browser, &server.address(), "troyes").await;
    let table = begin.elapsed();
    println!("the lobby after {lobby:?}, the table after {table:?}");
    drop(server);
    browser.click("#hint").await;
    browser.until("advice", "document.querySelector('#advice [data-advised]')").await;
    // Other tests and builds may share the machine.
    assert!(lobby + table < 5 * SOON, "{lobby:?} and {table:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_without_service_workers_is_told_so() {
    let browser = Browser::open(DESK).await;
    let server = FileServer::start();
    // Another name of this machine is no secure context: there are no service workers there.
    browser.goto(&server.address().replace("127.0.0.1", "0.0.0.0")).await;
    browser.until("the word", "!document.querySelector('[lang=en] [data-say=unable]').hidden").await;
}
