//! The final score: characters, pairs of resources, citizens.

use crate::bonus::{Bonus, BonusKind};
use crate::building::{Building, Column};
use crate::color::{Color, Resource};
use crate::gain::{Gain, PerDie};
use crate::printed::Printed;
use crate::sheet::Sheet;
use tabletop::{Phrase, ScoreRow, Standing, phrase};

impl Printed {
    /// The points that the character of a row gives.
    pub fn character_vp(&self, sheet: &Sheet, row: Building) -> i32 {
        i32::from(sheet.multiplier[row] * sheet.drawn[row].len())
    }

    /// The points for resources of one kind that were not spent.
    pub fn resource_vp(&self, sheet: &Sheet, resource: Resource) -> i32 {
        i32::from(sheet.purse(resource) / self.resources_for_a_point)
    }

    /// The row that the Cathedral of a column scores.
    pub fn scored(&self, column: Column) -> Building {
        self.cathedral[column.index()]
    }

    /// What the next Cathedral writes for each building of its row, when so many are drawn; 0 after the last.
    pub fn next_multiplier(&self, drawn: u8) -> u8 {
        self.multiplier.get(usize::from(drawn)).copied().unwrap_or(0)
    }

    /// How many citizens of each color the bonuses for full columns take.
    pub fn column_bonuses_at(&self) -> [u8; 3] {
        self.citizens.columns_at
    }

    /// The citizen of a track that brings a prestige building.
    pub fn prestige_bonus_at(&self) -> u8 {
        self.citizens.fifteenth_at
    }

    /// The citizen that the Fortress of a column brings.
    pub fn fortress_citizen(&self, column: Column) -> Color {
        self.fortress[column.index()]
    }

    /// What the Great Hall of a column gives.
    pub fn great_hall_gain(&self, column: Column) -> PerDie {
        self.great_hall[column.index()]
    }

    /// How many citizens a work building brings.
    pub fn work_citizens(&self) -> u8 {
        self.work_citizens
    }

    /// What a link between two buildings gives; nothing for other bonuses.
    pub fn link_gain(&self, bonus: Bonus) -> Option<Gain> {
        match bonus.kind() {
            BonusKind::Link(link) => Some(self.links[link]),
            _ => None,
        }
    }

    /// How long the tracks are: of resources, and of citizens.
    pub fn track_lengths(&self) -> (u8, u8) {
        (self.resources.length, self.citizens.length)
    }

    /// How many days a game has.
    pub fn days(&self) -> u8 {
        self.wheel.days
    }

    /// How many half-days a game has.
    pub fn half_days(&self) -> u8 {
        2 * self.wheel.days
    }

    /// The total of a sheet.
    pub fn vp(&self, sheet: &Sheet) -> i32 {
        let characters: i32 = Building::ALL.iter().map(|row| self.character_vp(sheet, *row)).sum();
        let resources: i32 = Resource::ALL.iter().map(|resource| self.resource_vp(sheet, *resource)).sum();
        characters + resources + i32::from(sheet.all_citizens())
    }

    /// The score sheet of finished sheets, in the order of the rulebook.
    pub(crate) fn standing(&self, sheets: &[Sheet]) -> Standing {
        let row = |source: Phrase, vp: &dyn Fn(&Sheet) -> i32| ScoreRow {
            source,
            vp: sheets.iter().map(vp).collect(),
        };
        let characters = self.cathedral.iter().map(|building| {
            row(phrase!("dice-score-character", row = *building), &|sheet| {
                self.character_vp(sheet, *building)
            })
        });
        let resources = Resource::ALL.iter().map(|resource| {
            row(phrase!("dice-score-unspent", resource = *resource), &|sheet| {
                self.resource_vp(sheet, *resource)
            })
        });
        let citizens =
            Color::ALL.iter().map(|color| row(color.people(), &|sheet| i32::from(sheet.citizens[*color])));
        Standing::from_rows(sheets.len() as u8, characters.chain(resources).chain(citizens).collect())
    }
}
