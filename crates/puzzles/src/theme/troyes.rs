//! What puzzles of Troyes are about.

use super::{Theme, Themed};
use tabletop::{Game, Seat};
use troyes::agenda::Task;
use troyes::{Choice, State, Troyes};

/// So much influence won by one move is what the move is about.
const MUCH_INFLUENCE: u8 = 3;

impl Themed for Troyes {
    fn is_puzzling(&self, state: &State, _seat: Seat) -> bool {
        state.round > 0 && matches!(state.agenda.last(), Some(Task::Turn(_) | Task::Black(_)))
    }

    fn gist(path: &[Choice]) -> Vec<Choice> {
        path.iter().copied().filter(|choice| !is_how(*choice)).collect()
    }

    fn themes(&self, before: &State, after: &State, seat: Seat, path: &[Choice]) -> Vec<Theme> {
        let owner = self.owner(seat);
        let mut themes = Vec::new();
        let families = (0..self.players()).map(|other| self.owner(Seat(other)));
        let robbed = |other| other != owner && after.square.count(other) < before.square.count(other);
        if families.into_iter().any(robbed) {
            themes.push(Theme::DenyingDice);
        }
        let hired = after.city.iter().any(|activity| {
            activity.has(owner) && before.city.find(activity.card).is_some_and(|was| !was.has(owner))
        });
        if hired {
            themes.push(Theme::HiringForPoints);
        }
        let influence = |state: &State| state.families[owner].influence;
        let is_spent = |choice: &Choice| {
            matches!(choice, Choice::Reroll(_) | Choice::Recruit | Choice::TurnOver | Choice::Turn(_))
        };
        if path.iter().any(is_spent) || influence(after) >= influence(before) + MUCH_INFLUENCE {
            themes.push(Theme::Influence);
        }
        themes.extend(path.iter().find_map(|choice| action(*choice)));
        if self.options().is_kings_challenge() {
            themes.push(Theme::LeRoy);
        }
        if before.round == self.options().rounds() {
            themes.push(Theme::EndOfGame);
        }
        themes
    }
}

/// What an action is about, if it is about anything by itself.
fn action(choice: Choice) -> Option<Theme> {
    match choice {
        Choice::Fight(_) => Some(Theme::CounteringEvents),
        Choice::Counter(_) | Choice::Concede => Some(Theme::BlackDice),
        Choice::Pass => Some(Theme::TimingThePass),
        Choice::Build => Some(Theme::Cathedral),
        Choice::Place(_) => Some(Theme::Buildings),
        Choice::Farm => Some(Theme::Money),
        Choice::Patrol => Some(Theme::Ramparts),
        _ => None,
    }
}

/// Whether a choice says how something is done, and not what.
fn is_how(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::With(_)
            | Choice::Turn(_)
            | Choice::Recruit
            | Choice::Cube(_)
            | Choice::Plain
            | Choice::Dice(_)
            | Choice::From(_)
            | Choice::Times(_)
            | Choice::Load(_)
            | Choice::Unload(_)
            | Choice::Site(_)
            | Choice::Boost(_)
            | Choice::Walk(_)
            | Choice::Post(_)
            | Choice::Keep
            | Choice::Forgo
            | Choice::Done
    )
}
