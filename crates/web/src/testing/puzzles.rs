//! Puzzles and my games, without any server around them.

use super::app;
use super::pages::Browser;
use super::storage::MemoryStorage;
use ::puzzles::{Collection, SHIPPED};
use http::{StatusCode, header};
use std::sync::Arc;

/// What is posted for some choices.
fn form(choices: &[String]) -> String {
    let fields: Vec<(&str, &String)> = choices.iter().map(|choice| ("choice", choice)).collect();
    serde_urlencoded::to_string(fields).expect("a form")
}

/// Sends choices and says where that leads.
fn send(browser: &mut Browser<'_>, path: &str, choices: &[String]) -> String {
    let answer = browser.post(&format!("{path}/answer"), &form(choices));
    assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{path} {choices:?}");
    answer.headers()[header::LOCATION].to_str().expect("an address").to_string()
}

#[test]
fn every_puzzle_is_asked_on_its_board_and_answered_whichever_way() {
    let app = app(Arc::new(MemoryStorage::default()));
    let mut browser = Browser { app: &app, cookie: None };
    let collection = Collection::read(SHIPPED).expect("readable");
    for one in collection.iter() {
        let path = format!("/puzzles/{}", one.number);
        let page = browser.get(&path);
        assert!(page.contains("data-still") && page.contains("name=\"choice\""), "{path}");
        let told = send(&mut browser, &path, &one.puzzle.best().path);
        assert!(browser.get(&told).contains("Found!"), "{told}");
        let wrong = one.puzzle.moves.iter().find(|candidate| !candidate.is_best).expect("another");
        let told = send(&mut browser, &path, &wrong.path);
        let told = browser.get(&told);
        assert!(told.contains("The best move") && told.contains("Your move"), "{path}");
        assert!(told.contains("data-marks"), "{path}: the best move is drawn");
        // Choice by choice, as without script; what is forced in the end is not asked for.
        let mut step = path.clone();
        for choice in &one.puzzle.best().path {
            if step.contains("?move=") {
                break;
            }
            step = send(&mut browser, &step, std::slice::from_ref(choice));
        }
        assert!(browser.get(&step).contains("Found!"), "{step}");
    }
    let list = browser.get("/puzzles");
    let all = collection.len();
    assert!(list.contains(&format!("{all} of {all} solved")), "a browser remembers");
    assert!(list.contains(&format!("Streak: {all}")), "each was found at the first try");
}

#[test]
fn what_is_no_puzzle_or_no_move_is_refused() {
    let app = app(Arc::new(MemoryStorage::default()));
    let mut browser = Browser { app: &app, cookie: None };
    for path in ["/puzzles/0", "/puzzles/x", "/puzzles/999999", "/puzzles/1~sing"] {
        let status = browser.ask(http::Method::GET, path, "").status();
        assert!(status.is_client_error(), "{path}: {status}");
    }
    assert!(browser.post("/puzzles/1/answer", "choice=sing").status().is_client_error());
    assert!(browser.post("/puzzles/1/answer", "").status().is_client_error());
    let table = browser.post("/puzzles/1/play-on", "");
    assert!(table.headers()[header::LOCATION].to_str().expect("an address").starts_with("/t/"));
}

#[test]
fn my_games_are_those_of_this_browser() {
    let app = app(Arc::new(MemoryStorage::default()));
    let mut browser = Browser { app: &app, cookie: None };
    assert!(browser.get("/me").contains("No game of this browser"));
    let mut play = || {
        let made = browser.post("/tables", "offer=dice&players=1&seat0=me&pace=0&name=Anna");
        let table = made.headers()[header::LOCATION].to_str().expect("an address").to_string();
        while let Some(answer) = browser.next_answer(&table) {
            browser.post(&format!("{table}/answer"), &answer);
        }
        table
    };
    let tables = [play(), play()];
    let page = browser.get("/me");
    assert!(page.contains("2 games that this browser"), "{page}");
    // Playing on from a moment is an exercise and no third game.
    let fork = browser.post(&format!("{}/play-on", tables[0]), "at=9&seat=0");
    let fork = fork.headers()[header::LOCATION].to_str().expect("an address").to_string();
    browser.play_to_the_end(&fork);
    let page = browser.get("/me");
    assert!(page.contains("2 games that this browser") && !page.contains(&fork), "{page}");
    assert!(tables.iter().any(|table| page.contains(table)), "the way to the best one: {page}");
    let told = "<figcaption>Points of each game, the oldest first: ";
    assert!(page.contains(told), "a chart says what it shows, to everybody: {page}");
    let export: serde_json::Value = serde_json::from_str(&browser.get("/me/export")).expect("JSON");
    let game = &export["games"][0];
    let sources = game["sources"].as_array().expect("rows").iter();
    let sum: i64 = sources.map(|row| row[1].as_i64().expect("points")).sum();
    assert_eq!((game["points"].as_i64(), export["troyes_dice"]["solo"].as_u64()), (Some(sum), Some(2)));
    assert!(Browser { app: &app, cookie: None }.get("/me").contains("No game of this browser"));
}
