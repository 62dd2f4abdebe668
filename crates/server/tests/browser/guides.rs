//! Guided first games, played to their end as somebody does who learns: wrong tries, right ones, in both languages.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, PHONE};
use crate::sitting::address;
use crate::test_server::TestServer;

/// The guides, each with its file.
const GUIDES: [(&str, &str); 3] = [
    ("troyes", include_str!("../../../guide/guides/troyes.toml")),
    ("kings-challenge", include_str!("../../../guide/guides/kings-challenge.toml")),
    ("dice", include_str!("../../../guide/guides/dice.toml")),
];

/// What is to be done at each step that asks for something: the choices of its first way.
fn deeds(file: &str) -> Vec<Vec<String>> {
    let lines = file.lines().filter_map(|line| line.strip_prefix("do = [\""));
    let first = lines.filter_map(|line| line.split('"').next());
    first.map(|deed| deed.split("; ").map(String::from).collect()).collect()
}

async fn begin(browser: &Browser, server: &TestServer, guide: &str, language: &str) {
    browser.goto(&format!("{}/", address(server))).await;
    browser.click(&format!(".languages [value={language}]")).await;
    browser
        .until("the lobby in that language", &format!("document.documentElement.lang === '{language}'"))
        .await;
    browser.click("a[href='/learn']").await;
    browser.until("the guides", "document.querySelectorAll('.lesson').length >= 3").await;
    browser.click(&format!(".lesson:has([value='{guide}']) button")).await;
    browser.until("what the guide says", "document.getElementById('guide-text')?.textContent").await;
}

/// Reads on to what is to be done.
async fn read_on(browser: &Browser) {
    for _ in 0..12 {
        browser.until("what the guide says", "document.getElementById('guide-next')").await;
        let is_last = browser.run("return document.getElementById('guide-next').hidden").await;
        if is_last == true {
            return;
        }
        let text = browser.run("return document.getElementById('guide-text').textContent").await;
        browser.run("document.getElementById('guide-next').click()").await;
        assert_ne!(browser.run("return document.getElementById('guide-text').textContent").await, text);
    }
    panic!("the guide never comes to an end");
}

/// Nothing that the guide is about lies under its text.
async fn assert_in_sight(browser: &Browser, place: &str) {
    let covered = "const text = document.getElementById('guide').getBoundingClientRect();
        const marks = [...document.querySelectorAll('.guide-halo')].map((mark) => mark.getBoundingClientRect());
        const within = (mark) => mark.left + 6 < text.right && mark.right - 6 > text.left && mark.top + 6 < text.bottom && mark.bottom - 6 > text.top;
        return marks.filter(within).length";
    assert_eq!(browser.run(covered).await, 0, "{place}: what is marked is covered by the guide");
}

/// Where the guide stands.
async fn stand(browser: &Browser) -> String {
    let first = "return String(document.querySelector('#guide .said')?.dataset.first)";
    browser.run(first).await.as_str().unwrap_or_default().to_string()
}

const QUESTION: &str = "document.getElementById('ask')?.dataset.question";

/// Tries something else than what is to be done; whether that could be found and was answered.
async fn try_wrongly(browser: &Browser, deed: &[String]) -> bool {
    let question = browser.run(&format!("return {QUESTION}")).await;
    let known = serde_json::to_string(deed).expect("texts");
    let begun = browser
        .run(&format!(
            "const choices = [...document.querySelectorAll('#answers .choice')].filter((choice) => !{known}.includes(choice.value));
             const tried = choices.find((choice) => choice.value === 'pass') ?? choices[0];
             tried?.click(); return Boolean(tried)"
        ))
        .await;
    if begun != true {
        return false;
    }
    for _ in 0..12 {
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        let next = browser
            .run(
                "if (document.getElementById('guide-answer')?.textContent) return 'answered';
                 const done = document.getElementById('do');
                 if (done) { done.click(); return 'sent'; }
                 document.querySelector('#answers .choice')?.click(); return 'picked'",
            )
            .await;
        if next == "answered" {
            assert_eq!(browser.run(&format!("return {QUESTION}")).await, question, "nothing was played");
            // The try is gone, so that what is meant is in the list again; what was answered stays.
            browser.until("nothing picked any more", "!document.querySelector('[data-clear]')").await;
            let answer = browser.run("return document.getElementById('guide-answer').textContent").await;
            assert_ne!(answer, "", "the answer to a wrong try stays");
            return true;
        }
    }
    panic!("a wrong try at {deed:?} was not answered");
}

/// Does what is to be done, choice by choice.
async fn do_it(browser: &Browser, deed: &[String]) {
    let before = stand(browser).await;
    for choice in deed {
        let choice = serde_json::to_string(choice).expect("a text");
        let found =
            format!("[...document.querySelectorAll('#move .choice')].find((one) => one.value === {choice})");
        let is_there = format!("Boolean({found}) || Boolean(document.getElementById('do'))");
        browser.until(&format!("{choice} to choose"), &is_there).await;
        browser.run(&format!("({found})?.click()")).await;
        tokio::time::sleep(std::time::Duration::from_millis(120)).await;
    }
    let gone = format!("String(document.querySelector('#guide .said')?.dataset.first) !== '{before}'");
    for _ in 0..40 {
        if browser.run(&format!("return {gone}")).await == true {
            return;
        }
        browser.run("document.getElementById('do')?.click()").await;
        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
    }
    browser.shoot("guide-does-not-go-on").await;
    panic!("the guide does not go on after {deed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_guide_is_played_to_its_end_in_both_languages() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    for language in ["en", "fr"] {
        for (guide, file) in GUIDES {
            begin(&browser, &server, guide, language).await;
            let (deeds, mut answered) = (deeds(file), 0);
            for (i, deed) in deeds.iter().enumerate() {
                read_on(&browser).await;
                browser.shoot(&format!("guide-{guide}-{language}-{i:02}")).await;
                assert_in_sight(&browser, &format!("{guide}, deed {i}")).await;
                if deed == &["pass"] {
                    let meant =
                        browser.run("return document.querySelector('#move .choice.wanted')?.value").await;
                    assert_eq!(meant, "pass", "{guide}: what is nowhere on the board stands out in the list");
                }
                if i % 4 == 1 {
                    assert_accessible(&browser, &format!("{guide} in {language}, deed {i}")).await;
                }
                answered += usize::from(try_wrongly(&browser, deed).await);
                do_it(&browser, deed).await;
            }
            // Whoever answers by keyboard reads on at once.
            let reads_on = "document.activeElement.id === 'guide-next'";
            browser.until("the focus at what is told after the deed", reads_on).await;
            assert!(answered >= 3, "{guide}: {answered} wrong tries");
            read_on(&browser).await;
            browser.shoot(&format!("guide-{guide}-{language}-end")).await;
            // From here on it is a game like any other: somebody is asked, and may do what they like.
            browser.until("a free choice", "document.querySelector('#answers .choice, #do')").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guide_is_resumed_shown_and_left_on_a_phone() {
    let server = TestServer::open().await;
    let browser = Browser::open(PHONE).await;
    begin(&browser, &server, "troyes", "en").await;
    assert_eq!(stand(&browser).await, "0");
    read_on(&browser).await;
    browser.shoot("guide-phone").await;
    assert_accessible(&browser, "a guide on a phone").await;
    browser.click("#guide-show").await;
    browser.until("the next step", "document.querySelector('#guide .said')?.dataset.first === '2'").await;
    // What was said can be read again.
    browser.run("document.getElementById('guide-back').click()").await;
    let again = browser.run("return document.getElementById('guide-count').textContent").await;
    assert_eq!(again, "2 of 25");
    let here = browser.run("return location.href").await;
    browser.goto(here.as_str().expect("an address")).await;
    assert_eq!(stand(&browser).await, "2", "it goes on where it was left");
    browser.click("#guide-leave").await;
    browser.until("no guide", "document.getElementById('guide').hidden").await;
    browser.goto(here.as_str().expect("an address")).await;
    assert_eq!(browser.run("return document.getElementById('guide').hidden").await, true, "it stays left");
}

/// Rings lie right when what they lie around has arrived; they themselves may go on glowing.
const AT_REST: &str = "document.getElementById('board').getAnimations({ subtree: true }).every((move) =>
    move.effect.target.closest('.guide-halo') || !Number.isFinite(move.effect.getComputedTiming().endTime))";

/// On a phone the guide lies over the top of the page and the question over its bottom.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_guide_tells_of_is_in_sight_on_a_phone() {
    let server = TestServer::open().await;
    let browser = Browser::open(PHONE).await;
    let covered = "const [guide, ask] = ['guide', 'ask'].map((id) => document.getElementById(id).getBoundingClientRect());
        const mark = document.querySelector('.guide-halo')?.getBoundingClientRect();
        const aside = mark && mark.width < innerWidth && (mark.left < -12 || mark.right > innerWidth + 12);
        return Boolean(mark) && (aside || (mark.top + 12 < guide.bottom || mark.bottom - 12 > ask.top) && mark.height < ask.top - guide.bottom)";
    // The sheet of Troyes Dice slides past below its names.
    let behind = "const said = document.getElementById('guide-text').textContent;
        const step = [...document.querySelectorAll('#guide .said li')].find((step) => step.textContent === said);
        const name = step?.dataset.spots?.split(' ')[0];
        const spot = name && document.querySelector(`.folio [data-spot='${name}']`)?.getBoundingClientRect();
        const names = document.querySelector('.folio .margin')?.getBoundingClientRect();
        return Boolean(spot && names && spot.width < 200) && spot.left + 2 < names.right";
    for guide in ["troyes", "dice", "kings-challenge"] {
        begin(&browser, &server, guide, "fr").await;
        for step in 0..12 {
            browser.until("what the guide says", "document.getElementById('guide-count')?.textContent").await;
            browser.until("the round as it is", "document.getElementById('caption').hidden").await;
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            browser.until("everything where it belongs", AT_REST).await;
            let said = browser.run("return document.getElementById('guide-text').textContent").await;
            if browser.run(covered).await == true {
                browser.shoot("guide-covered").await;
                panic!("{guide}: what step {step} is about is covered: {said}");
            }
            if browser.run(behind).await == true {
                browser.shoot("guide-behind").await;
                panic!("{guide}: what step {step} is about lies behind the names: {said}");
            }
            let rows = "const tops = [...document.querySelectorAll('.guide .steps-along :is(button, a)')]
                .filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().top / 20));
                return new Set(tops).size";
            assert_eq!(browser.run(rows).await, 1, "one row of buttons leaves room for the board: {said}");
            let before = stand(&browser).await;
            if browser.run("return document.getElementById('guide-next').hidden").await == true {
                browser.click("#guide-show").await;
                let gone = format!("document.querySelector('#guide .said')?.dataset.first !== '{before}'");
                browser.until("the next step", &gone).await;
            } else {
                browser.run("document.getElementById('guide-next').click()").await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_can_be_read_everywhere() {
    let server = TestServer::open().await;
    let desk = Browser::open(DESK).await;
    let phone = Browser::beside(PHONE).await;
    for (browser, screen) in [(&desk, "desk"), (&phone, "phone")] {
        for language in ["en", "fr"] {
            for text in ["troyes", "ladies", "kings-challenge", "dice", "glossary", "rulings"] {
                browser.goto(&format!("{}/rules/{text}?lang={language}", address(&server))).await;
                let wider =
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
                assert_eq!(browser.run(wider).await, 0, "{text} on a {screen}: something sticks out");
                let dead = "return [...document.querySelectorAll('main a[href^=\"#\"]')].map((a) => decodeURIComponent(a.hash.slice(1)))
                    .filter((id) => !document.getElementById(id))";
                assert_eq!(browser.run(dead).await, serde_json::json!([]), "{text} in {language}");
                if screen == "desk" {
                    assert_accessible(browser, &format!("rules of {text} in {language}")).await;
                }
            }
            browser.goto(&format!("{}/rules/troyes?lang={language}", address(&server))).await;
            let drawings = "[...document.images].length >= 4 && [...document.images].every((image) => image.naturalWidth > 0)";
            browser.until("the drawings", drawings).await;
            browser.shoot(&format!("rules-{screen}-{language}")).await;
        }
    }
}
