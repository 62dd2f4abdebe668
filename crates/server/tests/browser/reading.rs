//! What people read: sizes of letters, names, explanations, and what cannot be done.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, PHONE};
use crate::sitting::{By, address, assert_fits, create_table, create_table_with, play};
use crate::test_server::TestServer;

/// Letters on the screen that are smaller than so many pixels, pictures' scale included.
const SMALL: &str = "
    const found = new Set();
    for (const text of document.querySelectorAll('svg text, #table *')) {
        const speaks = [...text.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!speaks || text.closest('defs, .unseen, .held, option') || !text.checkVisibility()) continue;
        if (!text.getBoundingClientRect().width) continue;
        const there = text.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(text).fontSize) * (there ? Math.hypot(there.a, there.b) : 1);
        if (size < LEAST) found.add(`${size.toFixed(1)} ${text.getAttribute('class')} ${text.textContent.trim().slice(0, 20)}`);
    }
    return [...found];";

async fn assert_legible(browser: &Browser, least: f32, page: &str) {
    // What is still flying in may be small on its way.
    browser.run("for (const move of document.getAnimations()) if (Number.isFinite(move.effect?.getComputedTiming().endTime)) move.finish()").await;
    let small = browser.run(&SMALL.replace("LEAST", &least.to_string())).await;
    assert_eq!(small, serde_json::json!([]), "{page}: letters under {least} pixels");
}

/// How many pixels of a part are on the screen.
async fn height(browser: &Browser, selector: &str) -> f64 {
    let script = format!("return document.querySelector('{selector}').getBoundingClientRect().height");
    browser.run(&script).await.as_f64().unwrap_or(0.0)
}

const ALL_MODULES: &str = "
    form.elements.players.value = '4';
    for (const box of form.querySelectorAll('.options input[type=checkbox]')) box.checked = true;";

#[tokio::test(flavor = "multi_thread")]
async fn four_families_with_all_modules_are_legible_and_leave_room_for_the_log() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table_with(&browser, &server, "troyes", ALL_MODULES).await;
    for moves in [12, 10] {
        assert!(!play(&browser, By::Clicks, moves).await);
        browser.until("a question", "document.querySelector('.choice')").await;
        assert_fits(&browser).await;
        assert_legible(&browser, 10.0, "all modules").await;
        let (log, answers) = (height(&browser, "#log").await, height(&browser, "#answers").await);
        assert!(log >= 140.0, "the log has {log} pixels");
        assert!(answers >= 40.0, "the choices have {answers} pixels");
        browser.shoot(&format!("troyes-all-{moves}")).await;
        browser.click("#hint").await;
        browser.until("advice", "document.querySelector('#advice [data-advised]')").await;
        assert_fits(&browser).await;
        play(&browser, By::Clicks, 1).await;
        browser.until("the end of the log", "(() => { const log = document.querySelector('#log'); return log.scrollTop + log.clientHeight > log.scrollHeight - 4; })()").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_of_troyes_dice_can_be_read_on_a_phone() {
    let server = TestServer::open().await;
    let browser = Browser::open(PHONE).await;
    create_table_with(&browser, &server, "dice", "form.elements.players.value = '1'").await;
    assert!(!play(&browser, By::Clicks, 6).await);
    assert_legible(&browser, 10.0, "Troyes Dice on a phone").await;
    let slides = browser.run("const folio = document.querySelector('.folio'); folio.scrollIntoView(); folio.scrollLeft = 9999; return folio.scrollLeft > 100 && document.querySelector('#margin').getBoundingClientRect().left >= 0").await;
    assert_eq!(slides, true, "the sheet slides past below its names");
    browser.shoot("dice-phone-sheet").await;
    let edge = browser
        .run("return innerHeight - document.querySelector('#ask').getBoundingClientRect().bottom")
        .await;
    assert_eq!(edge, 0, "the choices stay at the lower edge");
}

const UNDO: &str = "document.querySelector('#undo').getAttribute('aria-disabled')";

#[tokio::test(flavor = "multi_thread")]
async fn undo_says_when_and_why_there_is_nothing_to_take_back() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "troyes").await;
    assert_eq!(browser.run(&format!("return {UNDO}")).await, "true", "nothing has been chosen yet");
    browser.run("document.querySelector('.choice').focus()").await;
    for _ in 0..30 {
        if browser.run("return document.activeElement.id === 'undo'").await == true {
            break;
        }
        browser.press("\u{e004}").await;
    }
    browser
        .until(
            "the reason",
            "document.querySelector('#tip:popover-open')?.textContent.includes('Nothing to take back')",
        )
        .await;
    assert_accessible(&browser, "a reason at a button that is out of use").await;
    browser.shoot("undo-not").await;
    play(&browser, By::Clicks, 1).await;
    browser.until("a choice that can be taken back", &format!("{UNDO} === null")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_explained_before_it_is_made() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "troyes").await;
    for _ in 0..60 {
        browser.until("a question", "document.querySelector('.choice')").await;
        if browser.run("return document.querySelector(\".choice[value^='use ']\") !== null").await == true {
            break;
        }
        play(&browser, By::Clicks, 1).await;
    }
    browser
        .run("document.querySelector(\".choice[value^='use ']\").dispatchEvent(new PointerEvent('pointermove', { bubbles: true, screenX: 7 }))")
        .await;
    browser.until("the rule of the card", "document.querySelector('#tip:popover-open h3')").await;
    let (card, choice) = (
        browser.run("return document.querySelector('#tip h3').textContent").await,
        browser.run("return document.querySelector(\".choice[value^='use ']\").textContent").await,
    );
    let card = card.as_str().unwrap_or("?");
    assert!(choice.as_str().is_some_and(|choice| choice.contains(card)), "{choice} is explained by {card}");
    browser.shoot("troyes-choice-explained").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_in_short_are_one_click_away() {
    let server = TestServer::open().await;
    for (browser, size) in [(Browser::open(DESK).await, "desk"), (Browser::beside(PHONE).await, "phone")] {
        for offer in ["troyes", "kings-challenge", "dice"] {
            create_table(&browser, &server, offer).await;
            browser.click("#primer summary").await;
            browser.until("the rules", "document.querySelector('#primer[open] dd').checkVisibility()").await;
            assert_accessible(&browser, &format!("{offer} explained on a {size}")).await;
            browser.shoot(&format!("{offer}-primer-{size}")).await;
            browser.press("\u{e00c}").await;
            browser.until("the table again", "!document.querySelector('#primer').open").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_found_in_the_lobby_and_fit_every_screen() {
    let server = TestServer::open().await;
    for (size, name) in [(DESK, "desk"), (PHONE, "phone")] {
        let browser = Browser::open(size).await;
        browser.goto(&address(&server)).await;
        browser.click("a[href='/cards']").await;
        browser.until("the cards", "document.querySelectorAll('article').length > 90").await;
        browser.run("document.querySelector('[name=words]').value = 'cube'; document.querySelector('.search').requestSubmit()").await;
        browser
            .until(
                "fewer",
                "location.search.includes('words=cube') && document.querySelectorAll('article').length < 60",
            )
            .await;
        let wider = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(browser.run(wider).await, 0, "something sticks out at the side");
        assert_accessible(&browser, "cards").await;
        browser.shoot(&format!("cards-{name}")).await;
    }
}
