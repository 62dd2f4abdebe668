//! Troyes Dice.

use crate::promises;
use encoding::Encode;
use playtest::{play_randomly, rules};
use tabletop::{Game, Seat, Viewer};
use troyes_dice::{Stage, State, TroyesDice};

#[test]
fn promises_are_held_over_all_mixes() {
    let lists = ["first_game", "standard", "expert", "banquets", "first_game,banquets", "all"];
    for (seed, players) in [1, 2, 3, 10].into_iter().enumerate() {
        for (more, list) in lists.into_iter().enumerate() {
            promises::hold(&rules::<TroyesDice>(players, list), (seed * lists.len() + more) as u64);
        }
    }
}

#[test]
fn actions_have_meanings() {
    let meanings = promises::meanings::<TroyesDice>();
    assert_eq!(meanings.len(), 96);
    for word in ["rising", "die 2 for knowledge", "build cathedral 3", "bonus fifteenth_red"] {
        assert!(meanings.iter().any(|meaning| meaning == word), "{word}");
    }
}

#[test]
fn the_numbers_of_actions_stay() {
    let groups: Vec<String> = TroyesDice::alphabet()
        .groups
        .iter()
        .map(|letters| format!("{} {}", letters.word, letters.first))
        .collect();
    assert_eq!(
        groups.join(", "),
        "rising 0, falling 1, number 2, die 8, compensation 24, color 25, value 28, gain 34, build 37, bonus 73, \
         citizen 91, decline 94, done 95"
    );
}

/// What the others are choosing in this half-day nobody sees.
#[test]
fn an_observation_does_not_change_with_other_peoples_choices() {
    let game: TroyesDice = rules(3, "all");
    let length = game.observation_layout().len();
    let observe = |state: &State, seat| {
        let mut out = vec![0.0; length];
        game.observe(&game.view(state, Viewer::Seat(seat)), &[], &mut out);
        out
    };
    play_randomly(game.clone(), 3, |table, _, _| {
        for seat in (0..3).map(Seat) {
            let mut swapped = table.state().clone();
            for (other, turn) in swapped.turns.iter_mut().enumerate() {
                if other != seat.index() {
                    turn.stage = Stage::Committed;
                    turn.sheet.citizens.0[1] += 1;
                }
            }
            assert_eq!(observe(&swapped, seat), observe(table.state(), seat));
        }
    });
}
