//! Bots against each other: every seat order with the same dice, and what that says about their strength.

#![warn(missing_docs)]

mod deal;
mod estimate;
mod game;
mod ladder;
mod rating;
mod report;
mod schedule;

pub use deal::{Deal, Dealer};
pub use estimate::Estimate;
pub use report::{BotReport, Forfeit, Report, Source};

use bots::Budget;
use bots::Evaluate;
use bots::{BotError, by_name};
use game::{Played, play};
use schedule::Schedule;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tabletop::{CompleteGame, Phrase, phrase};
use words::Language;

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a, G: Evaluate> {
    /// The rules, options included.
    pub game: &'a G,
    /// The bots by name. Fewer than players: the last one fills the seats; more: every group of them meets.
    pub bots: &'a [String],
    /// At least how many games: deals are only played in all seat orders.
    pub games: u32,
    /// The same seed deals the same; with budgets of simulations everything else is the same too.
    pub seed: u64,
    /// How much thought a decision is worth, to bots that do not bring a budget of their own.
    pub budget: Budget,
    /// How long a program may take to answer; `None` for a patience that fits the budget.
    pub patience: Option<Duration>,
    /// How many games are played at once.
    pub threads: usize,
    /// In which words the report is written.
    pub language: Language,
}

/// Why there is no arena.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum ArenaError {
    /// No bot is named.
    NoBots,
    /// One of the bots cannot be made.
    Bot(#[from] BotError),
    /// So many bots meet in too many groups and orders.
    TooMany(usize, u8),
    /// The rules did not let a game come to its end: why.
    Unfinished(Phrase),
}

impl ArenaError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            ArenaError::NoBots => phrase!("arena-error-no-bots"),
            ArenaError::Bot(error) => error.phrase(),
            ArenaError::TooMany(bots, players) => {
                phrase!("arena-error-too-many", bots = *bots, players = *players)
            }
            ArenaError::Unfinished(reason) => phrase!("arena-error-unfinished", reason = reason.clone()),
        }
    }
}

/// Plays every deal in every seat order. `progress` hears how many games are done, of how many.
pub fn run<G: Evaluate + CompleteGame>(
    plan: &Match<'_, G>,
    progress: impl Fn(u32, u32) + Sync,
) -> Result<Report, ArenaError> {
    let schedule = Schedule::new(plan.bots, plan.game.players(), plan.games)?;
    for name in &schedule.names {
        by_name::<G>(name, 0)?;
    }
    let (next, done) = (AtomicUsize::new(0), AtomicU32::new(0));
    let played: Mutex<Vec<Option<Result<Played, ArenaError>>>> =
        Mutex::new((0..schedule.games()).map(|_| None).collect());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= schedule.games() {
                return;
            }
            let (deal, seating) = schedule.game(number);
            let result = play(plan, &schedule.names, seating, Deal::new(plan.seed, deal as u64));
            let is_failed = result.is_err();
            played.lock().unwrap_or_else(PoisonError::into_inner)[number] = Some(result);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, schedule.games() as u32);
            if is_failed {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..plan.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    let played = played.into_iter().flatten().collect::<Result<Vec<_>, _>>()?;
    Ok(Report::of(plan, &schedule, &played))
}
