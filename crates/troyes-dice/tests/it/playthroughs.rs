//! Golden playthroughs: every question, choice, sentence and view of whole games.

use playtest::{Files, expect_same, playthrough};
use troyes_dice::TroyesDice;

#[test]
fn playthroughs_read_as_they_did() {
    let files = Files::of_crate(env!("CARGO_MANIFEST_DIR"));
    for (name, players, list, number) in [
        ("solo", 1, "standard", 1),
        ("solo-banquets", 1, "first_game,banquets", 2),
        ("three-all", 3, "all", 3),
    ] {
        let now = playthrough::<TroyesDice>(players, list, number);
        let path = format!("golden/{name}.txt");
        expect_same(&path, &files.expect(&path, || now.clone()), &now);
    }
}
