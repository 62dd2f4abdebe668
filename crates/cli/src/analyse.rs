//! `troyes analyse`: what every decision and every roll of a recorded game was worth.

mod report;

use crate::failure::Failure;
use analysis::{Analysis, Finding, Plan, Scope};
use bots::{Budget, Cancel};
use indicatif::{ProgressBar, ProgressStyle};
use protocol::games::{self, AnyGame, ForGame, Listed};
use protocol::language::{called, names};
use report::Report;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tabletop::{Phrase, Record, Seat, Table, phrase};
use words::Language;

/// How a record is analysed.
#[derive(Clone, Debug)]
pub struct AnalyseArgs {
    /// How much thought each decision is given.
    pub budget: Budget,
    /// The seat for which it is told, by its word or by its player's name: as it saw the table.
    pub seat: Option<String>,
    /// Whether all cards are open.
    pub open: bool,
    /// How many decisions are examined at once.
    pub threads: usize,
    /// The language of the report.
    pub language: Language,
}

/// An analysis with what people read of it.
pub struct Analysed {
    analysis: Analysis,
    names: Vec<String>,
    sentences: Vec<String>,
    report: String,
}

/// Analyses a record, with a progress bar on a terminal.
pub fn analyse(record: &Record, args: &AnalyseArgs) -> Result<Analysed, Failure> {
    games::with(&record.head.game, Run { record, args })?
}

struct Run<'a> {
    record: &'a Record,
    args: &'a AnalyseArgs,
}

impl ForGame for Run<'_> {
    type Output = Result<Analysed, Failure>;

    fn run<G: AnyGame>(self, _: &'static Listed) -> Self::Output {
        let Run { record, args } = self;
        let table = Table::<G>::replay(record, |_, _| {})?;
        let names = names(table.game(), &record.head);
        let eye = args.seat.as_deref().map(|wanted| seat_of(table.game(), wanted, &names)).transpose()?;
        let plan = Plan::new(&table, Scope { open: args.open, eye });
        let analysis = plan.account(examine(&plan, args), args.budget);
        let called = called(args.language, table.game(), &names);
        let report = Report { plan: &plan, analysis: &analysis, called: &called, language: args.language };
        let (sentences, report) = (report.sentences(), report.to_string());
        Ok(Analysed { analysis, names, sentences, report })
    }
}

/// A seat by its word or by its player's name.
fn seat_of<G: AnyGame>(game: &G, wanted: &str, names: &[String]) -> Result<Seat, Failure> {
    let is_meant = |seat: &Seat| game.seat_name(*seat) == wanted || names[seat.index()] == wanted;
    let players = (0..game.players()).map(Seat);
    let words: Vec<&str> = players.clone().map(|seat| game.seat_name(seat)).collect();
    let named = names.iter().map(String::as_str).filter(|name| !words.contains(name));
    let unknown = || Failure::unknown("seat", wanted, words.iter().copied().chain(named));
    players.into_iter().find(is_meant).ok_or_else(unknown)
}

/// Examines every decision, several at once.
fn examine<G: AnyGame>(plan: &Plan<G>, args: &AnalyseArgs) -> Vec<Finding> {
    let questions: Vec<usize> = plan.questions().collect();
    let bar = ProgressBar::new(questions.len() as u64).with_style(
        ProgressStyle::with_template(&args.language.text(&phrase!("analysis-progress-bar")))
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..args.threads.max(1) {
            scope.spawn(|| {
                while let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let finding = plan.examine(*question, args.budget, &Cancel::default());
                    bar.inc(1);
                    found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).extend(finding);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    found.sort_by_key(|finding: &Finding| finding.step);
    found
}

impl Analysed {
    /// Writes it as a person reads it.
    pub fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", self.report)?)
    }

    /// Everything, as a machine reads it.
    pub fn to_json(&self) -> Value {
        let mut value = serde_json::to_value(&self.analysis).unwrap_or_default();
        value["names"] = json!(self.names);
        value["summary"] = json!(self.sentences);
        value
    }
}

/// A phrase said to people, beginning with a capital.
fn said(language: Language, phrase: &Phrase, called: &[String]) -> String {
    language.say(phrase, called).capitalized().to_string()
}
