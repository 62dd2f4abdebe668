//! What is asked of the browser's database: few and small things, each of them whole or not at all.

use serde::Serialize;
use web::Stored;

/// What is kept of tables in a browser: a text for each table, a text for each step of its journal, and cookies.
pub trait Database: Send + Sync {
    /// Every table: its name and its text.
    fn tables(&self) -> Stored<'_, Vec<(String, String)>>;
    /// A table and the lines of its journal, read at one moment.
    fn table(&self, id: String) -> Stored<'_, Option<(String, Vec<String>)>>;
    /// Writes; done when it cannot be lost any more.
    fn commit(&self, commit: Commit) -> Stored<'_, ()>;
    /// Every cookie: its name and its value.
    fn cookies(&self) -> Stored<'_, Vec<(String, String)>>;
    /// Keeps a cookie.
    fn keep_cookie(&self, name: String, value: String) -> Stored<'_, ()>;
}

/// Something to be written: all of it or nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Default)]
pub struct Commit {
    /// A table that must have been changed so often before; otherwise nothing is written.
    pub follows: Option<(String, i64)>,
    /// Tables that are new or different.
    pub puts: Vec<Put>,
    /// A table that goes, with its journal.
    pub delete: Option<String>,
    /// A journal that goes on.
    pub journal: Option<Journal>,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Put {
    /// Its name.
    pub id: String,
    /// How often it has been changed.
    pub revision: i64,
    /// Everything else.
    pub text: String,
}

/// Lines of a journal; older ones from the first of them on are replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Journal {
    /// The table.
    pub id: String,
    /// The first line that is new or different.
    pub from: usize,
    /// The lines from there on.
    pub lines: Vec<String>,
}
