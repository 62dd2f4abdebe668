//! The tables of the report.

use super::effects::Effects;
use super::plot::{Mark, intervals};
use super::sample::{Kind, Sample, Usage, name};
use super::sensitivity::CHOICE;
use super::together::Step;
use arena::Estimate;
use std::fmt::Write;
use tabletop::Seat;
use troyes::cards::Event;

/// What was used less often than this is not judged.
const FEW: u32 = 30;

/// A share in percent.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// A share with its interval.
pub fn share(estimate: Estimate) -> String {
    let [low, high] = [estimate.low, estimate.high].map(|share| format!("{:.0}", 100.0 * share));
    format!("{:.1} % ({low} to {high})", 100.0 * estimate.value)
}

/// A number with its interval.
pub fn number(estimate: Estimate) -> String {
    format!("{:.2} ± {:.2}", estimate.value, (estimate.high - estimate.low) / 2.0)
}

/// A change with its interval.
pub fn signed(estimate: Estimate) -> String {
    format!("{:+.2} ± {:.2}", estimate.value, (estimate.high - estimate.low) / 2.0)
}

fn heading(columns: &[&str]) -> String {
    let line = columns.iter().enumerate().map(|(i, _)| if i == 0 { "---" } else { "---:" });
    format!("| {} |\n| {} |\n", columns.join(" | "), line.collect::<Vec<_>>().join(" | "))
}

fn row(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// The table of components of one kind, those that brought most first.
pub fn components(sample: &Sample, effects: &Effects, kind: Kind) -> String {
    let used = match kind {
        Kind::Card => "used in",
        Kind::Event => "fought in",
        Kind::Character => "held in",
        Kind::Tile => "posted in",
    };
    let mut columns = vec!["", "dealt in", used, "times a game", "by winners", "by the others"];
    columns.extend(match kind {
        Kind::Card => ["in round", "points a use", "deniers a use", "influence a use"].as_slice(),
        Kind::Event => {
            &["in round", "countered", "points a time", "took points", "took deniers", "took influence"]
        }
        Kind::Character => &["points of its holder", "points of the others"],
        Kind::Tile => &["in round", "points a time"],
    });
    columns.push("what one more brought");
    let mut text = heading(&columns);
    let (usages, games) = (sample.usages(), sample.games.len() as f64);
    for (id, effect) in ranked(sample, effects, kind) {
        let usage: &Usage = &usages[id];
        let [winners, others] = usage.by_winners_and_others();
        let mut cells = vec![
            name(id),
            percent(f64::from(usage.dealt) / games),
            percent(f64::from(usage.games) / f64::from(usage.dealt.max(1))),
            format!("{:.1}", usage.uses_a_game()),
            percent(winners),
            percent(others),
        ];
        cells.extend(particulars(usage, kind));
        cells.push(effect.map_or_else(String::new, signed));
        text += &row(&cells);
    }
    text
}

/// The cells that only components of this kind have.
fn particulars(usage: &Usage, kind: Kind) -> Vec<String> {
    let round = usage.round().map_or_else(String::new, |round| format!("{round:.1}"));
    match kind {
        Kind::Card => {
            let yields = usage.yields().map(|sum| format!("{sum:+.1}"));
            [round].into_iter().chain(yields).collect()
        }
        Kind::Event => {
            let countered = format!("{:.2}", f64::from(usage.countered) / f64::from(usage.dealt.max(1)));
            let gained = format!("{:+.1}", usage.gains()[0]);
            let took = usage.losses().map(|sum| format!("{sum:.1}"));
            [round, countered, gained].into_iter().chain(took).collect()
        }
        Kind::Character => {
            let others = usage.others / f64::from(usage.uses.max(1));
            vec![format!("{:.2}", usage.gains()[0]), format!("{others:.2}")]
        }
        Kind::Tile if usage.uses == 0 => vec![round, String::new()],
        Kind::Tile => vec![round, format!("{:+.1}", usage.gains()[0])],
    }
}

/// The components of a kind with what they brought, the most first; what was hardly used is not judged and comes last.
pub fn ranked(sample: &Sample, effects: &Effects, kind: Kind) -> Vec<(&'static str, Option<Estimate>)> {
    let usages = sample.usages();
    let of_kind = sample.components.iter().copied().filter(|(other, _)| *other == kind);
    let judged = |id: &'static str| effects.components.get(id).copied().filter(|_| usages[id].uses >= FEW);
    let mut all: Vec<_> = of_kind.map(|(_, id)| (id, judged(id))).collect();
    let worth = |effect: &Option<Estimate>| effect.map_or(f64::NEG_INFINITY, |effect| effect.value);
    all.sort_by(|a, b| worth(&b.1).total_cmp(&worth(&a.1)));
    all
}

/// The picture of what components of one kind brought.
pub fn picture(sample: &Sample, effects: &Effects, kind: Kind, title: &str) -> String {
    let marks = ranked(sample, effects, kind).into_iter();
    let marks: Vec<Mark> =
        marks.filter_map(|(id, value)| Some(Mark { label: name(id), value: value? })).collect();
    intervals(title, "points that one more brought, compared with what else was done", 0.0, &marks)
}

/// Seats: victories and points.
pub fn seats(samples: &[(String, &Sample)]) -> String {
    let mut text = heading(&["", "seat", "wins", "if all were alike", "points"]);
    for (what, sample) in samples {
        for seat in (0..sample.players()).map(Seat) {
            let alike = percent(1.0 / f64::from(sample.players()));
            let cells = [
                what.clone(),
                (seat.0 + 1).to_string(),
                share(sample.wins(seat)),
                alike,
                number(sample.points_of(seat)),
            ];
            text += &row(&cells);
        }
    }
    text
}

/// The picture of victories by seat, each compared with its fair share.
pub fn seats_picture(samples: &[(String, &Sample)]) -> String {
    let mut marks = Vec::new();
    for (what, sample) in samples {
        for seat in (0..sample.players()).map(Seat) {
            let value = sample.wins(seat).times(100.0);
            let fair = 100.0 / f64::from(sample.players());
            let value =
                Estimate { value: value.value - fair, low: value.low - fair, high: value.high - fair };
            marks.push(Mark { label: format!("{what}, seat {}", seat.0 + 1), value });
        }
    }
    intervals("Victories by seat", "percentage points above or below a fair share", 0.0, &marks)
}

/// Points, also compared with the base game for as many, leads and length by mix of options.
pub fn mixes(samples: &[(String, &Sample)], base: &Sample) -> String {
    let columns =
        ["", "games", "points of a family", "on the same deals", "lead of the winner", "choices of a family"];
    let mut text = heading(&columns);
    for (what, sample) in samples {
        let cells = [
            what.clone(),
            sample.games.len().to_string(),
            number(sample.points()),
            sample.points_beyond(base).map_or_else(String::new, signed),
            number(sample.leads()),
            number(sample.length()),
        ];
        text += &row(&cells);
    }
    text
}

/// What figures do, in the order that they are given in.
pub fn steps<'a>(steps: impl IntoIterator<Item = &'a Step>) -> String {
    let columns =
        ["figure", "now", "moved to", "games", "points by one more", "uses by one more", "families"];
    let mut text = heading(&columns);
    for step in steps {
        let (figure, now) = (&step.figure, step.figure.value());
        let [low, high] = step.by.map(|by| (now + by).to_string());
        let [games_low, games_high] = step.games;
        let families = step.usages.map(|usage| percent(usage.popularity()));
        text += &row(&[
            format!("`{}` {}", figure.component(), figure.name()),
            now.to_string(),
            format!("{low}, {high}"),
            format!("{games_low} + {games_high}"),
            signed(step.points),
            signed(step.uses),
            families.join(" → "),
        ]);
    }
    text
}

/// The normal deviate that all of three hundred comparisons keep within, 19 times out of 20: one in twenty of them would
/// look like something by chance.
const FOR_ALL_TOGETHER: f64 = 3.76;

/// The normal deviate of an [`Estimate`]'s interval.
const OF_AN_ESTIMATE: f64 = 1.96;

/// The figures that surely move something, however many were tried, with how much; the strongest first.
pub fn sure(steps: &[Step], what: impl Fn(&Step) -> Estimate) -> Vec<(&Step, f64)> {
    let is_sure = |step: &&Step| {
        let moved = what(step);
        let error = (moved.high - moved.value) / OF_AN_ESTIMATE;
        let fewest = step.games.into_iter().min().unwrap_or_default();
        fewest > 1 && moved.value.abs() > student(FOR_ALL_TOGETHER, fewest - 1) * error
    };
    let mut sure: Vec<(&Step, f64)> =
        steps.iter().filter(is_sure).map(|step| (step, what(step).value)).collect();
    sure.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    sure
}

/// Student's deviate for a normal one, with so few degrees of freedom: the first terms of its expansion.
fn student(normal: f64, degrees: usize) -> f64 {
    let (z, n) = (normal, degrees as f64);
    let first = (z.powi(3) + z) / (4.0 * n);
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * n.powi(2));
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / (384.0 * n.powi(3));
    z + first + second + third
}

/// Cards, events and outdoor activities that hardly anybody or nearly everybody uses, where they are dealt. Characters are
/// held, whether one would or not.
pub fn no_choices(sample: &Sample) -> Vec<(&'static str, f64)> {
    let usages = sample.usages();
    // Nor is Marauding a choice, which lies there in every round: everybody fights it some day.
    let may_choose = |(kind, id): &(Kind, &str)| *kind != Kind::Character && *id != Event::Marauding.id();
    let used = sample.components.iter().copied().filter(may_choose);
    used.map(|(_, id)| (id, usages[id]))
        .filter(|(_, usage)| usage.dealt >= FEW && !CHOICE.contains(&usage.popularity()))
        .map(|(id, usage)| (id, usage.popularity()))
        .collect()
}

/// One line of a list.
pub fn item(text: &mut String, line: &str) {
    // Writing to a text does not fail.
    let _ = writeln!(text, "- {line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_deviates_as_in_the_tables() {
        for (normal, degrees, table) in [(1.95996, 9, 2.262), (1.95996, 30, 2.042), (3.29053, 20, 3.850)] {
            assert!((student(normal, degrees) - table).abs() < 0.01, "{normal} {degrees}");
        }
    }
}
