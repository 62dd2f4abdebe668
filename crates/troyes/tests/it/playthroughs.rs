//! Golden playthroughs: every question, choice, sentence and view of whole games.

use playtest::{Files, expect_same, playthrough};
use troyes::Troyes;

#[test]
fn playthroughs_read_as_they_did() {
    let files = Files::of_crate(env!("CARGO_MANIFEST_DIR"));
    for (name, players, list, number) in
        [("two-bonus", 2, "bonus", 1), ("three-all", 3, "all", 2), ("king", 1, "", 3)]
    {
        let now = playthrough::<Troyes>(players, list, number);
        let path = format!("golden/{name}.txt");
        expect_same(&path, &files.expect(&path, || now.clone()), &now);
    }
}
