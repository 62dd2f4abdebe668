//! The course of a game as a picture: everybody's chance to win, or expected points where nobody else plays.

use super::chart_frame::ChartFrame;
use crate::analysing::AnyPlan;
use crate::board::Arms;
use crate::speech::Voice;
use ::analysis::{Analysis, EventKind, Measure, amount, percent};
use maud::{Markup, html};
use tabletop::Seat;
use words::{Arg, phrase};

const FRAME: ChartFrame = ChartFrame { width: 640.0, height: 220.0, left: 44.0, right: 56.0 };

/// Everybody's line: at which step, how much.
struct Lines {
    of: Vec<Vec<(usize, f64)>>,
    is_win: bool,
    most: f64,
    steps: usize,
}

impl Lines {
    fn new(plan: &dyn AnyPlan, analysis: &Analysis) -> Lines {
        let is_win = analysis.seats.iter().all(|seat| seat.result.win.is_some());
        let value = |measure: &Measure| measure.win.filter(|_| is_win).unwrap_or(measure.points);
        let mut of: Vec<Vec<(usize, f64)>> =
            analysis.seats.iter().map(|seat| vec![(0, value(&seat.start))]).collect();
        for event in &analysis.events {
            let EventKind::Decision { seat, judged: Some(judged) } = &event.kind else { continue };
            // Where all choose at once, a decision says something of nobody but who takes it.
            for (place, measure) in judged.before.iter().enumerate() {
                let is_told = !plan.is_blind() || place == seat.index();
                if let Some(line) = of.get_mut(place).filter(|_| is_told) {
                    line.push((event.step, value(measure)));
                }
            }
        }
        for (line, seat) in of.iter_mut().zip(&analysis.seats) {
            line.push((analysis.steps, value(&seat.result)));
        }
        let most = of.iter().flatten().map(|(_, value)| *value).fold(1.0, f64::max);
        Lines { of, is_win, most: if is_win { 1.0 } else { most * 1.1 }, steps: analysis.steps.max(1) }
    }

    fn x(&self, step: usize) -> f64 {
        step as f64 / self.steps as f64
    }

    fn y(&self, value: f64) -> f64 {
        value.max(0.0) / self.most
    }

    fn corner(&self, (step, value): &(usize, f64)) -> (f64, f64) {
        (self.x(*step), self.y(*value))
    }

    fn said(&self, value: f64, voice: Voice<'_>) -> String {
        voice.text(&if self.is_win { percent(value) } else { amount(value) })
    }
}

/// The chart.
pub fn chart(plan: &dyn AnyPlan, analysis: &Analysis, voice: Voice<'_>, arms: &[Arms]) -> Markup {
    let lines = Lines::new(plan, analysis);
    let about =
        if lines.is_win { phrase!("page-analysis-chart-win") } else { phrase!("page-analysis-chart-points") };
    let marks = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| part * lines.most);
    let mut chapters: Vec<(u32, usize)> = Vec::new();
    for event in &analysis.events {
        if chapters.last().is_none_or(|(chapter, _)| *chapter != event.chapter) {
            chapters.push((event.chapter, event.step));
        }
    }
    html! {
        figure .chart .course {
            svg viewBox=(FRAME.view_box()) role="img" aria-label=(summary(&lines, plan, &chapters, voice)) {
                @for mark in marks { (FRAME.mark(lines.y(mark), &lines.said(mark, voice))) }
                @for (chapter, step) in chapters.iter().filter(|(chapter, _)| *chapter > 0) {
                    (FRAME.bar(lines.x(*step)))
                    (FRAME.below(lines.x(*step), 4.0, &chapter.to_string()))
                }
                @for (seat, (line, arms)) in lines.of.iter().zip(arms).enumerate() {
                    @let corners: Vec<(f64, f64)> = line.iter().map(|corner| lines.corner(corner)).collect();
                    g .line .(arms.class) { (FRAME.line(seat, &corners, &corners[corners.len().saturating_sub(1)..])) }
                }
                (FRAME.labels(lines.of.iter().zip(arms).map(|(line, arms)| {
                    (lines.y(line.last().map_or(0.0, |last| last.1)), html! { (arms.letter) })
                })))
            }
            figcaption { (voice.text(&about)) }
        }
    }
}

/// The same in words: how everybody stood at the beginning of each chapter and at the end.
fn summary(lines: &Lines, plan: &dyn AnyPlan, chapters: &[(u32, usize)], voice: Voice<'_>) -> String {
    let at = |line: &[(usize, f64)], step: usize| {
        let known = line.iter().rev().find(|(known, _)| *known <= step).or(line.first());
        lines.said(known.map_or(0.0, |known| known.1), voice)
    };
    let told = |(seat, line): (u8, &Vec<(usize, f64)>)| {
        let stands = chapters.iter().map(|(chapter, step)| {
            let chapter = voice.text(&plan.chapter_name(*chapter));
            voice.text(&phrase!("page-analysis-chart-at", chapter = chapter, value = at(line, *step)))
        });
        let stands = Arg::row(stands.chain([at(line, lines.steps)]));
        voice.text(&phrase!("page-analysis-chart-line", who = Seat(seat), stands = stands))
    };
    let told: Vec<String> = (0..).zip(&lines.of).map(told).collect();
    told.join(" ")
}
