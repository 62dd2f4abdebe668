//! A round, phase by phase: one file for each heading of the rulebook.

pub(crate) mod black_dice;
mod end;
mod events;
mod income;
mod placement;
mod reveal;
pub(crate) mod scoring;
mod setup;
mod workforce;

pub(crate) use setup::CITIZENS;

use crate::agenda::Task;
use crate::board::Color;
use crate::happening::Happening;
use crate::play::Play;

/// Activity cards are revealed in the first rounds only.
const ROUNDS_WITH_NEW_CARDS: u8 = 3;

impl Play<'_> {
    /// A round begins; its phases wait on the agenda, the first on top.
    pub(crate) fn begin_round(&mut self) {
        self.state.round += 1;
        self.tell(Happening::Round { round: self.state.round });
        self.push(Task::Effect(0));
        self.push(Task::Arrive(Color::Red));
        self.push(Task::Workforce);
        self.push(Task::Income);
        if self.state.round <= ROUNDS_WITH_NEW_CARDS {
            for color in Color::ALL.into_iter().rev() {
                self.push(Task::Reveal(color));
            }
        }
    }
}
