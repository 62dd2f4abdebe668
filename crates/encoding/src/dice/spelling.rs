//! The actions of Troyes Dice: one for each choice. New ones are added at the end, so that numbers stay.

use crate::Action;
use crate::alphabet::{alphabet, nothing_more};
use troyes_dice::{Bonus, Building, Choice, Color, Column, Key, Resource};

alphabet! {
    RISING = "rising", 1, nothing_more;
    FALLING = "falling", 1, nothing_more;
    NUMBER = "number", 6, from_one;
    DIE = "die", 4 * PAYS, die;
    COMPENSATION = "compensation", 1, nothing_more;
    COLOR = "color", 3, word::<Color>;
    VALUE = "value", 6, from_one;
    GAIN = "gain", 3, word::<Resource>;
    BUILD = "build", 36, build;
    BONUS = "bonus", Bonus::ALL.len(), word::<Bonus>;
    CITIZEN = "citizen", 3, word::<Color>;
    DECLINE = "decline", 1, nothing_more;
    DONE = "done", 1, nothing_more;
}

/// A die is paid as its price says, or with one of three resources.
const PAYS: usize = 4;

pub(super) fn action(choice: &Choice) -> Action {
    match choice {
        Choice::Rising => RISING.first,
        Choice::Falling => FALLING.first,
        Choice::Number { number } => NUMBER.at(usize::from(*number) - 1),
        Choice::Die { place, pay } => {
            let pay = pay.map_or(0, |resource| 1 + resource as usize);
            DIE.at((usize::from(*place) - 1) * PAYS + pay)
        }
        Choice::Compensation => COMPENSATION.first,
        Choice::Color { color } => COLOR.at(*color as usize),
        Choice::Value { value } => VALUE.at(usize::from(*value) - 1),
        Choice::Gain { resource } => GAIN.at(*resource as usize),
        Choice::Build { building, column } => BUILD.at(*building as usize * 6 + column.index()),
        Choice::Bonus { bonus } => BONUS.at(*bonus as usize),
        Choice::Citizen { color } => CITIZEN.at(*color as usize),
        Choice::Decline => DECLINE.first,
        Choice::Done => DONE.first,
    }
}

pub(super) fn read(action: Action) -> Option<Choice> {
    let alone = [
        (RISING, Choice::Rising),
        (FALLING, Choice::Falling),
        (COMPENSATION, Choice::Compensation),
        (DECLINE, Choice::Decline),
        (DONE, Choice::Done),
    ];
    if let Some((_, choice)) = alone.iter().find(|(letters, _)| letters.first == action) {
        return Some(*choice);
    }
    if let Some(index) = NUMBER.index(action) {
        return Some(Choice::Number { number: index as u8 + 1 });
    }
    if let Some(index) = DIE.index(action) {
        let pay = (index % PAYS).checked_sub(1).map(|resource| Resource::ALL[resource]);
        return Some(Choice::Die { place: (index / PAYS) as u8 + 1, pay });
    }
    if let Some(index) = COLOR.index(action) {
        return Some(Choice::Color { color: Color::ALL[index] });
    }
    if let Some(index) = VALUE.index(action) {
        return Some(Choice::Value { value: index as u8 + 1 });
    }
    if let Some(index) = GAIN.index(action) {
        return Some(Choice::Gain { resource: Resource::ALL[index] });
    }
    if let Some(index) = BUILD.index(action) {
        return Some(Choice::Build { building: Building::ALL[index / 6], column: Column::ALL[index % 6] });
    }
    if let Some(index) = BONUS.index(action) {
        return Some(Choice::Bonus { bonus: Bonus::ALL[index] });
    }
    CITIZEN.index(action).map(|index| Choice::Citizen { color: Color::ALL[index] })
}

fn from_one(index: Action) -> String {
    (index + 1).to_string()
}

fn word<K: Key>(index: Action) -> String {
    K::ALL[usize::from(index)].word().into()
}

fn die(index: Action) -> String {
    let (place, pay) = (usize::from(index) / PAYS + 1, usize::from(index) % PAYS);
    match pay.checked_sub(1) {
        None => place.to_string(),
        Some(resource) => format!("{place} for {}", Resource::ALL[resource].word()),
    }
}

fn build(index: Action) -> String {
    format!("{} {}", Building::ALL[usize::from(index) / 6].word(), index % 6 + 1)
}
