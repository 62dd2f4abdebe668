//! Takes what is to be thought about from the queue, as often as there are threads.
//!
//! What was taken is lent for two seconds and lent again as long as its worker lives. Whoever is stopped or cut off for
//! longer has lost it to somebody else, and its answer is not taken any more.

use super::{CHECK, KIND, PAUSE, in_time};
use crate::log::Log;
use crate::machine;
use crate::postgres::{Job, Jobs, News, Waiting};
use crate::store::StoreError;
use crate::thinking::Thinkers;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use web::{Asker, Thinker, Thinking, ThinkingTask, Thought, write_thought};

/// How often somebody at work looks who waits, and whether it is still wanted.
const GLANCE: Duration = Duration::from_millis(100);
/// How long what is being thought may take when its worker is told to end; after that others have it.
const LAST: Duration = Duration::from_secs(3);
/// Attempts to answer.
const TRIES: u32 = 4;
/// What PostgreSQL says of a table that is not there.
const NO_TABLE: &str = "42P01";

/// Somebody who thinks about what is in the queue.
pub struct Worker {
    jobs: Jobs,
    threads: Thinkers,
    name: String,
    /// What is asked for is left to others for so long.
    after: Duration,
    /// What it has taken, and how it learns that this is not its own any more.
    taken: Mutex<HashMap<i64, Arc<Notify>>>,
    /// Something may be in the queue.
    asked: Notify,
    /// Something was taken.
    began: Notify,
    is_leaving: AtomicBool,
    log: Arc<Log>,
}

/// Something that was taken, until this is dropped.
struct Having<'a> {
    worker: &'a Worker,
    id: i64,
}

impl Drop for Having<'_> {
    fn drop(&mut self) {
        self.worker.taken().remove(&self.id);
    }
}

impl Worker {
    /// A worker that thinks on these threads, and leaves to others for a while what is asked for.
    pub fn new(jobs: Jobs, threads: Thinkers, after: Duration, log: Arc<Log>) -> Arc<Worker> {
        // Nobody else has this name, or two would take each other's jobs for their own.
        let number = fastrand::u64(..);
        let machine = machine::name().unwrap_or_default();
        let name = format!("{machine} {} {number:016x}", std::process::id());
        let (asked, began) = (Notify::new(), Notify::new());
        let (taken, is_leaving) = (Mutex::default(), AtomicBool::new(false));
        Arc::new(Worker { jobs, threads, name, after, taken, asked, began, is_leaving, log })
    }

    /// What answers of this worker are signed with.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Something may be in the queue.
    pub fn wake(&self) {
        self.asked.notify_one();
    }

    /// Works on so many threads for ever, and hears by itself what is asked for.
    pub async fn work_alone(self: Arc<Worker>, threads: usize) {
        let listening = self.clone();
        let hear = async move {
            let hear = |news| {
                if let News::Asked = news {
                    listening.wake();
                }
            };
            super::news::listen(&listening.jobs, &listening.log, hear).await;
        };
        tokio::join!(hear, self.work(threads));
    }

    /// Works on so many threads until it is told to leave.
    pub async fn work(self: Arc<Worker>, threads: usize) {
        let mut all = JoinSet::new();
        for _ in 0..threads.max(1) {
            all.spawn(self.clone().work_on());
        }
        all.spawn(self.keep());
        while all.join_next().await.is_some() {}
    }

    /// Takes nothing more, finishes what it has and gives back what takes too long.
    pub async fn leave(&self) {
        self.is_leaving.store(true, Ordering::Release);
        let end = Instant::now() + LAST;
        while !self.taken().is_empty() && Instant::now() < end {
            sleep(GLANCE / 5).await;
        }
        if let Err(error) = in_time(&self.jobs, self.jobs.give_back(&self.name)).await {
            self.log.note(KIND, format_args!("what was begun could not be given back: {error}"));
        }
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<i64, Arc<Notify>>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One job after the other.
    async fn work_on(self: Arc<Worker>) {
        while !self.is_leaving.load(Ordering::Acquire) {
            match in_time(&self.jobs, self.jobs.take(&self.name, self.after)).await {
                Ok(Some(job)) => {
                    // Perhaps there is more.
                    self.wake();
                    self.do_job(job).await;
                }
                Ok(None) => self.asked.notified().await,
                Err(error) => {
                    self.tell(&error);
                    sleep(PAUSE).await;
                }
            }
        }
    }

    fn tell(&self, error: &StoreError) {
        let code = |error: &sqlx::Error| Some(error.as_database_error()?.code()?.into_owned());
        match error {
            StoreError::Database(error) if code(error).as_deref() == Some(NO_TABLE) => {
                let what = "no node of this version has served from this database yet; waiting for one";
                self.log.note(KIND, format_args!("{what}"));
            }
            error => self.log.note(KIND, format_args!("nothing can be taken: {error}; trying again")),
        }
    }

    async fn do_job(&self, job: Job) {
        let (id, longest, lost) = (job.id, job.longest, Arc::new(Notify::new()));
        self.taken().insert(id, lost.clone());
        let _having = Having { worker: self, id };
        self.began.notify_one();
        let Some((asker, thinking)) = read(job).await else {
            let what = "makes no sense to this program and is dropped; whoever asked thinks itself";
            self.log.note(KIND, format_args!("job {id} {what}"));
            if let Err(error) = in_time(&self.jobs, self.jobs.remove(id)).await {
                self.tell(&error);
            }
            return;
        };
        let began = Instant::now();
        tokio::select! {
            thought = self.think(asker, thinking, longest) => self.answer(id, thought, began.elapsed()).await,
            () = lost.notified() => {}
        }
    }

    async fn think(&self, asker: Asker, thinking: Thinking, longest: Duration) -> Option<Thought> {
        self.threads.turn(asker).await?.think(thinking, longest).await
    }

    async fn answer(&self, id: i64, thought: Option<Thought>, took: Duration) {
        let text = thought.as_ref().map(write_thought).unwrap_or_default();
        for _ in 0..TRIES {
            match in_time(&self.jobs, self.jobs.answer(id, &self.name, &text, took)).await {
                Ok(()) => return,
                Err(error) => self.tell(&error),
            }
            sleep(PAUSE).await;
        }
    }

    /// Looks again and again who waits and what is still wanted.
    async fn keep(self: Arc<Worker>) {
        let mut checked = Instant::now();
        while !self.is_leaving.load(Ordering::Acquire) || !self.taken().is_empty() {
            if self.taken().is_empty() {
                self.threads.give_way_to(Waiting::default());
                drop(timeout(CHECK, self.began.notified()).await);
            }
            sleep(GLANCE).await;
            if checked.elapsed() >= CHECK {
                checked = Instant::now();
                self.wake();
            }
            self.glance().await;
        }
        // Those who wait for something to do see that there is nothing more.
        self.asked.notify_waiters();
    }

    async fn glance(&self) {
        let taken: Vec<(i64, Arc<Notify>)> =
            self.taken().iter().map(|(id, lost)| (*id, lost.clone())).collect();
        if taken.is_empty() {
            return;
        }
        match in_time(&self.jobs, self.jobs.glance(&self.name)).await {
            Ok(seen) => {
                self.threads.give_way_to(seen.waiting);
                taken.iter().filter(|(id, _)| !seen.own.contains(id)).for_each(|(_, lost)| lost.notify_one());
            }
            Err(error) => self.tell(&error),
        }
    }
}

/// What a job is about; nothing if it makes no sense to this program. Anything may stand in a row, and reading a long game
/// takes a moment.
async fn read(job: Job) -> Option<(Asker, Thinking)> {
    let read = move || {
        let (network, table) = (job.network.parse().ok()?, job.table.parse().ok()?);
        let task: ThinkingTask = serde_json::from_str(&job.task).ok()?;
        Some((Asker { has_people: job.has_people, network, table }, task.thinking()?))
    };
    tokio::task::spawn_blocking(read).await.ok().flatten()
}
