//! The bot that looks one move ahead.

use crate::bot::{Bot, Seen};
use crate::clock::Clock;
use crate::evaluate::Evaluate;
use crate::explain::{Verdict, explain};
use crate::judge::Judge;
use crate::moves;
use tabletop::{Cup, Phrase, Seed, Speech, phrase};

/// How many states are looked at for one decision.
const MOST_STATES: usize = 4000;

/// Plays the move after which the evaluation is best, and can say why.
#[derive(Clone, Debug)]
pub struct Greedy<J> {
    judge: J,
    cup: Cup,
    reasons: Vec<Phrase>,
}

impl<J> Greedy<J> {
    /// The same seed decides the same: it fills in what the seat may not know.
    pub fn new(judge: J, seed: u64) -> Greedy<J> {
        Greedy { judge, cup: Cup::new(Seed::from_number(seed)), reasons: Vec::new() }
    }
}

impl<G: Evaluate + Speech, J: Judge<G>> Bot<G> for Greedy<J> {
    fn decide(&mut self, seen: &Seen<'_, G>, _clock: &mut Clock) -> G::Choice {
        self.reasons.clear();
        if let [only] = seen.choices {
            self.reasons.push(phrase!("bot-reason-only-choice"));
            return *only;
        }
        let state = seen.game.guess(seen.view, &mut self.cup);
        let moves = moves::list(seen.game, &state, seen.seat, MOST_STATES);
        let ranked = self.judge.rank(seen.game, &state, &moves, seen.seat);
        let mut ranked = ranked.into_iter().map(|(worth, number)| (worth, &moves[number]));
        let Some((outlook, best)) = ranked.next() else { return seen.choices[0] };
        let another = ranked.find(|(_, one)| one.path[0] != best.path[0]);
        let runner_up = another.map(|(worth, one)| (one.path.as_slice(), outlook - worth));
        self.reasons = explain(seen, &state, best, &Verdict { outlook, runner_up });
        best.path[0]
    }

    fn reasons(&self) -> Vec<Phrase> {
        self.reasons.clone()
    }
}
