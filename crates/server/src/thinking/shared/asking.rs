//! What nodes ask for: they put it into the queue and wait until somebody has thought about it, perhaps themselves.

use super::{CHECK, KIND, PAUSE, Worker, in_time, news};
use crate::config::Think;
use crate::log::Log;
use crate::metrics::Text;
use crate::postgres::{Collected, Jobs, News, PgStore};
use crate::thinking::Thinkers;
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::sleep;
use web::{Asker, Thinker, Thinking, ThinkingTurn, Thought, read_thought};

/// What nobody has taken for so long is thought about by a node, even if others should.
const OVERDUE: Duration = Duration::from_secs(2);
/// How often what nobody waits for is removed.
const TIDY: Duration = Duration::from_secs(2);

/// A node that asks.
#[derive(Clone)]
pub struct SharedThinkers(Arc<Desk>);

struct Desk {
    store: PgStore,
    jobs: Jobs,
    /// The threads of this node, for what does not come back from the queue.
    here: Thinkers,
    worker: Arc<Worker>,
    /// Everything that is waited for here.
    wanted: Mutex<HashMap<i64, Arc<Notify>>>,
    /// Jobs of all nodes that nobody has taken.
    queued: AtomicUsize,
    thought: Thoughts,
    log: Arc<Log>,
}

/// How many thoughts came from where.
#[derive(Default)]
struct Thoughts {
    here: AtomicU64,
    elsewhere: AtomicU64,
    unqueued: AtomicU64,
}

/// A turn that is waited for in the queue, with the question.
struct SharedTurn {
    desk: Arc<Desk>,
    asker: Asker,
}

/// A job that is waited for; when this is dropped, nobody does any more.
struct Wanted {
    desk: Arc<Desk>,
    id: i64,
    told: Arc<Notify>,
    is_collected: bool,
}

/// What came of asking.
enum Asked {
    Thought(Thought),
    Failed,
    /// The queue has nothing to say about it.
    Alone,
}

impl SharedThinkers {
    /// A node that asks in its database and works there on the threads `here`; nothing if it thinks alone.
    pub fn new(store: PgStore, think: Think, here: &Thinkers, log: &Arc<Log>) -> Option<SharedThinkers> {
        let after = match think {
            Think::Here => return None,
            Think::Elsewhere => OVERDUE,
            Think::Both => Duration::ZERO,
        };
        let (jobs, here, log) = (store.jobs(), here.clone(), log.clone());
        let worker = Worker::new(jobs.clone(), here.clone(), after, log.clone());
        let (wanted, queued, thought) = (Mutex::default(), AtomicUsize::new(0), Thoughts::default());
        Some(SharedThinkers(Arc::new(Desk { store, jobs, here, worker, wanted, queued, thought, log })))
    }

    /// Hears what others have thought, looks after the queue and works on so many threads, for ever.
    pub async fn keep(self, threads: usize) {
        let desk = &self.0;
        let hear = |news| match news {
            News::Asked => desk.worker.wake(),
            News::Answered(id) => desk.tell(id),
        };
        tokio::join!(
            news::listen(&desk.jobs, &desk.log, hear),
            desk.check_for_ever(),
            desk.tidy_for_ever(),
            desk.worker.clone().work(threads),
        );
    }

    /// Gives back what this node has taken.
    pub async fn leave(&self) {
        self.0.worker.leave().await;
    }

    /// Writes what is counted.
    pub fn write(&self, text: &mut Text) {
        let Thoughts { here, elsewhere, unqueued } = &self.0.thought;
        let queued = "Decisions of bots in the database that nobody has taken yet, of all nodes.";
        text.gauge("troyes_bots_queued", queued, self.0.queued.load(Relaxed) as f64);
        text.family(
            "troyes_bots_thought_total",
            "counter",
            "Decisions of bots, by where they were thought about.",
        );
        for (place, count) in [("here", here), ("elsewhere", elsewhere), ("unqueued", unqueued)] {
            text.labelled("troyes_bots_thought_total", ("where", place), count.load(Relaxed) as f64);
        }
    }
}

impl Thinker for SharedThinkers {
    fn turn(&self, asker: Asker) -> BoxFuture<'static, Option<Box<dyn ThinkingTurn>>> {
        let turn: Box<dyn ThinkingTurn> = Box::new(SharedTurn { desk: self.0.clone(), asker });
        Box::pin(std::future::ready(Some(turn)))
    }
}

impl ThinkingTurn for SharedTurn {
    fn think(self: Box<Self>, thinking: Thinking, longest: Duration) -> BoxFuture<'static, Option<Thought>> {
        let SharedTurn { desk, asker } = *self;
        Box::pin(async move {
            let task = serde_json::to_string(&thinking.task()).unwrap_or_default();
            match desk.ask(&asker, &task, longest).await {
                Asked::Thought(thought) => Some(thought),
                Asked::Failed => None,
                Asked::Alone => {
                    desk.thought.unqueued.fetch_add(1, Relaxed);
                    desk.here.turn(asker).await?.think(thinking, longest).await
                }
            }
        })
    }
}

impl Desk {
    fn wanted(&self) -> MutexGuard<'_, HashMap<i64, Arc<Notify>>> {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something may have become of a job.
    fn tell(&self, id: i64) {
        if let Some(told) = self.wanted().get(&id) {
            told.notify_one();
        }
    }

    /// Waits for a new job from now on, even before it is put into the queue.
    fn want(self: &Arc<Desk>) -> Wanted {
        let (id, told) = (fastrand::i64(1..), Arc::new(Notify::new()));
        self.wanted().insert(id, told.clone());
        Wanted { desk: self.clone(), id, told, is_collected: false }
    }

    async fn ask(self: &Arc<Desk>, asker: &Asker, task: &str, longest: Duration) -> Asked {
        let mut wanted = self.want();
        let put = self.jobs.put(wanted.id, self.store.own(), asker, task, longest);
        if let Err(error) = in_time(&self.jobs, put).await {
            self.log.note(KIND, format_args!("nothing can be put there: {error}"));
            return Asked::Alone;
        }
        // Sooner than the database says so.
        self.worker.wake();
        loop {
            wanted.told.notified().await;
            match in_time(&self.jobs, self.jobs.collect(wanted.id)).await {
                Ok(Collected::Answer { text, worker }) => {
                    wanted.is_collected = true;
                    return self.read(&text, worker.as_deref());
                }
                Ok(Collected::Waiting) => {}
                Ok(Collected::Gone) => {
                    wanted.is_collected = true;
                    return Asked::Alone;
                }
                // It is looked again, as long as somebody waits.
                Err(_) => sleep(PAUSE).await,
            }
        }
    }

    fn read(&self, text: &str, worker: Option<&str>) -> Asked {
        if text.is_empty() {
            return Asked::Failed;
        }
        let is_here = worker == Some(self.worker.name());
        let count = if is_here { &self.thought.here } else { &self.thought.elsewhere };
        count.fetch_add(1, Relaxed);
        read_thought(text).map_or(Asked::Alone, Asked::Thought)
    }

    /// Looks now and then what became of everything that is waited for: a message may have been lost.
    async fn check_for_ever(&self) {
        loop {
            sleep(CHECK).await;
            let ids: Vec<i64> = self.wanted().keys().copied().collect();
            if ids.is_empty() {
                continue;
            }
            if let Ok(over) = in_time(&self.jobs, self.jobs.over(&ids)).await {
                over.into_iter().for_each(|id| self.tell(id));
            }
        }
    }

    async fn tidy_for_ever(&self) {
        loop {
            match in_time(&self.jobs, self.jobs.tidy()).await {
                Ok(waiting) => self.queued.store(waiting.jobs, Relaxed),
                Err(error) => self.log.note(KIND, format_args!("it could not be tidied up: {error}")),
            }
            sleep(TIDY).await;
        }
    }
}

impl Drop for Wanted {
    fn drop(&mut self) {
        self.desk.wanted().remove(&self.id);
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        if self.is_collected {
            return;
        }
        let (desk, id) = (self.desk.clone(), self.id);
        // What cannot be removed now is when this node ends.
        runtime.spawn(async move { drop(in_time(&desk.jobs, desk.jobs.remove(id)).await) });
    }
}
