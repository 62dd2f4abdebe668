//! The one writer.

use super::lease::Lease;
use super::writing::perform;
use super::{Job, StoreError, schema};
use crate::log;
use crate::seal::{KeySource, Seal};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// At most so many writes are committed together, so that nobody waits long for the others.
const MOST_TOGETHER: usize = 512;

/// Commits everything that is waiting together.
pub struct Writer {
    options: SqliteConnectOptions,
    seal: Arc<Seal>,
    /// None after a failure: what is left of a transaction that failed is unknown, so the next one begins anew.
    connection: Option<SqliteConnection>,
    /// What was wrong the last time.
    trouble: Option<String>,
    /// How many writes were refused since writing last worked.
    refused: usize,
    /// Nobody else writes as long as this is held.
    _lease: Lease,
}

impl Writer {
    /// Opens the file, and brings it into the newest format; with it comes what its seeds are sealed with.
    pub async fn open(
        options: SqliteConnectOptions,
        lease: Lease,
        key: &KeySource,
    ) -> Result<(Writer, Arc<Seal>), StoreError> {
        let (connection, seal) = schema::connect(&options, key).await?;
        let (connection, seal) = (Some(connection), Arc::new(seal));
        let writer =
            Writer { options, seal: seal.clone(), connection, trouble: None, refused: 0, _lease: lease };
        Ok((writer, seal))
    }

    /// Writes everything that comes, until nobody can send any more or it is told to stop.
    pub async fn write_all(mut self, mut queue: mpsc::Receiver<Job>, stop: Arc<Notify>) {
        let mut jobs = Vec::new();
        loop {
            let count = tokio::select! {
                count = queue.recv_many(&mut jobs, MOST_TOGETHER) => count,
                () = stop.notified() => {
                    // What was sent before is written still.
                    queue.close();
                    continue;
                }
            };
            if count == 0 {
                break;
            }
            self.write(std::mem::take(&mut jobs)).await;
        }
        if let Some(connection) = self.connection {
            drop(connection.close().await);
        }
    }

    async fn write(&mut self, jobs: Vec<Job>) {
        match self.commit(&jobs).await {
            Ok(followed) => {
                self.recovered();
                answer(jobs, followed);
            }
            Err(error) => {
                self.note(&error);
                // One of them failed and took the others along: each again by itself.
                for job in jobs {
                    self.write_alone(job).await;
                }
            }
        }
    }

    async fn write_alone(&mut self, job: Job) {
        match self.commit(std::slice::from_ref(&job)).await {
            Ok(followed) => {
                self.recovered();
                answer(vec![job], followed);
            }
            Err(error) => {
                self.note(&error);
                self.refused += 1;
                drop(job.done.send(Err(StoreError::Unwritten(Box::new(error)))));
            }
        }
    }

    /// Whether each write followed what it should follow; those that did are on disk, the others changed nothing.
    async fn commit(&mut self, jobs: &[Job]) -> Result<Vec<bool>, StoreError> {
        // Taken, not borrowed: where anything fails it is gone, and with it what is left of the transaction.
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut followed = Vec::with_capacity(jobs.len());
        for job in jobs {
            followed.push(perform(&mut transaction, &job.task, &self.seal).await?);
        }
        transaction.commit().await?;
        self.connection = Some(connection);
        Ok(followed)
    }

    /// Says what is wrong, once.
    fn note(&mut self, error: &StoreError) {
        let trouble = error.to_string();
        if self.trouble.as_ref() != Some(&trouble) {
            log::say("storage", format_args!("cannot write: {trouble}"));
            self.trouble = Some(trouble);
        }
    }

    fn recovered(&mut self) {
        if self.trouble.take().is_some() {
            let refused = self.refused;
            log::say("storage", format_args!("can write again; {refused} writes were refused meanwhile"));
            self.refused = 0;
        }
    }
}

fn answer(jobs: Vec<Job>, followed: Vec<bool>) {
    for (job, has_followed) in jobs.into_iter().zip(followed) {
        // Whoever asked may be gone.
        drop(job.done.send(if has_followed { Ok(()) } else { Err(StoreError::Overtaken) }));
    }
}
