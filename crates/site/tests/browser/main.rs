//! The site in a real Chromium: visited once with a network, then played without.

#[path = "../../../server/tests/browser/driver.rs"]
#[allow(unused, reason = "the driver is that of the server's tests, which use more of it")]
mod driver;
mod file_server;
mod person;

use driver::{Browser, DESK};
use file_server::{FileServer, built};
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
    open_table(&browser, &address, "troyes", "").await;
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
    for (offer, change) in [("dice", "form.elements.players.value = '1'"), ("kings-challenge", "")] {
        open_table(&browser, &address, offer, change).await;
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
    open_table(&browser, &server.address(), "troyes", "").await;
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

/// A whole game that was played elsewhere.
const PLAYED_ELSEWHERE: &str = include_str!("../../../troyes/tests/games/four.troyes");

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_brought_looked_through_taken_along_and_played_on() {
    let browser = Browser::open(DESK).await;
    let address = visit_once(&browser).await;
    browser.goto(&format!("{address}import")).await;
    browser
        .run(&format!(
            "document.querySelector('[name=record]').value = {};
             document.querySelector('form[action=\"/import\"]').requestSubmit();",
            serde_json::Value::from(PLAYED_ELSEWHERE)
        ))
        .await;
    browser.until("the replay", "document.querySelector('[data-replay]')").await;
    let entries = |text: &str| {
        let record = Record::read(text).expect("a record");
        record.entries.into_iter().map(|(_line, entry)| entry).collect::<Vec<_>>()
    };
    assert_eq!(entries(&record(&browser).await), entries(PLAYED_ELSEWHERE));
    browser.run("location.href = location.pathname + '?at=40'").await;
    browser.until("a moment", "document.querySelector('#status').textContent.startsWith('Moment 40 ')").await;
    browser.click(".play-on button").await;
    browser.until("a new table", "document.querySelector('[data-live] #answers .choice')").await;
    assert!(!play(&browser, 2).await, "it goes on from the middle");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_share_a_screen() {
    let browser = Browser::open(DESK).await;
    let address = visit_once(&browser).await;
    let together = "form.elements.seat1.value = 'me'; form.elements.open.checked = true";
    open_table(&browser, &address, "troyes", together).await;
    assert!(!play(&browser, 8).await, "both play");
    browser.goto(&address).await;
    browser.until("the lobby", "document.querySelector('form[action=\"/tables\"]')").await;
    let for_others = "return document.querySelectorAll('[value=guest], [name=listed]').length";
    assert_eq!(browser.run(for_others).await, 0, "nobody can be invited to a browser");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back() {
    const UNDO: &str = "#undo:not([aria-disabled])";
    let browser = Browser::open(DESK).await;
    let address = visit_once(&browser).await;
    open_table(&browser, &address, "troyes", "").await;
    for _ in 0..20 {
        assert!(!play(&browser, 1).await);
        if browser.run(&format!("return Boolean(document.querySelector('{UNDO}'))")).await == true {
            break;
        }
    }
    let question = "Number(document.querySelector('#ask').dataset.question)";
    let before = browser.run(&format!("return {question}")).await;
    browser.click(UNDO).await;
    browser.until("an earlier question", &format!("{question} < {before}")).await;
    assert!(!play(&browser, 3).await, "the game goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_takes_over_without_losing_a_game() {
    let browser = Browser::open(DESK).await;
    let folder = tempfile::tempdir().expect("a folder");
    for file in std::fs::read_dir(built()).expect("the site").flatten() {
        if file.path().is_file() {
            std::fs::copy(file.path(), folder.path().join(file.file_name())).expect("a copy");
        }
    }
    let server = FileServer::over(folder.path());
    open_table(&browser, &server.address(), "troyes", "").await;
    assert!(!play(&browser, 6).await);
    let shown = "return [...document.querySelectorAll('#question, #lines li')].map((e) => e.textContent)";
    let before = browser.run(shown).await;
    let worker = folder.path().join("service-worker.js");
    let text = std::fs::read_to_string(&worker).expect("the service worker");
    let newer = text.replacen("const VERSION = \"", "const VERSION = \"newer-", 1);
    assert_ne!(text, newer);
    std::fs::write(&worker, newer).expect("a newer one");
    browser
        .run("window.isOld = true; navigator.serviceWorker.getRegistration().then((own) => own.update())")
        .await;
    browser.until("the newer pages", "!window.isOld && document.querySelector('#answers .choice')").await;
    // What came later may be of an older version, until there is a network.
    let own = "names.filter((name) => name.startsWith('troyes-')).join(' ')";
    browser.run(&format!("caches.keys().then((names) => {{ window.kept = {own}; }})")).await;
    let kept = browser.until("what is kept", "window.kept").await;
    assert!(
        kept.as_str().is_some_and(|kept| kept.starts_with("troyes-newer-") && !kept.contains(' ')),
        "{kept}"
    );
    assert_eq!(browser.run(shown).await, before, "the game goes on where it was");
    assert!(!play(&browser, 3).await);
}
