//! The bots of today: they trust the network that was trained for the game, or the first weights if there is none.

use crate::amateur::Amateur;
use crate::bot::{Bot, Seen};
use crate::cancel::Cancel;
use crate::clock::{Budget, Clock};
use crate::evaluate::Evaluate;
use crate::greedy::Greedy;
use crate::judge::{ByNetwork, HandSet};
use crate::levels::Skill;
use crate::search::{Exam, Examined, Search, Weighed};
use crate::value::network_for;
use tabletop::{Phrase, Speech};

/// How a bot comes to its decisions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Thought {
    /// By what the next position is worth.
    OnePly,
    /// By playing on in its head.
    Search {
        /// A budget of its own, which goes before the clock's.
        budget: Option<Budget>,
        /// How many threads.
        threads: u32,
    },
    /// As one of the opponents that lobbies offer.
    Level(Skill),
}

/// A bot that is made when it is asked for the first time: only then are the rules known, and with them its network.
pub(crate) struct Newest<G: Evaluate> {
    thought: Thought,
    seed: u64,
    bot: Option<Box<dyn Bot<G>>>,
}

impl<G: Evaluate> Newest<G> {
    pub fn new(thought: Thought, seed: u64) -> Newest<G> {
        Newest { thought, seed, bot: None }
    }
}

impl<G: Evaluate + Speech> Bot<G> for Newest<G> {
    fn decide(&mut self, seen: &Seen<'_, G>, clock: &mut Clock) -> G::Choice {
        let Newest { thought, seed, .. } = *self;
        let bot = self.bot.get_or_insert_with(|| make(seen.game, thought, seed));
        bot.decide(seen, clock)
    }

    fn reasons(&self) -> Vec<Phrase> {
        self.bot.as_ref().map(|bot| bot.reasons()).unwrap_or_default()
    }
}

fn make<G: Evaluate + Speech>(game: &G, thought: Thought, seed: u64) -> Box<dyn Bot<G>> {
    let network = network_for(game);
    match thought {
        Thought::OnePly => one_ply(network.map(ByNetwork::new), seed),
        Thought::Search { budget, threads } => search(network.map(ByNetwork::new), budget, threads, seed),
        Thought::Level(skill) => {
            let judge = network.map(|network| ByNetwork::tempered(&network, skill.temperament, seed));
            match skill.thinks {
                Some(budget) => search(judge, Some(budget), 1, seed),
                None => Box::new(Amateur::new(skill, judge, seed)),
            }
        }
    }
}

fn one_ply<G: Evaluate + Speech>(judge: Option<ByNetwork<G>>, seed: u64) -> Box<dyn Bot<G>> {
    match judge {
        Some(judge) => Box::new(Greedy::new(judge, seed)),
        None => Box::new(Greedy::new(HandSet, seed)),
    }
}

fn search<G: Evaluate + Speech>(
    judge: Option<ByNetwork<G>>,
    budget: Option<Budget>,
    threads: u32,
    seed: u64,
) -> Box<dyn Bot<G>> {
    match judge {
        Some(judge) => Box::new(Search::new(judge, budget, threads, seed)),
        None => Box::new(Search::new(HandSet, budget, threads, seed)),
    }
}

/// The moves of a seat that is asked, weighed by simulated games within a budget, the best first. Only [`Evaluate::weigh`]
/// calls it, so that search is compiled once for each game.
pub(crate) fn weigh<G: Evaluate + Speech>(
    seen: &Seen<'_, G>,
    budget: Budget,
    seed: u64,
    cancel: &Cancel,
) -> Vec<Weighed<G::Choice>> {
    let clock = Clock::new(budget).with_cancel(cancel.clone());
    match network_for(seen.game).map(ByNetwork::new) {
        Some(judge) => Search::new(judge, Some(budget), 1, seed).weigh(seen, &clock),
        None => Search::new(HandSet, Some(budget), 1, seed).weigh(seen, &clock),
    }
}

/// A move that was made, weighed against the others. Only [`Evaluate::examine`] calls it, for the same reason.
pub(crate) fn examine<G: Evaluate + Speech>(
    exam: &Exam<'_, G>,
    budget: Budget,
    seed: u64,
    cancel: &Cancel,
) -> Examined<G::Choice> {
    let clock = Clock::new(budget).with_cancel(cancel.clone());
    match network_for(exam.seen.game).map(ByNetwork::new) {
        Some(judge) => Search::new(judge, Some(budget), 1, seed).examine(exam, &clock),
        None => Search::new(HandSet, Some(budget), 1, seed).examine(exam, &clock),
    }
}
