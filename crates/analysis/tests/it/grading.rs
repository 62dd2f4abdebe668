//! What was found is the same every time, and says what was played.

use crate::self_play::{analysed, played, rules};
use analysis::{EventKind, Plan, Scope};
use troyes::Troyes;

#[test]
fn the_same_budget_finds_the_same() {
    let game = rules::<Troyes>(2, "");
    let table = played(&game, &["perrin", "colin"], 8).rewound(90);
    let [one, other] = [1, 2].map(|_| analysed(&table, Scope::default(), 16));
    assert_eq!(one, other);
}

/// The move that was made stands among those that are shown, with the choices as they were made or others that come to the
/// same; every shown move can be told in words.
#[test]
fn every_decision_can_be_told() {
    let game = rules::<Troyes>(2, "all");
    let table = played(&game, &["perrin", "colin"], 9).rewound(200);
    let analysis = analysed(&table, Scope::default(), 12);
    let plan = Plan::new(&table, Scope::default());
    let mut told = 0;
    for event in &analysis.events {
        let EventKind::Decision { judged: Some(judged), .. } = &event.kind else { continue };
        let lesson = plan.lesson(event).unwrap();
        assert!(!lesson.played.is_empty(), "{event:?}");
        assert_eq!(lesson.best.is_empty(), judged.played == 0, "{event:?}");
        assert!(judged.moves[judged.played].tries > 0);
        told += 1;
    }
    assert!(told > 10);
}
