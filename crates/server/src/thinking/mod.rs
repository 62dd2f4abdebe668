//! Where bots think: threads of their own, which give way to those that serve, and a queue in which nobody is pushed
//! aside.
//!
//! A turn belongs to the computation, not to whoever asked for it: hanging up calls the computation off, and its place
//! is free when it has ended.

mod queue;
pub mod shared;

use crate::log::Log;
use crate::machine;
use crate::postgres::Waiting;
use bots::Cancel;
use futures_util::future::BoxFuture;
use queue::Queue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::time::timeout;
use web::{Asker, Thinker, ThinkingTurn, Thought};

/// How long somebody may think while others wait; whoever wants to think longer does with what they have found by then.
const SHARE: Duration = Duration::from_millis(250);
/// How often it is looked whether others wait.
const GLANCE: Duration = Duration::from_millis(20);
/// Waiting longer than this for a turn is worth a line in the log.
const LONG: Duration = Duration::from_secs(2);

/// The threads that think, and those who wait for them.
#[derive(Clone)]
pub struct Thinkers(Arc<Desk>);

struct Desk {
    queue: Mutex<Queue<Waiter>>,
    jobs: mpsc::Sender<Job>,
    at_work: AtomicUsize,
    /// Who waits elsewhere for what these threads do.
    outside: Mutex<Waiting>,
    log: Arc<Log>,
}

struct Waiter {
    call: oneshot::Sender<DeskTurn>,
    since: Instant,
}

/// A turn to think. Its place is free again when this is dropped.
struct DeskTurn {
    desk: Arc<Desk>,
    asker: Asker,
    began: Instant,
}

struct Job {
    turn: DeskTurn,
    thinking: web::Thinking,
    cancel: Cancel,
    done: oneshot::Sender<Thought>,
}

/// Calls a computation off when nobody waits for it any more.
struct HangUp(Cancel);

impl Drop for HangUp {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Thinkers {
    /// So many threads, at least one.
    pub fn new(threads: usize, log: Arc<Log>) -> Thinkers {
        let threads = threads.max(1);
        let (jobs, waiting) = mpsc::channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads {
            let waiting = waiting.clone();
            std::thread::Builder::new()
                .name("thinker".into())
                .spawn(move || think_all(&waiting))
                .expect("the operating system gives threads");
        }
        let queue = Mutex::new(Queue::new(threads));
        let (at_work, outside) = (AtomicUsize::new(0), Mutex::default());
        Thinkers(Arc::new(Desk { queue, jobs, at_work, outside, log }))
    }

    /// How many computations are going on.
    pub fn at_work(&self) -> usize {
        self.0.at_work.load(Ordering::Relaxed)
    }

    /// So many wait in a queue of others: whoever thinks here gives way to them too.
    pub fn give_way_to(&self, waiting: Waiting) {
        *self.0.outside.lock().unwrap_or_else(PoisonError::into_inner) = waiting;
    }

    /// How many wait for their turn.
    pub fn waiting(&self) -> usize {
        self.0.lock().waiting()
    }
}

impl Thinker for Thinkers {
    fn turn(&self, asker: Asker) -> BoxFuture<'static, Option<Box<dyn ThinkingTurn>>> {
        let desk = self.0.clone();
        Box::pin(async move {
            let (call, called) = oneshot::channel();
            desk.lock().line_up(asker, Waiter { call, since: Instant::now() });
            desk.call();
            drop(desk);
            let turn: Box<dyn ThinkingTurn> = Box::new(called.await.ok()?);
            Some(turn)
        })
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Queue<Waiter>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody has thought long enough, because others wait: bots alone give way to people at once.
    fn is_enough(&self, asker: &Asker, took: Duration) -> bool {
        let outside = *self.outside.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = self.lock();
        let others = queue.waiting() + outside.jobs > 0 && took >= SHARE;
        others || (!asker.has_people && (queue.do_people_wait() || outside.do_people))
    }

    /// Calls whoever is next, for each place that is free.
    fn call(self: &Arc<Desk>) {
        loop {
            let mut queue = self.lock();
            let Some((asker, waiter)) = queue.next(|waiter| waiter.call.is_closed()) else { return };
            let others = queue.waiting();
            drop(queue);
            let waited = waiter.since.elapsed();
            if waited > LONG {
                let (table, network, waited) = (&asker.table, asker.network, waited.as_secs_f64());
                self.log.note(
                    "queue of bots",
                    format_args!(
                        "table {table} ({network}) waited {waited:.1} s for its turn, {others} others wait"
                    ),
                );
            }
            let turn = DeskTurn { desk: self.clone(), asker, began: Instant::now() };
            // Who has left this very moment hands the turn back by dropping it.
            drop(waiter.call.send(turn));
        }
    }
}

impl Drop for DeskTurn {
    fn drop(&mut self) {
        self.desk.lock().finish(&self.asker, self.began.elapsed());
        self.desk.call();
    }
}

impl ThinkingTurn for DeskTurn {
    fn think(
        self: Box<Self>,
        thinking: web::Thinking,
        longest: Duration,
    ) -> BoxFuture<'static, Option<Thought>> {
        Box::pin(self.think_on_thread(thinking, longest))
    }
}

impl DeskTurn {
    /// Thinks on one of the threads, for `longest` at most and shorter while others wait. `None` if that failed. Whoever
    /// stops waiting calls it off.
    async fn think_on_thread(self, thinking: web::Thinking, longest: Duration) -> Option<Thought> {
        let cancel = Cancel::default();
        let _hang_up = HangUp(cancel.clone());
        let (done, mut thought) = oneshot::channel();
        let (desk, asker) = (self.desk.clone(), self.asker.clone());
        desk.jobs.send(Job { turn: self, thinking, cancel: cancel.clone(), done }).ok()?;
        let began = Instant::now();
        loop {
            match timeout(GLANCE, &mut thought).await {
                Ok(thought) => return thought.ok(),
                Err(_) if began.elapsed() >= longest || desk.is_enough(&asker, began.elapsed()) => {
                    cancel.cancel();
                    return thought.await.ok();
                }
                Err(_) => {}
            }
        }
    }
}

fn think_all(jobs: &Mutex<mpsc::Receiver<Job>>) {
    machine::give_way();
    loop {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        // Nobody is left who could send any.
        let Ok(Job { turn, thinking, cancel, done }) = next else { return };
        let desk = turn.desk.clone();
        desk.at_work.fetch_add(1, Ordering::Relaxed);
        // Time may be up before a thread that gives way has come to it: that is no failure, and something is decided then at
        // a glance. What nobody waits for is not begun.
        let thought = match done.is_closed() {
            true => None,
            false => catch_unwind(AssertUnwindSafe(|| thinking.decide(&cancel))).ok(),
        };
        desk.at_work.fetch_sub(1, Ordering::Relaxed);
        if done.is_closed() {
            let (table, network) = (&turn.asker.table, turn.asker.network);
            desk.log.note("thinking called off", format_args!("{network} hung up at table {table}"));
        }
        drop(turn);
        if let Some(thought) = thought {
            // Nobody waits for it any more, perhaps.
            drop(done.send(thought));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use web::{TableId, ThinkingTask};

    const GAME: &str = r#"{"record": "troyes-record 1\ngame dice\noptions {\"players\":2}\n---\n",
            "seat": 0, "level": "search", "milliseconds": 60000, "luck": 1}"#;

    /// On a machine that is so busy that the thread, which gives way to all others, comes to nothing in time. This was taken
    /// for a failure of the bot, and three of them for one of the table.
    #[tokio::test]
    async fn a_bot_whose_time_is_up_before_it_begins_decides_all_the_same() {
        let Thinkers(desk) = Thinkers::new(1, Arc::default());
        let table = TableId::new([1; 16]);
        let asker = Asker { has_people: true, network: Ipv4Addr::LOCALHOST.into(), table };
        let (call, called) = oneshot::channel();
        desk.lock().line_up(asker, Waiter { call, since: Instant::now() });
        desk.call();
        let turn = called.await.expect("a turn");
        let task: ThinkingTask = serde_json::from_str(GAME).expect("a task");
        let thinking = task.thinking().expect("a question");
        let (cancel, (done, thought)) = (Cancel::default(), oneshot::channel());
        cancel.cancel();
        desk.jobs.send(Job { turn, thinking, cancel, done }).expect("a thread");
        assert!(thought.await.is_ok_and(|thought| !thought.text.is_empty()));
    }
}
