//! An analysis as it is read in the terminal.

use super::{Analysing, joined};
use crate::ink::Ink;
use crate::playable::Playable;
use crate::scroll::{self, Paragraph};
use analysis::{
    Event, EventKind, Finding, Grade, Judged, Measure, SeatAccount, amount, grade, percent, signed,
};
use ratatui::Frame;
use tabletop::{Arg, Phrase, Seat, phrase};
use words::capitalized;

impl<G: Playable> Analysing<G> {
    /// Draws it so many lines after its beginning; how far it can be scrolled.
    pub fn draw(&self, frame: &mut Frame<'_>, ink: Ink, names: &[String], from: usize) -> usize {
        let title = ink.text(&phrase!("page-analysis-heading"));
        scroll::draw(frame, ink, &title, &self.paragraphs(ink, names), from)
    }

    fn paragraphs(&self, ink: Ink, names: &[String]) -> Vec<Paragraph> {
        let say = |phrase: &Phrase| capitalized(&ink.language().say(phrase, names).to_string());
        let paragraph =
            |heading: &Phrase, text: &Phrase| Paragraph { heading: say(heading), text: say(text) };
        let Some(whole) = &self.whole else {
            let costly = self.found.iter().rev().filter(|finding| grade(finding) > Grade::Fine);
            let progress = Paragraph { heading: say(&self.progress()), text: String::new() };
            return [progress]
                .into_iter()
                .chain(
                    costly.filter_map(|found| self.costly(found)).map(|(head, text)| paragraph(&head, &text)),
                )
                .collect();
        };
        let seats: Vec<&SeatAccount> = whole.seats.iter().filter(|seat| seat.decisions > 0).collect();
        let mut paragraphs = Vec::new();
        let mut note = |what: Phrase| paragraphs.push(Paragraph { heading: String::new(), text: say(&what) });
        if self.guided > 0 {
            note(phrase!("terminal-analysis-guided"));
        }
        if seats.is_empty() {
            note(phrase!("terminal-analysis-nothing"));
            return paragraphs;
        }
        for seat in &seats {
            let sentence = seat.sentence(self.plan.game(), whole.eye.is_some());
            paragraphs.push(paragraph(&sentence, &account(seat, whole.over)));
        }
        for seat in &seats {
            for event in seat.key_moments.iter().filter_map(|place| whole.events.get(*place)) {
                paragraphs.extend(self.key_moment(event).map(|(head, text)| paragraph(&head, &text)));
            }
        }
        let known = if whole.open { "open" } else { "own" };
        let how = phrase!("analysis-how", budget = whole.budget.clone(), known = known);
        paragraphs.push(paragraph(&phrase!("page-analysis-decisions"), &how));
        paragraphs.extend(whole.events.iter().filter_map(|event| {
            let (head, text) = self.decision(event)?;
            Some(paragraph(&head, &text))
        }));
        paragraphs
    }

    /// A decision that cost something, while others are still examined.
    fn costly(&self, finding: &Finding) -> Option<(Phrase, Phrase)> {
        let (seat, _) = self.decision_at(finding.step)?;
        let head = phrase!("terminal-analysis-at", step = finding.step, verdict = self.verdict(finding));
        Some((head, phrase!("analysis-better", reasons = self.reasons(seat, finding, 0))))
    }

    fn key_moment(&self, event: &Event) -> Option<(Phrase, Phrase)> {
        let EventKind::Decision { judged: Some(judged), .. } = &event.kind else { return None };
        let lesson = self.plan.lesson(event)?;
        let head = phrase!(
            "analysis-key-moment",
            chapter = self.plan.game().chapter_name(event.chapter),
            step = event.step,
            grade = phrase!("analysis-grade", grade = judged.grade.word()),
            loss = amount(judged.loss)
        );
        let played = phrase!("analysis-played", reasons = joined(lesson.played));
        let better = phrase!("analysis-better", reasons = joined(lesson.best));
        Some((head, phrase!("terminal-analysis-two", one = played, other = better)))
    }

    fn decision(&self, event: &Event) -> Option<(Phrase, Phrase)> {
        let EventKind::Decision { seat, judged: Some(judged) } = &event.kind else { return None };
        let head = phrase!(
            "terminal-analysis-decision",
            chapter = self.plan.game().chapter_name(event.chapter),
            step = event.step,
            who = *seat,
            verdict = verdict(judged)
        );
        Some((head, self.played(event, *seat, judged)))
    }

    fn played(&self, event: &Event, seat: Seat, judged: &Judged) -> Phrase {
        let steps = self.plan.steps(event.step, seat, &judged.moves[judged.played].choices);
        steps.unwrap_or(Phrase::NOTHING)
    }
}

fn verdict(judged: &Judged) -> Phrase {
    let grade = phrase!("analysis-grade", grade = judged.grade.word());
    match judged.played {
        0 => grade,
        _ => {
            let (loss, error) = (amount(judged.loss), amount(judged.error));
            phrase!("terminal-analysis-verdict", grade = grade, loss = loss, error = error)
        }
    }
}

/// Where a result came from, in a line.
fn account(seat: &SeatAccount, is_over: bool) -> Phrase {
    let whole = |name: Phrase, measure: Measure| (name, Arg::from(amount(measure.points)), measure.win);
    let change = |name: Phrase, measure: Measure| (name, signed(measure.points), None);
    let end = if is_over { phrase!("analysis-row-result") } else { phrase!("analysis-row-now") };
    let parts = [
        whole(phrase!("analysis-row-start"), seat.start),
        change(phrase!("analysis-row-luck"), seat.luck),
        change(phrase!("analysis-row-own"), seat.own),
        change(phrase!("analysis-row-others"), seat.others),
        whole(end, seat.result),
    ];
    let parts = parts.map(|(name, points, win)| match win {
        Some(win) => phrase!("terminal-analysis-part-win", name = name, points = points, win = percent(win)),
        None => phrase!("terminal-analysis-part", name = name, points = points),
    });
    phrase!("terminal-analysis-account", parts = Arg::row(parts))
}
