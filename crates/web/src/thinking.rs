//! A decision that a bot takes elsewhere: on another thread, or in a program that shares no memory with this one.

use crate::board::BoardRenderer;
use crate::games::Games;
use crate::played_game::Thought;
use analysis::{Plan, Scope};
use bots::{Bot, Budget, Cancel, Clock, by_name};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Cup, Head, Phrase, Record, Seat, Seed, ToJson};

/// A decision to be computed elsewhere: it owns what the bot may know and nothing else, and it may be called off.
pub struct Thinking(Box<dyn Decision>);

trait Decision: Send {
    fn decide(self: Box<Self>, cancel: &Cancel) -> Thought;
    fn task(&self) -> ThinkingTask;
}

/// A decision of a known game.
struct Deciding<G: BoardRenderer> {
    asked: host::Thinking<G>,
    bot: Box<dyn Bot<G>>,
    head: Head,
    /// A phrase for each choice.
    said: Vec<(G::Choice, Phrase)>,
    level: String,
    time: Duration,
    luck: u64,
}

/// The same decision as plain data, for a program that shares no memory with this one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ThinkingTask {
    /// A record without entries that begins at a table which looks to the seat as its own does. What the seat cannot
    /// know is made up, so that no secret travels.
    record: String,
    seat: u8,
    level: String,
    milliseconds: u64,
    luck: u64,
    /// A decision to be examined instead, in the record of its game.
    #[serde(default)]
    exam: Option<ExamTask>,
}

/// A decision to be examined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ExamTask {
    part: usize,
    simulations: u32,
    open: bool,
    /// The seat that asks in a game that goes on.
    #[serde(default)]
    eye: Option<u8>,
}

/// A decision of a known game to be examined.
struct Examining<G: BoardRenderer> {
    plan: Arc<Plan<G>>,
    record: Arc<str>,
    part: usize,
    simulations: u32,
}

impl<G: BoardRenderer> Decision for Examining<G> {
    fn decide(self: Box<Self>, cancel: &Cancel) -> Thought {
        let found = self.plan.examine(self.part, Budget::Simulations(self.simulations), cancel);
        let text = found.and_then(|found| serde_json::to_string(&found).ok()).unwrap_or_default();
        Thought { text, say: Phrase::NOTHING, reasons: Vec::new() }
    }

    fn task(&self) -> ThinkingTask {
        let Scope { open, eye } = self.plan.scope();
        let exam =
            ExamTask { part: self.part, simulations: self.simulations, open, eye: eye.map(|seat| seat.0) };
        let (record, level) = (self.record.to_string(), String::new());
        ThinkingTask { record, seat: 0, level, milliseconds: 0, luck: 0, exam: Some(exam) }
    }
}

impl Thinking {
    /// A decision to be examined. The text of the thought is what was found.
    pub(crate) fn examining<G: BoardRenderer>(
        plan: Arc<Plan<G>>,
        record: Arc<str>,
        part: usize,
        simulations: u32,
    ) -> Thinking {
        Thinking(Box::new(Examining { plan, record, part, simulations }))
    }

    /// What a bot of this level is to decide at a table with this head, guessing with `luck`. `said` has a phrase for each
    /// choice. `None` if there is no such bot.
    pub(crate) fn new<G: BoardRenderer>(
        asked: host::Thinking<G>,
        head: Head,
        said: Vec<(G::Choice, Phrase)>,
        level: &str,
        time: Duration,
        luck: u64,
    ) -> Option<Thinking> {
        let bot = by_name::<G>(level, luck).ok()?;
        let level = level.to_string();
        Some(Thinking(Box::new(Deciding { asked, bot, head, said, level, time, luck })))
    }

    /// Decides, here and now.
    pub fn decide(self, cancel: &Cancel) -> Thought {
        self.0.decide(cancel)
    }

    /// The same as plain data.
    pub fn task(&self) -> ThinkingTask {
        self.0.task()
    }
}

impl<G: BoardRenderer> Decision for Deciding<G> {
    fn decide(mut self: Box<Self>, cancel: &Cancel) -> Thought {
        let mut clock = Clock::new(Budget::Time(self.time)).with_cancel(cancel.clone());
        let decided = self.asked.decide(self.bot.as_mut(), &mut clock);
        let say = self.said.into_iter().find(|(choice, _)| *choice == decided.choice).map(|(_, say)| say);
        Thought {
            text: self.asked.game().write(decided.choice),
            say: say.unwrap_or_default(),
            reasons: decided.reasons,
        }
    }

    fn task(&self) -> ThinkingTask {
        let mut cup = Cup::new(Seed::from_number(self.luck));
        let alike = self.asked.game().guess(self.asked.view(), &mut cup);
        let start = alike.to_json().get().into();
        let head = Head { start: Some(start), commitment: None, seed: None, ..self.head.clone() };
        ThinkingTask {
            record: Record { head, entries: Vec::new() }.write(),
            seat: self.asked.seat().0,
            level: self.level.clone(),
            milliseconds: self.time.as_millis() as u64,
            luck: self.luck,
            exam: None,
        }
    }
}

impl ThinkingTask {
    /// The name of the network that knows about the task's game; `None` if the task makes no sense to this program.
    pub fn lesson(&self) -> Option<&'static str> {
        Some(Games::all().open(&self.record, Seed::from_number(self.luck), 0).ok()?.lesson())
    }

    /// Decides; `None` if the task makes no sense to this program.
    pub fn decide(&self, cancel: &Cancel) -> Option<Thought> {
        Some(self.thinking()?.decide(cancel))
    }

    /// What is to be decided; `None` if the task makes no sense to this program.
    pub fn thinking(&self) -> Option<Thinking> {
        if let Some(exam) = &self.exam {
            // Whatever its dice came from.
            let game = Games::all().open(&self.record, Seed::from_number(0), usize::MAX).ok()?;
            let scope = Scope { open: exam.open, eye: exam.eye.map(Seat) };
            return Some(game.plan(scope).thinking(exam.part, exam.simulations));
        }
        let game = Games::all().open(&self.record, Seed::from_number(self.luck), 0).ok()?;
        let time = Duration::from_millis(self.milliseconds);
        game.think(Seat(self.seat), &self.level, time, self.luck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_decides_the_same_wherever_it_thinks() {
        let mixes = [("troyes", 3, "all"), ("kings-challenge", 1, ""), ("dice", 2, "banquets")];
        for (offer, players, options) in mixes {
            let games = Games::all();
            let (rules, _) = games.offer(offer).unwrap_or_else(|| panic!("there is no {offer}"));
            let mut game = rules.start(players, options, None, Some(Seed::from_number(7))).unwrap();
            for luck in 0..60 {
                let Some(seat) = game.asked().iter().next() else { break };
                let thinking = game.think(seat, "greedy", Duration::from_millis(1), luck).unwrap();
                let sent = serde_json::to_string(&thinking.task()).unwrap();
                let task: ThinkingTask = serde_json::from_str(&sent).unwrap();
                let (here, there) =
                    (thinking.decide(&Cancel::default()), task.decide(&Cancel::default()).unwrap());
                assert_eq!((&here.text, &here.say), (&there.text, &there.say), "{offer}, step {luck}");
                game.answer(seat, game.question(seat), std::slice::from_ref(&here.text)).unwrap();
            }
        }
    }

    #[test]
    fn a_decision_is_examined_the_same_wherever_that_is() {
        let games = Games::all();
        let (rules, _) = games.offer("dice").expect("there is a game of dice");
        let mut game = rules.start(1, "", None, Some(Seed::from_number(7))).unwrap();
        for luck in 0..12 {
            let seat = game.asked().iter().next().unwrap();
            let text = game.think(seat, "perrin", Duration::from_millis(1), luck).unwrap();
            let text = text.decide(&Cancel::default()).text;
            game.answer(seat, game.question(seat), &[text]).unwrap();
        }
        let plan = game.plan(Scope::default());
        let part = plan.questions()[0];
        let sent = serde_json::to_string(&plan.thinking(part, 40).task()).unwrap();
        let task: ThinkingTask = serde_json::from_str(&sent).unwrap();
        let there = task.decide(&Cancel::default()).unwrap().text;
        assert_eq!(plan.thinking(part, 40).decide(&Cancel::default()).text, there);
        assert!(crate::analysing::read_finding(&there).is_some(), "{there}");
    }

    #[test]
    fn a_task_that_makes_no_sense_is_not_decided() {
        let record = "troyes-record 1\ngame chess\n---\n".to_string();
        let task =
            ThinkingTask { record, seat: 0, level: "greedy".into(), milliseconds: 1, luck: 0, exam: None };
        assert!(task.decide(&Cancel::default()).is_none());
    }
}
