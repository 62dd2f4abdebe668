//! Whoever asks during a game learns nothing that its seat does not know.

use crate::self_play::{analysed, played, rules};
use analysis::{EventKind, Scope};
use tabletop::{Cup, Game, Seat, Seed, Table, Viewer};
use troyes::Troyes;

/// A game that goes on from a state with other secrets of the others looks the same to the seat that asks.
#[test]
fn secrets_of_others_make_no_difference() {
    let game = rules::<Troyes>(3, "");
    let whole = played(&game, &["colin", "colin", "colin"], 11);
    let (eye, scope) = (Seat(1), Scope { open: false, eye: Some(Seat(1)) });
    let from = (1..whole.steps()).find(|step| game.chapter(whole.rewound(*step).state()) == 1).unwrap();
    let before = whole.rewound(from);
    let view = game.recall(before.state(), Viewer::Seat(eye));
    let swapped = (1..50)
        .map(|seed| game.guess(&view, &mut Cup::new(Seed::from_number(seed))))
        .find(|guess| guess != before.state())
        .expect("the others have secrets");
    let analyses = [before.state().clone(), swapped].map(|state| {
        let mut table = Table::at(game.clone(), None, state);
        for step in whole.taken()[from..].iter().take(40) {
            let repeated = match step {
                tabletop::Step::Choice(seat, choice) => table.play(*seat, *choice, None),
                tabletop::Step::Chance(_, outcome, _) => table.chance(outcome, None),
            };
            repeated.unwrap();
        }
        let analysis = analysed(&table, scope, 10);
        // What a player is told of it in words, too.
        let plan = analysis::Plan::new(&table, scope);
        let told: Vec<_> = analysis.events.iter().map(|event| plan.lesson(event)).collect();
        (analysis, told)
    });
    assert_eq!(analyses[0], analyses[1]);
    assert!(analyses[0].1.iter().flatten().count() > 0, "something is told");
}

#[test]
fn decisions_of_others_are_not_judged_for_the_seat_that_asks() {
    let game = rules::<Troyes>(2, "");
    let table = played(&game, &["colin", "colin"], 12).rewound(80);
    let analysis = analysed(&table, Scope { open: false, eye: Some(Seat(0)) }, 4);
    for event in &analysis.events {
        if let EventKind::Decision { seat, judged } = &event.kind {
            assert!(*seat == Seat(0) || judged.is_none());
        }
    }
    assert!(analysis.seats[0].decisions > 0 && analysis.seats[1].decisions == 0);
}
