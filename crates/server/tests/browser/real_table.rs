//! Real tables as people see them: dice by keyboard and pad, cards by clicks, and the score helper.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, Light, PHONE};
use crate::sitting::{address, assert_fits};
use crate::test_server::TestServer;
use tabletop::{Entry, Record};

const KING: &str = include_str!("../../../troyes/tests/games/king.troyes");

/// Opens a real table by the lobby's form.
async fn open_real_table(browser: &Browser, server: &TestServer, offer: &str, change: &str) {
    browser.goto(&address(server)).await;
    let form = format!("form[data-offer]:has([value='{offer}'])");
    browser
        .run(&format!(
            "const form = document.querySelector(\"{form}\"); form.closest('details').open = true;
             form.elements.name.value = 'Anna'; form.elements.pace.value = '0'; form.elements.real.checked = true; {change}"
        ))
        .await;
    browser.click(&format!("{form} button.primary")).await;
    browser.until("the table", "document.querySelector('#pad, #answers .choice')").await;
}

/// The number of the step that is waited for, whoever is asked.
const STEP: &str = "Number(document.querySelector('#pad [name=step]')?.value ?? document.querySelector('#ask')?.dataset.question ?? -1)";

async fn until_step(browser: &Browser, step: usize) {
    browser
        .until(&format!("step {step}"), &format!("{STEP} === {step} || document.querySelector('.scores')"))
        .await;
}

/// Types faces, from wherever the focus is.
async fn type_faces(browser: &Browser, faces: &[u8]) {
    let typed: String = faces.iter().map(u8::to_string).collect();
    browser.run("document.activeElement.blur()").await;
    browser.press(&typed).await;
    browser.until("the faces", &format!("document.querySelector('#roll').value === '{typed}'")).await;
    browser.press("\u{e007}").await;
}

async fn draw(browser: &Browser, names: &[String]) {
    if let [name] = names {
        return browser.click(&format!(".thing[value={name}]")).await;
    }
    for name in names {
        browser.click(&format!("[data-draw={name}]")).await;
    }
    browser.click("#enter").await;
}

async fn choose(browser: &Browser, step: usize, choice: &str) {
    let send = format!(
        "return fetch(document.querySelector('[data-live]').dataset.live + '/answer', {{ method: 'POST',
         body: new URLSearchParams({{ seat: 0, question: {step}, choice: '{choice}' }}) }}).then((answer) => answer.status)"
    );
    assert_eq!(browser.run(&send).await, 204, "{choice}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_refereed_with_typed_dice() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    open_real_table(&browser, &server, "kings-challenge", "").await;
    // Nothing is answered by itself, so that every step of the record is.
    browser.run("return fetch(document.querySelector('[data-live]').dataset.live + '/forced', { method: 'POST', body: new URLSearchParams() }).then((answer) => answer.status)").await;
    assert_accessible(&browser, "characters to be laid out").await;
    browser.shoot("real-draw").await;
    let record = Record::read(KING).unwrap();
    let (mut step, mut rolls) = (0, 0);
    for (_, entry) in &record.entries {
        match entry {
            Entry::Roll(faces) => {
                rolls += 1;
                if rolls == 4 {
                    assert_fits(&browser).await;
                    assert_accessible(&browser, "the pad").await;
                    browser.shoot("real-pad").await;
                    let wrong: Vec<u8> = faces.iter().map(|face| 7 - face).collect();
                    type_faces(&browser, &wrong).await;
                    until_step(&browser, step + 1).await;
                    browser.click("#undo").await;
                    until_step(&browser, step).await;
                }
                type_faces(&browser, faces).await;
            }
            Entry::Draw(names) => draw(&browser, names).await,
            Entry::Choice(_, choice) => choose(&browser, step, choice).await,
            Entry::Hash(..) | Entry::Result(_) => continue,
        }
        step += 1;
        until_step(&browser, step).await;
    }
    let total = browser
        .until(
            "the sheet",
            "[...document.querySelectorAll('.scores tfoot td')].map((e) => e.textContent).join(' ')",
        )
        .await;
    let Some((_, Entry::Result(points))) = record.entries.last() else { panic!("a result") };
    let points: Vec<String> = points.iter().map(i32::to_string).collect();
    assert_eq!(total, points.join(" "));
    browser.shoot("real-over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pad_serves_fingers_and_candlelight_too() {
    let server = TestServer::open().await;
    let phone = Browser::open_in(PHONE, Light::Candles).await;
    phone.goto(&address(&server)).await;
    phone.click(".languages [value=fr]").await;
    phone.until("the lobby in French", "document.documentElement.lang === 'fr'").await;
    open_real_table(&phone, &server, "dice", "form.elements.players.value = '1'").await;
    let wider = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(phone.run(wider).await, 0, "something sticks out at the side");
    let names =
        phone.run("return [...document.querySelectorAll('[data-draw]')].map((e) => e.dataset.draw)").await;
    let names: Vec<String> =
        names.as_array().unwrap().iter().map(|name| name.as_str().unwrap().into()).collect();
    draw(&phone, &names).await;
    until_step(&phone, 1).await;
    phone.shoot("real-sides-phone-fr-dark").await;
    for _ in 0..9 {
        phone.click("[data-key='1']").await;
    }
    phone.click("[data-key=back]").await;
    phone.click("[data-key='2']").await;
    phone.click("#enter").await;
    until_step(&phone, 2).await;
    assert_accessible(&phone, "a pad by candlelight").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_at_a_real_table_says_what_to_do() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    open_real_table(&browser, &server, "troyes", "form.elements.seat1.value = 'bot:perrin'").await;
    browser.click("#answers .choice").await;
    browser.until("an errand, or a move to confirm", "document.querySelector('#do, #errands ol li')").await;
    browser.run("document.querySelector('#do')?.click()").await;
    browser.until("what the bot wants done", "document.querySelector('#errands ol li')").await;
    assert_accessible(&browser, "a bot at a real table").await;
    browser.shoot("real-bot").await;
    let cut = "return [...document.querySelectorAll('#errands .told')].filter((told) => told.scrollHeight > told.clientHeight + 1).length";
    assert_eq!(browser.run(cut).await, 0, "what is to be done is said to its end");
    // However much is to be done, the question stays in sight.
    let question = "const list = document.querySelector('#errands ol');
        for (let i = 0; i < 8; i += 1) list.append(list.firstElementChild.cloneNode(true));
        const [ask, box] = ['#ask', '#errands'].map((id) => document.querySelector(id));
        return ask.getBoundingClientRect().bottom <= innerHeight && ask.clientHeight > 120 && box.scrollHeight > box.clientHeight";
    assert_eq!(browser.run(question).await, true, "many deeds scroll in their box");
    browser.shoot("real-bot-many").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_counted() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    browser.goto(&format!("{}/score", address(&server))).await;
    assert_accessible(&browser, "score helper").await;
    browser.shoot("score-choose").await;
    browser.click(".score-choice:has([value=kings-challenge]) button").await;
    browser.until("the form", "document.querySelector('[name=\"vp.blue\"]')").await;
    browser.shoot("score-form").await;
    browser
        .run(
            "const set = (name, value) => { document.querySelector(`[name='${name}']`).value = value; };
             set('vp.blue', 30); set('vp.grey', 12); set('level1.blue', 2); set('deniers.blue', 13); set('character1', 'thibaut_ii');",
        )
        .await;
    browser.click("main form button.primary").await;
    browser.until("the sheet", "document.querySelector('#scores')").await;
    let total = browser.run("return document.querySelector('#scores tfoot').innerText").await;
    // 30 and 2 levels missing, and 3 for the deniers; le Roy has no cube at all.
    assert!(total.as_str().is_some_and(|total| total.contains("29") && total.contains('6')), "{total}");
    assert_accessible(&browser, "a counted game").await;
    browser.shoot("score-sheet").await;
    browser.goto(&format!("{}/score?offer=troyes&players=3&option=ramparts", address(&server))).await;
    browser.click("main form button.primary").await;
    browser.until("what is missing", "document.querySelector('.wrong li')").await;
    let phone = Browser::beside(PHONE).await;
    phone.goto(&format!("{}/score?offer=troyes&players=4&lang=fr", address(&server))).await;
    let wider = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(phone.run(wider).await, 0, "something sticks out at the side");
    phone.shoot("score-form-phone-fr").await;
}
