//! How the pages are set up.

use crate::achievements::Achievements;
use crate::courier::Courier;
use std::sync::Arc;
use std::time::Duration;
use words::Language;

/// How the pages are set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether people reach them by https: cookies then never travel without.
    pub is_https: bool,
    /// Whether nobody else can come, because the pages are on one person's own device: no links are offered.
    pub is_alone: bool,
    /// The language of browsers that ask for none there is.
    pub language: Language,
    /// How long a bot may think about one decision.
    pub thinking: Duration,
    /// Who opened a page looks at it for so long, even if their browser keeps no stream open; in whole seconds.
    pub glance: Duration,
    /// How long a request waits before it changes anything, and how long a hint may take.
    pub request_timeout: Duration,
    /// How long tables are kept at which nothing happens.
    pub keep: Keep,
    /// Tables in memory.
    pub tables: usize,
    /// Tables that are kept of those opened from one address in the last 30 days.
    pub tables_each: usize,
    /// Tables without people at which bots play at the same time.
    pub bot_tables: usize,
    /// Of these, on the account of one address.
    pub bot_tables_each: usize,
    /// Event streams of strangers at one table. Seats have places of their own.
    pub streams_each: usize,
    /// Who keeps what people earn in all their games.
    pub achievements: Option<Arc<dyn Achievements>>,
    /// Who carries messages to people who are elsewhere.
    pub courier: Option<Arc<dyn Courier>>,
    /// Whoever plays within this time is not called.
    pub call_delay: Duration,
}

/// How long tables are kept at which nothing happens; `None` is for ever. Finished games stay until their host deletes
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// A table at which no person has chosen anything.
    pub unbegun: Option<Duration>,
    /// A game that is not over.
    pub unfinished: Option<Duration>,
}

const DAY: Duration = Duration::from_secs(24 * 3600);

impl Default for Keep {
    fn default() -> Keep {
        Keep { unbegun: Some(7 * DAY), unfinished: Some(90 * DAY) }
    }
}
