//! Finished games are fixtures. A bug report is one more: paste its record and add a line.

use playtest::{Files, finished_games};
use troyes::Troyes;

#[test]
fn finished_games_replay_exactly() {
    let files = Files::of_crate(env!("CARGO_MANIFEST_DIR"));
    finished_games::<Troyes>(
        &files,
        &[
            ("two", 2, ""),
            ("three", 3, ""),
            ("four", 4, ""),
            ("two-bonus", 2, "bonus"),
            ("four-bonus-2012", 4, "bonus,edition-2012,open-vp"),
            ("three-ladies", 3, "ladies-cards,ladies-events,ladies-characters"),
            ("two-all", 2, "all"),
            ("three-all", 3, "all"),
            ("four-all", 4, "all"),
            ("king", 1, ""),
            ("king-english", 1, "bonus,english-king,roy-first"),
            ("king-all", 1, "all"),
        ],
    );
}
