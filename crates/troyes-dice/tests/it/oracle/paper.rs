//! A scoresheet as marks of a pencil and a table as things that lie on it, read off a saved state word by word.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use troyes_dice::{Sheet, Town};

pub type Word = &'static str;

pub const COLORS: [Word; 3] = ["red", "yellow", "white"];
pub const RESOURCES: [Word; 3] = ["influence", "deniers", "knowledge"];
pub const PRESTIGE: [Word; 3] = ["fortress", "great_hall", "cathedral"];
pub const WORK: [Word; 3] = ["counts_palace", "city_hall", "bishopric"];

/// The two sides of the nine plaza tiles.
const PLAZAS: [[Word; 2]; 9] = [
    ["red", "red"],
    ["yellow", "yellow"],
    ["white", "white"],
    ["red", "yellow"],
    ["red", "yellow"],
    ["red", "white"],
    ["red", "white"],
    ["yellow", "white"],
    ["yellow", "white"],
];

/// The color of the district of a building or resource.
pub fn color_of(word: &str) -> Word {
    match word {
        "influence" | "fortress" | "counts_palace" => "red",
        "deniers" | "great_hall" | "city_hall" => "yellow",
        "knowledge" | "cathedral" | "bishopric" => "white",
        _ => panic!("`{word}` is in no district"),
    }
}

/// The resource of a color.
pub fn resource_of(color: &str) -> Word {
    RESOURCES.into_iter().find(|resource| color_of(resource) == color).unwrap()
}

fn number(value: &Value) -> u8 {
    value.as_u64().unwrap() as u8
}

/// Numbers under words.
fn numbers(value: &Value, words: &[Word]) -> BTreeMap<Word, u8> {
    words.iter().map(|word| (*word, number(&value[*word]))).collect()
}

/// Columns under words, as pairs.
fn columns(value: &Value, words: &[Word]) -> BTreeSet<(Word, u8)> {
    let under = |word: &Word| -> Vec<(Word, u8)> {
        value[*word].as_array().unwrap().iter().map(|column| (*word, number(column))).collect()
    };
    words.iter().flat_map(under).collect()
}

/// Everything that is written on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paper {
    /// Buildings drawn around, by row and column.
    pub drawn: BTreeSet<(Word, u8)>,
    /// Dice crossed out, by color and column.
    pub crossed: BTreeSet<(Word, u8)>,
    pub circled: BTreeMap<Word, u8>,
    pub spent: BTreeMap<Word, u8>,
    pub citizens: BTreeMap<Word, u8>,
    /// The numbers in the circles of the final scoring column, by row; 0 for none.
    pub written: BTreeMap<Word, u8>,
}

impl Paper {
    pub fn read(sheet: &Sheet) -> Paper {
        let value = serde_json::to_value(sheet).unwrap();
        let rows = [PRESTIGE, WORK].concat();
        Paper {
            drawn: columns(&value["drawn"], &rows),
            crossed: columns(&value["crossed"], &COLORS),
            circled: numbers(&value["circled"], &RESOURCES),
            spent: numbers(&value["spent"], &RESOURCES),
            citizens: numbers(&value["citizens"], &COLORS),
            written: numbers(&value["multiplier"], &rows),
        }
    }

    /// Resources that are circled and not crossed out.
    pub fn left(&self, resource: &str) -> u8 {
        self.circled[resource] - self.spent[resource]
    }

    /// How many buildings of a row are drawn.
    pub fn count(&self, row: &str) -> u8 {
        self.drawn.iter().filter(|(drawn, _)| *drawn == row).count() as u8
    }

    /// Whether a building can still be drawn: it is not, and its die is not crossed out.
    pub fn has_room_for(&self, row: Word, column: u8) -> bool {
        !self.drawn.contains(&(row, column)) && !self.crossed.contains(&(color_of(row), column))
    }
}

/// A plaza with what lies beside it and on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub color: Word,
    /// The expansion's tile and whether its Banquet side is up.
    pub tile: Option<(String, bool)>,
    pub face: u8,
    /// `clear`, `black`, `guest` or `raider`.
    pub nature: String,
}

impl Place {
    /// Whether this side of this tile of the expansion lies here.
    pub fn has_banquet(&self, tile: &str) -> bool {
        self.tile == Some((tile.to_string(), true))
    }

    pub fn has_raid(&self, tile: &str) -> bool {
        self.tile == Some((tile.to_string(), false))
    }

    /// Whether players may choose the die.
    pub fn is_free_for_all(&self) -> bool {
        self.nature == "clear" || self.nature == "guest"
    }
}

/// What lies in the middle of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub phase: String,
    pub day: u8,
    pub is_morning: bool,
    /// Clockwise: the number of the plaza tile and whether its second side is up.
    pub notches: Vec<(u8, bool)>,
    /// Beside the red, the yellow and the white plaza of one color.
    pub tiles: Vec<Option<(String, bool)>>,
    /// The numbers above the columns.
    pub numbers: Vec<u8>,
    pub dice: Vec<(u8, String)>,
}

impl Table {
    pub fn read(town: &Town) -> Table {
        let value = serde_json::to_value(town).unwrap();
        let word = |value: &Value| value.as_str().unwrap().to_string();
        let list = |name: &str| value[name].as_array().unwrap().clone();
        let laid =
            |laid: &Value| (!laid.is_null()).then(|| (word(&laid["tile"]), word(&laid["side"]) == "banquet"));
        Table {
            phase: word(&value["phase"]),
            day: number(&value["day"]),
            is_morning: word(&value["half"]) == "morning",
            notches: list("plazas").iter().map(|p| (number(&p["tile"]), p["flipped"] == true)).collect(),
            tiles: list("tiles").iter().map(laid).collect(),
            numbers: list("numbering").iter().map(number).collect(),
            dice: list("dice").iter().map(|die| (number(&die["face"]), word(&die["nature"]))).collect(),
        }
    }

    /// The notches of this half-day: the day's number lies at the neutral one, the morning follows clockwise, then the
    /// afternoon.
    pub fn in_use(&self) -> [usize; 4] {
        let neutral = usize::from(self.day) - 1;
        let first = neutral + if self.is_morning { 1 } else { 5 };
        [0, 1, 2, 3].map(|place| (first + place) % 9)
    }

    /// The four places of this half-day, the one for the lowest die first.
    pub fn places(&self) -> Vec<Place> {
        let place = |(notch, (face, nature)): (usize, &(u8, String))| {
            let (tile, is_second) = self.notches[notch];
            let [front, back] = PLAZAS[usize::from(tile)];
            Place {
                color: if is_second { back } else { front },
                // The first three plaza tiles have one color and one of the expansion's tiles each.
                tile: self.tiles.get(usize::from(tile)).cloned().flatten(),
                face: *face,
                nature: nature.clone(),
            }
        };
        self.in_use().into_iter().zip(&self.dice).map(place).collect()
    }

    /// The column under a number.
    pub fn column(&self, number: u8) -> Option<u8> {
        (1..=6).find(|column| self.numbers[usize::from(*column) - 1] == number)
    }
}
