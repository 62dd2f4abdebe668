//! `troyes bench`: how fast random players play, on one thread.

use crate::failure::Failure;
use crate::sheet::{self, decimal};
use host::Racer;
use protocol::games::{self, ForGame, Listed, Setup, Wish};
use serde_json::{Value, json};
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use tabletop::{CompleteGame, Phrase, phrase};
use words::Language;

/// What is measured: a name, the game, its players and options.
struct Course {
    name: &'static str,
    game: &'static str,
    players: u8,
    options: &'static str,
}

const COURSES: &[Course] = &[
    Course { name: "troyes-4p", game: "troyes", players: 4, options: "" },
    Course { name: "troyes-2p", game: "troyes", players: 2, options: "" },
    Course { name: "troyes-4p-all", game: "troyes", players: 4, options: "all" },
    Course { name: "troyes-2p-all", game: "troyes", players: 2, options: "all" },
    Course { name: "kings-challenge", game: "kings-challenge", players: 1, options: "" },
    Course { name: "dice-1p", game: "dice", players: 1, options: "" },
    Course { name: "dice-4p-banquets", game: "dice", players: 4, options: "banquets" },
];

/// How often a state is copied to see what that costs.
const COPIES: u32 = 200_000;

/// What was measured for one course.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    name: &'static str,
    values: [(&'static str, f64); 6],
}

impl Measured {
    /// What whoever waits for the others is told.
    pub fn progress(&self) -> Phrase {
        let [(_, playouts), ..] = self.values;
        phrase!("cli-bench-measured", course = self.name.to_string(), playouts = playouts.round() as i64)
    }

    /// One object for each figure.
    pub fn to_json(&self) -> impl Iterator<Item = Value> {
        self.values.iter().map(|(metric, value)| {
            json!({"peer": "troyes", "game": self.name, "metric": metric, "value": (value * 100.0).round() / 100.0})
        })
    }
}

/// The names of all courses.
pub fn names() -> impl Iterator<Item = &'static str> {
    COURSES.iter().map(|course| course.name)
}

/// Measures the courses that are named, or all of them; `each` gets the figures as they come.
pub fn run(
    only: &[String],
    time: Duration,
    mut each: impl FnMut(&Measured) -> Result<(), Failure>,
) -> Result<(), Failure> {
    if let Some(unknown) = only.iter().find(|name| names().all(|known| known != *name)) {
        return Err(Failure::unknown("course", unknown, names()));
    }
    for course in
        COURSES.iter().filter(|course| only.is_empty() || only.iter().any(|name| name == course.name))
    {
        each(&games::with(course.game, Measure { course, time })??)?;
    }
    Ok(())
}

struct Measure<'a> {
    course: &'a Course,
    time: Duration,
}

impl ForGame for Measure<'_> {
    type Output = Result<Measured, Failure>;

    fn run<G: CompleteGame>(self, listed: &'static Listed) -> Self::Output {
        let Measure { course, time } = self;
        let wish = Wish::List(course.options.into());
        let setup = Setup { players: Some(course.players), wish, figures: None };
        let game: G = setup.rules(listed)?;
        let mut racer = Racer::new(&game);
        let begin = Instant::now();
        while begin.elapsed() < time {
            for _ in 0..16 {
                racer.play_game();
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        let (games, decisions) = (racer.games as f64, racer.decisions as f64);
        Ok(Measured {
            name: course.name,
            values: [
                ("playouts_per_s", games / seconds),
                ("decisions_per_s", decisions / seconds),
                ("decisions_per_game", decisions / games),
                ("mean_legal_moves", racer.offered as f64 / decisions.max(1.0)),
                ("clone_ns", clone_ns(&racer.last)),
                ("state_bytes", size_of::<G::State>() as f64),
            ],
        })
    }
}

fn clone_ns<S: Clone>(state: &S) -> f64 {
    let begin = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(state).clone());
    }
    begin.elapsed().as_nanos() as f64 / f64::from(COPIES)
}

/// What stands above the names of the courses and above each of their figures.
fn headings() -> [Phrase; 7] {
    [
        phrase!("cli-bench-course"),
        phrase!("cli-bench-playouts"),
        phrase!("cli-bench-decisions"),
        phrase!("cli-bench-decisions-per-game"),
        phrase!("cli-bench-choices"),
        phrase!("cli-bench-clone"),
        phrase!("cli-bench-state"),
    ]
}

/// Writes the figures of all courses as a table.
pub fn write(measured: &[Measured], language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let headings = headings().map(|heading| language.text(&heading));
    let mut table = sheet::table(&headings.each_ref().map(String::as_str));
    for course in measured {
        let values = course.values.iter().map(|(_, value)| match value {
            value if *value >= 1000.0 => decimal(language, *value, 0),
            value => decimal(language, *value, 1),
        });
        table.add_row([course.name.to_string()].into_iter().chain(values));
    }
    sheet::align_right(&mut table, 1..headings.len());
    Ok(writeln!(out, "{table}")?)
}
