//! What a simulation found, for people and for machines.

use super::Simulation;
use super::tally::{Spread, Tally};
use crate::failure::Failure;
use crate::sheet::{self, decimal};
use protocol::games::Listed;
use serde_json::{Map, Value, json};
use std::io::Write;
use std::time::Duration;
use tabletop::{Arg, CompleteGame, Phrase, Seat, ToJson, phrase};
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
        plan: &Simulation,
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
            options: game.options().to_json_value(),
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
        let say = |phrase: Phrase| language.text(&phrase);
        let per_second = tally.decisions as f64 / self.seconds.max(1e-9);
        let summary = phrase!(
            "cli-sim-summary",
            games = count(tally.games),
            game = self.game.to_string(),
            seconds = decimal(language, self.seconds, 1),
            decisions = count(tally.decisions),
            choices = decimal(language, self.mean_choices(), 1),
            rate = decimal(language, per_second, 0),
        );
        writeln!(out, "{}", say(summary))?;
        writeln!(out, "{}\n", say(phrase!("cli-sim-laws", moments = count(tally.checked))))?;
        self.write_points(language, out)?;
        self.write_seats(language, out)?;
        write_counts(phrase!("cli-sim-decision"), &tally.decided, language, out)?;
        write_counts(phrase!("cli-sim-occurred"), &tally.occurred, language, out)?;
        let never = match self.never.is_empty() {
            true => phrase!("cli-sim-everything"),
            false => {
                phrase!("cli-sim-never", words = Arg::row(self.never.iter().map(|word| word.to_string())))
            }
        };
        writeln!(out, "{}", say(never))?;
        writeln!(out, "{}", say(phrase!("cli-sim-digest", digest = self.digest.clone())))?;
        Ok(())
    }

    fn write_points(&self, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
        let headings = [phrase!("cli-sim-source"), phrase!("cli-sim-mean"), phrase!("cli-sim-spread")];
        let mut table = headed(headings, language);
        for (source, spread) in self.points(language) {
            table.add_row([source].into_iter().chain(mean_and_spread(&spread, language)));
        }
        sheet::align_right(&mut table, 1..=2);
        Ok(writeln!(out, "{table}\n")?)
    }

    fn write_seats(&self, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
        let headings = [
            phrase!("cli-sim-seat"),
            phrase!("cli-sim-wins"),
            phrase!("cli-sim-share"),
            phrase!("cli-sim-mean-vp"),
            phrase!("cli-sim-spread"),
        ];
        let mut table = headed(headings, language);
        for ((name, wins), spread) in self.names.iter().zip(&self.tally.wins).zip(&self.tally.totals) {
            let share = 100.0 * *wins as f64 / self.tally.games.max(1) as f64;
            let share = format!("{} %", decimal(language, share, 1));
            let row = [name.to_string(), wins.to_string(), share];
            table.add_row(row.into_iter().chain(mean_and_spread(spread, language)));
        }
        sheet::align_right(&mut table, 1..=4);
        Ok(writeln!(out, "{table}\n")?)
    }
}

fn headed<const N: usize>(headings: [Phrase; N], language: Language) -> comfy_table::Table {
    let headings = headings.map(|heading| language.text(&heading));
    sheet::table(&headings.each_ref().map(String::as_str))
}

fn mean_and_spread(spread: &Spread, language: Language) -> [String; 2] {
    [decimal(language, spread.mean(), 2), format!("± {}", decimal(language, spread.deviation(), 2))]
}

/// A number that messages choose their words by.
fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn write_counts(
    heading: Phrase,
    counts: &super::tally::Counts,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut table = headed([heading, phrase!("cli-sim-times")], language);
    for (word, count) in counts {
        table.add_row([word.to_string(), count.to_string()]);
    }
    sheet::align_right(&mut table, [1]);
    Ok(writeln!(out, "{table}\n")?)
}
