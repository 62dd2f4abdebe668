//! What only a browser has, lent to the pages: its database, its timers, workers in which bots think.

mod indexed_db;
mod lent;
mod platform;
mod thinker;

use crate::cookies::CookieJar;
use crate::database::Database;
use crate::page_head::with_page_head;
use crate::settings::settings;
use crate::storage::BrowserStorage;
use bots::{Cancel, value};
use bytes::Bytes;
use futures_util::StreamExt;
use futures_util::stream::{AbortHandle, Abortable, BoxStream};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use indexed_db::IndexedDb;
use platform::BrowserPlatform;
use std::cell::RefCell;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;
use thinker::WorkerThinker;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use web::{App, Body, Request, Response, ThinkingTask, write_thought};

/// The pages, ready to answer.
#[wasm_bindgen]
pub struct Site {
    app: App,
    storage: Arc<BrowserStorage<IndexedDb>>,
    jar: RefCell<CookieJar>,
}

#[wasm_bindgen]
impl Site {
    /// Opens what this browser has kept.
    pub async fn open() -> Result<Site, JsError> {
        console_error_panic_hook::set_once();
        let storage = Arc::new(BrowserStorage::open(IndexedDb, platform::now).await?);
        let jar = RefCell::new(CookieJar::new(storage.database().cookies().await?));
        let app = App::new(settings(), storage.clone(), Arc::new(WorkerThinker), Arc::new(BrowserPlatform));
        Ok(Site { app, storage, jar })
    }

    /// Answers a request. `headers` are names and values in turn.
    pub async fn answer(
        &self,
        method: String,
        address: String,
        headers: Vec<String>,
        body: Vec<u8>,
    ) -> Result<Answer, JsError> {
        let mut headers = read_headers(&headers);
        self.jar.borrow().send(&mut headers);
        let request = Request {
            method: Method::from_bytes(method.as_bytes())?,
            uri: address.parse::<Uri>()?,
            headers,
            body: body.into(),
            network: IpAddr::from(Ipv4Addr::LOCALHOST),
            key: None,
        };
        let response = self.app.respond(request).await;
        let news = self.jar.borrow_mut().take(response.headers());
        for (name, value) in news {
            self.storage.database().keep_cookie(name, value).await?;
        }
        Ok(Answer::new(response))
    }
}

fn read_headers(pairs: &[String]) -> HeaderMap {
    let pairs = pairs.chunks_exact(2);
    let read = pairs.filter_map(|pair| {
        Some((HeaderName::try_from(&pair[0]).ok()?, HeaderValue::try_from(&pair[1]).ok()?))
    });
    read.collect()
}

/// An answer on its way to the browser.
#[wasm_bindgen]
pub struct Answer {
    status: u16,
    headers: HeaderMap,
    body: RefCell<AnswerBody>,
    hang_up: AbortHandle,
}

enum AnswerBody {
    Whole(Bytes),
    /// Taken out while its next piece is waited for.
    Stream(Option<Abortable<BoxStream<'static, Bytes>>>),
}

impl Answer {
    fn new(response: Response) -> Answer {
        let (parts, body) = response.into_parts();
        let (hang_up, registration) = AbortHandle::new_pair();
        let is_page = parts
            .headers
            .get(header::CONTENT_TYPE)
            .is_some_and(|kind| kind.to_str().is_ok_and(|kind| kind.starts_with("text/html")));
        let body = match body {
            Body::Whole(bytes) if is_page => {
                AnswerBody::Whole(with_page_head(&String::from_utf8_lossy(&bytes)).into())
            }
            Body::Whole(bytes) => AnswerBody::Whole(bytes),
            Body::Stream(pieces) => AnswerBody::Stream(Some(Abortable::new(pieces, registration))),
        };
        Answer { status: parts.status.as_u16(), headers: parts.headers, body: RefCell::new(body), hang_up }
    }
}

#[wasm_bindgen]
impl Answer {
    /// 200, 303, 404 …
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Names and values in turn.
    #[wasm_bindgen(getter)]
    pub fn headers(&self) -> Vec<String> {
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let own = self.headers.iter().filter(|(name, _)| *name != header::SET_COOKIE);
        own.flat_map(|(name, value)| [name.to_string(), text(value)]).collect()
    }

    /// The whole body, unless it comes in pieces.
    #[wasm_bindgen(getter)]
    pub fn body(&self) -> Option<Vec<u8>> {
        match &*self.body.borrow() {
            AnswerBody::Whole(bytes) => Some(bytes.to_vec()),
            AnswerBody::Stream(_) => None,
        }
    }

    /// The next piece, as soon as there is one; nothing after the last.
    pub async fn next(&self) -> Option<Vec<u8>> {
        let mut pieces = match &mut *self.body.borrow_mut() {
            AnswerBody::Stream(pieces) => pieces.take()?,
            AnswerBody::Whole(_) => return None,
        };
        let piece = pieces.next().await?;
        *self.body.borrow_mut() = AnswerBody::Stream(Some(pieces));
        Some(piece.to_vec())
    }

    /// Nobody listens any more.
    pub fn hang_up(&self) {
        self.hang_up.abort();
    }
}

/// Lets a bot think, in a worker: a task from [`WorkerThinker`] in, a thought out. Nothing if the task makes no sense.
#[wasm_bindgen]
pub fn think(task: &str) -> Option<String> {
    console_error_panic_hook::set_once();
    let task: ThinkingTask = serde_json::from_str(task).ok()?;
    Some(write_thought(&task.decide(&Cancel::default())?))
}

/// The network that a task wants to be brought before it is thought about.
#[wasm_bindgen]
pub fn wanted_network(task: &str) -> Option<String> {
    let task: ThinkingTask = serde_json::from_str(task).ok()?;
    task.lesson().filter(|lesson| value::is_network_wanted(lesson)).map(String::from)
}

/// Brings a network.
#[wasm_bindgen]
pub fn bring_network(lesson: &str, weights: &[u8]) -> Result<(), JsError> {
    Ok(value::bring_network(lesson, weights)?)
}

/// How fast rules and bots are here, each measured for so long, as JSON.
#[wasm_bindgen]
pub fn speed(milliseconds: u32) -> Result<String, JsValue> {
    let time = Duration::from_millis(milliseconds.into());
    let speed = host::speed(time, || js_sys::Date::now() / 1000.0);
    serde_json::to_string(&speed).map_err(|error| error.to_string().into())
}
