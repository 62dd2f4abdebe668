//! What the database tells at once: that something is to be thought about, and that something was.
//!
//! What is told while nobody listens is lost, so everything told here is also looked for now and then: a message makes
//! things quick and nothing depends on it.

use super::{KIND, PAUSE};
use crate::log::Log;
use crate::postgres::{Jobs, News};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// After so long a silence the connection may be dead.
const SILENCE: Duration = Duration::from_secs(30);

/// Listens for ever.
pub async fn listen(jobs: &Jobs, log: &Log, hear: impl Fn(News)) {
    loop {
        match jobs.listen().await {
            Ok(mut listener) => {
                while let Ok(Ok(Some(news))) = timeout(SILENCE, listener.next()).await {
                    hear(news);
                }
            }
            Err(error) => {
                log.note(KIND, format_args!("nothing is told at once: {error}"));
                sleep(PAUSE).await;
            }
        }
    }
}
