//! Bots play, on all cores, and what they do is written down.

use crate::facts::{Fact, Facts};
use crate::plan::{Plan, StudyError};
use arena::Dealer;
use bots::{Bot, Budget, Clock, Evaluate, Seen, by_name, decide};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::ScopedJoinHandle;
use tabletop::{CompleteGame, Pending, Seat, Seats, Standing, Viewer};

/// Games are handed out in bundles of this size, whatever the number of threads.
const BUNDLE: u64 = 64;
/// No game of any kind takes as many steps; one that does will not end.
const MOST_STEPS: usize = 200_000;
/// For bots that do not bring a budget of their own. Counted, not timed, so that the same is decided everywhere.
const BUDGET: Budget = Budget::Simulations(100);

/// A game that bots play and that tells facts.
pub trait Studied: Evaluate + CompleteGame + Facts {}

impl<G: Evaluate + CompleteGame + Facts> Studied for G {}

/// One choice of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The chapter of the game.
    pub chapter: u8,
    /// Who chose.
    pub seat: Seat,
    /// The kind of decision.
    pub kind: &'static str,
    /// How many choices there were.
    pub choices: u16,
    /// The choice in the notation of records.
    pub choice: String,
    /// All of them, if they are wanted.
    pub offered: Option<Vec<String>>,
    /// The points that the seat would have ended with if the game had been over.
    pub vp: i32,
}

/// What is to be written down beside facts and results, which are always.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Every decision.
    pub decisions: bool,
    /// Everything that was offered at every decision.
    pub offered: bool,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its number in the plan.
    pub number: u64,
    /// How many choices were made.
    pub steps: u32,
    /// The last chapter.
    pub chapters: u8,
    /// The choices, if they are wanted.
    pub decisions: Vec<Decision>,
    /// What happened with which component.
    pub facts: Vec<Fact>,
    /// The score sheet.
    pub standing: Standing,
}

/// Plays one game of a plan.
pub fn play<G: Studied>(game: &G, plan: &Plan, number: u64, wanted: Wanted) -> Result<Played, StudyError> {
    let deal = plan.deal(number);
    let mut bots = Vec::new();
    for seat in 0..game.players() {
        bots.push(by_name::<G>(plan.bot(number, seat), deal.bot_seed(Seat(seat)))?);
    }
    let sitting = Sitting { game, wanted, bots, clock: Clock::new(BUDGET), dealer: Dealer::new(deal) };
    sitting.play(number)
}

struct Sitting<'a, G: Studied> {
    game: &'a G,
    wanted: Wanted,
    bots: Vec<Box<dyn Bot<G>>>,
    clock: Clock,
    dealer: Dealer,
}

impl<G: Studied> Sitting<'_, G> {
    fn play(mut self, number: u64) -> Result<Played, StudyError> {
        let (game, mut state) = (self.game, self.game.start());
        let (mut happenings, mut choices) = (Vec::new(), Vec::new());
        let (mut decisions, mut facts, mut steps) = (Vec::new(), Vec::new(), 0);
        for _ in 0..MOST_STEPS {
            happenings.clear();
            let chapter = game.chapter(&state) as u8;
            match game.pending(&state) {
                Pending::Over => {
                    let standing = game.standing(&state).ok_or(StudyError::Unfinished(number))?;
                    return Ok(Played { number, steps, chapters: chapter, decisions, facts, standing });
                }
                Pending::Chance(awaited) => {
                    let outcome = self.dealer.answer(game, &state, awaited);
                    game.chance(&mut state, &outcome, Some(&mut happenings))?;
                }
                Pending::Seats(asked) => {
                    let seat = first(asked).ok_or(StudyError::Unfinished(number))?;
                    game.choices(&state, seat, &mut choices);
                    let choice = self.choose(&state, seat, &choices);
                    if self.wanted.decisions {
                        decisions.push(self.told(&state, seat, &choices, choice));
                    }
                    steps += 1;
                    game.play(&mut state, seat, choice, Some(&mut happenings))?;
                }
            }
            // What a step brings belongs to the chapter that it leads to.
            let chapter = game.chapter(&state) as u8;
            happenings.iter().for_each(|happening| game.facts(chapter, happening, &mut facts));
        }
        Err(StudyError::Unfinished(number))
    }

    fn choose(&mut self, state: &G::State, seat: Seat, choices: &[G::Choice]) -> G::Choice {
        match choices {
            [only] => *only,
            choices => {
                let view = self.game.recall(state, Viewer::Seat(seat));
                let seen = Seen { game: self.game, seat, view: &view, choices };
                decide(self.bots[seat.index()].as_mut(), &seen, &mut self.clock)
            }
        }
    }

    fn told(&self, state: &G::State, seat: Seat, choices: &[G::Choice], choice: G::Choice) -> Decision {
        let game = self.game;
        let all = || choices.iter().map(|choice| game.write(*choice)).collect();
        Decision {
            chapter: game.chapter(state) as u8,
            seat,
            kind: game.question(state, seat).map_or("", |question| question.kind.into()),
            choices: choices.len().try_into().unwrap_or(u16::MAX),
            choice: game.write(choice),
            offered: self.wanted.offered.then(all),
            vp: game.vp(state, seat),
        }
    }
}

fn first(asked: Seats) -> Option<Seat> {
    asked.iter().next()
}

/// Plays all games of a plan. What `digest` makes of each bundle, on the thread that played it, `each` gets in order.
pub fn play_all<G: Studied, T: Send>(
    game: &G,
    plan: &Plan,
    wanted: Wanted,
    digest: impl Fn(Vec<Played>) -> Result<T, StudyError> + Sync,
    mut each: impl FnMut(T) -> Result<(), StudyError>,
) -> Result<(), StudyError> {
    let next = AtomicU64::new(0);
    let bundle = |games: Range<u64>| {
        digest(games.map(|game_number| play(game, plan, game_number, wanted)).collect::<Result<_, _>>()?)
    };
    let work = |results: SyncSender<_>| {
        loop {
            let first = next.fetch_add(BUNDLE, Ordering::Relaxed);
            if first >= plan.games {
                return;
            }
            let result = bundle(first..(first + BUNDLE).min(plan.games));
            // Nobody listens any more after a failure.
            if results.send((first, result)).is_err() {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = plan.threads.max(1);
        let (sender, results) = sync_channel(2 * threads);
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        let (mut waiting, mut due) = (BTreeMap::new(), 0);
        for (first, result) in results {
            waiting.insert(first, result?);
            while let Some(bundle) = waiting.remove(&due) {
                each(bundle)?;
                due += BUNDLE;
            }
        }
        if due >= plan.games { Ok(()) } else { Err(StudyError::Unfinished(due)) }
    })
}

/// Plays the games of a plan that have these numbers, in their order.
pub fn play_these<G: Studied>(
    game: &G,
    plan: &Plan,
    numbers: &[u64],
    wanted: Wanted,
) -> Result<Vec<Played>, StudyError> {
    on_threads(plan.threads, numbers.len(), |place| play(game, plan, numbers[place], wanted))
}

/// Does a job for every place on so many threads; what it makes, in order.
pub fn on_threads<T: Send>(
    threads: usize,
    places: usize,
    job: impl Fn(usize) -> Result<T, StudyError> + Sync,
) -> Result<Vec<T>, StudyError> {
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<(usize, T)>, StudyError> {
        let mut made = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            if place >= places {
                return Ok(made);
            }
            made.push((place, job(place)?));
        }
    };
    let made = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let join = |thread: ScopedJoinHandle<'_, _>| thread.join().expect("rules and bots do not panic");
        threads.into_iter().map(join).collect::<Result<Vec<_>, _>>()
    })?;
    let mut made: Vec<(usize, T)> = made.into_iter().flatten().collect();
    made.sort_by_key(|(place, _)| *place);
    Ok(made.into_iter().map(|(_, one)| one).collect())
}
