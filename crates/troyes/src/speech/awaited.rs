//! What is awaited from chance.

use crate::agenda::Task;
use crate::play::Look;
use crate::speech::level_name;
use tabletop::{Phrase, phrase};

impl Look<'_> {
    /// What is awaited from chance.
    pub(crate) fn say_awaited(self) -> Phrase {
        let Some(task) = self.state.agenda.last() else { return Phrase::NOTHING };
        match task {
            Task::Deal => phrase!("troyes-awaited-deal"),
            Task::RoySettles(_) => phrase!("troyes-awaited-roy-settles"),
            Task::RoyTurn => phrase!("troyes-awaited-roy-turn"),
            Task::Reveal(color) => {
                phrase!("troyes-awaited-reveal", color = *color, number = self.state.round)
            }
            Task::Lay(level) => phrase!("troyes-awaited-lay", level = level_name(usize::from(*level))),
            Task::ExtraDie(_, color) => phrase!("troyes-awaited-extra-die", color = *color),
            Task::Workforce => phrase!("troyes-awaited-workforce"),
            Task::Arrive(color) => phrase!("troyes-awaited-arrive", color = *color),
            Task::Newcomer(event) => phrase!("troyes-awaited-die-for", component = *event),
            Task::Scatter(_, building) => phrase!("troyes-awaited-scatter", building = *building),
            Task::Ordeal(event, _) => phrase!("troyes-awaited-ordeal", event = *event),
            Task::RollBlack => phrase!("troyes-awaited-black"),
            Task::Reroll(die) => {
                phrase!("troyes-awaited-reroll", who = self.game.who(die.owner()), die = *die)
            }
            Task::Own(uses) => phrase!("troyes-awaited-die-for", component = uses.card),
            _ => Phrase::NOTHING,
        }
    }

    /// The names of what may be drawn, or of the dice to be rolled, as records write them.
    pub(crate) fn awaited_names(self) -> Vec<String> {
        match self.state.agenda.last() {
            Some(Task::Deal) => self.game.characters().map(|character| character.id().into()).collect(),
            Some(Task::Reveal(color)) => {
                self.game.deck(*color, self.state.round).iter().map(|card| card.id().into()).collect()
            }
            Some(Task::Arrive(color)) => self.unseen(*color).iter().map(|event| event.id().into()).collect(),
            Some(Task::Workforce) => {
                self.workforce().map(|(owner, color)| format!("{} {}", owner.name(), color.name())).collect()
            }
            Some(Task::RoySettles(_)) => self.game.settling_dice(),
            Some(Task::RoyTurn) => vec!["black".into(); 2],
            Some(Task::RollBlack) => vec!["black".into(); self.state.gathered.into()],
            Some(Task::Reroll(die)) => vec![die.to_string()],
            Some(Task::Lay(level)) => {
                let sides = &self.game.prints.wall.sides[usize::from(*level)];
                sides.iter().map(|side| side.id().into()).collect()
            }
            Some(Task::ExtraDie(_, color)) => vec![color.name().into()],
            Some(Task::Newcomer(_) | Task::Own(_) | Task::Ordeal(..)) => vec!["die".into()],
            Some(Task::Scatter(_, building)) => self.new_places(*building),
            _ => Vec::new(),
        }
    }
}
