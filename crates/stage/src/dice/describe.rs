//! Spots in a few words.

use super::spot::Spot;
use tabletop::{Arg, Component, Phrase, phrase};
use troyes_dice::{Building, Color, Column, Nature, TroyesDice, View};

/// A die on its plaza for whoever does not see it: its face, the color that it has there, what it is good for.
pub fn die_in_words(face: u8, color: Color, nature: Nature) -> Phrase {
    let die = phrase!("dice-die", color = color, value = face);
    match nature {
        Nature::Clear => die,
        Nature::Guest => phrase!("dice-board-guest", die = die),
        Nature::Black => phrase!("dice-board-black-die", color = color, face = face),
        Nature::Raider => phrase!("dice-board-raider", color = color, face = face),
    }
}

/// A spot in a few words.
pub fn describe(game: &TroyesDice, view: &View, spot: Spot) -> Phrase {
    match spot {
        Spot::Die(place) => match view.places.get(usize::from(place) - 1) {
            Some(die) => {
                let nature = match die.nature {
                    Nature::Clear => "clear",
                    Nature::Black => "black",
                    Nature::Guest => "guest",
                    Nature::Raider => "raider",
                };
                phrase!("dice-spot-die", nature = nature, face = die.face, color = die.color)
            }
            None => phrase!("dice-spot-place", place = place),
        },
        Spot::Plaza(notch) => plaza(game, view, notch.into()),
        Spot::Tile(notch) => {
            let laid = game.laid_beside(&view.town, view.town.plazas[usize::from(notch)]);
            laid.map_or(Phrase::NOTHING, |laid| Component::from(laid).name())
        }
        Spot::Rising => phrase!("dice-say-rising"),
        Spot::Falling => phrase!("dice-say-falling"),
        Spot::Value(value) => phrase!("dice-spot-value", value = value),
        Spot::Color(color) => phrase!("dice-spot-color", color = color),
        Spot::Compensation => {
            phrase!("dice-spot-compensation", amount = game.printed().wheel.compensation)
        }
        Spot::Decline => phrase!("dice-say-decline"),
        Spot::Done => phrase!("dice-say-done"),
        Spot::Building(building, column) => of_building(view, building, column),
        Spot::Bonus(bonus) => game.bonus_name(bonus),
        Spot::Column(column) => {
            let number = view.town.numbering.of(column);
            phrase!("dice-spot-column", column = column.position(), number = number)
        }
        Spot::Square(color, column) => match view.town.numbering.of(column) {
            0 => phrase!("dice-spot-unnumbered", color = color, column = column.position()),
            number => {
                let die = phrase!("dice-die", color = color, value = number);
                phrase!("dice-spot-square", die = die, column = column.position())
            }
        },
        Spot::Resource(resource) => {
            phrase!("dice-spot-resource", resource = Arg::Component(resource.into()))
        }
        Spot::Citizens(color) => phrase!("dice-spot-citizens", people = color.people()),
        Spot::Score(row) => phrase!("dice-spot-score", row = row),
        Spot::Total => phrase!("dice-spot-total"),
        Spot::Player(seat) => {
            let vp = view.vp.get(seat.index()).copied().unwrap_or(0);
            phrase!("dice-spot-player", who = seat, vp = vp)
        }
    }
}

fn of_building(view: &View, building: Building, column: Column) -> Phrase {
    let (number, position) = (view.town.numbering.of(column), column.position());
    if number == 0 {
        return phrase!("dice-spot-building", building = building, column = position);
    }
    let die = phrase!("dice-die", color = building.color(), value = number);
    phrase!("dice-spot-numbered-building", building = building, column = position, die = die)
}

fn plaza(game: &TroyesDice, view: &View, notch: usize) -> Phrase {
    let plaza = view.town.plazas[notch];
    let color = view.colors[notch];
    let other = game.printed().plazas[usize::from(plaza.tile)][usize::from(!plaza.flipped)];
    if other == color {
        return phrase!("dice-spot-plaza-same", color = color);
    }
    phrase!("dice-spot-plaza", color = color, other = other)
}
