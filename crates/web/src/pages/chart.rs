//! The course of a game as a picture: points of each seat over the rounds.

use crate::board::Arms;
use crate::played_game::Course;
use crate::speech::Voice;
use maud::{Markup, html};
use tabletop::Seat;
use words::{Arg, phrase};

const WIDTH: f32 = 380.0;
const HEIGHT: f32 = 150.0;
const LEFT: f32 = 34.0;
const RIGHT: f32 = 52.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 28.0;

/// How each seat's line is broken, so that lines differ without color.
const DASHES: [&str; 5] = ["", "7 4", "2 3", "10 3 2 3", "14 4"];

struct Scale {
    least: i32,
    most: i32,
    count: usize,
}

impl Scale {
    fn x(&self, place: usize) -> f32 {
        let steps = self.count.saturating_sub(1).max(1) as f32;
        LEFT + (WIDTH - LEFT - RIGHT) * place as f32 / steps
    }

    fn y(&self, points: i32) -> f32 {
        let span = (self.most - self.least).max(1) as f32;
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (points - self.least) as f32 / span
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
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(summary(course, voice)) {
                @for mark in scale.marks() {
                    line .grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(scale.y(mark)) y2=(scale.y(mark)) {}
                    text .tick .value x=(LEFT - 6.0) y=(scale.y(mark) + 4.0) { (mark) }
                }
                @for (place, (name, _)) in course.chapters.iter().enumerate() {
                    text .tick x=(scale.x(place)) y=(HEIGHT - 8.0) { (short(name)) }
                }
                @for (seat, (points, arms)) in course.points.iter().zip(arms).enumerate() {
                    g .line .(arms.class) {
                        polyline points=(path(&scale, points)) stroke-dasharray=(DASHES[seat % DASHES.len()]) {}
                        @for (place, vp) in points.iter().enumerate() {
                            circle cx=(scale.x(place)) cy=(scale.y(*vp)) r="3.4" {}
                        }
                    }
                }
                @for (seat, height) in label_heights(&scale, course) {
                    text .label x=(WIDTH - RIGHT + 10.0) y=(height + 4.0) {
                        (arms[seat].letter) " " (course.points[seat].last().copied().unwrap_or(0))
                    }
                }
            }
            figcaption { (voice.text(&phrase!("page-chart-about"))) }
        }
    }
}

fn path(scale: &Scale, points: &[i32]) -> String {
    let corner = |(place, vp): (usize, &i32)| format!("{:.1},{:.1}", scale.x(place), scale.y(*vp));
    points.iter().enumerate().map(corner).collect::<Vec<_>>().join(" ")
}

/// Where the lines' labels stand, moved apart where lines end close together.
fn label_heights(scale: &Scale, course: &Course) -> Vec<(usize, f32)> {
    let ends = course.points.iter().enumerate();
    let mut labels: Vec<(usize, f32)> =
        ends.map(|(seat, points)| (seat, scale.y(points.last().copied().unwrap_or(0)))).collect();
    labels.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut last = f32::MIN;
    for (_, height) in &mut labels {
        *height = height.max(last + 14.0);
        last = *height;
    }
    labels
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
