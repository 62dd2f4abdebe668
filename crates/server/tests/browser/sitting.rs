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
    let form = format!("form[data-offer]:has([value='{offer}'])");
    browser
        .run(&format!(
            "const form = document.querySelector(\"{form}\"); form.closest('details').open = true;
             form.elements.name.value = 'Anna'; form.elements.pace.value = '0'; {change}"
        ))
        .await;
    browser.click(&format!("{form} button.primary")).await;
    // Choices are on the page before its scripts have run; a click by script would find nobody who hears it.
    browser
        .until(
            "the table",
            "document.readyState === 'complete' && document.querySelector('#answers .choice')",
        )
        .await;
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

/// Makes so many moves; whether the game is over.
pub async fn play(browser: &Browser, by: By, most: usize) -> bool {
    if by == By::Keyboard {
        browser.run("document.querySelector('.choice').focus()").await;
    }
    let (mut last, mut moves) = (String::new(), 0);
    for act in 0.. {
        let now = next_state(browser, by, &last).await;
        if now == "over" {
            return true;
        }
        let question = |state: &str| state.split(' ').next().map(String::from);
        moves += usize::from(question(&now) != question(&last));
        if moves > most {
            return false;
        }
        act_on(browser, by, &now, act).await;
        last = now;
    }
    false
}

/// Makes one move by clicks, whoever is next.
pub async fn make_a_move(browser: &Browser) {
    let mut last = String::new();
    for act in 0..20 {
        let now = next_state(browser, By::Clicks, &last).await;
        act_on(browser, By::Clicks, &now, act).await;
        let changed = format!("{STATE} !== '{now}' && {STATE}");
        let after = browser.until("what comes of it", &changed).await;
        if after.as_str().and_then(|after| after.split(' ').next()) != now.split(' ').next() {
            return;
        }
        last = now;
    }
    panic!("the move never ends");
}

/// The question, how much is picked and whether the move is ready: after every act one of them is another.
const STATE: &str = "(document.querySelector('#ask')?.dataset.question + ' ' + (document.querySelector('#move')?.dataset.picks ?? 0)
    + ' ' + Boolean(document.querySelector('#do')))";

/// Waits for another state than the last one, in which something can be done, or for the end.
async fn next_state(browser: &Browser, by: By, last: &str) -> String {
    let is_mine = match by {
        By::Clicks => "document.querySelector('#do, #answers .choice')",
        By::Keyboard => "document.activeElement.matches('#do, .choice')",
    };
    let script = format!(
        "(() => {{
            if (document.querySelector('.scores')) return 'over';
            const isSending = document.querySelector('#confirm')?.ariaBusy === 'true';
            const state = !isSending && {is_mine} && {STATE};
            return state && state !== '{last}' && state;
        }})()"
    );
    let state = browser.until("my turn or the end", &script).await;
    state.as_str().unwrap_or_default().to_string()
}

/// Not always the first choice, so that games go through more than one door.
async fn act_on(browser: &Browser, by: By, state: &str, act: usize) {
    match by {
        By::Clicks if state.ends_with("true") => browser.click("#do").await,
        By::Clicks => {
            let place = browser
                .run(&format!(
                    "const all = [...document.querySelectorAll('#answers .choice')].filter((one) => one.checkVisibility());
                     const one = all[{act} * 7 % all.length]; one.scrollIntoView({{ block: 'center' }}); return one.id"
                ))
                .await;
            browser.click(&format!("#{}", place.as_str().unwrap_or_default())).await;
        }
        By::Keyboard if state.ends_with("true") => browser.press("\u{e007}").await,
        By::Keyboard => browser.press(&("\u{e015}".repeat(act % 3) + "\u{e007}")).await,
    }
}
