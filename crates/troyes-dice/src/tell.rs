//! What happened, as sentences.

use crate::banquets::Laid;
use crate::building::{Building, Columns};
use crate::by::{ByBuilding, ByColor, ByResource, Key};
use crate::color::{Color, Resource, citizens};
use crate::game::TroyesDice;
use crate::happening::Happening;
use crate::say::{amounts, joined};
use crate::state::Action;
use crate::wheel::{Die, Nature};
use tabletop::Seat;

impl TroyesDice {
    pub(crate) fn told(&self, happening: &Happening, names: &[String]) -> String {
        let name = |seat: &Seat| names.get(seat.index()).map_or("Somebody", String::as_str);
        match happening {
            Happening::WheelSet { colors } => {
                format!("Around the wheel lie {}.", joined(&colors.map(|color| color.word().into())))
            }
            Happening::TilesLaid { tiles } => {
                format!(
                    "Beside the plazas of one color lie {}.",
                    joined(&tiles.map(|tile| tile.name().into()))
                )
            }
            Happening::Numbered { numbering } => {
                format!(
                    "The columns are numbered {}.",
                    numbering.0.map(|number| number.to_string()).join(" ")
                )
            }
            Happening::Rolled { day, half, dice, colors } => {
                format!("Day {day}, {}: {}.", half.name(), dice_told(dice, colors))
            }
            Happening::Destroyed { color, tile: None } => {
                format!("The black die destroys a {} plaza.", color.word())
            }
            Happening::Destroyed { color, tile: Some(tile) } => {
                format!("{}: raiders destroy a {} plaza.", tile.name(), color.word())
            }
            Happening::Welcomed { color, tile } => {
                format!("{}: the black die is a guest on the {} plaza.", tile.name(), color.word())
            }
            Happening::Crossed { seat, color, number } => {
                format!("{} crosses out the {} {number}.", name(seat), color.word())
            }
            Happening::Protected { seat, color, number } => {
                format!("The Fortress of {} protects the {} {number}.", name(seat), color.word())
            }
            Happening::Took { seat, color, value, paid, tile, .. } => {
                let price = amounts(*paid).map_or("for nothing".into(), |price| format!("for {price}"));
                let beside = tile.map_or(String::new(), |tile: Laid| format!(" ({})", tile.name()));
                format!("{} takes the {} {value} {price}{beside}.", name(seat), color.word())
            }
            Happening::Compensated { seat } => {
                let amount = self.printed.wheel.compensation;
                format!("{} can pay for no die and gains {amount} of each resource.", name(seat))
            }
            Happening::Recolored { seat, color, knowledge, .. } => {
                format!(
                    "{} makes it {} for {}.",
                    name(seat),
                    color.word(),
                    Resource::Knowledge.amount(*knowledge)
                )
            }
            Happening::Revalued { seat, value, influence, .. } => {
                format!("{} makes it a {value} for {}.", name(seat), Resource::Influence.amount(*influence))
            }
            Happening::Resources { seat, resource, circled, lost: 0 } => {
                format!("{} gains {}.", name(seat), resource.amount(*circled))
            }
            Happening::Resources { seat, resource, circled, lost } => {
                format!("{} gains {}; {lost} more find no room.", name(seat), resource.amount(*circled))
            }
            Happening::TrackCitizens { seat, resource, amount } => {
                let verb = if *amount == 1 { "comes" } else { "come" };
                format!(
                    "With the {} {verb} {} for {}.",
                    resource.word(),
                    citizens(resource.color(), *amount),
                    name(seat)
                )
            }
            Happening::Citizens { seat, color, amount } => {
                format!("{} circles {}.", name(seat), citizens(*color, *amount))
            }
            Happening::CitizensLost { seat, amount } => {
                format!("All tracks of {} are full: citizens lost: {amount}.", name(seat))
            }
            Happening::Moved { seat, color } => {
                format!("{} circles a citizen of a full track as a {} one.", name(seat), color.word())
            }
            Happening::Declined { seat } => format!("{} declines a citizen of a full track.", name(seat)),
            Happening::Built { seat, building, number, .. } => {
                format!("{} builds the {} {number}.", name(seat), building.name())
            }
            Happening::Unlocked { seat, row, multiplier } => {
                format!(
                    "{} will score {multiplier} VP for each {} of {}.",
                    row.character(),
                    row.name(),
                    name(seat)
                )
            }
            Happening::Banquet { seat, tile } => format!("{} serves {}.", tile.name(), name(seat)),
            Happening::Bonus { seat, bonus } => {
                format!("{} takes {}: {}.", name(seat), self.bonus_name(*bonus), self.bonus_gain(*bonus))
            }
            Happening::BonusLost { seat, bonus } => {
                format!("{} has nowhere to build for {}.", name(seat), self.bonus_name(*bonus))
            }
            Happening::Committed { seat } => format!("{} has chosen.", name(seat)),
            Happening::Revealed { seat, die, action, drawn, circled, spent, citizens } => {
                let what = action_told(*die, *action);
                let rest = changes_told(action, drawn, *circled, *spent, citizens);
                format!("{} {what}{rest}.", name(seat))
            }
            Happening::Rebuilt { from, to } => {
                format!("The {} plaza is rebuilt in {}.", from.word(), to.word())
            }
            Happening::Raided { tile } => format!("A banquet ends: {} begins.", tile.name()),
            Happening::Over { vp } => {
                let list: Vec<String> =
                    vp.iter().zip(0..).map(|(vp, i)| format!("{} {vp}", name(&Seat(i)))).collect();
                format!("The game is over: {}.", joined(&list))
            }
        }
    }
}

fn dice_told(dice: &[Die; 4], colors: &[Color; 4]) -> String {
    let told: Vec<String> = dice
        .iter()
        .zip(colors)
        .map(|(die, color)| match die.nature {
            Nature::Clear | Nature::Guest => format!("{} {}", color.word(), die.face),
            Nature::Black | Nature::Raider => format!("black {} on {}", die.face, color.word()),
        })
        .collect();
    joined(&told)
}

fn action_told(die: Option<(Color, u8)>, action: Option<Action>) -> String {
    let with = die.map_or(String::new(), |(color, face)| format!("took the {} {face} ", color.word()));
    match action {
        Some(Action::Gain(resource)) => format!("{with}for {}", resource.word()),
        Some(Action::Build(building, _)) => format!("{with}for the {}", building.name()),
        Some(Action::Compensation) | None => "could pay for no die".into(),
    }
}

fn changes_told(
    action: &Option<Action>,
    drawn: &ByBuilding<Columns>,
    circled: ByResource<u8>,
    spent: ByResource<u8>,
    won: &ByColor<u8>,
) -> String {
    let mut told = String::new();
    if let Some(spent) = amounts(spent) {
        told += &format!(", spent {spent}");
    }
    let besides: Vec<String> = Building::ALL
        .into_iter()
        .flat_map(|building| drawn[building].iter().map(move |column| (building, column)))
        .filter(|(building, column)| *action != Some(Action::Build(*building, *column)))
        .map(|(building, column)| format!("the {} in column {}", building.name(), column.position()))
        .collect();
    if !besides.is_empty() {
        told += &format!(", also built {}", joined(&besides));
    }
    let mut gains: Vec<String> = amounts(circled).into_iter().collect();
    gains.extend(
        Color::ALL.into_iter().filter(|color| won[*color] > 0).map(|color| citizens(color, won[color])),
    );
    if !gains.is_empty() {
        told += &format!(", gained {}", joined(&gains));
    }
    told
}
