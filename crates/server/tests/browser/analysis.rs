//! The analysis of a game in a browser: one button, what is found as it is found, and the way to the board.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, Light, PHONE};
use crate::test_server::TestServer;
use server::client::Client;
use std::path::Path;
use std::time::Duration;

/// A finished game, brought from its record: the address of its table.
async fn brought(server: &TestServer, record: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let record = std::fs::read_to_string(games.join(record)).unwrap();
    let mut client = Client::new(server.address);
    let brought = client.post("/import", &[("record", &record)]).await.unwrap();
    brought.location().unwrap().replace("/replay?at=0", "")
}

async fn analysed(browser: &Browser, server: &TestServer, table: &str) {
    browser.goto(&format!("http://{}{table}/analysis", server.address)).await;
    browser.click("#analyse").await;
    browser.until("progress or the whole", "document.querySelector('#analysing progress, .decisions')").await;
    // Longer than anything else: every decision is thought about.
    for _ in 0..500 {
        if browser.run("return Boolean(document.querySelector('.decisions'))").await == true {
            return;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    panic!("the analysis does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_analysed_by_one_button_and_its_moments_are_shown() {
    let server = TestServer::open().await;
    let table = brought(&server, "troyes-dice/tests/games/two-standard.troyes").await;
    let browser = Browser::open(DESK).await;
    analysed(&browser, &server, &table).await;
    assert_accessible(&browser, "analysis").await;
    browser.shoot("analysis-dice").await;
    let board = "document.querySelector('#table[data-replay]') && document.querySelector('.judged .weighed')";
    browser.click(".decisions a").await;
    browser.until("the moment with its judgement", board).await;
    // The best move lies on the board; another one does when it is asked for.
    let laid = "[...document.querySelectorAll('#board .picked, #board .taken')].map((spot) => spot.dataset.spot).join()";
    let best = browser.until("the best move on the board", laid).await;
    browser.shoot("analysis-moment").await;
    assert_accessible(&browser, "a judged moment").await;
    let buttons = "return document.querySelectorAll('#board [role=button]').length";
    assert_eq!(browser.run(buttons).await, 0, "what is only shown is no button");
    let another = "document.querySelector('.weighed a:not([aria-current])')";
    browser.until("another move", another).await;
    browser.run(&format!("{another}.click()")).await;
    browser.until("the other move on the board", &format!("{laid} && {laid} !== {best}")).await;
    browser.press("\u{e014}").await;
    browser.until("the next moment", "!location.search.includes('shown')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_read_on_a_phone_by_candlelight() {
    let server = TestServer::open().await;
    let table = brought(&server, "troyes-dice/tests/games/two-standard.troyes").await;
    let browser = Browser::open_in(PHONE, Light::Candles).await;
    analysed(&browser, &server, &table).await;
    assert_accessible(&browser, "analysis on a phone").await;
    for language in ["en", "fr"] {
        browser.goto(&format!("http://{}{table}/analysis?lang={language}", server.address)).await;
        let wide = browser.run("return document.documentElement.scrollWidth - innerWidth").await;
        assert!(wide.as_f64().unwrap() <= 0.0, "in {language} the page is wider than the screen by {wide}");
        browser.shoot(&format!("analysis-phone-{language}")).await;
    }
}
