//! A training from its first game to its last.

use crate::checkpoint::Checkpoint;
use crate::fit::Learner;
use crate::self_play::{Played, Sample, Style, play};
use bots::Evaluate;
use bots::value::{Inputs, Learned};
use std::collections::VecDeque;
use std::sync::Arc;
use tabletop::{Pending, Seat};

/// Games that are played by the same weights, before they are changed again.
const ROUND: u32 = 32;
/// One of so many games is held out: nothing is learned from it, it only tells how good the network is.
const HELD_OUT: u32 = 16;
/// Samples from which a step learns at once.
const BATCH: usize = 256;
/// Samples that are remembered.
const MEMORY: usize = 200_000;
/// How many games a line of the curve sums up.
const LINE: u32 = 1024;

/// How a network is trained.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Games to be played in all.
    pub games: u32,
    /// Everything random follows from it.
    pub seed: u64,
    /// How the games are played.
    pub style: Style,
    /// In how many games, the first, weights set by hand choose the moves.
    pub shown: u32,
    /// How large steps are at the beginning; they become smaller and smaller.
    pub rate: f32,
    /// How often a sample is learned from, on average.
    pub uses: f32,
    /// Over how many games, the last, weights are averaged; those that a few games have moved play worse.
    pub averaged: u32,
    /// How many games are played before the first step, after an interruption too: what is learned from few games is what
    /// those were like.
    pub pause: u32,
    /// How many games are played at once; this changes nothing but the time.
    pub threads: usize,
}

/// A training.
pub struct Session<'a, G> {
    rules: &'a [G],
    course: Course,
    /// Where it stands.
    pub checkpoint: Checkpoint,
    /// After how many games it was begun or went on, with nothing to remember.
    began: u32,
    memory: VecDeque<Sample>,
    rng: fastrand::Rng,
    held_out: Errors,
}

impl<'a, G: Evaluate> Session<'a, G> {
    /// Begins, or goes on from a checkpoint.
    pub fn new(rules: &'a [G], course: Course, checkpoint: Option<Checkpoint>) -> Session<'a, G> {
        let checkpoint = checkpoint.unwrap_or_else(|| {
            let inputs = count_inputs(&rules[0]);
            let learner = Learner::new(inputs, rules[0].judged_seats(), course.seed);
            Checkpoint { learner, games: 0, curve: Vec::new() }
        });
        let rng = fastrand::Rng::with_seed(course.seed ^ u64::from(checkpoint.games));
        let began = checkpoint.games;
        Session {
            rules,
            course,
            checkpoint,
            began,
            memory: VecDeque::new(),
            rng,
            held_out: Errors::default(),
        }
    }

    /// Whether all games were played.
    pub fn is_over(&self) -> bool {
        self.checkpoint.games >= self.course.games
    }

    /// Plays some games and learns from them.
    pub fn round(&mut self) {
        let first = self.checkpoint.games;
        let played = self.play_round(first);
        let mut fresh = 0;
        for (game, played) in (first..).zip(played) {
            if game % HELD_OUT == 0 {
                self.held_out.add(&played.course);
            } else {
                fresh += played.course.len() + played.thought.len();
                self.memory.extend(played.course);
                self.memory.extend(played.thought);
            }
        }
        self.checkpoint.games += ROUND;
        while self.memory.len() > MEMORY {
            self.memory.pop_front();
        }
        let is_pausing = self.checkpoint.games - self.began <= self.course.pause;
        let steps = if is_pausing { 0 } else { (fresh as f32 * self.course.uses / BATCH as f32) as usize };
        let rate = self.rate();
        for _ in 0..steps {
            let (memory, rng) = (&self.memory, &mut self.rng);
            let batch = (0..BATCH).map(|_| &memory[rng.usize(..memory.len())]);
            self.checkpoint.learner.step(batch, rate);
        }
        self.checkpoint.learner.average_in(ROUND as f32 / self.course.averaged.max(ROUND) as f32);
        if self.checkpoint.games / LINE > first / LINE {
            let line = format!("{} {}", self.checkpoint.games, self.held_out);
            self.checkpoint.curve.push(line);
            self.held_out = Errors::default();
        }
    }

    /// Steps become smaller toward the end.
    fn rate(&self) -> f32 {
        let done = self.checkpoint.games as f32 / self.course.games.max(1) as f32;
        self.course.rate * (0.02 + 0.98 * 0.5 * (1.0 + (std::f32::consts::PI * done.min(1.0)).cos()))
    }

    fn play_round(&self, first: u32) -> Vec<Played> {
        let network = &Arc::new(self.checkpoint.learner.network.clone());
        let one = |game: u32| {
            let rules = &self.rules[game as usize % self.rules.len()];
            let seed = self.course.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game.into());
            let is_shown = game < self.course.shown;
            // Values are those of somebody who plays as these games are played: much noise teaches to play for a careless
            // opponent. Some shows more of the game, so that no two games have the same.
            let noise = self.course.style.noise * (game % 8) as f32 / 4.0;
            play(rules, network, Style { is_shown, noise, ..self.course.style }, seed)
        };
        let threads = self.course.threads.max(1) as u32;
        if threads == 1 {
            return (first..first + ROUND).map(one).collect();
        }
        let mut played: Vec<Played> = (0..ROUND).map(|_| Played::default()).collect();
        let share = ROUND.div_ceil(threads);
        std::thread::scope(|scope| {
            for (chunk, begin) in played.chunks_mut(share as usize).zip((first..).step_by(share as usize)) {
                let one = &one;
                scope.spawn(move || chunk.iter_mut().zip(begin..).for_each(|(slot, game)| *slot = one(game)));
            }
        });
        played
    }
}

/// How many inputs a game's positions have.
fn count_inputs<G: Learned>(game: &G) -> usize {
    let mut cup = tabletop::Cup::new(tabletop::Seed::from_number(0));
    let mut state = game.start();
    while let Pending::Chance(awaited) = game.pending(&state) {
        if game.chance(&mut state, &cup.answer(awaited), None).is_err() {
            break;
        }
    }
    let mut inputs = Inputs::default();
    game.list_inputs(&state, Seat(0), &mut inputs);
    inputs.len()
}

/// How far the network was off in games that it did not learn from.
#[derive(Clone, Copy, Debug, Default)]
struct Errors {
    own: f64,
    worth: f64,
    samples: f64,
    points: f64,
}

impl Errors {
    fn add(&mut self, samples: &[Sample]) {
        for sample in samples {
            self.own += f64::from(sample.said.of[0] - sample.end.of[0]).powi(2);
            self.worth += f64::from(sample.said.worth() - sample.end.worth()).powi(2);
            self.points += f64::from(sample.end.of[0]);
            self.samples += 1.0;
        }
    }
}

impl std::fmt::Display for Errors {
    /// Root mean square errors of a seat's points and of its lead, and the mean points of a game.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mean = |sum: f64| sum / self.samples.max(1.0);
        write!(f, "{:.3} {:.3} {:.2}", mean(self.own).sqrt(), mean(self.worth).sqrt(), mean(self.points))
    }
}
