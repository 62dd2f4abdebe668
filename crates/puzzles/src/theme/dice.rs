//! What puzzles of Troyes Dice are about.

use super::{Theme, Themed};
use tabletop::Seat;
use troyes_dice::{Choice, Phase, Stage, State, TroyesDice};

impl Themed for TroyesDice {
    fn is_puzzling(&self, state: &State, seat: Seat) -> bool {
        state.town.phase == Phase::Choose && state.turns[seat.index()].stage == Stage::Die
    }

    /// The die, and what is made of it: not what pays, and nothing of what follows by bonuses.
    fn gist(path: &[Choice]) -> Vec<Choice> {
        let die = path.iter().find_map(|choice| match choice {
            Choice::Die { place, .. } => Some(Choice::Die { place: *place, pay: None }),
            _ => None,
        });
        let does = path.iter().find(|choice| matches!(choice, Choice::Gain { .. } | Choice::Build { .. }));
        die.into_iter().chain(does.copied()).collect()
    }

    fn themes(&self, before: &State, _after: &State, _seat: Seat, path: &[Choice]) -> Vec<Theme> {
        let mut themes = Vec::new();
        let is_bonus = |choice: &Choice| {
            matches!(choice, Choice::Bonus { .. } | Choice::Citizen { .. } | Choice::Decline)
        };
        let buildings = path.iter().filter(|choice| matches!(choice, Choice::Build { .. })).count();
        if buildings > 1 || path.iter().any(is_bonus) {
            themes.push(Theme::Bonuses);
        }
        if path.iter().any(|choice| matches!(choice, Choice::Color { .. } | Choice::Value { .. })) {
            themes.push(Theme::ChangingTheDie);
        }
        themes.extend(path.iter().find_map(|choice| match choice {
            Choice::Build { building, .. } if building.is_prestige() => Some(Theme::Prestige),
            Choice::Build { .. } => Some(Theme::Work),
            Choice::Gain { .. } => Some(Theme::Gathering),
            _ => None,
        }));
        if before.town.day == self.printed().half_days() / 2 {
            themes.push(Theme::EndOfGame);
        }
        themes
    }
}
