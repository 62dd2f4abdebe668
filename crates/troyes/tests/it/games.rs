//! Finished games are fixtures. A bug report is one more: paste its record and add a line.

use playtest::{Files, finished_games};
use tabletop::{Record, Table, TableError};
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

/// Played by the first version of the rules: nobody was asked how often the Procession pays an opponent.
#[test]
fn a_game_that_todays_rules_do_not_lead_to_says_which_it_needs() {
    let text = include_str!("../games/old/four-bonus-2012.troyes");
    let error = Table::<Troyes>::replay(&Record::read(text).unwrap(), |_, _| {}).unwrap_err();
    assert!(matches!(error, TableError::OlderRules { found: 1, has: 2, .. }), "{error}");
    let told = words::Language::english().text(&error.phrase());
    assert!(told.starts_with("this record needs version 1 of the rules"), "{told}");
}
