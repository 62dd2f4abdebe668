//! Advice: what a bot would do in a person's place, to the end of the move.

use super::{Session, THOUGHT};
use crate::failure::GameError;
use crate::playable::Playable;
use crate::world::{Effect, Input, Job, Purpose, Thought};
use bots::{Bot, Clock};
use guide::LEARNER;
use host::Thinking;
use tabletop::{Phrase, Seat, Viewer};

/// Somebody's place, taken by a bot in its head.
struct Asking<G: Playable> {
    game: G,
    state: G::State,
    seat: Seat,
    question: usize,
    /// Whether the secret cards of the seat are stand-ins that the bot must not look at.
    is_covered: bool,
}

impl<G: Playable> Session<G> {
    /// Asks a bot what it would do in a person's place, in a state that may lie in the middle of a move. It goes on to the
    /// end of that move: what it has reasons for is all of it.
    pub fn advice(
        &mut self,
        seat: Seat,
        state: &G::State,
        adviser: &str,
    ) -> Result<Option<Effect>, GameError> {
        let mut bot = bots::by_name::<G>(adviser, self.table().steps() as u64)?;
        let is_covered = self.hands.is_some_and(|hands| hands.covered().contains(seat));
        let (game, state, question) = (self.game().clone(), state.clone(), self.host.question(seat));
        let mut asking = Asking { game, state, seat, question, is_covered };
        self.hints += 1;
        let ticket = self.hints;
        let job = move || {
            let (choices, reasons) = asking.whole_move(bot.as_mut());
            let (purpose, forfeited) = (Purpose::Hint, None);
            Input::Thought(Thought { ticket, purpose, seat, choices, reasons, forfeited })
        };
        let is_asked = Thinking::about(self.game(), self.state(), seat, question).is_some();
        Ok(is_asked.then(|| Effect::Think(Job(Box::new(job)))))
    }

    /// Whether a hint is the one that was asked for last.
    pub fn awaits_hint(&self, thought: &Thought) -> bool {
        thought.ticket == self.hints
    }

    /// What the guide wants to be done now: whoever follows it is not told to do something else.
    pub fn guided_advice(&self, seat: Seat) -> Option<Vec<G::Choice>> {
        let guide = self.guide.filter(|_| seat == LEARNER && self.holds_bots())?;
        Some(guide.model(self.table())).filter(|model| !model.is_empty())
    }
}

impl<G: Playable> Asking<G> {
    /// The choices of the move, and why it was chosen.
    fn whole_move(&mut self, bot: &mut dyn Bot<G>) -> (Vec<String>, Vec<Phrase>) {
        let (mut choices, mut reasons) = (Vec::new(), Vec::new());
        while let Some(thinking) = self.next_question(choices.is_empty()) {
            let thought = thinking.decide(bot, &mut Clock::new(THOUGHT));
            if choices.is_empty() {
                reasons = thought.reasons;
            }
            choices.push(self.game.write(thought.choice));
            self.game.play_offered(&mut self.state, self.seat, thought.choice);
        }
        (choices, reasons)
    }

    /// What is asked next, as far as it belongs to the same move.
    fn next_question(&self, is_first: bool) -> Option<Thinking<G>> {
        let kind = self.game.question(&self.state, self.seat)?.kind;
        let thinking = Thinking::about(&self.game, &self.state, self.seat, self.question)?;
        let view = || self.game.without_hands(self.game.recall(&self.state, Viewer::Seat(self.seat)));
        (is_first || G::goes_on(kind)).then(|| match self.is_covered {
            true => thinking.seeing(view()),
            false => thinking,
        })
    }
}
