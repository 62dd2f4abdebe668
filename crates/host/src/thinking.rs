//! What a bot is asked at a table. It owns what its seat may know and nothing else, so that it can be thought about
//! anywhere.

use crate::host::Host;
use bots::{Bot, Clock, Seen};
use tabletop::{Game, Notation, Phrase, Seat, Speech, Viewer};

/// A question for a bot.
#[derive(Clone, Debug)]
pub struct Thinking<G: Game> {
    game: G,
    seat: Seat,
    question: usize,
    view: G::View,
    choices: Vec<G::Choice>,
}

/// What a bot has decided.
#[derive(Clone, Debug)]
pub struct Thought<G: Game> {
    /// The seat that was asked.
    pub seat: Seat,
    /// What it was asked: the number of the question.
    pub question: usize,
    /// The choice.
    pub choice: G::Choice,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Phrase>,
    /// Why it lost its clock, if it did.
    pub forfeited: Option<Phrase>,
}

impl<G: Notation + Speech> Host<G> {
    /// What a bot in this seat is asked now; `None` if it is not asked anything.
    pub fn thinking(&self, seat: Seat) -> Option<Thinking<G>> {
        Thinking::about(self.game(), self.state(), seat, self.question(seat))
    }

    /// Plays what a bot has decided, if its question is still open.
    pub fn hear(&mut self, thought: &Thought<G>) -> Result<(), crate::Refused> {
        self.answer(thought.seat, thought.question, thought.choice)
    }
}

impl<G: Game> Thinking<G> {
    /// What a bot in a seat would be asked in some state, that is imagined in the middle of a move for instance; `None` if it
    /// would not be asked anything. Its answer bears the number that is given here.
    pub fn about(game: &G, state: &G::State, seat: Seat, question: usize) -> Option<Thinking<G>> {
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        let view = game.recall(state, Viewer::Seat(seat));
        (!choices.is_empty()).then(|| Thinking { game: game.clone(), seat, question, view, choices })
    }

    /// The same for a bot that sees no more than this.
    pub fn seeing(self, view: G::View) -> Thinking<G> {
        Thinking { view, ..self }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of the question.
    pub fn question(&self) -> usize {
        self.question
    }

    /// What the seat may know, if it remembers.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// Lets a bot decide. One that answers something not offered forfeits its clock, and the first choice is taken.
    pub fn decide(&self, bot: &mut dyn Bot<G>, clock: &mut Clock) -> Thought<G> {
        let seen = Seen { game: &self.game, seat: self.seat, view: &self.view, choices: &self.choices };
        let choice = bots::decide(bot, &seen, clock);
        Thought {
            seat: self.seat,
            question: self.question,
            choice,
            reasons: bot.reasons(),
            forfeited: clock.forfeited().cloned(),
        }
    }
}
