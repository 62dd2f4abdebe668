//! Sitting down at a table and playing, as a person does.

use crate::driver::Browser;
use crate::test_server::TestServer;

pub fn address(server: &TestServer) -> String {
    format!("http://{}", server.address)
}

/// Opens a table by the lobby's form: I play, the others are bots that do not wait.
pub async fn create_table(browser: &Browser, server: &TestServer, offer: &str) {
    create_table_with(browser, server, offer, "").await;
}

/// The same after a change of the form by script.
pub async fn create_table_with(browser: &Browser, server: &TestServer, offer: &str, change: &str) {
    browser.goto(&address(server)).await;
    let form = format!("form:has([value='{offer}'])");
    browser
        .run(&format!(
            "const form = document.querySelector(\"{form}\"); form.closest('details').open = true;
             form.elements.name.value = 'Anna'; form.elements.pace.value = '0'; {change}"
        ))
        .await;
    browser.click(&format!("{form} button.primary")).await;
    browser.until("the table", "document.querySelector('#answers .choice')").await;
}

/// No part of the page is outside of the screen.
pub async fn assert_fits(browser: &Browser) {
    let sizes = browser
        .run("const e = document.documentElement; return [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]")
        .await;
    assert_eq!(sizes, serde_json::json!([0, 0]), "the page is larger than the screen");
}

/// How somebody makes a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    Clicks,
    Keyboard,
}

/// Answers one question after the other until the score sheet is there.
pub async fn play_to_the_end(browser: &Browser, by: By) {
    assert!(play(browser, by, 1500).await, "the game did not end");
}

/// Answers so many questions; whether the game is over.
pub async fn play(browser: &Browser, by: By, most: usize) -> bool {
    if by == By::Keyboard {
        browser.run("document.querySelector('.choice').focus()").await;
    }
    let mut last = String::new();
    for turn in 0..most {
        let question = next_question(browser, by, &last).await;
        if question == "over" {
            return true;
        }
        choose(browser, by, turn).await;
        last = question;
    }
    next_question(browser, by, &last).await == "over"
}

/// Waits for another question than the last one, or for the end.
async fn next_question(browser: &Browser, by: By, last: &str) -> String {
    let is_mine = match by {
        By::Clicks => "document.querySelector('.choice')",
        By::Keyboard => "document.activeElement.matches('.choice')",
    };
    let script = format!(
        "(() => {{
            if (document.querySelector('.scores')) return 'over';
            const question = {is_mine} && document.querySelector('[name=question]')?.value;
            return question && question !== '{last}' && question;
        }})()"
    );
    let state = browser.until("my turn or the end", &script).await;
    state.as_str().unwrap_or_default().to_string()
}

/// Not always the first choice, so that games go through more than one door.
async fn choose(browser: &Browser, by: By, turn: usize) {
    match by {
        By::Clicks => {
            let place = browser
                .run(&format!(
                    "const all = [...document.querySelectorAll('.choice')]; const one = all[{turn} * 7 % all.length];
                     one.scrollIntoView({{ block: 'center' }}); return one.id"
                ))
                .await;
            browser.click(&format!("#{}", place.as_str().unwrap_or_default())).await;
        }
        By::Keyboard => browser.press(&("\u{e015}".repeat(turn % 3) + "\u{e007}")).await,
    }
}
