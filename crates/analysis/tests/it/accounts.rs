//! Whatever is played, the account adds up.

use crate::self_play::{analysed, played, rules};
use analysis::{EventKind, Scope};
use bots::Evaluate;
use tabletop::toy::Toy;
use tabletop::{CompleteGame, Seat};
use troyes::Troyes;
use troyes_dice::TroyesDice;

fn adds_up<G: Evaluate + CompleteGame>(players: u8, options: &str) {
    let game = rules::<G>(players, options);
    let names = vec!["perrin"; players.into()];
    let table = played(&game, &names, 5);
    let scopes = [
        Scope::default(),
        Scope { open: true, eye: None },
        Scope { open: false, eye: Some(Seat(players - 1)) },
    ];
    for scope in scopes {
        let analysis = analysed(&table, scope, 8);
        assert!(analysis.over);
        let result: Vec<i32> = analysis.seats.iter().map(|seat| seat.result.points as i32).collect();
        assert_eq!(result, game.standing(table.state()).unwrap().total);
        assert!(analysis.seats[usize::from(players) - 1].decisions > 0, "{scope:?}");
    }
}

#[test]
fn accounts_of_troyes_add_up() {
    adds_up::<Troyes>(2, "");
    adds_up::<Troyes>(3, "all");
}

#[test]
fn accounts_of_the_kings_challenge_add_up() {
    adds_up::<Troyes>(1, "");
}

#[test]
fn accounts_of_troyes_dice_add_up() {
    adds_up::<TroyesDice>(1, "");
    adds_up::<TroyesDice>(2, "banquets");
}

#[test]
fn accounts_of_the_toy_add_up() {
    adds_up::<Toy>(2, "");
}

/// Tokens are hidden, but everybody has seen them come and go: near the end nobody takes a lost game for an open one.
#[test]
fn whoever_lags_behind_knows_it() {
    let game = rules::<Troyes>(2, "");
    let table = played(&game, &["gautier", "perrin"], 4);
    let analysis = analysed(&table, Scope::default(), 30);
    let lead = |seat: usize| analysis.seats[seat].result.points - analysis.seats[1 - seat].result.points;
    assert!(lead(0) > 12.0, "{}", lead(0));
    let last = |seat: usize| {
        let mut decisions = analysis.events.iter().rev().filter_map(|event| match &event.kind {
            EventKind::Decision { seat: who, judged: Some(judged) } if *who == Seat(seat as u8) => {
                Some(judged)
            }
            _ => None,
        });
        decisions.next().expect("a decision").before[seat].lead
    };
    for seat in [0, 1] {
        assert!(last(seat) / lead(seat) > 0.7, "{} of {}", last(seat), lead(seat));
    }
}

/// Every step is in one part, and parts begin one after the other.
#[test]
fn nothing_is_left_out() {
    let game = rules::<Troyes>(3, "all");
    let table = played(&game, &["perrin", "jehanne", "perrin"], 3);
    let analysis = analysed(&table, Scope::default(), 4);
    let mut at = 0;
    for event in &analysis.events {
        assert_eq!(event.step, at);
        at = event.until;
        if let EventKind::Decision { judged: Some(judged), .. } = &event.kind {
            assert!(judged.loss >= 0.0 && judged.played < judged.moves.len());
            assert_eq!(judged.moves[0].loss, 0.0);
        }
    }
    assert_eq!(at, table.steps());
}

/// A game that is not over is accounted for as far as it went.
#[test]
fn a_game_that_goes_on_has_an_account_too() {
    let game = rules::<Troyes>(2, "");
    let table = played(&game, &["perrin", "perrin"], 4).rewound(120);
    let analysis = analysed(&table, Scope { open: false, eye: Some(Seat(0)) }, 4);
    assert!(!analysis.over && analysis.steps == 120);
}
