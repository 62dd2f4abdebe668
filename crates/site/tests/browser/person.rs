//! What a person does at the site.

use crate::driver::Browser;
use fantoccini::wd::WebDriverCompatibleCommand;
use std::time::Duration;

/// Opens a table by the lobby's form: I play, the others are bots that do not wait. `change` may change the form before.
pub async fn open_table(browser: &Browser, address: &str, offer: &str, change: &str) {
    browser.goto(address).await;
    let form = format!("form[data-offer]:has([name=offer][value='{offer}'])");
    browser.until("the form", &format!("document.querySelector(\"{form}\")")).await;
    browser
        .run(&format!(
            "const form = document.querySelector(\"{form}\");
             form.elements.name.value = 'Anna'; form.elements.pace.value = '0'; {change}; form.requestSubmit();"
        ))
        .await;
    browser.until("the table", "document.querySelector('#answers .choice')").await;
}

/// Makes moves until the score sheet is there.
pub async fn play_to_the_end(browser: &Browser) {
    assert!(play(browser, 1500).await, "the game did not end");
}

/// Clicks in the page as soon as there is something to be clicked: what is ready is done, else something is picked, not
/// always the first. After every act the question, what is picked or whether it is ready is another.
const PLAY: &str = "
    const state = () => [
        document.querySelector('#ask')?.dataset.question,
        document.querySelector('#move')?.dataset.picks ?? 0,
        Boolean(document.querySelector('#do')),
    ].join(' ');
    window.played = undefined;
    let [last, question, moves, acts] = ['', undefined, 0, 0];
    const act = () => {
        if (document.querySelector('.scores')) { window.played = 'over'; return; }
        const isSending = document.querySelector('#confirm')?.ariaBusy === 'true';
        const choices = [...document.querySelectorAll('#answers .choice')].filter((one) => one.checkVisibility());
        const ready = document.querySelector('#do');
        const now = state();
        if (!isSending && (ready || choices.length) && now !== last) {
            const asked = document.querySelector('#ask')?.dataset.question;
            if (asked !== question && ++moves > most) { window.played = 'enough'; return; }
            [last, question] = [now, asked];
            (ready ?? choices[(acts++ * 7) % choices.length]).click();
        }
        setTimeout(act, 5);
    };
    act();";

/// Makes so many moves; whether the game is over.
pub async fn play(browser: &Browser, most: usize) -> bool {
    browser.run(&format!("const most = {most}; {PLAY}")).await;
    let mut asked = serde_json::Value::Null;
    loop {
        // As long as the game goes on there is no hurry.
        let wait = format!("window.played ?? ({QUESTION} !== {asked} && {QUESTION})");
        asked = browser.until("another question or the end", &wait).await;
        if asked == "over" || asked == "enough" {
            return asked == "over";
        }
    }
}

/// The number of the question on the page.
const QUESTION: &str = "(document.querySelector('#ask')?.dataset.question ?? '')";

/// The record of the game that is over, as its link gives it: at the table or in its replay.
pub async fn record(browser: &Browser) -> String {
    browser.run("window.record = undefined; fetch(location.pathname.split('/').slice(0, 3).join('/') + '/record').then((r) => r.text()).then((t) => { window.record = t; })").await;
    browser.until("the record", "window.record").await.as_str().unwrap_or_default().to_string()
}

/// Ends the service worker as browsers do when nobody has needed it for a while.
pub async fn end_service_worker(browser: &Browser) {
    #[derive(Debug)]
    struct Execute(&'static str);
    impl WebDriverCompatibleCommand for Execute {
        fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
            base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
        }

        fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
            let command = serde_json::json!({ "cmd": self.0, "params": {} });
            (http::Method::POST, Some(command.to_string()))
        }
    }
    for command in ["ServiceWorker.enable", "ServiceWorker.stopAllWorkers"] {
        browser.client.issue_cmd(Execute(command)).await.expect("the browser does it");
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
}
