//! Pictures of the report, as SVG.

use arena::Estimate;
use std::fmt::Write;

/// One line of a picture: what it is of, and a number with its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// What it is of.
    pub label: String,
    /// The number.
    pub value: Estimate,
}

const LEFT: f64 = 230.0;
const WIDTH: f64 = 760.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 44.0;
const LINE: f64 = 17.0;
const BOTTOM: f64 = 44.0;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Numbers that are easy to read, about eight from the least to the most.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let rough = (high - low).max(1e-9) / 8.0;
    let power = 10f64.powf(rough.log10().floor());
    let step =
        [1.0, 2.0, 5.0, 10.0].map(|by| by * power).into_iter().find(|step| *step >= rough).unwrap_or(rough);
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (first..=last).map(|tick| tick as f64 * step).collect()
}

/// Marks below each other with their intervals, on one scale. A line stands where nothing is gained or lost, or where
/// everybody would be alike.
pub fn intervals(title: &str, scale: &str, alike: f64, marks: &[Mark]) -> String {
    let all = || marks.iter().flat_map(|mark| [mark.value.low, mark.value.high]).chain([alike]);
    let (low, high) =
        all().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(x), high.max(x)));
    let room = 0.04 * (high - low).max(1e-6);
    let (low, high) = (low - room, high + room);
    let across = |x: f64| LEFT + (WIDTH - LEFT - RIGHT) * (x - low) / (high - low);
    let height = TOP + LINE * marks.len() as f64 + BOTTOM;
    let foot = height - BOTTOM + 4.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<title>{0}</title>\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"white\"/>\n\
         <text x=\"12\" y=\"22\" font-weight=\"bold\" font-size=\"14\">{0}</text>\n",
        escaped(title)
    );
    // Writing to a text does not fail.
    for tick in ticks(low, high) {
        let x = across(tick);
        let shown = if tick.abs() < 1e-9 { 0.0 } else { (tick * 100.0).round() / 100.0 };
        let _ = writeln!(svg, "<path d=\"M{x:.1} {TOP}V{foot:.1}\" stroke=\"#e4e4e4\"/>");
        let y = foot + 15.0;
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" fill=\"#444\">{shown}</text>"
        );
    }
    let x = across(alike);
    let _ = writeln!(svg, "<path d=\"M{x:.1} {TOP}V{foot:.1}\" stroke=\"#888\" stroke-dasharray=\"4 3\"/>");
    for (i, mark) in marks.iter().enumerate() {
        let y = TOP + LINE * (i as f64 + 0.5);
        let (x, from, to) = (across(mark.value.value), across(mark.value.low), across(mark.value.high));
        // What is surely on one side of the line is drawn in a color of its own.
        let color = match () {
            () if mark.value.low > alike => "#1f7a3d",
            () if mark.value.high < alike => "#b3261e",
            () => "#1f5fa8",
        };
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text><path d=\"M{from:.1} {y:.1}H{to:.1}\" \
             stroke=\"{color}\" stroke-width=\"2\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\" fill=\"{color}\"/>",
            LEFT - 10.0,
            y + 4.0,
            escaped(&mark.label)
        );
    }
    let (middle, y) = ((LEFT + WIDTH - RIGHT) / 2.0, height - 8.0);
    let _ = writeln!(
        svg,
        "<text x=\"{middle:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{}</text>\n</svg>",
        escaped(scale)
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_a_line_for_each_mark() {
        let mark = |label: &str, value| Mark { label: label.into(), value: Estimate::around(value, 0.5) };
        let svg = intervals(
            "Points <by> card",
            "points & more",
            0.0,
            &[mark("Monk", 2.0), mark("War & peace", -2.0)],
        );
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.contains("War &amp; peace") && svg.contains("&lt;by&gt;") && !svg.contains("NaN"));
        assert!(svg.contains("#1f7a3d") && svg.contains("#b3261e"));
    }

    #[test]
    fn an_empty_picture_is_a_picture() {
        let svg = intervals("Nothing", "points", 0.0, &[]);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && !svg.contains("NaN"));
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks(-1.2, 3.1), [-1.0, 0.0, 1.0, 2.0, 3.0]);
        assert_eq!(ticks(0.1, 0.42).first(), Some(&0.1));
    }
}
