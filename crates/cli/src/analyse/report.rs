//! An analysis as a person reads it.

use super::said;
use crate::lines::wrapped;
use crate::sheet;
use analysis::{Analysis, Event, EventKind, Grade, Judged, Measure, Plan, SeatAccount, amount, percent};
use protocol::games::AnyGame;
use std::fmt;
use tabletop::{Phrase, Seat, phrase};
use words::Language;

/// What of an account is shown in a row.
type Part = (fn() -> Phrase, fn(&SeatAccount) -> Measure);

const PARTS: [Part; 5] = [
    (|| phrase!("analysis-row-start"), |seat| seat.start),
    (|| phrase!("analysis-row-luck"), |seat| seat.luck),
    (|| phrase!("analysis-row-own"), |seat| seat.own),
    (|| phrase!("analysis-row-others"), |seat| seat.others),
    (|| phrase!("analysis-row-result"), |seat| seat.result),
];

/// An analysis, to be shown.
pub struct Report<'a, G: AnyGame> {
    pub plan: &'a Plan<G>,
    pub analysis: &'a Analysis,
    /// What sentences call everybody.
    pub called: &'a [String],
    pub language: Language,
}

impl<G: AnyGame> Report<'_, G> {
    fn say(&self, phrase: &Phrase) -> String {
        said(self.language, phrase, self.called)
    }

    /// The seats that are told of.
    fn seats(&self) -> impl Iterator<Item = &SeatAccount> {
        let eye = self.analysis.eye;
        self.analysis
            .seats
            .iter()
            .filter(move |seat| seat.decisions > 0 && eye.is_none_or(|eye| eye == seat.seat))
    }

    /// One sentence for each seat.
    pub fn sentences(&self) -> Vec<String> {
        let you = self.analysis.eye.is_some();
        self.seats().map(|seat| self.say(&seat.sentence(self.plan.game(), you))).collect()
    }

    /// Where the result came from.
    fn account(&self) -> String {
        let mut headings = vec![String::new()];
        for seat in &self.analysis.seats {
            headings.push(self.called[seat.seat.index()].clone());
            headings.push(self.language.text(&phrase!("analysis-column-win")));
        }
        let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
        let mut table = sheet::table(&headings);
        for (row, (name, part)) in PARTS.into_iter().enumerate() {
            let is_change = (1..4).contains(&row);
            let cells = self.analysis.seats.iter().flat_map(|seat| self.cells(part(seat), is_change));
            table.add_row([self.language.text(&name())].into_iter().chain(cells));
        }
        sheet::align_right(&mut table, 1..=2 * self.analysis.seats.len());
        table.to_string()
    }

    fn cells(&self, measure: Measure, is_change: bool) -> [String; 2] {
        let sign = |number: f64| if is_change && number >= 0.0 { "+" } else { "" };
        let points = format!("{}{}", sign(measure.points), sheet::decimal(self.language, measure.points, 1));
        let win = measure
            .win
            .map_or(String::new(), |win| format!("{}{}", sign(win), self.language.text(&percent(win))));
        [points, win]
    }

    /// Every decision that was graded.
    fn decisions(&self) -> String {
        let headings = [
            phrase!("analysis-column-when"),
            phrase!("analysis-column-who"),
            phrase!("analysis-column-move"),
            phrase!("analysis-column-grade"),
            phrase!("analysis-column-loss"),
        ];
        let headings = headings.map(|heading| self.language.text(&heading));
        let mut table = sheet::table(&headings.each_ref().map(String::as_str));
        for event in &self.analysis.events {
            let EventKind::Decision { seat, judged: Some(judged) } = &event.kind else { continue };
            table.add_row([
                self.language.text(&self.plan.game().chapter_name(event.chapter)),
                self.called[seat.index()].clone(),
                self.move_of(event, *seat, judged, judged.played),
                self.language.text(&grade(judged.grade)),
                self.loss(judged),
            ]);
        }
        sheet::align_right(&mut table, [4]);
        table.to_string()
    }

    fn loss(&self, judged: &Judged) -> String {
        match judged.played {
            0 => String::new(),
            _ => self.language.text(&phrase!(
                "analysis-loss",
                loss = amount(judged.loss),
                error = amount(judged.error)
            )),
        }
    }

    /// A move, said in words.
    fn move_of(&self, event: &Event, seat: Seat, judged: &Judged, which: usize) -> String {
        let choices = &judged.moves[which].choices;
        let steps = self.plan.steps(event.step, seat, choices);
        steps.map_or_else(|| choices.join(", "), |steps| self.say(&steps))
    }

    fn key_moments(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in self.seats().filter(|seat| !seat.key_moments.is_empty()) {
            writeln!(f, "\n{}", self.say(&phrase!("analysis-key-moments", who = seat.seat)))?;
            for place in &seat.key_moments {
                self.key_moment(&self.analysis.events[*place], f)?;
            }
        }
        Ok(())
    }

    fn key_moment(&self, event: &Event, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EventKind::Decision { judged: Some(judged), .. } = &event.kind else { return Ok(()) };
        let Some(lesson) = self.plan.lesson(event) else { return Ok(()) };
        let head = phrase!(
            "analysis-key-moment",
            chapter = self.plan.game().chapter_name(event.chapter),
            step = event.step,
            grade = grade(judged.grade),
            loss = amount(judged.loss)
        );
        writeln!(f, "\n{}", wrapped(&format!("- {}", self.say(&head)), 2))?;
        let sentences = |reasons: &[Phrase]| {
            let reasons = reasons.iter().cloned();
            reasons
                .reduce(|one, next| phrase!("analysis-reasons", one = one, next = next))
                .unwrap_or_default()
        };
        let played = phrase!("analysis-played", reasons = sentences(&lesson.played));
        let best = phrase!("analysis-better", reasons = sentences(&lesson.best));
        let said = [played, best].map(|said| wrapped(&format!("  {}", self.say(&said)), 4));
        writeln!(f, "{}\n{}", said[0], said[1])
    }
}

/// What a grade is called.
fn grade(grade: Grade) -> Phrase {
    phrase!("analysis-grade", grade = grade.word())
}

impl<G: AnyGame> fmt::Display for Report<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n", self.decisions())?;
        writeln!(f, "{}", self.account())?;
        self.key_moments(f)?;
        writeln!(f)?;
        for sentence in self.sentences() {
            writeln!(f, "{}", wrapped(&sentence, 2))?;
        }
        let known = if self.analysis.open { "open" } else { "own" };
        let how = self.say(&phrase!("analysis-how", budget = self.analysis.budget.clone(), known = known));
        write!(f, "{}", wrapped(&how, 2))
    }
}
