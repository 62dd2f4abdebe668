//! The frame of a chart: where its lines are, what stands at its side, and how lines differ without color.

use maud::{Markup, html};

/// How each seat's line is broken, so that lines differ without color.
const DASHES: [&str; 5] = ["", "7 4", "2 3", "10 3 2 3", "14 4"];
/// What is left above the lines, and below them for the names of rounds.
const TOP: f64 = 12.0;
const BOTTOM: f64 = 28.0;
/// How far the labels of two lines are apart.
const LABEL: f64 = 14.0;

/// The frame of a chart. Places in it are parts of its width and height, from the lower left corner.
pub struct ChartFrame {
    pub width: f64,
    pub height: f64,
    /// What is left for numbers at the left, and for labels at the right.
    pub left: f64,
    pub right: f64,
}

impl ChartFrame {
    /// The size, as a drawing says it.
    pub fn view_box(&self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }

    /// How far to the right a part of the width is.
    pub fn x(&self, part: f64) -> String {
        number(self.left + (self.width - self.left - self.right) * part)
    }

    /// How far down a part of the height is.
    pub fn y(&self, part: f64) -> String {
        number(self.down(part))
    }

    fn down(&self, part: f64) -> f64 {
        self.height - BOTTOM - (self.height - TOP - BOTTOM) * part
    }

    /// A line across with its number.
    pub fn mark(&self, part: f64, said: &str) -> Markup {
        html! {
            line .grid x1=(self.x(0.0)) x2=(self.x(1.0)) y1=(self.y(part)) y2=(self.y(part)) {}
            text .tick .value x=(number(self.left - 6.0)) y=(number(self.down(part) + 4.0)) { (said) }
        }
    }

    /// A line from the bottom to the top.
    pub fn bar(&self, part: f64) -> Markup {
        html! { line .grid x1=(self.x(part)) x2=(self.x(part)) y1=(self.y(1.0)) y2=(self.y(0.0)) {} }
    }

    /// What stands below the lines, so far beside its place.
    pub fn below(&self, part: f64, beside: f64, said: &str) -> Markup {
        let x = self.left + (self.width - self.left - self.right) * part + beside;
        html! { text .tick x=(number(x)) y=(number(self.height - 8.0)) { (said) } }
    }

    /// The line of a seat, with dots at some of its corners.
    pub fn line(&self, seat: usize, corners: &[(f64, f64)], dots: &[(f64, f64)]) -> Markup {
        let path: Vec<String> =
            corners.iter().map(|(x, y)| format!("{},{}", self.x(*x), self.y(*y))).collect();
        html! {
            polyline points=(path.join(" ")) stroke-dasharray=(DASHES[seat % DASHES.len()]) {}
            @for (x, y) in dots { circle cx=(self.x(*x)) cy=(self.y(*y)) r="3.4" {} }
        }
    }

    /// The labels of lines that end at these heights, moved apart where lines end close together.
    pub fn labels(&self, ends: impl IntoIterator<Item = (f64, Markup)>) -> Markup {
        let mut labels: Vec<(f64, Markup)> =
            ends.into_iter().map(|(part, said)| (self.down(part), said)).collect();
        labels.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut last = f64::MIN;
        for (height, _) in &mut labels {
            *height = height.max(last + LABEL);
            last = *height;
        }
        html! {
            @for (height, said) in labels {
                text .label x=(number(self.width - self.right + 10.0)) y=(number(height + 4.0)) { (said) }
            }
        }
    }
}

fn number(place: f64) -> String {
    format!("{place:.1}")
}
