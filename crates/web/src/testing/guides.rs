//! Guided games by requests alone, as somebody plays them whose browser runs no script.

use super::app;
use super::pages::{Browser, text, value};
use super::storage::MemoryStorage;
use http::{StatusCode, header};
use std::sync::Arc;
use std::time::Duration;

fn begin(browser: &mut Browser<'_>, guide: &str) -> String {
    let made = browser.post("/learn", &format!("guide={guide}"));
    assert_eq!(made.status(), StatusCode::SEE_OTHER);
    made.headers()[header::LOCATION].to_str().expect("an address").to_string()
}

#[test]
fn wrong_tries_are_answered_and_not_played() {
    let app = app(Arc::new(MemoryStorage::default()));
    let mut browser = Browser { app: &app, cookie: None };
    assert!(
        browser.get("/").contains("/learn") && browser.get("/learn").matches("class=\"lesson\"").count() >= 3
    );
    let table = begin(&mut browser, "troyes");
    let page = browser.get(&table);
    assert!(page.contains("Welcome to Troyes!") && page.contains("data-spots=\"space-palace-5 palace\""));
    let question = value(&page, "question").expect("a question").to_string();
    let try_this = |choice: &str| format!("seat=0&question={question}&choice={choice}");
    let refused = browser.post(&format!("{table}/answer?lang=fr"), &try_this("settle+palace+1"));
    assert_eq!(refused.status(), StatusCode::CONFLICT);
    assert!(text(refused).contains("Tout emplacement du Palais donne un dé rouge."));
    assert_eq!(value(&browser.get(&table), "question"), Some(question.as_str()), "nothing was played");
    let played = browser.post(&format!("{table}/answer"), &try_this("settle+palace+6"));
    assert_eq!(played.status(), StatusCode::NO_CONTENT);
    let page = browser.get(&table);
    assert!(page.contains("The Bishopric gives white dice"), "it goes on, and the other family has answered");
}

#[test]
fn every_guide_is_shown_to_its_end_and_goes_on_as_a_game() {
    let app = app(Arc::new(MemoryStorage::default()));
    let mut browser = Browser { app: &app, cookie: None };
    for guide in guide::all() {
        let table = begin(&mut browser, &guide.name);
        for _ in 0..60 {
            let page = browser.get(&table);
            if !page.contains("value=\"show\"") {
                break;
            }
            // A table may leave memory at any moment: its guide goes on where it was.
            app.clear_idle(Duration::ZERO);
            let shown = browser.post(&format!("{table}/guide"), "do=show");
            assert_eq!(shown.status(), StatusCode::NO_CONTENT, "{}: {}", guide.name, text(shown));
        }
        let page = browser.get(&table);
        let last = words::Language::english().text(&guide.steps.last().expect("steps").say.phrase());
        let said = maud::html! { (last) }.into_string();
        assert!(page.contains(&said), "{} says its last words", guide.name);
        assert_eq!(browser.post(&format!("{table}/guide"), "do=show").status(), StatusCode::CONFLICT);
    }
}

#[test]
fn whoever_leaves_a_guide_plays_as_they_like_and_it_stays_left() {
    let storage = Arc::new(MemoryStorage::default());
    let app = app(storage);
    let mut browser = Browser { app: &app, cookie: None };
    let table = begin(&mut browser, "troyes");
    assert_eq!(browser.post(&format!("{table}/guide"), "do=dance").status(), StatusCode::BAD_REQUEST);
    assert_eq!(browser.post(&format!("{table}/guide"), "do=leave").status(), StatusCode::NO_CONTENT);
    app.clear_idle(Duration::ZERO);
    let page = browser.get(&table);
    assert!(!page.contains("Welcome to Troyes!"));
    let question = value(&page, "question").expect("a question").to_string();
    let answer = format!("seat=0&question={question}&choice=settle+palace+1");
    assert_eq!(browser.post(&format!("{table}/answer"), &answer).status(), StatusCode::NO_CONTENT);
    let mut other = Browser { app: &app, cookie: None };
    assert_eq!(other.post(&format!("{table}/guide"), "do=show").status(), StatusCode::FORBIDDEN);
    assert_eq!(other.post("/learn", "guide=nothing").status(), StatusCode::NOT_FOUND);
}
