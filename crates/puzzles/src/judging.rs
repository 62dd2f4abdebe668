//! What somebody's move is worth beside the best one.

use crate::position::{Position, PuzzleError};
use crate::puzzle::{Candidate, Puzzle};
use crate::theme::Themed;
use crate::{ForGame, with};
use bots::Term;
use host::Listed;
use tabletop::{Arg, Phrase, Seat, phrase};

/// Of how many changes is spoken at once.
const MOST_CHANGES: usize = 4;
/// So many of the moves that were weighed are told.
const MOST_TOLD: usize = 6;
/// So many points and less that another family loses are not worth a word.
const HARDLY: f64 = 0.5;

/// How good a move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    /// The best, or as good.
    Best,
    /// The right idea, done in a way that costs something.
    Near,
    /// Another idea.
    Other,
}

/// What a move comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The move, step by step.
    pub says: Phrase,
    /// What it brings and costs, and what it means for the others.
    pub does: Vec<Phrase>,
}

/// What is said to a try.
#[derive(Clone, PartialEq, Debug)]
pub enum Judged {
    /// The move is not over: so far it is this.
    Unfinished(Phrase),
    /// The move is over.
    Finished {
        /// How good it is.
        grade: Grade,
        /// How many points it loses, and how far that may be off; unknown where it was never weighed.
        loses: Option<(f64, f64)>,
        /// The move that was tried.
        tried: Answer,
        /// The best move.
        best: Answer,
        /// The moves that were weighed, the best first: each with how many points it is behind and how far that may be off.
        weighed: Vec<(Phrase, f64, f64)>,
    },
}

/// Judges a move: its choices, as records write them.
pub fn judge(puzzle: &Puzzle, tried: &[String]) -> Result<Judged, PuzzleError> {
    struct Judge<'a>(&'a Puzzle, &'a [String]);
    impl ForGame for Judge<'_> {
        type Output = Result<Judged, PuzzleError>;
        fn run<G: Themed>(self, _: &'static Listed) -> Self::Output {
            Position::<G>::of(self.0)?.judge(self.0, self.1)
        }
    }
    with(&puzzle.game, Judge(puzzle, tried))?
}

impl<G: Themed> Position<G> {
    fn judge(&self, puzzle: &Puzzle, tried: &[String]) -> Result<Judged, PuzzleError> {
        let path = self.and_forced(self.read(tried)?)?;
        let after = self.after(&path)?;
        if self.goes_on(&after) {
            return Ok(Judged::Unfinished(self.steps(&path)));
        }
        let best = self.read(&puzzle.best().path)?;
        let is_it = |candidate: &&Candidate| {
            self.read(&candidate.path).and_then(|path| self.after(&path)).is_ok_and(|state| state == after)
        };
        let known = puzzle.moves.iter().find(is_it);
        let grade = match known {
            Some(candidate) if candidate.is_best => Grade::Best,
            _ if G::gist(&path) == G::gist(&best) => Grade::Near,
            _ => Grade::Other,
        };
        let loses = known.map(|candidate| (candidate.behind.max(0.0), candidate.within));
        let weighed = |candidate: &Candidate| {
            let steps = self.steps(&self.read(&candidate.path)?);
            Ok((steps, candidate.behind, candidate.within))
        };
        let weighed = puzzle.moves.iter().take(MOST_TOLD).map(weighed).collect::<Result<_, PuzzleError>>()?;
        let (tried, best) = (self.answer(&path)?, self.answer(&best)?);
        Ok(Judged::Finished { grade, loses, tried, best, weighed })
    }

    fn answer(&self, path: &[G::Choice]) -> Result<Answer, PuzzleError> {
        let after = self.after(path)?;
        let own = self.game.terms(&self.state, &after, self.seat);
        let (gains, losses): (Vec<Term>, Vec<Term>) = own.into_iter().partition(|term| term.worth > 0.0);
        let mut does = Vec::new();
        if !gains.is_empty() {
            does.push(phrase!("puzzle-brings", changes = weightiest(gains)));
        }
        if !losses.is_empty() {
            does.push(phrase!("puzzle-costs", changes = weightiest(losses)));
        }
        for other in (0..self.game.players()).map(Seat).filter(|other| *other != self.seat) {
            if G::SIMULTANEOUS {
                break;
            }
            let mut terms = self.game.terms(&self.state, &after, other);
            terms.retain(|term| term.worth < -HARDLY);
            if !terms.is_empty() {
                does.push(phrase!("puzzle-prevents", who = other, changes = weightiest(terms)));
            }
        }
        Ok(Answer { says: self.steps(path), does })
    }

    /// The small decisions of a move, one after the other.
    fn steps(&self, path: &[G::Choice]) -> Phrase {
        let mut state = self.state.clone();
        let mut say = |choice: &G::Choice| {
            let said = self.game.say(&state, self.seat, *choice);
            self.game.play_offered(&mut state, self.seat, *choice);
            said
        };
        let steps = path.iter().map(&mut say);
        let join = |before, next| phrase!("bot-reason-steps", before = before, next = next);
        steps.reduce(join).unwrap_or_default()
    }
}

fn weightiest(mut terms: Vec<Term>) -> Vec<Phrase> {
    terms.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    terms.into_iter().take(MOST_CHANGES).map(|term| term.text).collect()
}

impl Grade {
    /// Its word for programs and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Near => "near",
            Grade::Other => "other",
        }
    }
}

/// What is said of a move that is graded so and loses so many points.
pub fn verdict(grade: Grade, loses: Option<(f64, f64)>) -> Phrase {
    let (points, _) = loses.unwrap_or_default();
    let how = match (grade, loses) {
        (Grade::Best, _) => "best",
        (Grade::Near, Some(_)) => "near",
        (Grade::Near, None) => "near-unknown",
        (Grade::Other, Some(_)) => "other",
        (Grade::Other, None) => "other-unknown",
    };
    phrase!("puzzle-verdict", how = how, points = Arg::difference(-points))
}
