//! What whoever runs the pages lends them: tasks, time, chance and a log.

use futures_channel::oneshot;
use futures_util::future::{BoxFuture, Either, select};
use std::fmt;
use std::pin::pin;
use std::time::Duration;

/// What whoever runs the pages lends them. Nothing else here knows a runtime, a clock or a source of chance.
pub trait Platform: Send + Sync {
    /// Runs a task to its end.
    fn spawn(&self, task: BoxFuture<'static, ()>);
    /// Runs something that may block, such as writing a file, where it holds nobody up.
    fn spawn_blocking(&self, job: Box<dyn FnOnce() + Send>);
    /// Waits.
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()>;
    /// Seconds since 1970.
    fn now(&self) -> i64;
    /// Bytes that nobody can guess: secrets and dice are made of them.
    fn fill_random(&self, bytes: &mut [u8]);
    /// A text beside the program that few want, such as the rules, by its name; `None` if there is none.
    fn file(&self, name: String) -> BoxFuture<'static, Option<String>>;
    /// Something happened that strangers can bring about as often as they like: a log counts repeated ones of a kind.
    fn note(&self, kind: &'static str, what: fmt::Arguments<'_>);
    /// Something is wrong that whoever runs this must see, each time.
    fn warn(&self, kind: &'static str, what: fmt::Arguments<'_>);
}

impl dyn Platform {
    /// So many random bytes.
    pub fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill_random(&mut bytes);
        bytes
    }

    /// What comes of something; `None` if that takes longer than `time`.
    pub async fn within<F: Future>(&self, time: Duration, future: F) -> Option<F::Output> {
        match select(pin!(future), self.sleep(time)).await {
            Either::Left((output, _)) => Some(output),
            Either::Right(_) => None,
        }
    }

    /// Does something to its end, even if whoever waits for it hangs up. `None` if it came to no end.
    pub async fn to_the_end<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let (done, result) = oneshot::channel();
        self.spawn(Box::pin(async move {
            // By itself, so that the task has let go of everything when it is told.
            let output = task.await;
            // Whoever waited may be gone.
            drop(done.send(output));
        }));
        result.await.ok()
    }
}
