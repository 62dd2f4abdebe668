//! A process that only thinks, for the nodes on the same database.

use crate::leaving::told;
use crate::log::Log;
use crate::postgres::Jobs;
use crate::store::StoreError;
use crate::thinking::Thinkers;
use crate::thinking::shared::Worker;
use futures_util::future::LocalBoxFuture;
use std::sync::Arc;
use std::time::Duration;

/// How a process is set up that only thinks.
#[derive(Clone, Debug)]
pub struct ThinkConfig {
    /// The database of the nodes: `postgres://…`.
    pub database: String,
    /// How many decisions are thought about at the same time.
    pub threads: usize,
}

/// Thinks until the process is told to end; then it finishes what it has begun or gives it back, or ends at once if it is
/// told so again. `started` is called when the database has answered; one that goes away later is waited for.
///
/// It needs no key and reads no tables of people: what it takes says nothing that the seat of a bot may not know.
pub fn think<'a>(
    config: ThinkConfig,
    started: &'a mut dyn FnMut(),
) -> LocalBoxFuture<'a, Result<(), StoreError>> {
    Box::pin(async move {
        let log = Arc::new(Log::default());
        let jobs = Jobs::open(&config.database).await?;
        let threads = Thinkers::new(config.threads, log.clone());
        let worker = Worker::new(jobs, threads, Duration::ZERO, log);
        let work = crate::task::spawn(worker.clone().work_alone(config.threads));
        started();
        told().await;
        tokio::select! {
            () = worker.leave() => {}
            () = told() => {}
        }
        work.abort();
        Ok(())
    })
}
