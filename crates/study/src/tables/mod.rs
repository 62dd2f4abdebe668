//! Games as tables of Apache Parquet: `games`, `results`, `sources`, `components` and `decisions`.
//!
//! What stands in their columns is said in `docs/data.md`.

mod columns;
mod writer;

pub use columns::{TABLES, Table};
pub use writer::{Written, read, write};
