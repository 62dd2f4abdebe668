//! What a bot is and how it is asked.

use crate::clock::Clock;
use tabletop::{Game, Phrase, Seat, Viewer, phrase};

/// Everything a bot gets to see when it is asked.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a, G: Game> {
    /// The rules, known to everybody.
    pub game: &'a G,
    /// The seat that the bot plays.
    pub seat: Seat,
    /// What this seat may know.
    pub view: &'a G::View,
    /// What it may answer; never empty.
    pub choices: &'a [G::Choice],
}

/// A player.
pub trait Bot<G: Game>: Send {
    /// Answers with one of the offered choices.
    fn decide(&mut self, seen: &Seen<'_, G>, clock: &mut Clock) -> G::Choice;

    /// Why the last decision was taken, the weightiest reason first.
    fn reasons(&self) -> Vec<Phrase>;
}

/// Asks a bot for a decision. One that answers something not offered forfeits its clock, and the first choice is taken
/// for it.
pub fn decide<G: Game>(bot: &mut dyn Bot<G>, seen: &Seen<'_, G>, clock: &mut Clock) -> G::Choice {
    let choice = bot.decide(seen, clock);
    if seen.choices.contains(&choice) {
        return choice;
    }
    clock.forfeit(phrase!("bot-lost-not-offered"));
    seen.choices[0]
}

/// Asks a bot for the decision of a seat that is asked now, showing it only what this seat may know. `None` if the seat
/// is not asked anything.
pub fn ask<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    state: &G::State,
    seat: Seat,
    clock: &mut Clock,
) -> Option<G::Choice> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    let view = game.recall(state, Viewer::Seat(seat));
    (!choices.is_empty()).then(|| decide(bot, &Seen { game, seat, view: &view, choices: &choices }, clock))
}
