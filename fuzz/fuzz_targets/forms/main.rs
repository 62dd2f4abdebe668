//! Any text as requests of a browser, one a line: `METHOD ADDRESS FIELDS`. `{table}` is the table that was opened last. Every
//! request is answered, and none with a fault of the program.
#![no_main]

mod platform;

use futures_util::{FutureExt, StreamExt};
use http::{HeaderMap, HeaderValue, Method, Uri, header};
use libfuzzer_sys::fuzz_target;
use platform::StillPlatform;
use std::net::Ipv4Addr;
use std::sync::Arc;
use web::testing::{MemoryStorage, settings};
use web::{App, Body, Request, Response};

/// More lines than that find nothing that fewer would not.
const MOST_LINES: usize = 40;

fuzz_target!(|session: &str| {
    let platform = Arc::new(StillPlatform::default());
    let app = App::new(settings(), Arc::new(MemoryStorage::default()), platform.clone(), platform.clone());
    let mut browser = Browser { cookies: Vec::new(), table: "nowhere".into() };
    for line in session.lines().take(MOST_LINES) {
        let Some(request) = browser.request(line) else { continue };
        // A hint waits for somebody who never thinks, and so on: no answer is no fault.
        let Some(response) = platform.wait_for(app.respond(request)) else { continue };
        browser.take(response, line);
    }
});

/// Somebody with a browser.
struct Browser {
    cookies: Vec<String>,
    table: String,
}

impl Browser {
    fn request(&self, line: &str) -> Option<Request> {
        let line = line.replace("{table}", &self.table);
        let mut words = line.splitn(3, ' ');
        let method: Method = words.next()?.parse().ok()?;
        let uri: Uri = words.next()?.parse().ok()?;
        let body = words.next().unwrap_or_default().to_string().into();
        let mut headers = HeaderMap::new();
        let form = HeaderValue::from_static("application/x-www-form-urlencoded");
        headers.insert(header::CONTENT_TYPE, form);
        headers.insert(header::COOKIE, HeaderValue::from_str(&self.cookies.join("; ")).ok()?);
        Some(Request { method, uri, headers, body, network: Ipv4Addr::LOCALHOST.into(), key: None })
    }

    fn take(&mut self, response: Response, line: &str) {
        assert_ne!(response.status(), http::StatusCode::INTERNAL_SERVER_ERROR, "{line}");
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().ok().and_then(|cookie| cookie.split(';').next());
            self.cookies.extend(cookie.map(String::from));
        }
        let leads = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
        let table = leads.and_then(|to| to.strip_prefix("/t/")).map(|to| to.split(['/', '?']).next());
        if let Some(Some(table)) = table {
            self.table = table.into();
        }
        if let Body::Stream(mut pieces) = response.into_body() {
            // A stream that has ended is not asked again, as no server does.
            let mut seen = 0;
            while seen < 3 && matches!(pieces.next().now_or_never(), Some(Some(_))) {
                seen += 1;
            }
        }
    }
}
