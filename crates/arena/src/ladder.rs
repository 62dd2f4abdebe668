//! The ladder as a picture: ratings (or results) with intervals on the left, points by source on the right.

use crate::estimate::Estimate;
use crate::report::{BotReport, Report};
use std::fmt::Write as _;
use tabletop::{Phrase, phrase};

const ROW: f64 = 46.0;
const TOP: f64 = 96.0;
const NAMES: f64 = 24.0;
const LEFT: (f64, f64) = (190.0, 520.0);
const RIGHT: (f64, f64) = (570.0, 900.0);
const WIDTH: f64 = 936.0;
const LEGEND_ROW: f64 = 20.0;
const INK: &str = "#2b2622";
const FAINT: &str = "#c9bfae";
const PAPER: &str = "#fbf7ee";
const DOT: &str = "#8c2f24";
/// Colors that stay apart for the color-blind; each source is named in the legend and in the bar's tooltip.
const COLORS: [&str; 12] = [
    "#b5452c", "#e0b040", "#3f6f9f", "#6f9f6a", "#7d5a93", "#c98a5b", "#5aa6a6", "#a3a13a", "#95526b",
    "#46598c", "#8a8378", "#d48fa0",
];

pub(super) fn draw(report: &Report) -> String {
    let mut bots: Vec<&BotReport> = report.bots.iter().collect();
    bots.sort_by(|a, b| rating(b).value.total_cmp(&rating(a).value));
    let sources: Vec<&str> =
        report.bots.first().map_or(Vec::new(), |bot| bot.sources.iter().map(|s| s.source.as_str()).collect());
    let bottom = TOP + ROW * bots.len() as f64;
    let legend_rows = sources.len().div_ceil(3) as f64;
    let height = bottom + 62.0 + LEGEND_ROW * legend_rows;
    let mut svg = Svg::new(WIDTH, height);
    let say = |phrase: Phrase| report.language.text(&phrase);
    let title = phrase!(
        "arena-title",
        game = report.game.clone(),
        players = report.players,
        games = report.games,
        seed = report.seed.to_string()
    );
    svg.text(NAMES, 34.0, "start", 18, INK, &say(title));
    let is_alone = report.bots.iter().any(|bot| bot.result.is_some());
    let heading = if is_alone { phrase!("arena-mean-result") } else { phrase!("arena-rating") };
    svg.text(LEFT.0, 66.0, "start", 13, INK, &say(heading));
    svg.text(RIGHT.0, 66.0, "start", 13, INK, &say(phrase!("arena-sources")));
    let ratings = Axis::over(bots.iter().flat_map(|bot| [rating(bot).low, rating(bot).high]), LEFT);
    let points = Axis::over(bots.iter().flat_map(|bot| [0.0, gains(bot), losses(bot)]), RIGHT);
    svg.axis(report, &ratings, TOP - 14.0, bottom);
    svg.axis(report, &points, TOP - 14.0, bottom);
    for (i, bot) in bots.iter().enumerate() {
        let y = TOP + ROW * (i as f64 + 0.5);
        svg.text(NAMES, y + 5.0, "start", 14, INK, &shortened(&bot.name));
        svg.estimate(&ratings, y, &rating(bot));
        svg.bar(report, &points, y, bot, &sources);
    }
    for (i, source) in sources.iter().enumerate() {
        let x = NAMES + (i % 3) as f64 * 300.0;
        let y = bottom + 52.0 + LEGEND_ROW * (i / 3) as f64;
        svg.rect(x, y - 10.0, 12.0, 12.0, color(i), source);
        svg.text(x + 18.0, y, "start", 12, INK, source);
    }
    svg.close()
}

fn rating(bot: &BotReport) -> Estimate {
    bot.elo.or(bot.result).unwrap_or(bot.vp)
}

fn gains(bot: &BotReport) -> f64 {
    bot.sources.iter().map(|source| source.vp.max(0.0)).sum()
}

fn losses(bot: &BotReport) -> f64 {
    bot.sources.iter().map(|source| source.vp.min(0.0)).sum()
}

fn color(source: usize) -> &'static str {
    COLORS[source % COLORS.len()]
}

fn shortened(name: &str) -> String {
    let mut short: String = name.chars().take(20).collect();
    if short.len() < name.len() {
        short.push('…');
    }
    short
}

/// Numbers along a line.
struct Axis {
    from: f64,
    step: f64,
    steps: usize,
    place: (f64, f64),
}

impl Axis {
    /// An axis with round numbers that has room for all of these.
    fn over(numbers: impl Iterator<Item = f64>, place: (f64, f64)) -> Axis {
        let (low, high) = numbers
            .filter(|number| number.is_finite())
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), n| (low.min(n), high.max(n)));
        let (low, high) = if low < high { (low, high) } else { (-1.0, 1.0) };
        let raw = (high - low) / 4.0;
        let power = 10_f64.powf(raw.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|n| n * power).into_iter().find(|step| *step >= raw);
        let step = step.unwrap_or(raw);
        let from = (low / step).floor() * step;
        let steps = ((high - from) / step).ceil().max(1.0) as usize;
        Axis { from, step, steps, place }
    }

    fn at(&self, number: f64) -> f64 {
        let share = (number - self.from) / (self.step * self.steps as f64);
        self.place.0 + share * (self.place.1 - self.place.0)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        (0..=self.steps).map(|i| self.from + self.step * i as f64)
    }
}

struct Svg(String);

impl Svg {
    fn new(width: f64, height: f64) -> Svg {
        let mut svg = Svg(String::new());
        svg.line(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="Georgia, 'DejaVu Serif', serif">"#
        ));
        svg.line(format_args!(r#"<rect width="{width}" height="{height}" fill="{PAPER}"/>"#));
        svg
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(line);
        self.0.push('\n');
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, size: u32, color: &str, text: &str) {
        let text = escape(text);
        self.line(format_args!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size}" fill="{color}">{text}</text>"#
        ));
    }

    fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, color: &str, tooltip: &str) {
        let tooltip = escape(tooltip);
        self.line(format_args!(
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{color}"><title>{tooltip}</title></rect>"#
        ));
    }

    fn axis(&mut self, report: &Report, axis: &Axis, top: f64, bottom: f64) {
        for mark in axis.marks() {
            let x = axis.at(mark);
            let color = if mark == 0.0 { INK } else { FAINT };
            self.line(format_args!(
                r#"<line x1="{x:.1}" y1="{top:.1}" x2="{x:.1}" y2="{bottom:.1}" stroke="{color}" stroke-width="1"/>"#
            ));
            let digits = if axis.step < 1.0 { 1 } else { 0 };
            self.text(x, bottom + 18.0, "middle", 12, INK, &report.decimal(mark, digits));
        }
    }

    fn estimate(&mut self, axis: &Axis, y: f64, estimate: &Estimate) {
        let (low, high, x) = (axis.at(estimate.low), axis.at(estimate.high), axis.at(estimate.value));
        for (x1, y1, x2, y2) in
            [(low, y, high, y), (low, y - 6.0, low, y + 6.0), (high, y - 6.0, high, y + 6.0)]
        {
            self.line(format_args!(
                r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{DOT}" stroke-width="2"/>"#
            ));
        }
        self.line(format_args!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="5.5" fill="{DOT}"/>"#));
        self.text(x, y - 11.0, "middle", 12, INK, &format!("{:.0}", estimate.value));
    }

    /// Gains to the right of zero, losses to the left.
    fn bar(&mut self, report: &Report, axis: &Axis, y: f64, bot: &BotReport, sources: &[&str]) {
        let (mut gained, mut lost) = (0.0, 0.0);
        for source in &bot.sources {
            let start = if source.vp >= 0.0 { &mut gained } else { &mut lost };
            let (a, b) = (axis.at(*start), axis.at(*start + source.vp));
            *start += source.vp;
            let i = sources.iter().position(|name| *name == source.source).unwrap_or(0);
            let (name, vp) = (source.source.clone(), report.decimal(source.vp, 1));
            let tooltip = report.language.text(&phrase!("arena-source", source = name, vp = vp));
            self.rect(a.min(b), y - 11.0, (b - a).abs(), 22.0, color(i), &tooltip);
        }
        let total = report.decimal(bot.vp.value, 1);
        self.text(axis.at(gained) + 6.0, y + 5.0, "start", 12, INK, &total);
    }

    fn close(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_round_numbers_and_room_for_all() {
        let axis = Axis::over([-37.0, 112.0].into_iter(), (0.0, 100.0));
        assert_eq!(axis.marks().collect::<Vec<_>>(), [-50.0, 0.0, 50.0, 100.0, 150.0]);
        assert!(axis.at(-37.0) > 0.0 && axis.at(112.0) < 100.0);
    }

    #[test]
    fn equal_numbers_still_have_an_axis() {
        assert!(Axis::over([3.0, 3.0].into_iter(), (0.0, 100.0)).at(0.0).is_finite());
    }

    #[test]
    fn names_cannot_break_the_picture() {
        assert_eq!(escape("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
