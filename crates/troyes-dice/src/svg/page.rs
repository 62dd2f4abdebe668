//! A page of SVG: the few shapes that the sheet is drawn with, and its colors.

use crate::color::Color;
use std::fmt::Write as _;

/// The page in quarters of a millimeter: A4, lying.
pub const WIDTH: f32 = 1188.0;
/// Its height.
pub const HEIGHT: f32 = 840.0;

/// Print, a dark brown.
pub const PRINT: &str = "#3b2f2a";
/// Fine lines of the print.
pub const FINE: &str = "#b9a894";
/// The paper.
pub const PAPER: &str = "#fffdf6";
/// What the player writes.
pub const INK: &str = "#1f3d8a";

/// The strong color of a district.
pub const fn strong(color: Color) -> &'static str {
    match color {
        Color::Red => "#b23a30",
        Color::Yellow => "#d79a1e",
        Color::White => "#8d8f9a",
    }
}

/// The pale color of a district.
pub const fn pale(color: Color) -> &'static str {
    match color {
        Color::Red => "#f8e3dc",
        Color::Yellow => "#fcf1d2",
        Color::White => "#f0f0f2",
    }
}

/// Collects shapes.
pub struct Page(String);

impl Page {
    /// An empty page with a title for those who cannot see it.
    pub fn new(title: &str) -> Page {
        let mut page = Page(String::new());
        page.raw(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"297mm\" height=\"210mm\" \
             viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"Georgia, 'DejaVu Serif', serif\" role=\"img\">\n\
             <title>{}</title>\n",
            escaped(title)
        ));
        page
    }

    /// The finished text.
    pub fn end(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    /// Anything, on a line of its own.
    pub fn raw(&mut self, shape: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(shape);
    }

    /// A rectangle with round corners.
    pub fn rect(
        &mut self,
        [x, y, width, height]: [f32; 4],
        radius: f32,
        fill: &str,
        stroke: &str,
        line: f32,
    ) {
        self.raw(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" fill=\"{fill}\" \
             stroke=\"{stroke}\" stroke-width=\"{line}\"/>\n"
        ));
    }

    /// A circle.
    pub fn circle(&mut self, [x, y]: [f32; 2], radius: f32, fill: &str, stroke: &str, line: f32) {
        self.raw(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{stroke}\" \
             stroke-width=\"{line}\"/>\n"
        ));
    }

    /// A path of its own making, moved to a point and scaled.
    pub fn path(&mut self, data: &str, [x, y]: [f32; 2], scale: f32, fill: &str, stroke: &str, line: f32) {
        self.raw(format_args!(
            "<path transform=\"translate({x} {y}) scale({scale})\" d=\"{data}\" fill=\"{fill}\" stroke=\"{stroke}\" \
             stroke-width=\"{line}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>\n"
        ));
    }

    /// A line of text around a point.
    pub fn text(&mut self, [x, y]: [f32; 2], size: f32, anchor: &str, fill: &str, text: &str) {
        self.raw(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{fill}\">{}</text>\n",
            escaped(text)
        ));
    }

    /// A line of bold text around a point.
    pub fn bold(&mut self, [x, y]: [f32; 2], size: f32, anchor: &str, fill: &str, text: &str) {
        self.raw(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"bold\" text-anchor=\"{anchor}\" \
             fill=\"{fill}\">{}</text>\n",
            escaped(text)
        ));
    }

    /// What the player writes by hand.
    pub fn handwriting(&mut self, [x, y]: [f32; 2], size: f32, text: &str) {
        self.raw(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"bold\" font-style=\"italic\" \
             text-anchor=\"middle\" fill=\"{INK}\">{}</text>\n",
            escaped(text)
        ));
    }

    /// A ring drawn around a point.
    pub fn ring(&mut self, [x, y]: [f32; 2], radius: f32, color: &str) {
        let (a, b) = (radius * 1.08, radius * 0.96);
        self.raw(format_args!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{a}\" ry=\"{b}\" transform=\"rotate(-18 {x} {y})\" fill=\"none\" \
             stroke=\"{color}\" stroke-width=\"2.6\"/>\n"
        ));
    }

    /// A cross drawn by hand over a point.
    pub fn cross(&mut self, at: [f32; 2], radius: f32) {
        let data = "M-1 -0.9C-0.4 -0.3 0.4 0.4 1 1M0.95 -1C0.3 -0.3 -0.4 0.3 -1 0.95";
        self.path(data, at, radius, "none", INK, 2.4 / radius);
    }
}

/// Text that may stand in XML: names come from outside, and characters that XML does not know are left out.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
            _ => safe.push(letter),
        }
    }
    safe
}
