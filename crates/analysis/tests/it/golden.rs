//! Games whose analysis is known: `UPDATE=1` takes over what changed.

use crate::self_play::analysed;
use analysis::{Analysis, EventKind, Scope};
use bots::Evaluate;
use std::fmt::Write;
use std::path::Path;
use tabletop::{CompleteGame, Record, Table};
use troyes::Troyes;
use troyes_dice::TroyesDice;

/// How many simulated games each decision has.
const SIMULATIONS: u32 = 24;

#[test]
fn two_players() {
    golden::<Troyes>("troyes", "two");
}

#[test]
fn the_kings_challenge() {
    golden::<Troyes>("troyes", "king");
}

#[test]
fn dice_alone() {
    golden::<TroyesDice>("troyes-dice", "solo-standard");
}

#[test]
fn dice_of_two() {
    golden::<TroyesDice>("troyes-dice", "two-standard");
}

fn golden<G: Evaluate + CompleteGame>(folder: &str, name: &str) {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let record = crates.join(folder).join("tests/games").join(name).with_extension("troyes");
    let record = Record::read(&std::fs::read_to_string(record).unwrap()).unwrap();
    let table = Table::<G>::replay(&record, |_, _| {}).unwrap();
    let found = short(&analysed(&table, Scope::default(), SIMULATIONS));
    let known = crates.join("analysis/tests/golden").join(name).with_extension("txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(known.parent().unwrap()).unwrap();
        std::fs::write(&known, &found).unwrap();
    }
    let known = std::fs::read_to_string(&known).unwrap_or_default();
    assert_eq!(found, known, "`UPDATE=1` takes it over");
}

/// One line for each seat and each decision.
fn short(analysis: &Analysis) -> String {
    let mut text = String::new();
    for seat in &analysis.seats {
        let parts = [seat.start, seat.luck, seat.own, seat.others, seat.result].map(|part| part.points);
        let [start, luck, own, others, result] = parts;
        let (name, loss, grades) = (&seat.name, seat.loss, &seat.grades);
        let _ = writeln!(
            text,
            "{name}: start {start:.2} luck {luck:.2} own {own:.2} others {others:.2} result {result:.2}; loss {loss:.2} {grades:?}"
        );
    }
    for event in &analysis.events {
        if let EventKind::Decision { seat, judged: Some(judged) } = &event.kind {
            let (step, by, grade, loss) = (event.step, seat.0, judged.grade.word(), judged.loss);
            let best = judged.moves[0].choices.join(", ");
            let _ = writeln!(text, "{step} {by} {grade} {loss:.2}: {best}");
        }
    }
    text
}
