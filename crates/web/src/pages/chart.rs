//! The course of a game as a picture: points of each seat over the rounds.

use super::chart_frame::ChartFrame;
use crate::board::Arms;
use crate::played_game::Course;
use crate::speech::Voice;
use maud::{Markup, html};
use tabletop::Seat;
use words::{Arg, phrase};

const FRAME: ChartFrame = ChartFrame { width: 380.0, height: 150.0, left: 34.0, right: 52.0 };

struct Scale {
    least: i32,
    most: i32,
    count: usize,
}

impl Scale {
    fn x(&self, place: usize) -> f64 {
        place as f64 / self.count.saturating_sub(1).max(1) as f64
    }

    fn y(&self, points: i32) -> f64 {
        f64::from(points - self.least) / f64::from((self.most - self.least).max(1))
    }

    /// About five round numbers.
    fn marks(&self) -> Vec<i32> {
        let rough = (self.most - self.least).max(1) / 4;
        let step =
            [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| *step >= rough).unwrap_or(1000);
        (self.least.div_euclid(step)..=self.most.div_euclid(step))
            .map(|i| i * step)
            .filter(|mark| (self.least..=self.most).contains(mark))
            .collect()
    }
}

/// The chart.
pub fn points(course: &Course, voice: Voice<'_>, arms: &[Arms]) -> Markup {
    let all = course.points.iter().flatten().copied();
    let scale = Scale {
        least: all.clone().min().unwrap_or(0).min(0),
        most: all.max().unwrap_or(1).max(1),
        count: course.chapters.len(),
    };
    html! {
        figure .chart {
            svg viewBox=(FRAME.view_box()) role="img" aria-label=(summary(course, voice)) {
                @for mark in scale.marks() { (FRAME.mark(scale.y(mark), &mark.to_string())) }
                @for (place, (name, _)) in course.chapters.iter().enumerate() { (FRAME.below(scale.x(place), 0.0, short(name))) }
                @for (seat, (points, arms)) in course.points.iter().zip(arms).enumerate() {
                    @let corners = corners(&scale, points);
                    g .line .(arms.class) { (FRAME.line(seat, &corners, &corners)) }
                }
                (FRAME.labels(course.points.iter().zip(arms).map(|(points, arms)| {
                    let last = points.last().copied().unwrap_or(0);
                    (scale.y(last), html! { (arms.letter) " " (last) })
                })))
            }
            figcaption { (voice.text(&phrase!("page-chart-about"))) }
        }
    }
}

fn corners(scale: &Scale, points: &[i32]) -> Vec<(f64, f64)> {
    points.iter().enumerate().map(|(place, vp)| (scale.x(place), scale.y(*vp))).collect()
}

/// The number of a round in its name, whatever the language; else the name.
fn short(name: &str) -> &str {
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    name.split_whitespace().find(is_number).unwrap_or(name)
}

fn summary(course: &Course, voice: Voice<'_>) -> String {
    let line = |(seat, points): (u8, &Vec<i32>)| {
        let points = Arg::Row(points.iter().copied().map(Arg::from).collect());
        voice.text(&phrase!("page-chart-line", who = Seat(seat), points = points))
    };
    let lines: Vec<String> = (0..).zip(&course.points).map(line).collect();
    voice.text(&phrase!("page-chart-summary", lines = lines.join(". ")))
}
