//! Everything on the table of Troyes Dice that can be pointed at.

use crate::spot::Spots;
use tabletop::Seat;
use troyes_dice::{Bonus, Building, Choice, Color, Column, Key, Resource, TroyesDice, View};

/// A thing or space on wheel or sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A die of this half-day by its place, from 1.
    Die(u8),
    /// A plaza by its notch, from 0.
    Plaza(u8),
    /// The tile beside the plaza of a notch.
    Tile(u8),
    /// Numbers that rise from left to right.
    Rising,
    /// Numbers that fall from left to right.
    Falling,
    /// A value that the die in hand, or a column, may get.
    Value(u8),
    /// A color that the die in hand may get.
    Color(Color),
    /// What whoever can pay no die gets.
    Compensation,
    /// Declining a citizen.
    Decline,
    /// Being done with the half-day.
    Done,
    /// A building of the sheet.
    Building(Building, Column),
    /// A bonus.
    Bonus(Bonus),
    /// The number above a column.
    Column(Column),
    /// The die of a color above a column.
    Square(Color, Column),
    /// A track of resources.
    Resource(Resource),
    /// A track of citizens.
    Citizens(Color),
    /// What a row of buildings scores.
    Score(Building),
    /// All points of a sheet.
    Total,
    /// Somebody with a sheet.
    Player(Seat),
}

impl crate::Spot for Spot {
    fn id(self) -> String {
        match self {
            Spot::Die(place) => format!("die-{place}"),
            Spot::Plaza(notch) => format!("plaza-{notch}"),
            Spot::Tile(notch) => format!("tile-{notch}"),
            Spot::Rising => "numbers-rising".into(),
            Spot::Falling => "numbers-falling".into(),
            Spot::Value(value) => format!("value-{value}"),
            Spot::Color(color) => format!("color-{}", color.word()),
            Spot::Compensation => "compensation".into(),
            Spot::Decline => "decline".into(),
            Spot::Done => "done".into(),
            Spot::Building(building, column) => format!("house-{}", building.id(column)),
            Spot::Bonus(bonus) => format!("bonus-{}", bonus.id()),
            Spot::Column(column) => format!("column-{}", column.position()),
            Spot::Square(color, column) => format!("square-{}-{}", color.word(), column.position()),
            Spot::Resource(resource) => format!("track-{}", resource.word()),
            Spot::Citizens(color) => format!("citizens-{}", color.word()),
            Spot::Score(row) => format!("score-{}", row.word()),
            Spot::Total => "total".into(),
            Spot::Player(seat) => format!("player-{}", seat.0),
        }
    }
}

impl Spot {
    /// The spots that a choice is about.
    pub fn of(choice: Choice) -> Spots<Spot> {
        match choice {
            Choice::Rising => Spots::at(Spot::Rising),
            Choice::Falling => Spots::at(Spot::Falling),
            Choice::Number { number } => Spots::at(Spot::Value(number)),
            Choice::Die { place, pay } => {
                Spots::at(Spot::Die(place)).found_by(pay.map(Spot::Resource).into_iter().collect())
            }
            Choice::Compensation => Spots::at(Spot::Compensation),
            Choice::Color { color } => Spots::at(Spot::Color(color)),
            Choice::Value { value } => Spots::at(Spot::Value(value)),
            Choice::Gain { resource } => Spots::at(Spot::Resource(resource)),
            Choice::Build { building, column } => Spots::at(Spot::Building(building, column)),
            Choice::Bonus { bonus } => Spots::at(Spot::Bonus(bonus)),
            Choice::Citizen { color } => Spots::at(Spot::Citizens(color)),
            Choice::Decline => Spots::at(Spot::Decline),
            Choice::Done => Spots::at(Spot::Done),
        }
    }

    /// How the rules call it when they are asked about it.
    pub fn name_in_rules(self) -> Option<String> {
        match self {
            Spot::Die(place) => Some(format!("die {place}")),
            Spot::Building(building, column) => Some(building.id(column).into()),
            Spot::Bonus(bonus) => Some(bonus.id().into()),
            Spot::Resource(resource) => Some(resource.word().into()),
            _ => None,
        }
    }

    /// The components to read about here.
    pub fn sheets(self, game: &TroyesDice, view: &View) -> Vec<String> {
        let laid = |notch: u8| game.laid_beside(&view.town, view.town.plazas[usize::from(notch)]);
        match self {
            Spot::Die(place) => {
                let tile = view.places.get(usize::from(place) - 1).and_then(|place| place.tile);
                tile.map(|laid| laid.id().to_string()).into_iter().collect()
            }
            Spot::Plaza(notch) => vec![game.plaza_id(view.town.plazas[usize::from(notch)]).into()],
            Spot::Tile(notch) => laid(notch).map(|laid| laid.id().to_string()).into_iter().collect(),
            Spot::Building(building, column) => {
                let link = Bonus::link(building, column);
                let ids = [Some(building.id(column)), link.map(|link| link.id())];
                ids.into_iter().flatten().map(str::to_string).collect()
            }
            Spot::Bonus(bonus) => vec![bonus.id().into()],
            Spot::Resource(resource) => {
                vec![resource.word().into(), format!("{}_citizen", resource.word())]
            }
            Spot::Citizens(color) => {
                vec![format!("fifteenth_{}", color.word()), format!("twentieth_{}", color.word())]
            }
            Spot::Column(_) | Spot::Value(_) => vec!["value_change".into()],
            Spot::Color(_) => vec!["color_change".into()],
            Spot::Compensation => vec!["compensation".into()],
            Spot::Decline => vec!["declined".into()],
            Spot::Square(..) => vec!["attack".into(), "protection".into()],
            Spot::Score(_) | Spot::Rising | Spot::Falling | Spot::Done | Spot::Total | Spot::Player(_) => {
                Vec::new()
            }
        }
    }
}
