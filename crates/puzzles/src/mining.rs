//! Puzzles are mined from games of bots: whoever is asked, their moves are weighed, and where one is clearly best and stays so
//! with ten times as many simulations, there is a puzzle.

mod difficulty;
mod quota;

use crate::position::{Position, PuzzleError};
use crate::puzzle::{Candidate, Origin, Puzzle};
use crate::theme::Themed;
use crate::weighing::{Appraisal, Weighing, appraise};
use crate::{Collection, ForGame};
use bots::{Bot, BotError, Budget, Clock, ask, by_name};
use host::{Listed, Setup, UnknownGame};
use quota::Quota;
use tabletop::{Cup, Pending, Phrase, Seat, Seed, SetupError, ToJson};

/// Who plays the games that puzzles are mined from: good, but with mistakes of their own.
const PLAYERS: [&str; 3] = ["colin", "aelis", "gautier"];
/// A puzzle is checked with so many times the simulations that found it.
const LARGER: u32 = 10;
/// No more than so many puzzles come from one game,
const MOST_OF_A_GAME: usize = 3;
/// and at least so many steps lie between them.
const APART: usize = 12;
/// So many ways to do the same are one move; where there are more, there is little to find.
const MOST_ACCEPTED: usize = 4;
/// So many moves are kept with a puzzle.
const MOST_KEPT: usize = 12;

/// What is to be mined.
#[derive(Clone, PartialEq, Debug)]
pub struct Mine {
    /// The game's name in the list of games.
    pub game: String,
    /// Its players and options.
    pub setup: Setup,
    /// Everything random follows from it.
    pub seed: u64,
    /// How many simulations a position is first weighed with.
    pub budget: u32,
}

/// Why nothing can be mined.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum MineError {
    /// There is no such game.
    Game(UnknownGame),
    /// The game cannot be set up so.
    Setup(#[from] SetupError),
    /// A bot is missing.
    Bot(#[from] BotError),
    /// A position that was just met cannot be laid out.
    Puzzle(#[from] PuzzleError),
}

impl MineError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            MineError::Game(UnknownGame(game)) => PuzzleError::UnknownGame(game.clone()).phrase(),
            MineError::Setup(error) => error.phrase(),
            MineError::Bot(error) => error.phrase(),
            MineError::Puzzle(error) => error.phrase(),
        }
    }
}

/// How mining goes on.
#[derive(Clone, Debug)]
pub enum Ahead {
    /// So many positions of this game were weighed, and it is over.
    Played {
        /// The number of the game.
        game: u64,
        /// How many positions.
        weighed: usize,
    },
    /// A puzzle.
    Found(Box<Puzzle>),
}

impl Mine {
    /// Mines until `each` says that it is enough. The same seed and budget find the same on every machine, also when somebody
    /// stops and goes on `after` the last puzzle of this plan with what was `known` by then.
    pub fn run(
        &self,
        after: Option<Origin>,
        known: &Collection,
        each: impl FnMut(Ahead) -> bool,
    ) -> Result<(), MineError> {
        let quota = Quota::of(known.iter().map(|one| one.puzzle).filter(|puzzle| puzzle.game == self.game));
        let looked = after.map(|after| {
            let newest = (0..known.len()).rev().filter_map(|i| known.get(i + 1));
            let same = newest.take_while(|one| one.puzzle.from.game == after.game);
            Looked { until: after, found: same.count() }
        });
        crate::with(&self.game, Run { plan: self, looked, quota, each }).map_err(MineError::Game)?
    }
}

/// How far mining has come before.
#[derive(Clone, Copy)]
struct Looked {
    /// The last puzzle that was found.
    until: Origin,
    /// How many were found in its game.
    found: usize,
}

struct Run<'a, F> {
    plan: &'a Mine,
    looked: Option<Looked>,
    quota: Quota,
    each: F,
}

impl<F: FnMut(Ahead) -> bool> ForGame for Run<'_, F> {
    type Output = Result<(), MineError>;

    fn run<G: Themed>(self, listed: &'static Listed) -> Self::Output {
        let Run { plan, looked, quota, mut each } = self;
        let game: G = plan.setup.rules(listed)?;
        let mut miner = Miner { plan, game, quota };
        for number in looked.map_or(0, |looked| looked.until.game).. {
            let looked = looked.filter(|looked| looked.until.game == number);
            if !miner.play(number, looked, &mut each)? {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// Plays games and looks for puzzles in them.
pub struct Miner<'a, G: Themed> {
    plan: &'a Mine,
    game: G,
    quota: Quota,
}

impl<G: Themed> Miner<'_, G> {
    /// Plays one game; whether to go on.
    fn play(
        &mut self,
        number: u64,
        looked: Option<Looked>,
        each: &mut impl FnMut(Ahead) -> bool,
    ) -> Result<bool, MineError> {
        let mut rng = fastrand::Rng::with_seed(self.plan.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut cup = Cup::new(Seed::from_number(rng.u64(..)));
        let bots: Result<Vec<Box<dyn Bot<G>>>, BotError> = (0..self.game.players())
            .map(|_| by_name(PLAYERS[rng.usize(..PLAYERS.len())], rng.u64(..)))
            .collect();
        let (mut bots, mut state) = (bots?, self.game.start());
        let (mut step, mut weighed) = (0, 0);
        let mut found = looked.map_or(0, |looked| looked.found);
        let mut last = looked.map(|looked| looked.until.step);
        loop {
            match self.game.pending(&state) {
                Pending::Over => return Ok(each(Ahead::Played { game: number, weighed })),
                Pending::Chance(awaited) => {
                    let outcome = cup.answer(awaited);
                    self.game.chance(&mut state, &outcome, None).expect("a cup answers what is awaited");
                }
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().unwrap_or(Seat(0));
                    let luck = rng.u64(..);
                    let is_apart = last.is_none_or(|last| step >= last + APART);
                    if found < MOST_OF_A_GAME && is_apart && self.game.is_puzzling(&state, seat) {
                        weighed += 1;
                        let from = Origin { game: number, step };
                        if let Some(puzzle) = self.look(&state, seat, luck, from)? {
                            (found, last) = (found + 1, Some(step));
                            self.quota.count(&puzzle);
                            if !each(Ahead::Found(Box::new(puzzle))) {
                                return Ok(false);
                            }
                        }
                    }
                    let mut clock = Clock::new(Budget::Simulations(1));
                    let bot = bots[seat.index()].as_mut();
                    let choice = ask(bot, &self.game, &state, seat, &mut clock).expect("the seat is asked");
                    self.game.play_offered(&mut state, seat, choice);
                }
            }
            step += 1;
        }
    }

    /// The puzzle of a position, if it is one.
    fn look(
        &self,
        state: &G::State,
        seat: Seat,
        luck: u64,
        from: Origin,
    ) -> Result<Option<Puzzle>, MineError> {
        let budget = self.plan.budget;
        let clear = |simulations: u32, seed: u64| {
            appraise(&self.game, state, seat, simulations, seed).filter(|appraisal| appraisal.is_clear)
        };
        let Some(first) = clear(budget, luck) else { return Ok(None) };
        let position = Position { game: self.game.clone(), state: state.clone(), seat };
        let best = &first.moves[0].path;
        let themes = self.game.themes(state, &position.after(best)?, seat, best);
        if themes.is_empty() || !self.quota.has_room(&themes) {
            return Ok(None);
        }
        let Some(sure) = clear(budget * LARGER, !luck) else { return Ok(None) };
        if G::gist(&sure.moves[0].path) != G::gist(best) || sure.accepted > MOST_ACCEPTED {
            return Ok(None);
        }
        let best = &sure.moves[0].path;
        let themes = self.game.themes(state, &position.after(best)?, seat, best);
        let found_by = difficulty::found_by(&position, &sure, luck)?;
        let difficulty = difficulty::of(&found_by);
        if themes.is_empty() || !self.quota.has_room_for(difficulty) {
            return Ok(None);
        }
        Ok(Some(Puzzle {
            game: self.plan.game.clone(),
            rules: G::RULES_VERSION,
            options: self.game.options().to_json(),
            seat: seat.0,
            themes,
            difficulty,
            found_by,
            from,
            moves: self.candidates(&sure),
            state: state.to_json(),
        }))
    }

    fn candidates(&self, sure: &Appraisal<G::Choice>) -> Vec<Candidate> {
        let candidate = |(i, one): (usize, &Weighing<G::Choice>)| Candidate {
            path: one.path.iter().map(|choice| self.game.write(*choice)).collect(),
            worth: hundredths(one.worth),
            behind: hundredths(one.behind),
            within: hundredths(one.within),
            is_best: i < sure.accepted,
        };
        sure.moves.iter().enumerate().take(MOST_KEPT).map(candidate).collect()
    }
}

fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
