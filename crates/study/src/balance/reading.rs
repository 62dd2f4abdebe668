//! What a reader needs beside the tables: what they say in short, and what their columns mean.

use super::effects::Effects;
use super::sample::{Kind, Sample, name};
use super::tables::{self, item, no_choices, percent, ranked, share, signed};
use super::together::Step;
use arena::Estimate;
use tabletop::Seat;

/// What the columns of the tables mean.
pub const COLUMNS: &str = "
## How to read the tables

| column | what it says |
|---|---|
| dealt in | the share of games in which it was in play; everything after this counts these games only |
| used in, fought in, held in, posted in | the share of them in which anybody used the card, placed cubes on the event, held the character, placed a cube outside the gate (of a tile that takes no cubes: reached the gate) |
| times a game | how often all families together did so in a game |
| by winners, by the others | the share of winners, and of all others, who did so at least once; far apart: it goes together with winning |
| in round | the average round in which it was used |
| points, deniers, influence a use | what it gave its user then, less what it cost and hiring; what a cube on a delayed card does later is not in it |
| what one more brought | points of the family by which one use more goes ahead of what it would have done instead: a regression within each game on everything that every family did, with an interval of 95 % (errors clustered by game) |

A family can use what it can afford, and whoever is ahead can afford more: `what one more brought` is a hint and no proof. The last
section is one, because there the same deals are played with figures that a throw has changed.
";

/// How many of the best and of the worst are named.
const NAMED: usize = 5;

/// A normal deviate that one of a hundred numbers without any effect goes beyond in one report out of ten.
const SURE: f64 = 3.29;
/// The normal deviate of an [`Estimate`]'s interval.
const OF_AN_ESTIMATE: f64 = 1.96;

/// Whether a number differs from another for sure, though a hundred like it are looked at.
fn differs(estimate: Estimate, from: f64) -> bool {
    let side =
        if estimate.value < from { estimate.high - estimate.value } else { estimate.value - estimate.low };
    (estimate.value - from).abs() > side * SURE / OF_AN_ESTIMATE
}

/// What a report says, in a few lines.
pub fn in_short(
    seated: &[(String, &Sample)],
    modules: &[(String, Option<Estimate>)],
    samples: [(&str, &Sample, &Effects); 2],
    steps: &[Step],
) -> String {
    let mut text = "\n## In short\n\nOf all the numbers below only those that differ for sure, though more than a hundred are looked at \
                    (99.9 % each).\n\n"
        .to_string();
    item(
        &mut text,
        &format!("Seats: {}.", listed(&seats(seated), "no seat wins more or less than its share for sure")),
    );
    item(
        &mut text,
        &format!(
            "Points of a family compared with the base game: {}.",
            listed(&changes(modules), "no module changes them for sure")
        ),
    );
    for (what, sample, effects) in samples {
        for kind in [Kind::Card, Kind::Event, Kind::Tile] {
            let (best, worst) = extremes(sample, effects, kind);
            if best.is_empty() && worst.is_empty() {
                continue;
            }
            let plural = match kind {
                Kind::Card => "cards",
                Kind::Event => "events",
                _ => "outdoor activities",
            };
            let mut line = format!(
                "In {what} one use more of these {plural} brought more than what else could be done: "
            );
            line += &listed(&best, "none");
            if !worst.is_empty() {
                line += &format!("; and less: {}", worst.join(", "));
            }
            item(&mut text, &format!("{line}."));
        }
        let none: Vec<String> = no_choices(sample)
            .iter()
            .map(|(id, share)| format!("{} ({})", name(id), percent(*share)))
            .collect();
        item(
            &mut text,
            &format!(
                "Used by fewer than a tenth of the families in {what}, or by more than nine tenths: {}.",
                listed(&none, "nothing")
            ),
        );
    }
    if !steps.is_empty() {
        let named = |(step, by): &(&Step, f64)| {
            format!("`{}` {} ({by:+.2})", step.figure.component(), step.figure.name())
        };
        let sure: Vec<String> = tables::sure(steps, |step| step.points).iter().map(named).collect();
        item(
            &mut text,
            &format!(
                "Figures of ours that surely move the points of all, by one more of each: {}.",
                listed(&sure, "none")
            ),
        );
    }
    text
}

fn listed(all: &[String], none: &str) -> String {
    if all.is_empty() { none.into() } else { all.join(", ") }
}

/// Seats that win more or less than their share.
fn seats(samples: &[(String, &Sample)]) -> Vec<String> {
    let mut unfair = Vec::new();
    for (what, sample) in samples {
        for seat in (0..sample.players()).map(Seat) {
            let wins = sample.wins(seat);
            if differs(wins, 1.0 / f64::from(sample.players())) {
                let place = ["first", "second", "third", "fourth"][seat.index()];
                unfair.push(format!("in the games of {what} the {place} wins {}", share(wins)));
            }
        }
    }
    unfair
}

fn changes(modules: &[(String, Option<Estimate>)]) -> Vec<String> {
    let sure = modules.iter().filter_map(|(what, change)| Some((what, (*change)?)));
    let mut sure: Vec<_> = sure.filter(|(_, change)| differs(*change, 0.0)).collect();
    sure.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
    sure.into_iter()
        .map(|(what, change)| format!("{} {}", what.trim_start_matches("4, "), signed(change)))
        .collect()
}

/// The components of a kind that brought most and least, where that is sure.
fn extremes(sample: &Sample, effects: &Effects, kind: Kind) -> (Vec<String>, Vec<String>) {
    let sure: Vec<(&'static str, Estimate)> = ranked(sample, effects, kind)
        .into_iter()
        .filter_map(|(id, effect)| Some((id, effect?)))
        .filter(|(_, effect)| differs(*effect, 0.0))
        .collect();
    let said = |(id, effect): &(&'static str, Estimate)| format!("{} {}", name(id), signed(*effect));
    let best = sure.iter().filter(|(_, effect)| effect.value > 0.0).take(NAMED).map(said).collect();
    let worst = sure.iter().rev().filter(|(_, effect)| effect.value < 0.0).take(NAMED).map(said).collect();
    (best, worst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_chance_is_not_called_sure() {
        assert!(!differs(Estimate::around(2.0, 1.0), 0.0));
        assert!(!differs(Estimate::around(-3.2, 1.0), 0.0));
        assert!(differs(Estimate::around(-3.4, 1.0), 0.0));
        assert!(differs(Estimate::rate(60.0, 100), 0.25));
        let changes = changes(&[
            ("4".into(), None),
            ("4, `bonus`".into(), Some(Estimate::around(-0.5, 0.4))),
            ("4, `purple`".into(), Some(Estimate::around(9.0, 0.5))),
        ]);
        assert_eq!(changes, ["`purple` +9.00 ± 0.98"]);
    }
}
