//! The six rows of buildings and the six columns they stand in.

use crate::by::Key;
use crate::color::Color;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind of building: one row of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Building {
    /// Protects its column and gives a citizen.
    Fortress,
    /// Gives something for each available die of a color.
    GreatHall,
    /// Unlocks the scoring of one row.
    Cathedral,
    /// Two red citizens.
    CountsPalace,
    /// Two yellow citizens.
    CityHall,
    /// Two white citizens.
    Bishopric,
}

impl Building {
    /// All buildings: the prestige buildings, then the work buildings, by color.
    pub const ALL: [Building; 6] = [
        Building::Fortress,
        Building::GreatHall,
        Building::Cathedral,
        Building::CountsPalace,
        Building::CityHall,
        Building::Bishopric,
    ];

    /// The work buildings.
    pub const WORK: [Building; 3] = [Building::CountsPalace, Building::CityHall, Building::Bishopric];

    /// The prestige building of a color.
    pub const fn prestige(color: Color) -> Building {
        Building::ALL[color as usize]
    }

    /// The work building of a color.
    pub const fn work(color: Color) -> Building {
        Building::WORK[color as usize]
    }

    /// The color of the district it stands in and of the die it takes.
    pub const fn color(self) -> Color {
        Color::ALL[self as usize % 3]
    }

    /// Whether it is a Fortress, Great Hall or Cathedral.
    pub const fn is_prestige(self) -> bool {
        (self as usize) < 3
    }

    /// The id of this building in one column, as `cards` and `why_not` know it.
    pub const fn id(self, column: Column) -> &'static str {
        IDS[self as usize][column.0 as usize]
    }
}

const IDS: [[&str; 6]; 6] = [
    ["fortress_1", "fortress_2", "fortress_3", "fortress_4", "fortress_5", "fortress_6"],
    ["great_hall_1", "great_hall_2", "great_hall_3", "great_hall_4", "great_hall_5", "great_hall_6"],
    ["cathedral_1", "cathedral_2", "cathedral_3", "cathedral_4", "cathedral_5", "cathedral_6"],
    [
        "counts_palace_1",
        "counts_palace_2",
        "counts_palace_3",
        "counts_palace_4",
        "counts_palace_5",
        "counts_palace_6",
    ],
    ["city_hall_1", "city_hall_2", "city_hall_3", "city_hall_4", "city_hall_5", "city_hall_6"],
    ["bishopric_1", "bishopric_2", "bishopric_3", "bishopric_4", "bishopric_5", "bishopric_6"],
];

impl Key for Building {
    const ALL: &'static [Building] = &Building::ALL;

    fn index(self) -> usize {
        self as usize
    }

    fn word(self) -> &'static str {
        match self {
            Building::Fortress => "fortress",
            Building::GreatHall => "great_hall",
            Building::Cathedral => "cathedral",
            Building::CountsPalace => "counts_palace",
            Building::CityHall => "city_hall",
            Building::Bishopric => "bishopric",
        }
    }
}

/// A column of the sheet by its position from the left; people count from 1, and so does JSON.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(u8);

impl Column {
    /// All columns from left to right.
    pub const ALL: [Column; 6] = [Column(0), Column(1), Column(2), Column(3), Column(4), Column(5)];

    /// The column at this position, counted from 1.
    pub const fn at(position: u8) -> Option<Column> {
        if 1 <= position && position <= 6 { Some(Column(position - 1)) } else { None }
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1.
    pub const fn position(self) -> u8 {
        self.0 + 1
    }
}

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.position())
    }
}

impl<'de> Deserialize<'de> for Column {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Column, D::Error> {
        let position = u8::deserialize(deserializer)?;
        Column::at(position).ok_or_else(|| serde::de::Error::custom("columns are numbered 1 to 6"))
    }
}

/// A set of columns; in JSON a list of their positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Columns(u8);

impl Columns {
    /// Every column.
    pub const FULL: Columns = Columns(0b11_1111);

    /// Whether the column is among them.
    pub const fn contains(self, column: Column) -> bool {
        self.0 & (1 << column.0) != 0
    }

    /// Adds a column.
    pub fn insert(&mut self, column: Column) {
        self.0 |= 1 << column.0;
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in neither set.
    pub const fn outside(self, other: Columns) -> Columns {
        Columns(!(self.0 | other.0) & Columns::FULL.0)
    }

    /// Those that are in this set and not in the other.
    pub const fn without(self, other: Columns) -> Columns {
        Columns(self.0 & !other.0)
    }

    /// Those that are in both sets.
    pub const fn both(self, other: Columns) -> Columns {
        Columns(self.0 & other.0)
    }

    /// The columns from left to right.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let column = Column(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                column
            })
        })
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Columns {
        let mut set = Columns::default();
        columns.into_iter().for_each(|column| set.insert(column));
        set
    }
}

impl Serialize for Columns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Columns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Columns, D::Error> {
        Ok(Vec::<Column>::deserialize(deserializer)?.into_iter().collect())
    }
}
