//! A platform in which nothing is left to chance: the same requests have the same answers.

use futures_util::StreamExt;
use futures_util::future::{BoxFuture, FutureExt, pending, ready};
use futures_util::stream::FuturesUnordered;
use std::fmt;
use std::sync::Mutex;
use std::task::{Context, Poll, Waker};
use std::time::Duration;
use web::{Asker, Platform, Thinker, ThinkingTurn};

/// Tasks go on whenever somebody waits for an answer; time stands still.
#[derive(Default)]
pub struct StillPlatform {
    begun: Mutex<Vec<BoxFuture<'static, ()>>>,
    drawn: Mutex<u8>,
}

/// How often everything that has been begun is looked at for one answer. What waits for time never ends.
const MOST_ROUNDS: usize = 1000;

impl StillPlatform {
    /// Lets an answer and all tasks go on until the answer is there.
    pub fn wait_for<T>(&self, answer: impl Future<Output = T>) -> Option<T> {
        let mut context = Context::from_waker(Waker::noop());
        let mut answer = std::pin::pin!(answer);
        let mut tasks = FuturesUnordered::new();
        let mut found = None;
        for _ in 0..MOST_ROUNDS {
            if let Poll::Ready(value) = answer.as_mut().poll(&mut context) {
                found = Some(value);
                break;
            }
            tasks.extend(std::mem::take(&mut *self.lock()));
            while let Poll::Ready(Some(())) = tasks.poll_next_unpin(&mut context) {}
        }
        // What the answer has begun goes on with the next one.
        self.lock().extend(tasks);
        found
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<BoxFuture<'static, ()>>> {
        self.begun.lock().expect("nobody panics")
    }
}

impl Platform for StillPlatform {
    fn spawn(&self, task: BoxFuture<'static, ()>) {
        self.lock().push(task);
    }

    fn spawn_blocking(&self, job: Box<dyn FnOnce() + Send>) {
        job();
    }

    fn sleep(&self, _: Duration) -> BoxFuture<'static, ()> {
        pending().boxed()
    }

    fn now(&self) -> i64 {
        1_800_000_000
    }

    /// Each time other bytes, and the same ones in every run.
    fn fill_random(&self, bytes: &mut [u8]) {
        let mut drawn = self.drawn.lock().expect("nobody panics");
        *drawn = drawn.wrapping_add(1);
        bytes.fill(*drawn);
    }

    fn file(&self, name: String) -> BoxFuture<'static, Option<String>> {
        ready((name == puzzles::FILE).then(|| puzzles::SHIPPED.to_string())).boxed()
    }

    fn note(&self, _: &'static str, _: fmt::Arguments<'_>) {}

    fn warn(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        panic!("{kind}: {what}");
    }
}

/// Bots are tried elsewhere: here their turn never comes.
impl Thinker for StillPlatform {
    fn turn(&self, _: Asker) -> BoxFuture<'static, Option<Box<dyn ThinkingTurn>>> {
        pending().boxed()
    }
}
