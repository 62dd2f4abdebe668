//! What happened.

use crate::building::{Building, Columns};
use crate::by::{ByBuilding, ByColor, ByResource};
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::happening::Happening;
use crate::speech::{amounts, citizens, die};
use crate::state::Action;
use crate::wheel::{Die, Nature};
use tabletop::{Arg, Component, Phrase, Seat, phrase};

/// Something that happened.
pub(super) fn tell(game: &TroyesDice, happening: &Happening) -> Phrase {
    match happening {
        Happening::WheelSet { colors } => {
            let colors = Arg::list(colors.map(|color| phrase!("color", color = color)));
            phrase!("dice-told-wheel", colors = colors)
        }
        Happening::TilesLaid { tiles } => phrase!("dice-told-tiles", tiles = Arg::list(*tiles)),
        Happening::Numbered { numbering } => {
            let numbers = numbering.0.map(|number| number.to_string()).join(" ");
            phrase!("dice-told-numbered", numbers = numbers)
        }
        Happening::Rolled { day, half, dice, colors } => {
            phrase!("dice-told-rolled", day = *day, half = *half, dice = dice_told(dice, colors))
        }
        Happening::Destroyed { color, tile: None } => phrase!("dice-told-destroyed", color = *color),
        Happening::Destroyed { color, tile: Some(tile) } => {
            phrase!("dice-told-raided-plaza", tile = *tile, color = *color)
        }
        Happening::Welcomed { color, tile } => {
            phrase!("dice-told-welcomed", tile = *tile, color = *color)
        }
        Happening::Crossed { seat, color, number } => {
            phrase!("dice-told-crossed", who = *seat, die = die(*color, *number))
        }
        Happening::Protected { seat, color, number } => {
            phrase!("dice-told-protected", who = *seat, die = die(*color, *number))
        }
        Happening::Took { seat, color, value, paid, tile, .. } => {
            let (die, price) = (die(*color, *value), amounts(*paid));
            match (tile, price.is_empty()) {
                (None, true) => phrase!("dice-told-took-free", who = *seat, die = die),
                (None, false) => phrase!("dice-told-took", who = *seat, die = die, price = price),
                (Some(tile), true) => {
                    phrase!("dice-told-took-free-beside", who = *seat, die = die, tile = *tile)
                }
                (Some(tile), false) => {
                    let (who, tile) = (*seat, *tile);
                    phrase!("dice-told-took-beside", who = who, die = die, price = price, tile = tile)
                }
            }
        }
        Happening::Compensated { seat } => {
            let amount = game.printed.wheel.compensation;
            phrase!("dice-told-compensated", who = *seat, amount = amount)
        }
        Happening::Recolored { seat, color, knowledge, .. } => {
            let price = Resource::Knowledge.amount(*knowledge);
            phrase!("dice-told-recolored", who = *seat, color = *color, price = price)
        }
        Happening::Revalued { seat, value, influence, .. } => {
            let price = Resource::Influence.amount(*influence);
            phrase!("dice-told-revalued", who = *seat, value = *value, price = price)
        }
        Happening::Resources { seat, resource, circled, lost: 0 } => {
            phrase!("dice-told-resources", who = *seat, gain = resource.amount(*circled))
        }
        Happening::Resources { seat, resource, circled, lost } => {
            let gain = resource.amount(*circled);
            phrase!("dice-told-resources-lost", who = *seat, gain = gain, lost = *lost)
        }
        Happening::TrackCitizens { seat, resource, amount } => {
            let won = citizens(resource.color(), *amount);
            let track = Component::from(*resource);
            phrase!("dice-told-track-citizens", who = *seat, citizens = won, track = track, amount = *amount)
        }
        Happening::Citizens { seat, color, amount } => {
            phrase!("dice-told-citizens", who = *seat, citizens = citizens(*color, *amount))
        }
        Happening::CitizensLost { seat, amount } => {
            phrase!("dice-told-citizens-lost", who = *seat, amount = *amount)
        }
        Happening::Moved { seat, color } => phrase!("dice-told-moved", who = *seat, color = *color),
        Happening::Declined { seat } => phrase!("dice-told-declined", who = *seat),
        Happening::Built { seat, building, number, .. } => {
            phrase!("dice-told-built", who = *seat, building = *building, number = *number)
        }
        Happening::Unlocked { seat, row, multiplier } => {
            phrase!("dice-told-unlocked", who = *seat, row = *row, vp = *multiplier)
        }
        Happening::Banquet { seat, tile } => phrase!("dice-told-banquet", tile = *tile, who = *seat),
        Happening::Bonus { seat, bonus } => {
            let (bonus, gain) = (game.bonus_name(*bonus), game.bonus_gain(*bonus));
            phrase!("dice-told-bonus", who = *seat, bonus = bonus, gain = gain)
        }
        Happening::BonusLost { seat, bonus } => {
            phrase!("dice-told-bonus-lost", who = *seat, bonus = game.bonus_name(*bonus))
        }
        Happening::Committed { seat } => phrase!("dice-told-committed", who = *seat),
        Happening::Revealed { seat, die, action, drawn, circled, spent, citizens } => {
            let what = action_told(*die, *action);
            let spent = spent_told(*spent);
            let built = built_told(action, drawn);
            let gained = gained_told(*circled, citizens);
            phrase!(
                "dice-told-revealed",
                who = *seat,
                what = what,
                spent = spent,
                built = built,
                gained = gained
            )
        }
        Happening::Rebuilt { from, to } => phrase!("dice-told-rebuilt", from = *from, to = *to),
        Happening::Raided { tile } => phrase!("dice-told-raided", tile = *tile),
        Happening::Over { vp } => {
            let total = |(vp, seat): (&i32, u8)| phrase!("dice-total", who = Seat(seat), vp = *vp);
            phrase!("dice-told-over", totals = Arg::list(vp.iter().zip(0..).map(total)))
        }
    }
}

fn dice_told(dice: &[Die; 4], colors: &[Color; 4]) -> Arg {
    Arg::list(dice.iter().zip(colors).map(|(rolled, color)| match rolled.nature {
        Nature::Clear | Nature::Guest => die(*color, rolled.face),
        Nature::Black | Nature::Raider => phrase!("dice-black-die", value = rolled.face, color = *color),
    }))
}

fn action_told(taken: Option<(Color, u8)>, action: Option<Action>) -> Phrase {
    let taken = taken.map(|(color, face)| die(color, face));
    match (taken, action) {
        (Some(die), Some(Action::Gain(resource))) => {
            phrase!("dice-revealed-gain", die = die, resource = resource)
        }
        (Some(die), Some(Action::Build(building, _))) => {
            phrase!("dice-revealed-build", die = die, building = building)
        }
        _ => phrase!("dice-revealed-compensation"),
    }
}

fn spent_told(spent: ByResource<u8>) -> Phrase {
    let spent = amounts(spent);
    if spent.is_empty() { Phrase::NOTHING } else { phrase!("dice-revealed-spent", amounts = spent) }
}

fn built_told(action: &Option<Action>, drawn: &ByBuilding<Columns>) -> Phrase {
    let besides: Vec<Phrase> = Building::ALL
        .into_iter()
        .flat_map(|building| drawn[building].iter().map(move |column| (building, column)))
        .filter(|(building, column)| *action != Some(Action::Build(*building, *column)))
        .map(|(building, column)| {
            phrase!("dice-building-in-column", building = building, column = column.position())
        })
        .collect();
    if besides.is_empty() { Phrase::NOTHING } else { phrase!("dice-revealed-built", buildings = besides) }
}

fn gained_told(circled: ByResource<u8>, won: &ByColor<u8>) -> Phrase {
    let colors = Color::ALL.into_iter().filter(|color| won[*color] > 0);
    let gains: Vec<Phrase> =
        amounts(circled).into_iter().chain(colors.map(|color| citizens(color, won[color]))).collect();
    if gains.is_empty() { Phrase::NOTHING } else { phrase!("dice-revealed-gained", gains = gains) }
}
