//! The browser's database.

use super::lent;
use crate::database::{Commit, Database};
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use web::{StorageError, Stored};

/// The browser's database, through `lend.js`.
pub struct IndexedDb;

/// Waits for an answer of the database.
fn asked(task: impl Future<Output = Result<JsValue, JsValue>> + 'static) -> Stored<'static, Option<String>> {
    let answered = lent::here(async move {
        match task.await {
            Ok(value) => Ok(value.as_string()),
            Err(error) => {
                lent::note(&format!("{error:?}"));
                Err(StorageError::Failed)
            }
        }
    });
    Box::pin(async move { answered.await.unwrap_or(Err(StorageError::Failed)) })
}

fn read<T: DeserializeOwned>(answer: Option<String>) -> Result<T, StorageError> {
    serde_json::from_str(&answer.ok_or(StorageError::Failed)?).map_err(|_| StorageError::Failed)
}

impl Database for IndexedDb {
    fn tables(&self) -> Stored<'_, Vec<(String, String)>> {
        let asked = asked(lent::tables());
        Box::pin(async move { read(asked.await?) })
    }

    fn table(&self, id: String) -> Stored<'_, Option<(String, Vec<String>)>> {
        let asked = asked(lent::table(id));
        Box::pin(async move { asked.await?.map(|text| read(Some(text))).transpose() })
    }

    fn commit(&self, commit: Commit) -> Stored<'_, ()> {
        let Ok(text) = serde_json::to_string(&commit) else {
            return Box::pin(std::future::ready(Err(StorageError::Failed)));
        };
        let asked = asked(lent::commit(text));
        Box::pin(async move {
            match asked.await?.as_deref() {
                Some("written") => Ok(()),
                _ => Err(StorageError::Overtaken),
            }
        })
    }

    fn cookies(&self) -> Stored<'_, Vec<(String, String)>> {
        let asked = asked(lent::cookies());
        Box::pin(async move { read(asked.await?) })
    }

    fn keep_cookie(&self, name: String, value: String) -> Stored<'_, ()> {
        let asked = asked(lent::keep_cookie(name, value));
        Box::pin(async move { asked.await.map(drop) })
    }
}
