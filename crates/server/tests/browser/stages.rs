//! Every stage of every game in both languages, by day and by candlelight: pictures that are kept to be looked at, and
//! nothing on them is cut or sticks out.

use crate::driver::{Browser, DESK};
use crate::french::assert_nothing_is_cut;
use crate::sitting::{By, assert_fits, create_table, play, play_to_the_end};
use crate::test_server::TestServer;

/// Turns the light without another browser: the same page once more by candlelight.
const CANDLES: &str = "
    for (const sheet of document.styleSheets)
        for (const rule of sheet.cssRules)
            if (rule.media?.mediaText.includes('prefers-color-scheme: dark')) rule.media.mediaText = 'screen'";

/// A game's table, whoever looks at it.
struct Stage<'a> {
    browser: &'a Browser,
    offer: &'a str,
    table: String,
}

impl<'a> Stage<'a> {
    /// The table that the browser shows.
    async fn at(browser: &'a Browser, offer: &'a str) -> Stage<'a> {
        let address = browser.client.current_url().await.expect("an address");
        let table = address.as_str().split(['?', '#']).next().unwrap_or_default().to_string();
        Stage { browser, offer, table }
    }

    /// The pictures of a stage, which a script sets up on the fresh page and which stands when `is_set` says so.
    async fn shoot(&self, stage: &str, page: &str, set_up: &str, is_set: &str) {
        for language in ["en", "fr"] {
            let sign = if page.contains('?') { '&' } else { '?' };
            self.browser.goto(&format!("{}{page}{sign}lang={language}", self.table)).await;
            self.browser.run(set_up).await;
            self.browser.until(&format!("{} {stage}", self.offer), is_set).await;
            let name = format!("stages/{}-{stage}-{language}", self.offer);
            let foreign = match language {
                "fr" => "/A bot would|the move:|advised/",
                _ => "/Un robot ferait|le coup :|conseillé/",
            };
            let is_foreign = format!("return {foreign}.test(document.body.innerText)");
            assert_eq!(self.browser.run(&is_foreign).await, false, "{name} speaks two languages");
            assert_fits(self.browser).await;
            assert_nothing_is_cut(self.browser, &name).await;
            self.browser.shoot(&format!("{name}-day")).await;
            self.browser.run(CANDLES).await;
            self.browser.shoot(&format!("{name}-candles")).await;
        }
    }
}

async fn stages_of(offer: &str) {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, offer).await;
    let stage = Stage::at(&browser, offer).await;
    let is_asked = "document.querySelector('#answers .choice')";
    stage.shoot("begun", "", "", is_asked).await;
    browser.goto(&stage.table).await;
    assert!(!play(&browser, By::Clicks, 9).await);
    stage.shoot("later", "", "", is_asked).await;
    let pick = "document.querySelector('#answers .choice').click()";
    stage.shoot("picked", "", pick, "document.querySelector('#move [data-clear], #do')").await;
    stage
        .shoot(
            "hint",
            "",
            "document.querySelector('#hint').click()",
            "document.querySelector('#advice [data-advised]')",
        )
        .await;
    stage
        .shoot(
            "primer",
            "",
            "document.querySelector('#primer').open = true",
            "document.querySelector('#primer[open]')",
        )
        .await;
    browser.goto(&stage.table).await;
    play_to_the_end(&browser, By::Clicks).await;
    stage.shoot("over", "", "", "document.querySelector('.scores')").await;
    stage.shoot("replay", "/replay?at=20", "", "document.querySelector('.moments')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stages_of_troyes() {
    stages_of("troyes").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stages_of_the_kings_challenge() {
    stages_of("kings-challenge").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stages_of_troyes_dice() {
    stages_of("dice").await;
}

/// What a round brings, scene by scene: the page is told that nothing of it was seen, and stays with one scene.
#[tokio::test(flavor = "multi_thread")]
async fn the_stages_of_a_round() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "troyes").await;
    assert!(!play(&browser, By::Clicks, 9).await);
    let stage = Stage::at(&browser, "round").await;
    for (place, part) in ["round", "income", "dice", "arrival", "effect", "black"].into_iter().enumerate() {
        // The first scene is there with the page, so it must last; those between are passed at once.
        let pace = if place == 0 { 60 } else { 1 };
        let unseen = "for (const key of Object.keys(sessionStorage)) if (key.startsWith('troyes-scene-')) sessionStorage[key] = -1";
        browser.run(&format!("localStorage.setItem('troyes-scene-pace', {pace}); {unseen}")).await;
        let stay = format!(
            "const [wait, caption] = [window.setTimeout, document.querySelector('#caption')];
             window.setTimeout = (act, time) => act.name !== 'nextScene' ? wait(act, time) : caption.dataset.part === '{part}' ? 0 : wait(act, 1);
             addEventListener('pagehide', () => {{ {unseen} }})"
        );
        let is_shown = format!(
            "!document.querySelector('#caption').hidden && document.querySelector('#caption').dataset.part === '{part}'"
        );
        stage.shoot(&format!("{place}-{part}"), "", &stay, &is_shown).await;
    }
}
