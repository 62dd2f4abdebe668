//! The names of all spots, and which of them a choice is about.

use crate::face::Scene;
use tabletop::{Component, Seat};
use troyes_dice::{Bonus, Building, Choice, Color, Column, Key, Resource, TroyesDice};

pub const RISING: &str = "numbers-rising";
pub const FALLING: &str = "numbers-falling";
pub const COMPENSATION: &str = "compensation";
pub const DECLINE: &str = "decline";
pub const DONE: &str = "done";

/// A die on the wheel by its place, from 1.
pub fn die(place: u8) -> String {
    format!("die-{place}")
}

/// A value that the die in hand, or a column, may get.
pub fn value(value: u8) -> String {
    format!("value-{value}")
}

/// A color that the die in hand may get.
pub fn color(color: Color) -> String {
    format!("color-{}", color.word())
}

/// A track of resources.
pub fn track(resource: Resource) -> String {
    format!("track-{}", resource.word())
}

/// A track of citizens.
pub fn citizens(color: Color) -> String {
    format!("citizens-{}", color.word())
}

/// A building in its column.
pub fn house(building: Building, column: Column) -> String {
    format!("house-{}", building.id(column))
}

/// A bonus.
pub fn bonus(bonus: Bonus) -> String {
    format!("bonus-{}", bonus.id())
}

/// The spots that a choice is about.
pub fn touched(choice: Choice) -> Vec<String> {
    match choice {
        Choice::Rising => vec![RISING.into()],
        Choice::Falling => vec![FALLING.into()],
        Choice::Number { number } => vec![value(number)],
        Choice::Die { place, pay } => [die(place)].into_iter().chain(pay.map(track)).collect(),
        Choice::Compensation => vec![COMPENSATION.into()],
        Choice::Color { color: new } => vec![color(new)],
        Choice::Value { value: new } => vec![value(new)],
        Choice::Gain { resource } => vec![track(resource)],
        Choice::Build { building, column } => vec![house(building, column)],
        Choice::Bonus { bonus: won } => vec![bonus(won)],
        Choice::Citizen { color } => vec![citizens(color)],
        Choice::Decline => vec![DECLINE.into()],
        Choice::Done => vec![DONE.into()],
    }
}

/// The heading under which a choice stands where there are many.
pub fn heading(scene: &Scene<'_, TroyesDice>, seat: Seat, choice: Choice) -> Option<String> {
    let (game, view) = (scene.game, scene.view);
    let with_die = view.turn.filter(|_| view.viewer.is(seat)).is_none_or(|turn| turn.action.is_none());
    Some(match choice {
        Choice::Color { .. } => "Change its color".into(),
        Choice::Value { .. } => "Change its value".into(),
        Choice::Gain { .. } => "Use it".into(),
        Choice::Build { .. } if with_die => "Use it".into(),
        Choice::Build { building, .. } => scene.text(&Component::from(building).name()),
        Choice::Die { place, .. } if game.price(&view.town, place - 1).any > 0 => {
            "Paid with any resource".into()
        }
        _ => return None,
    })
}
