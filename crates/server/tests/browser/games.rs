//! Whole games.

/// How much the log tells.
const LINES: &str = "document.querySelectorAll('#lines li').length";

use crate::access::{assert_accessible, tab_order};
use crate::driver::{Browser, DESK};
use crate::sitting::{By, assert_fits, create_table, create_table_with, make_a_move, play, play_to_the_end};
use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_clicks_to_its_end_and_looked_at_again() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "toy").await;
    assert_fits(&browser).await;
    assert_accessible(&browser, "table").await;
    browser.shoot("table").await;
    browser.click("#hint").await;
    browser.until("advice", "document.querySelector('#advice [data-advised]')").await;
    browser.shoot("table-hint").await;
    let before = browser.run(&format!("return {LINES}")).await;
    // One move of the toy may end it, if the dice want.
    make_a_move(&browser).await;
    browser.until("the move", &format!("{LINES} > {before}")).await;
    play_to_the_end(&browser, By::Clicks).await;
    browser.until("the chart", "document.querySelector('.chart polyline')").await;
    assert_fits(&browser).await;
    assert_accessible(&browser, "table after the game").await;
    browser.shoot("table-over").await;
    browser.click(".after a[href*='/replay']").await;
    browser.until("the replay", "document.querySelector('[data-replay]')").await;
    assert_accessible(&browser, "replay").await;
    for _ in 0..6 {
        browser.press("\u{e014}").await;
    }
    browser
        .until("the sixth moment", "document.querySelector('#status').textContent.startsWith('Moment 6')")
        .await;
    browser.shoot("replay").await;
    browser.click(".play-on button").await;
    browser.until("a new table", "document.querySelector('[data-live] #question')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_keyboard_alone() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "toy").await;
    let order = tab_order(&browser, 12).await;
    assert_eq!(order[0], "To the choices");
    assert!(order.iter().any(|id| id.starts_with("c-")), "choices come into reach: {order:?}");
    play_to_the_end(&browser, By::Keyboard).await;
}

/// A whole game in the order in which people meet everything: undo, a reload in the middle, the end, the replay, and
/// another end from the middle.
#[tokio::test(flavor = "multi_thread")]
async fn troyes_against_a_bot_by_clicks() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "troyes").await;
    assert!(!play(&browser, By::Clicks, 20).await);
    let shown =
        "return [...document.querySelectorAll('#question, .choice, #lines li')].map((e) => e.textContent)";
    let before = browser.run(shown).await;
    browser.client.refresh().await.expect("the page again");
    browser.until("the same question", "document.querySelector('.choice')").await;
    assert_eq!(browser.run(shown).await, before, "a reload shows the same");
    play_to_the_end(&browser, By::Clicks).await;
    assert_fits(&browser).await;
    assert_accessible(&browser, "Troyes after the game").await;
    browser.shoot("troyes-over").await;
    let revealed = browser.run("return document.querySelectorAll('.family .open-character').length").await;
    assert!(revealed.as_u64() >= Some(2), "characters are revealed: {revealed}");
    browser.click(".after a[href*='/replay']").await;
    browser.until("the replay", "document.querySelector('[data-replay]')").await;
    browser.press("\u{e010}").await;
    browser
        .until(
            "the last moment",
            "/^Moment (\\d+) of \\1$/.test(document.querySelector('#status').textContent)",
        )
        .await;
    browser.run("const slider = document.querySelector('#at'); slider.value = 60; slider.dispatchEvent(new Event('input', { bubbles: true }))").await;
    browser
        .until(
            "a moment of the slider",
            "document.querySelector('#status').textContent.startsWith('Moment 60 ')",
        )
        .await;
    assert_fits(&browser).await;
    assert_accessible(&browser, "a moment of Troyes").await;
    browser.shoot("troyes-replay").await;
    browser.click(".play-on button").await;
    browser.until("a new table", "document.querySelector('[data-live]')").await;
    assert!(!play(&browser, By::Clicks, 3).await, "it goes on from the middle");
}

#[tokio::test(flavor = "multi_thread")]
async fn troyes_against_a_bot_by_keyboard_alone() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "troyes").await;
    play_to_the_end(&browser, By::Keyboard).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_kings_challenge_by_clicks() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "kings-challenge").await;
    play_to_the_end(&browser, By::Clicks).await;
    assert_fits(&browser).await;
    assert_accessible(&browser, "the King's Challenge after the game").await;
    browser.shoot("kings-challenge-over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn troyes_dice_alone_by_clicks() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table_with(&browser, &server, "dice", "form.elements.players.value = '1'").await;
    play_to_the_end(&browser, By::Clicks).await;
    assert_fits(&browser).await;
    assert_accessible(&browser, "Troyes Dice after the game").await;
    browser.shoot("dice-over").await;
}
