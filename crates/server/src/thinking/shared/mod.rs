//! Thinking that many machines share: nodes put what is to be thought about into a queue of their database, and whoever
//! has a thread to spare takes it from there.

mod asking;
mod news;
mod working;

pub use asking::SharedThinkers;
pub use working::Worker;

use crate::postgres::Jobs;
use crate::store::StoreError;
use std::time::Duration;
use tokio::time::timeout;

/// How long the database may take for anything that is asked of it here.
const PATIENCE: Duration = Duration::from_secs(4);
/// After a failure it is left alone for so long.
const PAUSE: Duration = Duration::from_millis(500);
/// How often it is looked whether something happened of which no message came.
const CHECK: Duration = Duration::from_millis(500);
/// What this is called in the log.
const KIND: &str = "queue of bots";

/// What the database answers in time; if it is silent, the connections there are will not be used again.
async fn in_time<T>(
    jobs: &Jobs,
    asked: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match timeout(PATIENCE, asked).await {
        Ok(answered) => answered,
        Err(_) => {
            jobs.connect_anew();
            Err(StoreError::Database(sqlx::Error::PoolTimedOut))
        }
    }
}
