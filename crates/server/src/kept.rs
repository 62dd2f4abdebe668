//! Where everything is kept: in a file that one server has, or in a database that several nodes share.

use crate::config::Config;
use crate::log::Log;
use crate::postgres::PgStore;
use crate::store::{Store, StoreError};
use crate::thinking::Thinkers;
use crate::thinking::shared::SharedThinkers;
use std::sync::Arc;
use web::Storage;

/// Where everything is kept.
pub enum Kept {
    /// In a file.
    File(Box<Store>),
    /// In a database.
    Database(PgStore),
}

impl Kept {
    /// Opens what a server is set up with.
    pub async fn open(config: &Config) -> Result<Kept, StoreError> {
        Ok(match &config.database {
            None => Kept::File(Box::new(Store::open(&config.file, &config.key).await?)),
            Some(url) => Kept::Database(PgStore::open(url, &config.key).await?),
        })
    }

    /// As the pages know it.
    pub fn storage(&self) -> Arc<dyn Storage> {
        match self {
            Kept::File(store) => Arc::new((**store).clone()),
            Kept::Database(store) => Arc::new(store.clone()),
        }
    }

    /// Thinking that this server shares with others, if it does.
    pub fn shared_thinkers(
        &self,
        config: &Config,
        here: &Thinkers,
        log: &Arc<Log>,
    ) -> Option<SharedThinkers> {
        match self {
            Kept::File(_) => None,
            Kept::Database(store) => SharedThinkers::new(store.clone(), config.think, here, log),
        }
    }

    /// The key that signs messages for browsers: the one that is kept, or `new` from now on.
    pub async fn push_key(&self, new: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        match self {
            Kept::File(store) => store.push_key(new).await,
            Kept::Database(store) => store.key("push", &new).await,
        }
    }

    /// Writes what was sent so far, lets go of a file, and waits for both.
    pub async fn finish(&self) {
        if let Kept::File(store) = self {
            store.finish().await;
        }
    }

    /// Lets go of a file. A database takes no notice of who ends.
    pub fn stop(&self) {
        if let Kept::File(store) = self {
            store.stop();
        }
    }
}
