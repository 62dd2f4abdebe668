//! What a person does at the site.

use crate::driver::Browser;
use fantoccini::wd::WebDriverCompatibleCommand;
use std::time::Duration;

/// Opens a table by the lobby's form: I play, the others are bots that do not wait.
pub async fn open_table(browser: &Browser, address: &str, offer: &str) {
    browser.goto(address).await;
    let form = format!("form:has([name=offer][value='{offer}'])");
    browser.until("the form", &format!("document.querySelector(\"{form}\")")).await;
    browser
        .run(&format!(
            "const form = document.querySelector(\"{form}\");
             form.elements.name.value = 'Anna'; form.elements.pace.value = '0'; form.requestSubmit();"
        ))
        .await;
    browser.until("the table", "document.querySelector('#table [name=choice], #table .choice')").await;
}

/// Answers one question after the other until the score sheet is there.
pub async fn play_to_the_end(browser: &Browser) {
    assert!(play(browser, 1500).await, "the game did not end");
}

/// Answers so many questions by what the forms send; whether the game is over.
pub async fn play(browser: &Browser, most: usize) -> bool {
    let mut last = String::new();
    for turn in 0..most {
        let script = format!(
            "(() => {{
                if (document.querySelector('.scores')) return 'over';
                const question = document.querySelector('.choice') && document.querySelector('[name=question]')?.value;
                return question && question !== '{last}' && question;
            }})()"
        );
        let question = browser.until("my turn or the end", &script).await;
        let question = question.as_str().unwrap_or_default().to_string();
        if question == "over" {
            return true;
        }
        browser
            .run(&format!(
                "const all = [...document.querySelectorAll('.choice')]; all[{turn} * 7 % all.length].click();"
            ))
            .await;
        last = question;
    }
    browser.run("return document.querySelector('.scores') !== null").await == true
}

/// The record of the game that is over, as its link gives it.
pub async fn record(browser: &Browser) -> String {
    browser.run("window.record = undefined; fetch(location.pathname + '/record').then((r) => r.text()).then((t) => { window.record = t; })").await;
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
