//! Tasks, time and chance of a browser.

use super::lent;
use futures_util::future::{BoxFuture, FutureExt};
use std::fmt;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;
use web::Platform;

/// Runs pages in a service worker.
pub struct BrowserPlatform;

/// Seconds since 1970.
pub fn now() -> i64 {
    (js_sys::Date::now() / 1000.0) as i64
}

impl Platform for BrowserPlatform {
    fn spawn(&self, task: BoxFuture<'static, ()>) {
        spawn_local(task);
    }

    fn spawn_blocking(&self, job: Box<dyn FnOnce() + Send>) {
        // Nothing here waits for a disk.
        job();
    }

    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        lent::here(lent::sleep(time.as_secs_f64() * 1000.0)).map(drop).boxed()
    }

    fn now(&self) -> i64 {
        now()
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        lent::fill_random(bytes);
    }

    fn file(&self, name: String) -> BoxFuture<'static, Option<String>> {
        let text = async { lent::file(name).await.ok().and_then(|text| text.as_string()) };
        lent::here(text).map(Option::flatten).boxed()
    }

    fn note(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        lent::note(&format!("{kind}: {what}"));
    }

    fn warn(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        lent::note(&format!("{kind}: {what}"));
    }
}
