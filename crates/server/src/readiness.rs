//! Whether people should be sent here: what load balancers and orchestrators ask.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use web::Storage;

/// The storage is asked at most once in this time, however many want to know.
const FRESH: Duration = Duration::from_secs(1);
/// A storage that takes longer than this to say a word serves nobody.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why nobody should be sent here now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotReady {
    /// The server was told to end.
    Leaving,
    /// The storage does not answer.
    Storage,
}

/// Whether people should be sent here.
pub struct Readiness {
    storage: Arc<dyn Storage>,
    is_leaving: AtomicBool,
    /// What the storage said last, and when.
    answered: Mutex<Option<(Instant, bool)>>,
}

impl Readiness {
    /// Ready as long as this storage answers.
    pub fn new(storage: Arc<dyn Storage>) -> Readiness {
        Readiness { storage, is_leaving: AtomicBool::new(false), answered: Mutex::default() }
    }

    /// From now on nobody should be sent here.
    pub fn leave(&self) {
        self.is_leaving.store(true, Relaxed);
    }

    /// Whether people should be sent here now.
    pub async fn check(&self) -> Result<(), NotReady> {
        if self.is_leaving.load(Relaxed) {
            return Err(NotReady::Leaving);
        }
        // Whoever comes meanwhile waits here for the same answer.
        let mut answered = self.answered.lock().await;
        if answered.is_none_or(|(at, _)| at.elapsed() >= FRESH) {
            *answered = Some((Instant::now(), self.does_storage_answer().await));
        }
        match *answered {
            Some((_, true)) => Ok(()),
            _ => Err(NotReady::Storage),
        }
    }

    /// Asks for somebody whom nobody knows: what that takes is what any page takes.
    async fn does_storage_answer(&self) -> bool {
        let nobody = [0; 32];
        tokio::time::timeout(PATIENCE, self.storage.knows(nobody)).await.is_ok_and(|known| known.is_ok())
    }
}
