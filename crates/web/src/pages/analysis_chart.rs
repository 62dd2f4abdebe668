//! The course of a game as a picture: everybody's chance to win, or expected points where nobody else plays.

use crate::analysing::AnyPlan;
use crate::board::Arms;
use crate::speech::Voice;
use ::analysis::{Analysis, EventKind, Measure, amount, percent};
use maud::{Markup, html};
use tabletop::Seat;
use words::{Arg, phrase};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 56.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 28.0;

/// How each seat's line is broken, so that lines differ without color.
const DASHES: [&str; 5] = ["", "7 4", "2 3", "10 3 2 3", "14 4"];

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
        LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / self.steps as f64
    }

    fn y(&self, value: f64) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value.max(0.0) / self.most
    }

    fn path(&self, line: &[(usize, f64)]) -> String {
        let corner = |(step, value): &(usize, f64)| format!("{:.1},{:.1}", self.x(*step), self.y(*value));
        line.iter().map(corner).collect::<Vec<_>>().join(" ")
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
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(summary(&lines, plan, &chapters, voice)) {
                @for mark in marks {
                    line .grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(lines.y(mark)) y2=(lines.y(mark)) {}
                    text .tick .value x=(LEFT - 6.0) y=(lines.y(mark) + 4.0) { (lines.said(mark, voice)) }
                }
                @for (chapter, step) in &chapters {
                    @if *chapter > 0 {
                        line .grid x1=(lines.x(*step)) x2=(lines.x(*step)) y1=(TOP) y2=(HEIGHT - BOTTOM) {}
                        text .tick x=(lines.x(*step) + 4.0) y=(HEIGHT - 8.0) { (chapter) }
                    }
                }
                @for (seat, (line, arms)) in lines.of.iter().zip(arms).enumerate() {
                    g .line .(arms.class) {
                        polyline points=(lines.path(line)) stroke-dasharray=(DASHES[seat % DASHES.len()]) {}
                        @if let Some((step, value)) = line.last() { circle cx=(lines.x(*step)) cy=(lines.y(*value)) r="3.4" {} }
                    }
                }
                @for (seat, height) in label_heights(&lines) {
                    text .label x=(WIDTH - RIGHT + 10.0) y=(height + 4.0) { (arms[seat].letter) }
                }
            }
            figcaption { (voice.text(&about)) }
        }
    }
}

/// Where the lines' labels stand, moved apart where lines end close together.
fn label_heights(lines: &Lines) -> Vec<(usize, f64)> {
    let end =
        |(seat, line): (usize, &Vec<(usize, f64)>)| (seat, lines.y(line.last().map_or(0.0, |last| last.1)));
    let mut labels: Vec<(usize, f64)> = lines.of.iter().enumerate().map(end).collect();
    labels.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut last = f64::MIN;
    for (_, height) in &mut labels {
        *height = height.max(last + 14.0);
        last = *height;
    }
    labels
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
