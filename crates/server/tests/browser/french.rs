//! The same pages in French, whose words are longer.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, PHONE};
use crate::sitting::{
    By, address, assert_fits, create_table, create_table_with, make_a_move, play_to_the_end,
};
use crate::test_server::TestServer;

/// Chooses French by the switch of the page.
async fn choose_french(browser: &Browser, server: &TestServer) {
    browser.goto(&address(server)).await;
    browser.click(".languages [value=fr]").await;
    browser.until("the lobby in French", "document.documentElement.lang === 'fr'").await;
}

async fn assert_as_wide_as_the_screen(browser: &Browser, what: &str) {
    let wider = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(browser.run(wider).await, 0, "{what}: something sticks out at the side");
}

/// No button of the page cuts its own text.
pub async fn assert_nothing_is_cut(browser: &Browser, what: &str) {
    let cut = "return [...document.querySelectorAll('button, .button, summary, .status, .top :not(details)')]
        .filter((e) => e.checkVisibility() && !e.closest('.drop, .unseen') && e.scrollWidth > e.clientWidth + 1
            && getComputedStyle(e).display !== 'inline' && getComputedStyle(e).clipPath === 'none')
        .map((e) => e.textContent)";
    assert_eq!(browser.run(cut).await, serde_json::json!([]), "{what}: a text is cut");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_fits_in_french_too() {
    let server = TestServer::open().await;
    let desk = Browser::open(DESK).await;
    let phone = Browser::beside(PHONE).await;
    for browser in [&desk, &phone] {
        choose_french(browser, &server).await;
    }
    for offer in ["troyes", "kings-challenge", "dice", "toy"] {
        create_table(&desk, &server, offer).await;
        desk.shoot(&format!("{offer}-desk-fr")).await;
        assert_fits(&desk).await;
        assert_nothing_is_cut(&desk, offer).await;
        assert_accessible(&desk, &format!("{offer} on a desk")).await;
        create_table(&phone, &server, offer).await;
        phone.shoot(&format!("{offer}-phone-fr")).await;
        assert_as_wide_as_the_screen(&phone, offer).await;
        assert_nothing_is_cut(&phone, offer).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lobby_score_and_replay_fit_in_french_too() {
    let server = TestServer::open().await;
    let desk = Browser::open(DESK).await;
    let phone = Browser::beside(PHONE).await;
    for (browser, size) in [(&desk, "desk"), (&phone, "phone")] {
        choose_french(browser, &server).await;
        browser.run("document.querySelectorAll('.more').forEach((d) => d.open = true)").await;
        browser.shoot(&format!("lobby-{size}-fr")).await;
        assert_as_wide_as_the_screen(browser, "lobby").await;
        assert_nothing_is_cut(browser, "lobby").await;
        assert_accessible(browser, "lobby").await;
        create_table_with(browser, &server, "toy", "").await;
        // One move of the toy may end it, if the dice want.
        make_a_move(browser).await;
        browser.run("document.querySelectorAll('#about, #language').forEach((d) => d.open = true)").await;
        browser.shoot(&format!("menus-{size}-fr")).await;
        play_to_the_end(browser, By::Clicks).await;
        browser.shoot(&format!("score-{size}-fr")).await;
        assert_as_wide_as_the_screen(browser, "score").await;
        assert_nothing_is_cut(browser, "score").await;
        browser.click(".after a[href*='/replay']").await;
        browser.until("the replay", "document.querySelector('.moments')").await;
        browser.shoot(&format!("replay-{size}-fr")).await;
        assert_as_wide_as_the_screen(browser, "replay").await;
        assert_nothing_is_cut(browser, "replay").await;
        assert_accessible(browser, "replay").await;
    }
}
