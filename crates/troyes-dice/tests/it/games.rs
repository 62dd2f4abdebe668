//! Finished games are fixtures. A bug report is one more: paste its record and add a line.

use playtest::{Files, finished_games};
use troyes_dice::TroyesDice;

#[test]
fn finished_games_replay_to_the_same_sheets() {
    let files = Files::of_crate(env!("CARGO_MANIFEST_DIR"));
    finished_games::<TroyesDice>(
        &files,
        &[
            ("solo-first-game", 1, "first_game"),
            ("solo-standard", 1, "standard"),
            ("solo-all", 1, "all"),
            ("two-standard", 2, "standard"),
            ("four-banquets", 4, "banquets"),
            ("six-expert", 6, "expert"),
            ("ten-all", 10, "all"),
        ],
    );
}
