//! The keys that all nodes share.

use super::PgStore;
use crate::store::StoreError;
use sqlx::postgres::PgPool;
use sqlx::{Row, query};

impl PgStore {
    /// A key under a name: the one that is kept, or `new` from now on.
    pub async fn key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        keep_key(&self.pool(), name, new).await
    }
}

/// What is kept under a name.
pub async fn known_key(pool: &PgPool, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let kept = query("SELECT key FROM keys WHERE name = $1").bind(name).fetch_optional(pool).await?;
    Ok(kept.map(|row| row.try_get("key")).transpose()?)
}

/// What is kept under a name: what was there before, or `new` from now on.
pub async fn keep_key(pool: &PgPool, name: &str, new: &[u8]) -> Result<Vec<u8>, StoreError> {
    let keep = query("INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING").bind(name).bind(new);
    keep.execute(pool).await?;
    Ok(known_key(pool, name).await?.unwrap_or_default())
}
