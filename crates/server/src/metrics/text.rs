//! The text that Prometheus reads. A library for it would bring a registry and types for labels; all that is needed here
//! is how lines are written.

use super::Histogram;
use std::fmt::Write;

/// A text that grows by families of numbers.
#[derive(Default)]
pub struct Text(String);

impl Text {
    /// The kind of content that it is.
    pub const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

    /// The whole text.
    pub fn finish(self) -> String {
        self.0
    }

    /// What the numbers after this are called, of which kind they are and what they say.
    pub fn family(&mut self, name: &str, kind: &str, help: &str) {
        self.line(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}"));
    }

    /// A number that only grows.
    pub fn counter(&mut self, name: &str, help: &str, value: f64) {
        self.family(name, "counter", help);
        self.line(format_args!("{name} {value}"));
    }

    /// A number that goes up and down.
    pub fn gauge(&mut self, name: &str, help: &str, value: f64) {
        self.family(name, "gauge", help);
        self.line(format_args!("{name} {value}"));
    }

    /// One of a family, told from the others by a label.
    pub fn labelled(&mut self, name: &str, (label, which): (&str, &str), value: f64) {
        let which = which.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        self.line(format_args!("{name}{{{label}=\"{which}\"}} {value}"));
    }

    /// How long some kinds of things took.
    pub fn histograms(&mut self, name: &str, help: &str, label: &str, all: &[(&str, &Histogram)]) {
        self.family(name, "histogram", help);
        for (which, histogram) in all {
            for (most, count) in histogram.steps() {
                self.line(format_args!("{name}_bucket{{{label}=\"{which}\",le=\"{most}\"}} {count}"));
            }
            let (count, seconds) = (histogram.count(), histogram.seconds());
            self.line(format_args!("{name}_bucket{{{label}=\"{which}\",le=\"+Inf\"}} {count}"));
            self.line(format_args!("{name}_sum{{{label}=\"{which}\"}} {seconds}"));
            self.line(format_args!("{name}_count{{{label}=\"{which}\"}} {count}"));
        }
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // A text takes whatever is written into it.
        let _ = writeln!(self.0, "{line}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_cannot_break_out_of_its_quotes() {
        let mut text = Text::default();
        text.labelled("a", ("b", "c\"} 1\nd\\"), 2.0);
        assert_eq!(text.finish(), "a{b=\"c\\\"} 1\\nd\\\\\"} 2\n");
    }
}
