//! How the pages are set up in a browser: one person, their own device, nobody to be protected from.

use std::time::Duration;
use web::{Keep, Settings};
use words::Language;

/// How long a bot may think about one decision.
const THINKING: Duration = Duration::from_secs(1);

/// The settings of the site.
pub fn settings() -> Settings {
    Settings {
        is_https: false,
        is_alone: true,
        language: Language::english(),
        thinking: THINKING,
        glance: Duration::from_secs(10),
        request_timeout: Duration::from_secs(60),
        keep: Keep { unbegun: None, unfinished: None },
        tables: 1_000,
        tables_each: usize::MAX,
        bot_tables: 4,
        bot_tables_each: 4,
        streams_each: 100,
        achievements: None,
        courier: None,
        call_delay: Duration::ZERO,
    }
}
