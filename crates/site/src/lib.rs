//! The pages of [`web`] without a server.
//!
//! Compiled to WebAssembly this is what a service worker answers with: the same routes, pages and event streams, tables
//! kept in the browser's own database, bots that think in a worker beside the page. The scripts in `js` lend it what only
//! JavaScript can reach; everything that can be tried without a browser stands in modules of its own and is tested here.
#![warn(missing_docs)]

#[cfg(target_arch = "wasm32")]
mod browser;
mod cookies;
mod database;
mod kept_table;
mod page_head;
mod settings;
mod storage;

pub use cookies::CookieJar;
pub use database::{Commit, Database, Journal, Put};
pub use page_head::with_page_head;
pub use settings::settings;
pub use storage::BrowserStorage;
