//! Other light and other screens.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, Light, PHONE, TABLET, TABLET_LYING};
use crate::sitting::{By, address, assert_fits, create_table, play, play_to_the_end};
use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_be_read_by_candlelight() {
    let server = TestServer::open().await;
    let browser = Browser::open_in(DESK, Light::Candles).await;
    browser.goto(&address(&server)).await;
    browser.run("document.querySelectorAll('.more').forEach((d) => d.open = true)").await;
    assert_accessible(&browser, "lobby by candlelight").await;
    browser.shoot("lobby-dark").await;
    for offer in ["troyes", "kings-challenge", "dice"] {
        create_table(&browser, &server, offer).await;
        assert!(!play(&browser, By::Clicks, 8).await);
        assert_accessible(&browser, &format!("{offer} by candlelight")).await;
        browser.shoot(&format!("{offer}-dark")).await;
        let table = browser.client.current_url().await.expect("an address");
        for page in ["/story", "/replay?at=3"] {
            browser.goto(&format!("{}{page}", table.as_str().split('?').next().unwrap_or_default())).await;
            assert_accessible(&browser, &format!("{offer}{page} by candlelight")).await;
        }
    }
    create_table(&browser, &server, "toy").await;
    browser.click("#hint").await;
    browser.until("advice", "document.querySelector('#advice [data-advised]')").await;
    assert_accessible(&browser, "advice by candlelight").await;
    play_to_the_end(&browser, By::Clicks).await;
    assert_accessible(&browser, "score by candlelight").await;
    browser.shoot("score-dark").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lying_tablet_shows_everything_at_once() {
    let server = TestServer::open().await;
    let browser = Browser::open(TABLET_LYING).await;
    for offer in ["troyes", "kings-challenge", "dice"] {
        create_table(&browser, &server, offer).await;
        assert!(!play(&browser, By::Clicks, 4).await);
        assert_fits(&browser).await;
        assert_accessible(&browser, &format!("{offer} on a lying tablet")).await;
        browser.shoot(&format!("{offer}-tablet-lying")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_on_a_standing_tablet() {
    let server = TestServer::open().await;
    let browser = Browser::open(TABLET).await;
    create_table(&browser, &server, "troyes").await;
    assert_fits(&browser).await;
    assert_accessible(&browser, "Troyes on a tablet").await;
    browser.shoot("troyes-tablet").await;
    play_to_the_end(&browser, By::Clicks).await;
    assert_fits(&browser).await;
    assert_accessible(&browser, "Troyes on a tablet after the game").await;
    browser.shoot("troyes-tablet-over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_on_a_phone() {
    let server = TestServer::open().await;
    let browser = Browser::open(PHONE).await;
    create_table(&browser, &server, "troyes").await;
    play_to_the_end(&browser, By::Clicks).await;
    let wider = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(browser.run(wider).await, 0, "something sticks out at the side");
    assert_accessible(&browser, "Troyes on a phone after the game").await;
    browser.shoot("troyes-phone-over").await;
}

/// What a finger cannot hit: lower than 38 pixels, but for words within a text and the low bar above a board.
const SMALL: &str = "[...document.querySelectorAll('button, a[href], input, select, summary')]
    .filter((one) => one.checkVisibility() && !one.matches('.term, .skip, .home, [type=hidden], [type=checkbox], [type=radio]')
        && !one.closest('p, li, td, svg, .log, .top, .card'))
    .filter((one) => { const { width, height } = one.getBoundingClientRect(); return width && height < 38; })
    .map((one) => one.outerHTML.slice(0, 90))";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_fingers_find_what_they_touch_and_no_question_is_cut() {
    let server = TestServer::open().await;
    let browser = Browser::open(PHONE).await;
    for path in
        ["/", "/learn", "/rules/troyes", "/cards", "/puzzles", "/me", "/score", "/import", "/puzzles/1"]
    {
        browser.goto(&format!("{}{path}", address(&server))).await;
        let small = browser.run(&format!("return {SMALL}")).await;
        assert_eq!(small, serde_json::json!([]), "{path}");
        let beyond =
            browser.run("const e = document.documentElement; return e.scrollWidth - e.clientWidth").await;
        assert_eq!(beyond, 0, "{path} is wider than the screen");
    }
    create_table(&browser, &server, "troyes").await;
    let cut = "(() => { const ask = document.querySelector('#ask');
        return [ask.scrollHeight - ask.clientHeight, document.querySelector('.choice').getBoundingClientRect().bottom > innerHeight] })()";
    assert_eq!(
        browser.run(&format!("return {cut}")).await,
        serde_json::json!([0, false]),
        "the question is cut"
    );
}
