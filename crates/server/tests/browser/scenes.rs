//! A round unfolds scene by scene, and the past is walked through.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK};
use crate::sitting::{By, create_table, make_a_move, play, play_to_the_end};
use crate::test_server::TestServer;

const IS_UNFOLDING: &str = "!document.querySelector('#caption').hidden";

#[tokio::test(flavor = "multi_thread")]
async fn a_round_unfolds_and_nothing_waits_for_it() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "troyes").await;
    // So slowly that there is time to look at it, however busy the machine is.
    browser.run("localStorage.setItem('troyes-scene-pace', 6)").await;
    for _ in 0..8 {
        make_a_move(&browser).await;
        browser.until("my turn", "document.querySelector('#do, .choice')").await;
        if browser.run(&format!("return {IS_UNFOLDING}")).await == true {
            break;
        }
    }
    browser.until("the round", IS_UNFOLDING).await;
    browser.shoot("troyes-unfolding").await;
    assert_accessible(&browser, "a round that unfolds").await;
    let can_choose = browser
        .run("return [...document.querySelectorAll('#do, .choice')].some((one) => one.checkVisibility())")
        .await;
    assert_eq!(can_choose, true, "nobody waits for it");
    // What is pressed by keyboard comes as a click alone: whoever does something has seen enough.
    let pressed = "document.querySelector('#board [data-spot]:not(.open)').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    browser.run(pressed).await;
    browser.until("an end", &format!("!({IS_UNFOLDING}) && !document.querySelector('.awaited')")).await;
    assert!(!play(&browser, By::Clicks, 1).await);
    browser.client.refresh().await.expect("the page again");
    browser.until("the table", "document.querySelector('#question')").await;
    assert_eq!(
        browser.run(&format!("return {IS_UNFOLDING}")).await,
        false,
        "what is known is not shown again"
    );
}

const MOMENT: &str = "Number(document.querySelector('#status').textContent.match(/\\d+/)[0])";

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_leads_to_ones_turns_and_a_fork_says_where_it_comes_from() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "toy").await;
    let names = "[...document.querySelectorAll('.family .name')].map((name) => name.textContent).join()";
    let before = browser.run(&format!("return {names}")).await;
    play_to_the_end(&browser, By::Clicks).await;
    browser.click(".after a[href*='/replay']").await;
    browser.until("the replay", "document.querySelector('[data-replay]')").await;
    browser.press("\u{e011}").await;
    browser.until("the first moment", &format!("{MOMENT} === 0")).await;
    browser.click("#turn-after").await;
    let first = browser.until("one's first turn", &format!("{MOMENT} > 0 && {MOMENT}")).await;
    browser.click("#turn-after").await;
    browser.until("one's second turn", &format!("{MOMENT} > {first}")).await;
    browser.click("#turn-before").await;
    browser.until("the first again", &format!("{MOMENT} === {first}")).await;
    browser.click(".rounds a:nth-child(2)").await;
    browser.until("a round", &format!("{MOMENT} !== {first}")).await;
    browser.click(".play-on button").await;
    browser
        .until("a fork", "document.querySelector('[data-live] #fork')?.textContent.includes('Forked from')")
        .await;
    assert_accessible(&browser, "a fork").await;
    assert_eq!(browser.run(&format!("return {names}")).await, before, "everybody keeps their name");
    browser.click("#fork").await;
    browser.until("where it comes from", "document.querySelector('[data-replay]')").await;
}
