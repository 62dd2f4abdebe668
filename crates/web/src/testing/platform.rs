//! A platform without a runtime: a thread for each task.

use crate::thinker::{Asker, Thinker, ThinkingTurn};
use crate::{Platform, Thinking, Thought};
use bots::Cancel;
use futures_channel::oneshot;
use futures_executor::block_on;
use futures_util::future::{BoxFuture, FutureExt, ready};
use std::fmt;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A thread for each task, each pause and each thought.
pub struct ThreadPlatform;

/// Does something on a thread.
fn on_thread<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> oneshot::Receiver<T> {
    let (done, result) = oneshot::channel();
    thread::spawn(move || drop(done.send(job())));
    result
}

impl Platform for ThreadPlatform {
    fn spawn(&self, task: BoxFuture<'static, ()>) {
        drop(on_thread(|| block_on(task)));
    }

    fn spawn_blocking(&self, job: Box<dyn FnOnce() + Send>) {
        drop(on_thread(job));
    }

    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        on_thread(move || thread::sleep(time)).map(drop).boxed()
    }

    fn now(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("random bytes");
    }

    fn file(&self, name: String) -> BoxFuture<'static, Option<String>> {
        let text = if name == puzzles::FILE { puzzles::SHIPPED.to_string() } else { format!("# {name}") };
        ready(Some(text)).boxed()
    }

    fn note(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        println!("{kind}: {what}");
    }

    fn warn(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        println!("{kind}: {what}");
    }
}

impl Thinker for ThreadPlatform {
    fn turn(&self, _asker: Asker) -> BoxFuture<'static, Option<Box<dyn ThinkingTurn>>> {
        let turn: Box<dyn ThinkingTurn> = Box::new(ThreadPlatform);
        ready(Some(turn)).boxed()
    }
}

impl ThinkingTurn for ThreadPlatform {
    fn think(self: Box<Self>, thinking: Thinking, _: Duration) -> BoxFuture<'static, Option<Thought>> {
        on_thread(|| thinking.decide(&Cancel::default())).map(Result::ok).boxed()
    }
}
