//! Everything on the sheet that is won once: links between buildings and the bonuses of the citizen tracks.

use crate::building::{Building, Column};
use crate::by::Key;
use crate::color::Color;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A bonus of the sheet. Each can be won once in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs, reason = "each name says which building or track, and where")]
pub enum Bonus {
    FortressLeft,
    FortressMiddle,
    FortressRight,
    CountsPalaceLeft,
    CountsPalaceRight,
    CityHallLeft,
    CityHallMiddle,
    BishopricMiddle,
    BishopricRight,
    ColumnResources,
    ColumnFirstWork,
    ColumnSecondWork,
    FifteenthRed,
    FifteenthYellow,
    FifteenthWhite,
    TwentiethRed,
    TwentiethYellow,
    TwentiethWhite,
}

/// What kind of bonus it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusKind {
    /// Between two buildings; its place among the links.
    Link(usize),
    /// Resources for a full column of citizens.
    Resources,
    /// A work building for a full column of citizens.
    Work,
    /// A prestige building for the 15th citizen of a track.
    Fifteenth(Color),
    /// Two citizens for the 20th citizen of a track.
    Twentieth(Color),
}

impl Bonus {
    /// How many links there are.
    pub const LINKS: usize = 9;

    /// All bonuses, the links first.
    pub const ALL: [Bonus; 18] = [
        Bonus::FortressLeft,
        Bonus::FortressMiddle,
        Bonus::FortressRight,
        Bonus::CountsPalaceLeft,
        Bonus::CountsPalaceRight,
        Bonus::CityHallLeft,
        Bonus::CityHallMiddle,
        Bonus::BishopricMiddle,
        Bonus::BishopricRight,
        Bonus::ColumnResources,
        Bonus::ColumnFirstWork,
        Bonus::ColumnSecondWork,
        Bonus::FifteenthRed,
        Bonus::FifteenthYellow,
        Bonus::FifteenthWhite,
        Bonus::TwentiethRed,
        Bonus::TwentiethYellow,
        Bonus::TwentiethWhite,
    ];

    /// The bonuses for full columns of citizens, from left to right.
    pub const COLUMNS: [Bonus; 3] = [Bonus::ColumnResources, Bonus::ColumnFirstWork, Bonus::ColumnSecondWork];

    /// The bonus for the 15th citizen of a track.
    pub const fn fifteenth(color: Color) -> Bonus {
        Bonus::ALL[12 + color as usize]
    }

    /// The bonus for the 20th citizen of a track.
    pub const fn twentieth(color: Color) -> Bonus {
        Bonus::ALL[15 + color as usize]
    }

    /// What kind of bonus it is.
    pub const fn kind(self) -> BonusKind {
        match self as usize {
            link @ 0..9 => BonusKind::Link(link),
            9 => BonusKind::Resources,
            10 | 11 => BonusKind::Work,
            fifteenth @ 12..15 => BonusKind::Fifteenth(Color::ALL[fifteenth - 12]),
            twentieth => BonusKind::Twentieth(Color::ALL[twentieth - 15]),
        }
    }

    /// The row and the pair of columns (0 left, 1 middle, 2 right) that a link stands in.
    const fn pair(self) -> Option<(Building, u8)> {
        Some(match self {
            Bonus::FortressLeft => (Building::Fortress, 0),
            Bonus::FortressMiddle => (Building::Fortress, 1),
            Bonus::FortressRight => (Building::Fortress, 2),
            Bonus::CountsPalaceLeft => (Building::CountsPalace, 0),
            Bonus::CountsPalaceRight => (Building::CountsPalace, 2),
            Bonus::CityHallLeft => (Building::CityHall, 0),
            Bonus::CityHallMiddle => (Building::CityHall, 1),
            Bonus::BishopricMiddle => (Building::Bishopric, 1),
            Bonus::BishopricRight => (Building::Bishopric, 2),
            _ => return None,
        })
    }

    /// The row and the two columns that a link joins.
    pub fn joins(self) -> Option<(Building, [Column; 2])> {
        let (building, pair) = self.pair()?;
        let left = usize::from(pair) * 2;
        Some((building, [Column::ALL[left], Column::ALL[left + 1]]))
    }

    /// The link that a building has in a column, if there is one.
    pub const fn link(building: Building, column: Column) -> Option<Bonus> {
        LINK_OF[building as usize][column.index() / 2]
    }

    /// The id of this bonus in `cards`.
    pub const fn id(self) -> &'static str {
        match self {
            Bonus::FortressLeft => "fortress_left",
            Bonus::FortressMiddle => "fortress_middle",
            Bonus::FortressRight => "fortress_right",
            Bonus::CountsPalaceLeft => "counts_palace_left",
            Bonus::CountsPalaceRight => "counts_palace_right",
            Bonus::CityHallLeft => "city_hall_left",
            Bonus::CityHallMiddle => "city_hall_middle",
            Bonus::BishopricMiddle => "bishopric_middle",
            Bonus::BishopricRight => "bishopric_right",
            Bonus::ColumnResources => "column_resources",
            Bonus::ColumnFirstWork => "column_first_work",
            Bonus::ColumnSecondWork => "column_second_work",
            Bonus::FifteenthRed => "fifteenth_red",
            Bonus::FifteenthYellow => "fifteenth_yellow",
            Bonus::FifteenthWhite => "fifteenth_white",
            Bonus::TwentiethRed => "twentieth_red",
            Bonus::TwentiethYellow => "twentieth_yellow",
            Bonus::TwentiethWhite => "twentieth_white",
        }
    }
}

/// By row and pair of columns; made from [`Bonus::pair`] so that it cannot say anything else.
const LINK_OF: [[Option<Bonus>; 3]; 6] = {
    let mut table = [[None; 3]; 6];
    let mut i = 0;
    while i < Bonus::LINKS {
        if let Some((building, pair)) = Bonus::ALL[i].pair() {
            table[building as usize][pair as usize] = Some(Bonus::ALL[i]);
        }
        i += 1;
    }
    table
};

impl Key for Bonus {
    const ALL: &'static [Bonus] = &Bonus::ALL;

    fn index(self) -> usize {
        self as usize
    }

    fn word(self) -> &'static str {
        self.id()
    }
}

/// Bonuses that are won and not yet taken. Those won together wait on one level, and what a bonus itself wins waits
/// on a level above the rest, because each bonus is resolved to its end before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Waiting([u8; Bonus::ALL.len()]);

impl Waiting {
    /// The highest level on which a bonus waits; 0 if none does.
    pub fn top(&self) -> u8 {
        self.0.iter().copied().fold(0, u8::max)
    }

    /// Lets a bonus wait on a level, counted from 1.
    pub fn push(&mut self, bonus: Bonus, level: u8) {
        self.0[bonus as usize] = level;
    }

    /// Takes a bonus out.
    pub fn take(&mut self, bonus: Bonus) {
        self.0[bonus as usize] = 0;
    }

    /// The bonuses that wait on this level.
    pub fn on(&self, level: u8) -> impl Iterator<Item = Bonus> + use<> {
        let levels = self.0;
        Bonus::ALL.into_iter().filter(move |bonus| level > 0 && levels[*bonus as usize] == level)
    }

    /// The level on which a bonus waits; 0 if it does not.
    pub fn level(&self, bonus: Bonus) -> u8 {
        self.0[bonus as usize]
    }
}

/// As a list of pairs of bonus and level.
impl Serialize for Waiting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let waiting = Bonus::ALL.iter().zip(self.0).filter(|(_, level)| *level > 0);
        serializer.collect_seq(waiting)
    }
}

impl<'de> Deserialize<'de> for Waiting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Waiting, D::Error> {
        let mut waiting = Waiting::default();
        for (bonus, level) in Vec::<(Bonus, u8)>::deserialize(deserializer)? {
            waiting.push(bonus, level);
        }
        Ok(waiting)
    }
}
