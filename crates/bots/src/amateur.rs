//! Players who look one move ahead, each with their own mistakes: a short sight, wrong estimates, little eye for others.

use crate::bot::{Bot, Seen};
use crate::clock::Clock;
use crate::evaluate::Evaluate;
use crate::explain::explain_move;
use crate::judge::{ByNetwork, HandSet, Judge};
use crate::levels::Skill;
use crate::moves::{self, Move};
use crate::resolve::Resolve;
use crate::value::{Comparison, Kept, Points};
use tabletop::{Cup, Phrase, Seat, Seed, Speech, phrase};

/// How much the way to do something is misjudged, as a share of how much the action is.
const CARELESSNESS: f32 = 0.2;

/// Somebody who looks one move ahead as well as they can.
pub(crate) struct Amateur<G: Evaluate> {
    skill: Skill,
    judge: Option<ByNetwork<G>>,
    cup: Cup,
    rng: fastrand::Rng,
    resolve: Option<Resolve<G>>,
    reasons: Vec<Phrase>,
}

impl<G: Evaluate> Amateur<G> {
    /// Without a network, weights set by hand are trusted.
    pub fn new(skill: Skill, judge: Option<ByNetwork<G>>, seed: u64) -> Amateur<G> {
        let (cup, rng) = (Cup::new(Seed::from_number(seed)), fastrand::Rng::with_seed(seed));
        Amateur { skill, judge, cup, rng, resolve: None, reasons: Vec::new() }
    }

    /// What a position looks like to this player.
    fn worths(&mut self, game: &G, start: &G::State, after: &[&G::State], seat: Seat) -> Vec<f32> {
        let looks_up = self.looks_up();
        match &self.judge {
            Some(judge) => {
                let network = judge.network();
                let own = |points: &Points| points.of[0];
                let measure = if looks_up { Points::worth } else { own };
                let mut kept = Kept::new(network);
                kept.keep(network, game, start, seat);
                Comparison { network, game, seat, measure }.worths(&mut kept, after.iter().copied())
            }
            None if looks_up => {
                after.iter().map(|s| HandSet.outlook(game, s, seat).of_seat(seat) as f32).collect()
            }
            None => after.iter().map(|state| game.value(state, seat) as f32).collect(),
        }
    }

    /// Whether they look at the others this time.
    fn looks_up(&mut self) -> bool {
        match self.skill.looks_up {
            never if never <= 0.0 => false,
            always if always >= 1.0 => true,
            often => self.rng.f32() < often,
        }
    }

    /// What moves seem to be worth. People misjudge an action more than the ways to do it: whoever overrates the Merchant
    /// still takes good dice for it.
    fn misjudged(&mut self, game: &G, moves: &[Move<G>], worths: Vec<f32>) -> Vec<f32> {
        let size = game.misjudgement();
        let mut actions: Vec<(G::Choice, f32)> = Vec::new();
        let mut seem = Vec::with_capacity(worths.len());
        for (one, worth) in moves.iter().zip(worths) {
            let known = actions.iter().find(|(action, _)| *action == one.path[0]).map(|(_, error)| *error);
            let error = known.unwrap_or_else(|| size * self.error());
            if known.is_none() {
                actions.push((one.path[0], error));
            }
            seem.push(worth + error + CARELESSNESS * size * self.error());
        }
        seem
    }

    /// By how much something is misjudged this time.
    fn error(&mut self) -> f32 {
        let even = self.rng.f32().clamp(1e-6, 1.0 - 1e-6);
        self.skill.doubt * -(-even.ln()).ln()
    }
}

impl<G: Evaluate + Speech> Bot<G> for Amateur<G> {
    fn decide(&mut self, seen: &Seen<'_, G>, _clock: &mut Clock) -> G::Choice {
        if let [only] = seen.choices {
            self.reasons = vec![phrase!("bot-reason-only-choice")];
            self.resolve.as_mut().and_then(|resolve| resolve.next(seen));
            return *only;
        }
        if let Some(choice) = self.resolve.as_mut().and_then(|resolve| resolve.next(seen)) {
            return choice;
        }
        let state = seen.game.guess(seen.view, &mut self.cup);
        let moves = moves::list(seen.game, &state, seen.seat, self.skill.sight);
        let after: Vec<&G::State> = moves.iter().map(|one| &one.after).collect();
        let worths = self.worths(seen.game, &state, &after, seen.seat);
        let seem = self.misjudged(seen.game, &moves, worths);
        let best = seem.into_iter().zip(&moves).max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, best)) = best else { return seen.choices[0] };
        self.reasons = explain_move(seen, &state, best);
        self.resolve = Some(Resolve::new(&state, &best.path));
        self.resolve.as_mut().and_then(|resolve| resolve.next(seen)).unwrap_or(best.path[0])
    }

    fn reasons(&self) -> Vec<Phrase> {
        self.reasons.clone()
    }
}
