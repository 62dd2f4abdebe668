//! What a simulation found, for people and for machines.

use super::Plan;
use super::tally::{Spread, Tally};
use crate::failure::Failure;
use crate::games::Listed;
use crate::sheet;
use serde_json::{Map, Value, json};
use std::io::Write;
use std::time::Duration;
use tabletop::{CompleteGame, Seat, phrase};
use words::Language;

/// What a simulation found.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    game: &'static str,
    options: Value,
    names: Vec<&'static str>,
    seed: u64,
    threads: usize,
    seconds: f64,
    digest: String,
    never: Vec<&'static str>,
    tally: Tally,
}

fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn spread_json(spread: &Spread) -> Value {
    json!({"mean": rounded(spread.mean()), "spread": rounded(spread.deviation())})
}

impl Report {
    pub(super) fn new<G: CompleteGame>(
        game: &G,
        listed: &Listed,
        plan: &Plan,
        mut tally: Tally,
        digest: String,
        time: Duration,
    ) -> Report {
        let concerns = game.touchable_components();
        for concern in &concerns {
            tally.occurred.entry(concern).or_default();
        }
        let never = concerns.into_iter().filter(|concern| tally.occurred[concern] == 0).collect();
        Report {
            game: listed.name,
            options: serde_json::to_value(game.options()).unwrap_or_default(),
            names: (0..game.seats()).map(|seat| game.seat_name(Seat(seat))).collect(),
            seed: plan.seed,
            threads: plan.threads,
            seconds: time.as_secs_f64(),
            digest,
            never,
            tally,
        }
    }

    /// A hash of all results, the same for any number of threads.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// What was counted.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    fn mean_choices(&self) -> f64 {
        self.tally.offered as f64 / self.tally.decisions.max(1) as f64
    }

    /// Points by what each source is called, and all of them.
    fn points(&self, language: Language) -> impl Iterator<Item = (String, Spread)> {
        let rows = self.tally.rows.iter().map(move |(source, spread)| (language.text(source), *spread));
        rows.chain([(language.text(&phrase!("cli-total")), self.tally.total())])
    }

    /// One object with everything.
    pub fn to_json(&self, language: Language) -> Value {
        let tally = &self.tally;
        let vp: Map<String, Value> =
            self.points(language).map(|(source, spread)| (source, spread_json(&spread))).collect();
        let by_seat: Vec<Value> = tally.totals.iter().map(spread_json).collect();
        json!({
            "game": self.game,
            "options": self.options,
            "seats": self.names,
            "seed": self.seed,
            "threads": self.threads,
            "games": tally.games,
            "decisions": tally.decisions,
            "mean_choices": rounded(self.mean_choices()),
            "moments_checked": tally.checked,
            "seconds": rounded(self.seconds),
            "digest": self.digest,
            "vp": vp,
            "vp_by_seat": by_seat,
            "wins": tally.wins,
            "occurred": tally.occurred,
            "decided": tally.decided,
            "never": self.never,
        })
    }

    /// The summary as a person reads it.
    pub fn write(&self, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
        let tally = &self.tally;
        writeln!(
            out,
            "{} games of {} in {:.1} s: {} decisions among {:.1} choices on average, {:.0} decisions per second.",
            tally.games,
            self.game,
            self.seconds,
            tally.decisions,
            self.mean_choices(),
            tally.decisions as f64 / self.seconds.max(1e-9),
        )?;
        writeln!(out, "No law was broken; the slow ones were checked at {} moments.\n", tally.checked)?;
        self.write_points(language, out)?;
        self.write_seats(out)?;
        write_counts("Decision", &tally.decided, out)?;
        write_counts("What happened with", &tally.occurred, out)?;
        if self.never.is_empty() {
            writeln!(out, "Everything occurred.")?;
        } else {
            writeln!(out, "Never occurred: {}", self.never.join(", "))?;
        }
        writeln!(out, "Digest of all results: {}", self.digest)?;
        Ok(())
    }

    fn write_points(&self, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
        let mut table = sheet::table(&["VP by source", "mean", "spread"]);
        for (source, spread) in self.points(language) {
            table.add_row([source, format!("{:.2}", spread.mean()), format!("± {:.2}", spread.deviation())]);
        }
        sheet::align_right(&mut table, 1..=2);
        Ok(writeln!(out, "{table}\n")?)
    }

    fn write_seats(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut table = sheet::table(&["Seat", "wins", "share", "mean VP", "spread"]);
        for ((name, wins), spread) in self.names.iter().zip(&self.tally.wins).zip(&self.tally.totals) {
            let share = 100.0 * *wins as f64 / self.tally.games.max(1) as f64;
            table.add_row([
                name.to_string(),
                wins.to_string(),
                format!("{share:.1} %"),
                format!("{:.2}", spread.mean()),
                format!("± {:.2}", spread.deviation()),
            ]);
        }
        sheet::align_right(&mut table, 1..=4);
        Ok(writeln!(out, "{table}\n")?)
    }
}

fn write_counts(heading: &str, counts: &super::tally::Counts, out: &mut dyn Write) -> Result<(), Failure> {
    let mut table = sheet::table(&[heading, "times"]);
    for (word, count) in counts {
        table.add_row([word.to_string(), count.to_string()]);
    }
    sheet::align_right(&mut table, [1]);
    Ok(writeln!(out, "{table}\n")?)
}
