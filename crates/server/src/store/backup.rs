//! A copy of the file as it is at one moment, while it may be served.

use super::{StoreError, make_private, schema};
use crate::seal::{KeySource, Seal};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, query};
use std::path::Path;
use std::time::Duration;

/// Copies everything that is kept into a new file, readable by nobody else. One that is there already is left alone. Whether
/// its seeds are sealed; a key that somebody names must be the one that they are sealed with.
pub async fn backup(file: &Path, copy: &Path, named: Option<&KeySource>) -> Result<bool, StoreError> {
    if copy.exists() {
        return Err(std::io::Error::from(std::io::ErrorKind::AlreadyExists).into());
    }
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_secs(10));
    let mut source = options.connect().await?;
    let known = schema::known_key(&mut source).await?;
    if let (Some(key), Some(known)) = (named, &known) {
        Seal::find(key, Some(known))?;
    }
    make_private(copy)?;
    let copied = query("VACUUM INTO ?").bind(copy.to_string_lossy().into_owned()).execute(&mut source).await;
    if copied.is_err() {
        // Half a copy helps nobody.
        let _ = std::fs::remove_file(copy);
    }
    copied?;
    source.close().await?;
    Ok(known.is_some())
}
