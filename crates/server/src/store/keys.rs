//! The key that signs messages for browsers.

use super::{Store, StoreError, Task};
use sqlx::{Row, query};

impl Store {
    /// The key that signs messages for browsers: the one that is kept, or `new` from now on.
    pub async fn push_key(&self, new: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        if let Some(kept) = self.kept_key().await? {
            return Ok(kept);
        }
        self.send(Task::Key(new.clone())).await?;
        Ok(self.kept_key().await?.unwrap_or(new))
    }

    async fn kept_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        let found = query("SELECT key FROM keys WHERE name = 'push'").fetch_optional(&self.readers).await?;
        Ok(found.map(|row| row.try_get("key")).transpose()?)
    }
}
