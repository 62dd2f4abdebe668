//! What is around a game, as two people see it: links, talk, presence, clocks, calls.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, PHONE};
use crate::sitting::{address, assert_fits, create_table};
use crate::test_server::{TestServer, config};
use server::Server;
use std::time::Duration;

/// Opens a table for two with clocks by the lobby's form.
async fn open_table(browser: &Browser, server: &TestServer) {
    browser.goto(&address(server)).await;
    browser.shoot("lobby").await;
    assert_accessible(browser, "lobby").await;
    browser
        .run(
            "const form = document.querySelector(\"form[data-offer]:has([value='troyes'])\"); form.closest('details').open = true;
             for (const more of form.querySelectorAll('details')) more.open = true;
             form.elements.name.value = 'Anna'; form.elements.seat1.value = 'guest'; form.elements.clock.value = 'move:600';",
        )
        .await;
    browser.shoot("lobby-form").await;
    browser.click("form[data-offer]:has([value='troyes']) button.primary").await;
    browser.until("the table", "document.querySelector('#table')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_meet_talk_and_are_called() {
    let server = TestServer::open().await;
    let anna = Browser::open(DESK).await;
    open_table(&anna, &server).await;
    let table = anna.run("return location.pathname").await.as_str().expect("an address").to_string();

    // Links: a code that a phone can read, and a button for the phone's own way of sending where there is one.
    anna.goto(&format!("{}{table}/share", address(&server))).await;
    assert_accessible(&anna, "share").await;
    anna.shoot("share").await;
    assert_eq!(anna.run("return document.querySelectorAll('svg.qr path').length").await, 3);
    let invitation = anna
        .run("return [...document.querySelectorAll('.address a')].map((a) => a.href).find((a) => a.includes('/join/'))")
        .await;
    let invitation = invitation.as_str().expect("an invitation").to_string();
    let shared = "[...document.querySelectorAll('[data-share]')].every((button) => button.hidden === !navigator.share)";
    assert_eq!(anna.run(&format!("return {shared}")).await, true);
    anna.goto(&format!("{}{table}", address(&server))).await;

    // A second person comes on a phone: Anna sees it, hears them, and the clock runs.
    let bert = Browser::beside(PHONE).await;
    bert.goto(&invitation).await;
    bert.run("document.querySelector('[name=name]').value = 'Bert'").await;
    bert.click("button.primary").await;
    bert.until("the table", "document.querySelector('#table')").await;
    anna.until("Bert is here", "document.querySelector('.presence.here')").await;
    anna.until("a clock runs", "document.querySelector('.clock[data-runs]')?.textContent.startsWith('9:')")
        .await;
    bert.run("document.querySelector('#say').value = 'Bonjour <b>Anna</b>'").await;
    bert.run("document.querySelector('[data-talk]').requestSubmit()").await;
    let heard = "document.querySelector('#log .remark')?.textContent.includes('Bonjour <b>Anna</b>')";
    anna.until("what Bert says", heard).await;
    bert.until("the empty line", "document.querySelector('#say').value === ''").await;
    assert_eq!(anna.run("return document.querySelector('#log').getAttribute('role')").await, "log");
    anna.shoot("company").await;
    assert_fits(&anna).await;
    bert.shoot("company-phone").await;
    assert_accessible(&anna, "company").await;

    // Whoever reloads sees at once whose turn it is; the browser asks nobody before somebody clicks.
    for (person, other) in [(&anna, &bert), (&bert, &anna)] {
        let is_asked = person.run("return Boolean(document.querySelector('#ask.mine'))").await == true;
        person.run("location.reload()").await;
        person
            .until("the page again", "document.readyState === 'complete' && document.querySelector('#table')")
            .await;
        let has_badge =
            person.run("return document.title === document.querySelector('#table').dataset.asked").await;
        assert_eq!(has_badge, is_asked);
        let _ = other;
    }
    anna.run("document.querySelector('#about').open = true").await;
    assert_accessible(&anna, "this table").await;
    anna.shoot("this-table").await;
    let offers = "['sound', 'notice'].every((kind) => document.querySelector(`[data-call=${kind}]`)?.checked === false)";
    assert_eq!(anna.run(&format!("return {offers}")).await, true, "off until somebody wants them");
    assert_eq!(anna.run("return Boolean(document.querySelector('[data-push]')?.dataset.push)").await, true);
    anna.click("[data-call=sound]").await;
    let kept = "localStorage.getItem('troyes-call-sound') === 'yes' && document.querySelector('[data-call=sound]').checked";
    anna.until("the bell is remembered", kept).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_pasted_and_a_wrong_line_is_shown() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    browser.goto(&format!("{}/import", address(&server))).await;
    assert_accessible(&browser, "import").await;
    browser.run("document.querySelector('[name=record]').value = 'troyes-record 1\\ngame troyes\\nnonsense here\\n'").await;
    browser.click("button.primary").await;
    browser.until("the refusal", "document.querySelector('[role=alert]')?.textContent.includes('3')").await;
    assert_accessible(&browser, "a refused record").await;
    browser.shoot("import-refused").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_troyes_dice_sees_whose_sheet_is_whose() {
    let server = TestServer::open().await;
    let player = Browser::open(DESK).await;
    create_table(&player, &server, "dice").await;
    let table = player.run("return location.pathname").await.as_str().expect("an address").to_string();
    let watcher = Browser::beside(DESK).await;
    watcher.goto(&format!("{}{table}", address(&server))).await;
    watcher.shoot("dice-watched").await;
    let told = "document.querySelector('#board').textContent.includes('Anna')";
    assert_eq!(watcher.run(&format!("return {told}")).await, true, "the board names whose sheet it shows");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_soon_back_was_never_missed() {
    let directory = tempfile::tempdir().expect("a directory for the test");
    let mut config = config(&directory);
    let first = Server::start(config.clone()).await.expect("it starts");
    config.address = first.address;
    let browser = Browser::open(DESK).await;
    browser.goto(&format!("http://{}", first.address)).await;
    let form = "form[data-offer]:has([value='toy'])";
    browser.run(&format!("document.querySelector(\"{form}\").closest('details').open = true")).await;
    browser.click(&format!("{form} button.primary")).await;
    browser.until("the table", "document.querySelector('#table')").await;
    browser
        .run(
            "globalThis.said = 0; const link = document.querySelector('#link');
             new MutationObserver(() => { said += !link.hidden }).observe(link, { attributes: true })",
        )
        .await;
    // Another server, or this one after a moment: whoever looks on is told nothing.
    first.leave().await;
    let second = Server::start(config.clone()).await.expect("it starts again");
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(browser.run("return said").await, 0);
    // If it stays away they are, until it is back.
    second.leave().await;
    browser.until("what is said", "!document.querySelector('#link').hidden").await;
    let _third = Server::start(config).await.expect("it starts again");
    browser.until("the connection", "document.querySelector('#link').hidden").await;
}
