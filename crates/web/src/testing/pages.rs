//! Requests in, answers out: the pages without any server around them.

use super::platform::ThreadPlatform;
use super::storage::MemoryStorage;
use super::{HOST, app, new_table, settings, tables};
use crate::settings::Settings;
use crate::visitor::Visitor;
use crate::{App, Body, Request, Response};
use bytes::Bytes;
use futures_executor::block_on;
use futures_util::stream::BoxStream;
use futures_util::{FutureExt, StreamExt};
use http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use words::Language;

/// Somebody with a browser.
pub(super) struct Browser<'a> {
    pub(super) app: &'a App,
    pub(super) cookie: Option<HeaderValue>,
}

impl Browser<'_> {
    /// The first choice of the next question, as it is posted; nothing once the game is over.
    pub(super) fn next_answer(&mut self, table: &str) -> Option<String> {
        for _ in 0..10_000 {
            let page = self.get(table);
            if page.contains("The game is over") {
                return None;
            }
            if let (Some(question), Some(choice)) = (value(&page, "question"), value(&page, "choice")) {
                let choice = choice.replace("&gt;", ">").replace('+', "%2B").replace(' ', "+");
                return Some(format!("seat=0&question={question}&choice={choice}"));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("neither a question nor the end of the game");
    }

    /// Answers whatever is asked with the first choice.
    pub(super) fn play_to_the_end(&mut self, table: &str) {
        while let Some(answer) = self.next_answer(table) {
            self.post(&format!("{table}/answer"), &answer);
        }
    }

    pub(super) fn ask(&mut self, method: Method, address: &str, body: &str) -> Response {
        let mut headers = HeaderMap::new();
        headers.extend(self.cookie.clone().map(|cookie| (header::COOKIE, cookie)));
        let form = HeaderValue::from_static("application/x-www-form-urlencoded");
        headers.insert(header::CONTENT_TYPE, form);
        let (uri, body) = (address.parse().expect("an address"), Bytes::copy_from_slice(body.as_bytes()));
        let network = Ipv4Addr::LOCALHOST.into();
        let response = block_on(self.app.respond(Request { method, uri, headers, body, network, key: None }));
        self.cookie = response.headers().get(header::SET_COOKIE).cloned().or(self.cookie.take());
        response
    }

    pub(super) fn get(&mut self, address: &str) -> String {
        let response = self.ask(Method::GET, address, "");
        assert_eq!(response.status(), StatusCode::OK, "{address}");
        text(response)
    }

    pub(super) fn post(&mut self, address: &str, body: &str) -> Response {
        self.ask(Method::POST, address, body)
    }
}

pub(super) fn text(response: Response) -> String {
    match response.into_body() {
        Body::Whole(bytes) => String::from_utf8(bytes.into()).expect("text"),
        Body::Stream(_) => panic!("a stream"),
    }
}

pub(super) fn value<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

#[test]
fn a_game_against_a_bot_is_played_from_the_lobby_to_its_record() {
    let storage = Arc::new(MemoryStorage::default());
    let app = app(storage.clone());
    let mut browser = Browser { app: &app, cookie: None };
    assert!(browser.get("/").contains("/tables"));
    let made = browser.post("/tables", "offer=toy&players=2&seat0=me&seat1=bot:greedy&pace=0&name=Anna");
    assert_eq!(made.status(), StatusCode::SEE_OTHER);
    let table = made.headers()[header::LOCATION].to_str().expect("an address").to_string();
    let mut events = match browser.ask(Method::GET, &format!("{table}/events"), "").into_body() {
        Body::Stream(events) => events,
        Body::Whole(_) => panic!("no stream"),
    };
    assert_eq!(block_on(events.next()).expect("a frame"), "retry: 1500\n\n");
    let mut turns = 0;
    while let Some(answer) = browser.next_answer(&table) {
        turns += 1;
        assert!(turns < 10_000, "the game ends");
        let answered = browser.post(&format!("{table}/answer"), &answer);
        assert_eq!(answered.status(), StatusCode::NO_CONTENT, "{answer}: {answered:?}");
        // Whatever was answered is kept: the table can leave memory at any moment.
        drop(std::mem::replace(&mut events, futures_util::stream::empty().boxed()));
        app.clear_idle(Duration::ZERO);
    }
    let record = browser.get(&format!("{table}/record"));
    assert!(record.contains("Anna") && record.contains("seed"), "{record}");
    assert!(browser.get("/").contains("Anna"), "the lobby knows its people");
}

#[test]
fn a_move_is_tried_again_against_who_was_there() {
    let app = app(Arc::default());
    let mut browser = Browser { app: &app, cookie: None };
    let made = browser.post("/tables", "offer=toy&players=2&seat0=me&seat1=bot:jehanne&pace=0&name=Anna");
    let table = made.headers()[header::LOCATION].to_str().expect("an address").to_string();
    browser.play_to_the_end(&table);
    for (against, (here, not)) in [("", ("Jehanne", "Aelis")), ("&level=aelis", ("Aelis", "Jehanne"))] {
        let fork = browser.post(&format!("{table}/play-on"), &format!("at=2&seat=0{against}"));
        let fork = fork.headers()[header::LOCATION].to_str().expect("an address").to_string();
        let page = browser.get(&fork);
        assert!(page.contains(here) && !page.contains(not), "{against}: {page}");
    }
}

/// What leads others here, on the lobby's page, the one for records and that of a table.
const FOR_OTHERS: [[&str; 3]; 3] = [
    ["value=\"guest\"", "name=\"listed\"", "name=\"chat_off\""],
    ["value=\"guests\""; 3],
    ["/share\"", "data-copy=", "/chat\""],
];

#[test]
fn whoever_is_alone_is_offered_nothing_that_needs_others() {
    for is_alone in [false, true] {
        let platform = Arc::new(ThreadPlatform);
        let alone = Settings { is_alone, ..settings() };
        let app = App::new(alone, Arc::new(MemoryStorage::default()), platform.clone(), platform);
        let mut browser = Browser { app: &app, cookie: None };
        let made =
            browser.post("/tables", "offer=troyes&players=2&seat0=me&seat1=bot:greedy&pace=0&name=Anna");
        let table = made.headers()[header::LOCATION].to_str().expect("an address").to_string();
        for (address, offers) in ["/", "/import", &table].into_iter().zip(FOR_OTHERS) {
            let page = browser.get(address);
            for offer in offers {
                assert_eq!(page.contains(offer), !is_alone, "{offer} on {address}");
            }
        }
    }
}

/// The bytes that a stream brings, compressed as a browser gets them, counted while it goes on.
fn counted(events: BoxStream<'static, Bytes>) -> Arc<AtomicUsize> {
    let count = Arc::new(AtomicUsize::new(0));
    let sum = count.clone();
    std::thread::spawn(move || {
        block_on(events.for_each(|piece| {
            sum.fetch_add(piece.len(), Ordering::Relaxed);
            std::future::ready(())
        }));
    });
    count
}

#[test]
fn a_whole_game_for_four_is_sent_to_a_screen_in_little() {
    const MOST: usize = 1_200_000;
    let app = app(Arc::default());
    let mut browser = Browser { app: &app, cookie: None };
    let others = "seat1=bot:greedy&seat2=bot:greedy&seat3=bot:greedy";
    let made = browser.post("/tables", &format!("offer=troyes&players=4&seat0=me&{others}&pace=0&name=Anna"));
    let table = made.headers()[header::LOCATION].to_str().expect("an address").to_string();
    browser.get(&table);
    let mut headers = HeaderMap::new();
    headers.extend(browser.cookie.clone().map(|cookie| (header::COOKIE, cookie)));
    headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip, deflate, br"));
    let uri = format!("{table}/events").parse().expect("an address");
    let request = Request {
        method: Method::GET,
        uri,
        headers,
        body: Bytes::new(),
        network: Ipv4Addr::LOCALHOST.into(),
        key: None,
    };
    let response = block_on(app.respond(request));
    assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip");
    let Body::Stream(events) = response.into_body() else { panic!("no stream") };
    let (sent, mut moves) = (counted(events), 0);
    while let Some(answer) = browser.next_answer(&table) {
        browser.post(&format!("{table}/answer"), &answer);
        moves += 1;
        assert!(moves < 10_000, "the game ends");
    }
    let sent = sent.load(Ordering::Relaxed);
    println!("{sent} bytes in the stream of a game for four with {moves} answers of one's own");
    assert!(sent > 10_000 && sent <= MOST, "{sent} bytes of at most {MOST}");
}

#[test]
fn what_somebody_began_is_done_even_if_they_hang_up() {
    let tables = tables();
    let table = block_on(async { tables.table(&new_table(&tables).await).await }).unwrap();
    let (network, language) = (Ipv4Addr::LOCALHOST.into(), Language::english());
    let visitor = Visitor { session: Some(HOST), network, language, is_spared: true, request: None };
    let held = block_on(table.look()).unwrap();
    assert!(table.set_pace(visitor, 7).now_or_never().is_none(), "somebody else is at it");
    drop(held);
    for _ in 0..1000 {
        let (row, _) = block_on(tables.services.storage.table(&table.id)).unwrap().unwrap();
        if row.pace == 7 {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("it was not done");
}

#[test]
fn cards_are_looked_up_by_word_kind_set_and_color_in_both_languages() {
    let app = app(Arc::default());
    let mut browser = Browser { app: &app, cookie: None };
    let all = browser.get("/cards?game=troyes");
    let count = |page: &str| page.matches("<article").count();
    assert!(count(&all) > 90, "{} cards", count(&all));
    for (address, one) in [
        ("/cards?game=troyes&words=GLASSBLOWER", "glassblower"),
        ("/cards?game=troyes&words=heresie&lang=fr", "heresy"),
        ("/cards?game=dice&words=fortress+protects", "fortress_1"),
    ] {
        let page = browser.get(address);
        assert!(page.contains(&format!(r#"id="{one}""#)) && count(&page) < 12, "{address}: {}", count(&page));
    }
    let white = browser.get("/cards?game=troyes&color=white");
    assert!(count(&white) > 10 && count(&white) < count(&all) && !white.contains(r#"id="archer""#));
    let ladies = browser.get("/cards?game=troyes&set=The+Ladies+of+Troyes&color=red");
    assert!(ladies.contains(r#"id="catapult""#) && !ladies.contains(r#"id="archer""#));
    // A search is the same in every language; addresses of before name things as a language does.
    let [english, french] =
        ["en", "fr"].map(|lang| browser.get(&format!("/cards?game=troyes&kind=character&lang={lang}")));
    assert!(count(&english) < 20 && count(&english) == count(&french), "{} characters", count(&french));
    assert_eq!(count(&browser.get("/cards?game=troyes&kind=personnage&lang=fr")), count(&french));
    assert!(
        french.contains(r#"<option value="character" selected>personnage"#)
            && english.contains("kind=character")
    );
    browser.get("/cards?lang=en");
    // Whatever means nothing is no condition; whatever nothing speaks of says so.
    assert_eq!(count(&browser.get("/cards?game=troyes&color=blue")), count(&all));
    assert_eq!(count(&browser.get("/cards?game=nothing")), count(&all));
    let none = browser.get("/cards?words=%3Cscript%3E");
    assert!(count(&none) == 0 && none.contains("Try a shorter word") && !none.contains("<script>"));
}

#[test]
fn what_is_not_there_is_refused_in_the_language_and_the_way_of_who_asks() {
    let app = app(Arc::default());
    let mut browser = Browser { app: &app, cookie: None };
    for (method, address) in [
        (Method::GET, "/nowhere"),
        (Method::POST, "/"),
        (Method::DELETE, "/"),
        (Method::GET, "/t/%ff"),
        (Method::GET, "/t/aaaaaaaaaaaaaaaa"),
        (Method::GET, "/join/0123"),
        (Method::GET, "/assets/style-0.css"),
    ] {
        let response = browser.ask(method, address, "");
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{address}");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
    }
    let french = text(browser.ask(Method::GET, "/nowhere?lang=fr", ""));
    assert_ne!(french, text(browser.ask(Method::GET, "/nowhere", "")));
    let garbled = browser.post("/tables", "players=99");
    assert_eq!(garbled.status(), StatusCode::BAD_REQUEST);
}

#[test]
fn whoever_asks_for_the_head_of_a_page_gets_no_body() {
    let app = app(Arc::default());
    let mut browser = Browser { app: &app, cookie: None };
    let length = browser.get("/").len().to_string();
    let response = browser.ask(Method::HEAD, "/", "");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()[header::CONTENT_LENGTH], length);
    assert_eq!(text(response), "");
}
