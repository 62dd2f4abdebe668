//! What the pages are lent here: tokio's tasks and timers, the system's clock and random bytes, the server's log.

use crate::log::Log;
use crate::store::now;
use futures_util::future::BoxFuture;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use web::{Platform, ShippedFile};

/// Runs pages on tokio.
pub struct SystemPlatform {
    /// The log.
    pub log: Arc<Log>,
}

impl Platform for SystemPlatform {
    fn spawn(&self, task: BoxFuture<'static, ()>) {
        tokio::spawn(task);
    }

    fn spawn_blocking(&self, job: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(job);
    }

    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }

    fn now(&self) -> i64 {
        now()
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes)
            .expect("the operating system gives random bytes; without them nobody can be served");
    }

    fn shipped(&self, file: ShippedFile) -> BoxFuture<'static, Option<Cow<'static, str>>> {
        let ShippedFile::Puzzles = file;
        Box::pin(std::future::ready(Some(Cow::Borrowed(puzzles::SHIPPED))))
    }

    fn note(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        self.log.note(kind, what);
    }

    fn warn(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        self.log.warn(kind, what);
    }
}

/// Random bytes for tests.
#[cfg(test)]
pub fn random<const N: usize>() -> [u8; N] {
    let platform: &dyn Platform = &SystemPlatform { log: Arc::default() };
    platform.random()
}
