//! What fails because a connection broke or the database starts anew is tried again for a while.

use super::PgStore;
use crate::store::StoreError;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// So long the database may be away before anybody is told.
const PATIENCE: Duration = Duration::from_secs(8);
/// One attempt; a connection that was cut off without a word never answers.
const ATTEMPT: Duration = Duration::from_secs(4);
const PAUSE: Duration = Duration::from_millis(50);

impl PgStore {
    /// Does something that may be done twice, until it is done.
    pub(super) async fn patiently<T, F>(&self, attempt: impl Fn() -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, StoreError>>,
    {
        let end = Instant::now() + PATIENCE;
        loop {
            let result = match timeout(ATTEMPT, attempt()).await {
                Ok(result) => result,
                Err(_) => Err(StoreError::Database(sqlx::Error::PoolTimedOut)),
            };
            match result {
                Err(StoreError::Database(error)) if passes(&error) && Instant::now() < end => {
                    sleep(PAUSE).await;
                }
                result => return result,
            }
        }
    }
}

/// Whether a failure is one of the connection and not of what was asked for.
fn passes(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::PoolTimedOut | sqlx::Error::WorkerCrashed => {
            true
        }
        sqlx::Error::Protocol(_) => true,
        // Connections that break, no more of them, a database that stops or starts, transactions in each other's way.
        sqlx::Error::Database(error) => error.code().is_some_and(|code| {
            ["08", "53", "57P", "25P03", "40"].iter().any(|class| code.starts_with(class))
        }),
        _ => false,
    }
}

/// Whether a failure is the word of the database itself that nothing was done; any other leaves that open, as does one
/// that ends in the middle of whatever it does.
pub(super) fn is_said_by_database(error: &sqlx::Error) -> bool {
    const CRASHED: &str = "57P02";
    error.as_database_error().is_some_and(|error| error.code().is_none_or(|code| code != CRASHED))
}
