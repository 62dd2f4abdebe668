//! How many ways there are to play from fixed deals and dice: any change of the rules changes a number in this table.

use playtest::{Files, census, expect_same, play_randomly, rules};
use std::fmt::Write as _;
use tabletop::Speech;
use troyes::{State, Troyes};

/// The first turn of a round of a game played at random.
fn first_turn(game: &Troyes, round: u8) -> State {
    let mut found = None;
    play_randomly(game.clone(), 1, |table, seat, _| {
        let is_turn =
            game.question(table.state(), seat).is_some_and(|question| question.kind == troyes::Kind::Turn);
        if table.state().round == round && is_turn && found.is_none() {
            found = Some(table.state().clone());
        }
    });
    found.unwrap_or_else(|| panic!("round {round} has no turn"))
}

#[test]
fn the_number_of_choice_paths() {
    let mut table = String::from(
        "players options rounds: paths of 1, 2, 3 and 4 choices from the first turn of the round\n",
    );
    for (players, list) in [(2, ""), (3, "bonus"), (4, ""), (2, "all"), (4, "all"), (1, ""), (1, "all")] {
        let game: Troyes = rules(players, list);
        for round in [1, 3] {
            let counts = census(&game, &first_turn(&game, round), 5, 4);
            let _ = writeln!(
                table,
                "{players} {:6} {round}: {counts:?}",
                if list.is_empty() { "base" } else { list }
            );
        }
    }
    let files = Files::of_crate(env!("CARGO_MANIFEST_DIR"));
    expect_same("census.txt", &files.expect("census.txt", || table.clone()), &table);
}
