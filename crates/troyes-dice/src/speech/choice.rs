//! Choices as buttons say them, with price and effect.

use crate::banquets::{Laid, Tile};
use crate::bonus::Bonus;
use crate::building::{Building, Column};
use crate::choice::Choice;
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::speech::{amounts, citizens, die};
use crate::state::{State, Town, Turn};
use tabletop::{Phrase, Seat, phrase};

/// A choice that nobody offers, as records write it.
fn written(choice: Choice) -> Phrase {
    phrase!("dice-say-written", choice = choice.to_string())
}

/// A choice as a button says it.
pub(super) fn say(game: &TroyesDice, state: &State, seat: Seat, choice: Choice) -> Phrase {
    let town = &state.town;
    let Some(turn) = state.turns.get(seat.index()) else { return written(choice) };
    let laid = game.laid(town, turn);
    match choice {
        Choice::Rising => phrase!("dice-say-rising"),
        Choice::Falling => phrase!("dice-say-falling"),
        Choice::Number { number } => phrase!("dice-say-number", number = number),
        Choice::Die { place: place @ 1..=4, pay } => game.say_die(town, place - 1, pay),
        Choice::Die { .. } => written(choice),
        Choice::Compensation => {
            phrase!("dice-say-compensation", amount = game.printed.wheel.compensation)
        }
        Choice::Color { color } => {
            let price = Resource::Knowledge.amount(game.color_price(laid).unwrap_or(0));
            phrase!("dice-say-color", color = color, price = price)
        }
        Choice::Value { value } => {
            let price = Resource::Influence.amount(game.value_price(laid, turn.value, value));
            phrase!("dice-say-value", value = value, price = price)
        }
        Choice::Gain { resource } => phrase!("dice-say-gain", gain = resource.amount(turn.value)),
        Choice::Build { building, column } => {
            let place = game.the_place(town, building, column);
            let effects = game.effects_of(building, column, town, turn);
            phrase!("dice-say-build", place = place, effects = effects)
        }
        Choice::Bonus { bonus } => {
            phrase!("dice-say-bonus", bonus = game.bonus_name(bonus), gain = game.bonus_gain(bonus))
        }
        Choice::Citizen { color } => phrase!("dice-say-citizen", citizen = citizens(color, 1)),
        Choice::Decline => phrase!("dice-say-decline"),
        Choice::Done => phrase!("dice-say-done"),
    }
}

impl TroyesDice {
    fn say_die(&self, town: &Town, place: u8, pay: Option<Resource>) -> Phrase {
        let die = die(self.color_at(town, place), self.value_at(town, place));
        let price = amounts(self.price(town, place).paid(pay));
        match (self.laid_at(town, place), price.is_empty()) {
            (None, true) => phrase!("dice-say-die-free", die = die),
            (None, false) => phrase!("dice-say-die", die = die, price = price),
            (Some(laid), true) => phrase!("dice-say-die-free-beside", die = die, tile = laid),
            (Some(laid), false) => phrase!("dice-say-die-beside", die = die, price = price, tile = laid),
        }
    }

    /// What a building gives at once, its link included.
    fn effects_of(&self, building: Building, column: Column, town: &Town, turn: &Turn) -> Phrase {
        let at = self.laid(town, turn).filter(|_| turn.action.is_none());
        let first = self.effect_of(building, column, town, turn, at);
        let banquet = at.and_then(|laid| self.banquet_gain(laid, building));
        let mut sheet = turn.sheet;
        sheet.drawn[building].insert(column);
        let link = Bonus::link(building, column).filter(|link| {
            link.joins().is_some_and(|(row, columns)| columns.iter().all(|c| sheet.drawn[row].contains(*c)))
        });
        let link = link.map(|link| phrase!("dice-effect-link", gain = self.bonus_gain(link)));
        banquet
            .into_iter()
            .chain(link)
            .fold(first, |before, next| phrase!("dice-effect-and", before = before, next = next))
    }

    fn effect_of(
        &self,
        building: Building,
        column: Column,
        town: &Town,
        turn: &Turn,
        at: Option<Laid>,
    ) -> Phrase {
        match building {
            Building::Fortress => {
                phrase!("dice-effect-fortress", citizen = citizens(self.printed.fortress[column.index()], 1))
            }
            Building::GreatHall => {
                let per_die = self.printed.great_hall[column.index()];
                let guests = match at {
                    Some(laid) if laid == Laid::banquet(Tile::GreatHall) => {
                        self.printed.banquets.great_hall_dice
                    }
                    _ => 0,
                };
                per_die.gain.times(self.available(town, per_die.die) + guests).into()
            }
            Building::Cathedral => {
                let row = self.printed.cathedral[column.index()];
                let built = usize::from(turn.sheet.drawn[Building::Cathedral].len());
                phrase!("dice-effect-cathedral", vp = self.printed.multiplier[built.min(5)], row = row)
            }
            Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                citizens(building.color(), self.printed.work_citizens)
            }
        }
    }

    fn banquet_gain(&self, laid: Laid, building: Building) -> Option<Phrase> {
        let tiles = &self.printed.banquets;
        if laid == Laid::banquet(Tile::Fortress) && building == Building::Fortress {
            Some(phrase!("dice-effect-guests", guest = citizens(Color::Red, 1)))
        } else if laid == Laid::banquet(Tile::Cathedral) && building == Building::Cathedral {
            Some(phrase!("dice-each", amount = tiles.cathedral_resources))
        } else if laid == Laid::banquet(Tile::Work) && !building.is_prestige() {
            Some(phrase!("dice-effect-more", citizens = citizens(building.color(), tiles.work_citizens)))
        } else {
            None
        }
    }
}
