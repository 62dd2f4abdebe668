//! Single pages and what is particular about them.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, PHONE};
use crate::sitting::{By, address, assert_fits, create_table, make_a_move, play};
use crate::test_server::TestServer;

const OFFERS: [&str; 4] = ["troyes", "kings-challenge", "dice", "toy"];

#[tokio::test(flavor = "multi_thread")]
async fn every_game_fits_on_a_desk_and_on_a_phone() {
    let server = TestServer::open().await;
    let desk = Browser::open(DESK).await;
    let phone = Browser::beside(PHONE).await;
    for offer in OFFERS {
        create_table(&desk, &server, offer).await;
        desk.shoot(&format!("{offer}-desk")).await;
        assert_fits(&desk).await;
        assert_accessible(&desk, &format!("{offer} on a desk")).await;
        create_table(&phone, &server, offer).await;
        phone.shoot(&format!("{offer}-phone")).await;
        let width = phone
            .run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            .await;
        assert_eq!(width, 0, "{offer}: nothing sticks out at the side of a phone");
        assert_accessible(&phone, &format!("{offer} on a phone")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_handsome_and_for_everybody() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    browser.goto(&address(&server)).await;
    assert_accessible(&browser, "lobby").await;
    browser.shoot("lobby").await;
    browser.run("document.querySelectorAll('.more').forEach((d) => d.open = true)").await;
    assert_accessible(&browser, "lobby with all settings").await;
    browser.shoot("lobby-settings").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spots_of_the_board_narrow_the_choices() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "toy").await;
    // Two equal dice leave nothing to narrow: whatever is clicked is the whole move.
    while browser.run("return document.querySelectorAll('#answers .choice').length").await == 1 {
        make_a_move(&browser).await;
        browser.until("a question", "document.querySelector('#answers .choice')").await;
    }
    browser
        .run("document.querySelector('[data-thing=die].spot.open, .spot.open').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        .await;
    browser.until("a move begun", "document.querySelector('#move[data-picks=\"1\"]')").await;
    browser.until("its die picked", "document.querySelector('.spot.picked[aria-pressed=true]')").await;
    browser.shoot("table-picked").await;
    assert_accessible(&browser, "table with a picked spot").await;
    browser.press("\u{e00c}").await;
    browser.until("nothing picked", "document.querySelector('#move[data-picks=\"0\"]')").await;
    browser.run("document.querySelector('[data-thing=tower]:not(.open)').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    browser.until("an explanation", "document.querySelector('#tip:popover-open .why')").await;
    browser.shoot("table-tip").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_the_choices_at_its_lower_edge() {
    let server = TestServer::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&address(&server)).await;
    assert_accessible(&browser, "lobby on a phone").await;
    browser.shoot("lobby-phone").await;
    create_table(&browser, &server, "toy").await;
    assert_accessible(&browser, "table on a phone").await;
    browser.shoot("table-phone").await;
    let width = browser
        .run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        .await;
    assert_eq!(width, 0, "nothing sticks out at the side");
    let edge = browser
        .run("return innerHeight - document.querySelector('#ask').getBoundingClientRect().bottom")
        .await;
    assert_eq!(edge, 0, "the choices are at the lower edge");
    browser.run("document.querySelector('[data-thing]').dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))").await;
    browser
        .until("the text of what is pressed for long", "document.querySelector('#tip:popover-open h3')")
        .await;
}

const IS_ACTION: &str = "document.querySelector('#question').textContent.includes('choose an action')";

/// A place on the board where an action is possible.
const TARGET: &str = ":is([data-spot^=card-], [data-spot^=event-], [data-spot=agriculture]).open";

/// The first question about an action at such a place; until then the first choice will do.
async fn come_to_an_action(browser: &Browser) {
    for _ in 0..60 {
        browser.until("a question", "document.querySelector('.choice')").await;
        let is_there = format!("return {IS_ACTION} && document.querySelector('{TARGET}') !== null");
        if browser.run(&is_there).await == true {
            return;
        }
        play(browser, By::Clicks, 1).await;
    }
    panic!("no action is asked for");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_troyes_takes_dice_first_or_target_first() {
    const DIE: &str = "[data-spot^=die-].open";
    const READY: &str = "document.querySelector('#do') && document.querySelector('.tray')";
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "troyes").await;
    come_to_an_action(&browser).await;
    browser.click(TARGET).await;
    browser.until("a whole move with its dice", READY).await;
    assert_accessible(&browser, "Troyes with a move that is ready").await;
    browser.shoot("troyes-target-picked").await;
    let said = browser.run("return document.querySelector('#said').textContent").await;
    assert!(said.as_str().is_some_and(|said| said.contains("Ready to be confirmed")), "{said}");
    let other = browser.run("const other = [...document.querySelectorAll('[data-spot^=die-]:not(.open)')].find((die) => die.checkVisibility()); return other?.id").await;
    if let Some(other) = other.as_str() {
        browser.click(&format!("[id='{other}']")).await;
        browser
            .until("why it cannot join", "document.querySelector('#notice.shown')?.textContent.length > 10")
            .await;
        browser.shoot("troyes-why-not").await;
    }
    browser.press("\u{e00c}").await;
    browser.until("nothing picked", "!document.querySelector('.spot.picked')").await;
    browser.click(DIE).await;
    browser.until("a die in hand", "document.querySelector('.tray .die-chip')").await;
    browser.shoot("troyes-die-picked").await;
    assert_accessible(&browser, "Troyes with a picked die").await;
    browser.click(".die-chip").await;
    browser.until("all choices again", "!document.querySelector('.tray')").await;
    browser.click(TARGET).await;
    browser.until("a whole move again", READY).await;
    let before = browser.run("return document.querySelectorAll('#lines li').length").await;
    browser.click("[data-spot].picked").await;
    browser
        .until(
            "the move is made by a second click",
            &format!("document.querySelectorAll('#lines li').length > {before}"),
        )
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_and_refusals_are_for_everybody_too() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "toy").await;
    let table = browser.client.current_url().await.expect("an address");
    for (page, name) in [("/story", "story"), ("/replay?at=1", "replay in the middle"), ("x", "no table")] {
        browser.goto(&format!("{table}{page}")).await;
        assert_accessible(&browser, name).await;
        browser.shoot(&name.replace(' ', "-")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_at_one_table_see_the_same() {
    let server = TestServer::open().await;
    let anna = Browser::open(DESK).await;
    anna.goto(&address(&server)).await;
    anna.run("const form = document.querySelector('form[data-offer]:has([value=toy])'); form.closest('details').open = true; form.elements.name.value = 'Anna'; form.elements.seat1.value = 'guest'").await;
    anna.click("form[data-offer]:has([value=toy]) button.primary").await;
    let invitation = anna.until("an invitation", "document.querySelector('.invitation a')?.href").await;
    anna.shoot("table-invitation").await;
    let bert = Browser::beside(DESK).await;
    bert.goto(invitation.as_str().unwrap()).await;
    assert_accessible(&bert, "invitation").await;
    bert.run("document.querySelector('[name=name]').value = '<script>alert(1)</script>'").await;
    bert.shoot("invitation").await;
    bert.click("button.primary").await;
    bert.until("a seat", "document.querySelector('#table[data-seat=\"1\"]')").await;
    anna.until(
        "the guest's name",
        "document.querySelector('#families').textContent.includes('<script>alert(1)</scr')",
    )
    .await;
    make_a_move(&anna).await;
    bert.until("my turn", "document.querySelector('.choice')").await;
    bert.client.refresh().await.unwrap();
    bert.until("the table again", "document.querySelector('.choice')").await;
    let log = "return [...document.querySelectorAll('#lines li')].map((l) => l.textContent).filter((l) => !l.includes('lucky'))";
    let (seen_by_anna, seen_by_bert) = (anna.run(log).await, bert.run(log).await);
    assert_eq!(seen_by_anna, seen_by_bert);
    assert!(seen_by_anna.as_array().is_some_and(|lines| lines.len() > 4), "{seen_by_anna}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_screen_is_passed_on_without_showing_secrets() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    browser.goto(&address(&server)).await;
    browser.run("const form = document.querySelector('form[data-offer]:has([value=toy])'); form.closest('details').open = true; form.elements.name.value = 'Anna'; form.elements.seat1.value = 'me'").await;
    browser.click("form[data-offer]:has([value=toy]) button.primary").await;
    browser.until("the cover", "document.querySelector('#cover:not([hidden])')").await;
    assert_accessible(&browser, "cover").await;
    browser.shoot("cover").await;
    assert!(!browser.client.source().await.unwrap().contains("lucky face"));
    browser.click("#uncover").await;
    browser.until("the first one's choices", "document.querySelector('.choice')").await;
    make_a_move(&browser).await;
    browser.until("the cover again", "!document.querySelector('#cover').hidden").await;
    let shown = browser.run("return document.body.textContent").await;
    assert!(!shown.as_str().unwrap().contains("lucky face"), "a secret is left on the covered page");
}
