//! How often each component is used and what that brought, as a small file: the pages of cards show it.

use super::effects::Effects;
use super::report::{Extent, Provenance};
use super::sample::{Kind, Sample, Terms, Usage};
use super::tables::ranked;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The file: where it comes from, and a line for each component. A component is looked at in the first of the samples
/// that has it; characters are dealt and not used.
pub fn usage(
    terms: &Terms,
    extent: Extent,
    provenance: &Provenance,
    samples: &[(&str, &Sample, &Effects)],
) -> String {
    let mut lines: BTreeMap<&str, Value> = BTreeMap::new();
    for (name, sample, effects) in samples {
        let usages = sample.usages();
        for kind in [Kind::Card, Kind::Event, Kind::Tile] {
            for (id, effect) in ranked(sample, effects, kind) {
                let brought =
                    effect.map(|effect| [effect.value, (effect.high - effect.low) / 2.0].map(hundredths));
                lines.entry(id).or_insert_with(|| line(name, sample, &usages[id], brought));
            }
        }
    }
    let (Provenance { command, commit }, Terms { bot, seed, .. }) = (provenance, terms);
    let head = [
        ("command", json!(command)),
        ("commit", json!(commit)),
        ("bot", json!(bot)),
        ("games", json!(extent.games)),
        ("seed", json!(seed)),
    ];
    let head = head.iter().fold(String::new(), |mut text, (key, value)| {
        let _ = writeln!(text, "  \"{key}\": {value},");
        text
    });
    let lines: Vec<String> = lines.iter().map(|(id, line)| format!("    \"{id}\": {line}")).collect();
    format!("{{\n{head}  \"components\": {{\n{}\n  }}\n}}\n", lines.join(",\n"))
}

fn line(name: &str, sample: &Sample, usage: &Usage, brought: Option<[f64; 2]>) -> Value {
    // Rounded as the report is, which writes a half the other way than `round`.
    let percent = |share: f64| as_written(&format!("{:.0}", 100.0 * share)) as i64;
    let [winners, others] = usage.by_winners_and_others();
    json!({
        "with": name,
        "dealt": percent(f64::from(usage.dealt) / sample.games.len().max(1) as f64),
        "used": percent(f64::from(usage.games) / f64::from(usage.dealt.max(1))),
        "times": as_written(&format!("{:.1}", usage.uses_a_game())),
        "winners": percent(winners),
        "others": percent(others),
        "brought": brought,
    })
}

fn hundredths(number: f64) -> f64 {
    as_written(&format!("{number:.2}"))
}

/// The number that a text shows.
fn as_written(text: &str) -> f64 {
    text.parse().unwrap_or_default()
}
