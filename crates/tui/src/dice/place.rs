//! Everything on the table of Troyes Dice that can be pointed at.

use tabletop::{Component, Seat};
use troyes_dice::{Building, Choice, Color, Column, Key, Nature, Resource, Town, View};
use words::Language;

/// A thing or space on wheel or sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A die of this half-day by its place, from 1.
    Die(u8),
    /// A building of the sheet.
    Building(Building, Column),
    /// The number above a column.
    Number(Column),
    /// A track of resources.
    Resource(Resource),
    /// A track of citizens.
    Citizens(Color),
    /// Somebody with a sheet.
    Player(Seat),
}

impl Place {
    /// Where a choice is made, if that is one place.
    pub fn of(town: &Town, choice: Choice) -> Option<Place> {
        Some(match choice {
            Choice::Die { place, .. } => Place::Die(place),
            Choice::Value { value } => Place::Number(town.numbering.column(value)?),
            Choice::Gain { resource } => Place::Resource(resource),
            Choice::Build { building, column } => Place::Building(building, column),
            Choice::Color { color } | Choice::Citizen { color } => Place::Citizens(color),
            _ => return None,
        })
    }

    /// The words by which the rules know it.
    pub fn thing(self) -> Option<String> {
        Some(match self {
            Place::Die(place) => format!("die {place}"),
            Place::Building(building, column) => building.id(column).into(),
            Place::Resource(resource) => resource.word().into(),
            Place::Number(_) | Place::Citizens(_) | Place::Player(_) => return None,
        })
    }

    /// The components to read about here.
    pub fn sheets(self, view: &View) -> Vec<String> {
        match self {
            Place::Die(place) => {
                let tile = view.places.get(usize::from(place) - 1).and_then(|place| place.tile);
                tile.map(|laid| laid.id().to_string()).into_iter().collect()
            }
            Place::Building(building, column) => {
                let link = troyes_dice::Bonus::link(building, column);
                let ids = [Some(building.id(column)), link.map(|link| link.id())];
                ids.into_iter().flatten().map(str::to_string).collect()
            }
            Place::Resource(resource) => {
                vec![resource.word().into(), format!("{}_citizen", resource.word())]
            }
            Place::Citizens(color) => {
                vec![format!("fifteenth_{}", color.word()), format!("twentieth_{}", color.word())]
            }
            Place::Number(_) => vec!["value_change".into()],
            Place::Player(_) => Vec::new(),
        }
    }

    /// The place in a few words.
    pub fn describe(self, view: &View, language: Language, names: &[String]) -> String {
        match self {
            Place::Die(place) => match view.places.get(usize::from(place) - 1) {
                Some(die) => {
                    let nature = match die.nature {
                        Nature::Clear => "die",
                        Nature::Black => "black die",
                        Nature::Guest => "black die at a banquet",
                        Nature::Raider => "die of raiders",
                    };
                    format!("A {nature} showing {} on a {} plaza", die.face, die.color.word())
                }
                None => format!("Place {place}"),
            },
            Place::Building(building, column) => {
                let number = view.town.numbering.of(column);
                let price = if number > 0 {
                    format!(" · takes a {} {number}", building.color().word())
                } else {
                    String::new()
                };
                let name = language.text(&Component::from(building).name());
                format!("{name}, column {}{price}", column.position())
            }
            Place::Number(column) => {
                format!("Column {} has number {}", column.position(), view.town.numbering.of(column))
            }
            Place::Resource(resource) => format!("The track of {}", resource.word()),
            Place::Citizens(color) => format!("The track of {}", language.text(&color.people())),
            Place::Player(seat) => {
                let vp = view.vp.get(seat.index()).copied().unwrap_or(0);
                format!("{} · {vp} VP", names.get(seat.index()).map_or("somebody", String::as_str))
            }
        }
    }

    /// The pane of a small window on which it is drawn.
    pub fn pane(self) -> usize {
        match self {
            Place::Die(_) => 1,
            Place::Building(..) | Place::Number(_) | Place::Resource(_) | Place::Citizens(_) => 0,
            Place::Player(_) => 2,
        }
    }
}
