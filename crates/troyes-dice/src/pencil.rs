//! The pencil: everything that circles, draws and writes on one sheet, and the bonuses that this wins.

use crate::banquets::{Laid, Tile};
use crate::bonus::{Bonus, Kind};
use crate::building::{Building, Column};
use crate::color::{Color, Resource};
use crate::gain::Gain;
use crate::game::TroyesDice;
use crate::happening::Happening;
use crate::printed::Printed;
use crate::sheet::Sheet;
use crate::state::{Stage, Town, Turn};
use tabletop::{Chronicle, Seat};

/// Writes on the sheet of one turn.
pub(crate) struct Pencil<'a, 'log> {
    pub game: &'a TroyesDice,
    pub town: &'a Town,
    pub turn: &'a mut Turn,
    pub seat: Seat,
    pub log: Chronicle<'log, Happening>,
}

impl Pencil<'_, '_> {
    pub fn note(&mut self, happening: impl FnOnce(Seat) -> Happening) {
        if let Some(log) = self.log.as_deref_mut() {
            log.push(happening(self.seat));
        }
    }

    /// Gains resources or citizens.
    pub fn gain(&mut self, gain: Gain) {
        match gain {
            Gain::Resources(resource, amount) => self.resources(resource, amount),
            Gain::Citizens(color, amount) => self.citizens(color, amount),
        }
    }

    /// Circles resources; those beyond the end of the track are lost, and some bring a citizen.
    pub fn resources(&mut self, resource: Resource, amount: u8) {
        let track = &self.game.printed.resources;
        let before = self.turn.sheet.circled[resource];
        let after = track.length.min(before + amount);
        self.turn.sheet.circled[resource] = after;
        let brought = (track.citizens_at & ((2 << after) - (2 << before))).count_ones() as u8;
        let circled = after - before;
        self.note(|seat| Happening::Resources { seat, resource, circled, lost: amount - circled });
        if brought > 0 {
            self.note(|seat| Happening::TrackCitizens { seat, resource, amount: brought });
            self.citizens(resource.color(), brought);
        }
    }

    /// Gains some of each resource.
    pub fn each_resource(&mut self, amount: u8) {
        for resource in Resource::ALL {
            self.resources(resource, amount);
        }
    }

    /// Circles citizens; those beyond the end of the track wait for a place on another.
    pub fn citizens(&mut self, color: Color, amount: u8) {
        let track = &self.game.printed.citizens;
        let before = self.turn.sheet.citizens[color];
        let after = track.length.min(before + amount);
        self.turn.sheet.citizens[color] = after;
        self.turn.overflow += amount - (after - before);
        if after == before {
            return;
        }
        let reached = |at: u8| before < at && at <= after;
        if reached(track.fifteenth_at) {
            self.win(Bonus::fifteenth(color));
        }
        if reached(track.twentieth_at) {
            self.win(Bonus::twentieth(color));
        }
        let [a, b] = color.others();
        let others = self.turn.sheet.citizens[a].min(self.turn.sheet.citizens[b]);
        for (at, bonus) in track.columns_at.into_iter().zip(Bonus::COLUMNS) {
            if reached(at) && others >= at {
                self.win(bonus);
            }
        }
        self.note(|seat| Happening::Citizens { seat, color, amount: after - before });
    }

    fn win(&mut self, bonus: Bonus) {
        self.turn.waiting.push(bonus, self.turn.level);
    }

    /// Draws a building and gains what it gives. `at` is the tile beside the die that builds it, if a die does.
    pub fn build(&mut self, building: Building, column: Column, at: Option<Laid>) {
        self.turn.sheet.drawn[building].insert(column);
        let number = self.town.numbering.of(column);
        self.note(|seat| Happening::Built { seat, building, column, number });
        match building {
            Building::Fortress => self.citizens(self.game.printed.fortress[column.index()], 1),
            Building::GreatHall => self.great_hall(column, at),
            Building::Cathedral => self.unlock(column),
            Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                self.citizens(building.color(), self.game.printed.work_citizens);
            }
        }
        if let Some(at) = at {
            self.banquet(building, at);
        }
        if let Some(link) = Bonus::link(building, column)
            && let Some((_, columns)) = link.joins()
            && columns.into_iter().all(|column| self.turn.sheet.drawn[building].contains(column))
        {
            self.win(link);
        }
    }

    fn great_hall(&mut self, column: Column, at: Option<Laid>) {
        let per_die = self.game.printed.great_hall[column.index()];
        let invited = if at == Some(Laid::banquet(Tile::GreatHall)) {
            self.game.printed.banquets.great_hall_dice
        } else {
            0
        };
        self.gain(per_die.gain.times(self.game.available(self.town, per_die.die) + invited));
    }

    fn unlock(&mut self, column: Column) {
        let row = self.game.printed.cathedral[column.index()];
        let built = self.turn.sheet.drawn[Building::Cathedral].len();
        let multiplier = self.game.printed.multiplier[usize::from(built) - 1];
        self.turn.sheet.multiplier[row] = multiplier;
        self.note(|seat| Happening::Unlocked { seat, row, multiplier });
    }

    /// What a banquet gives besides to those who build with its die.
    fn banquet(&mut self, building: Building, at: Laid) {
        let given = [Tile::Fortress, Tile::Cathedral, Tile::GreatHall, Tile::Work]
            .into_iter()
            .find(|tile| Laid::banquet(*tile) == at);
        match (given, building) {
            (Some(Tile::Fortress), Building::Fortress) => {
                self.citizens(Color::Red, 1);
                self.turn.guest = true;
            }
            (Some(Tile::Cathedral), Building::Cathedral) => {
                self.each_resource(self.game.printed.banquets.cathedral_resources);
            }
            // The Great Hall has counted its guest already.
            (Some(Tile::GreatHall), Building::GreatHall) => {}
            (Some(Tile::Work), _) if !building.is_prestige() => {
                self.citizens(building.color(), self.game.printed.banquets.work_citizens);
            }
            _ => return,
        }
        self.note(|seat| Happening::Banquet { seat, tile: at });
    }

    /// Circles a citizen that may choose its track.
    pub fn place_overflow(&mut self, color: Color) {
        self.turn.overflow -= 1;
        self.note(|seat| Happening::Moved { seat, color });
        self.citizens(color, 1);
    }

    /// Lets a citizen go that might be circled on another track: a citizen there may win a bonus too early.
    pub fn decline_overflow(&mut self) {
        self.turn.overflow -= 1;
        self.note(|seat| Happening::Declined { seat });
    }

    /// Goes on until the player has something to say.
    pub fn settle(&mut self) {
        loop {
            if self.turn.overflow > 0 {
                let length = self.game.printed.citizens.length;
                let citizens = &self.turn.sheet.citizens;
                if Color::ALL.into_iter().any(|color| citizens[color] < length) {
                    return self.turn.stage = Stage::Overflow;
                }
                let amount = std::mem::take(&mut self.turn.overflow);
                self.note(|seat| Happening::CitizensLost { seat, amount });
            }
            if self.turn.guest {
                return self.turn.stage = Stage::Guest;
            }
            let top = self.turn.waiting.top();
            if top == 0 {
                return self.turn.stage = Stage::Done;
            }
            let mut waiting = self.turn.waiting.on(top);
            match (waiting.next(), waiting.next()) {
                (Some(bonus), None) => {
                    if self.take(bonus) {
                        return;
                    }
                }
                _ => return self.turn.stage = Stage::Order,
            }
        }
    }

    /// Takes a bonus; whether its player is asked what to build.
    pub fn take(&mut self, bonus: Bonus) -> bool {
        self.turn.waiting.take(bonus);
        self.turn.level = self.turn.waiting.top() + 1;
        let asks = match bonus.kind() {
            Kind::Work | Kind::Fifteenth(_) => true,
            Kind::Link(_) | Kind::Resources | Kind::Twentieth(_) => false,
        };
        if asks && self.game.printed.buildings_for(bonus).iter().all(|b| self.turn.sheet.open(*b).is_empty())
        {
            self.note(|seat| Happening::BonusLost { seat, bonus });
            return false;
        }
        self.note(|seat| Happening::Bonus { seat, bonus });
        match bonus.kind() {
            Kind::Link(link) => self.gain(self.game.printed.links[link]),
            Kind::Resources => self.each_resource(self.game.printed.citizens.column_resources),
            Kind::Twentieth(color) => {
                for color in self.game.printed.citizens.twentieth[color] {
                    self.citizens(color, 1);
                }
            }
            Kind::Work | Kind::Fifteenth(_) => self.turn.stage = Stage::Build(bonus),
        }
        asks
    }
}

impl Printed {
    /// Whether a sheet has all that a bonus takes.
    pub(crate) fn is_won(&self, sheet: &Sheet, bonus: Bonus) -> bool {
        let track = &self.citizens;
        match (bonus.kind(), bonus.joins()) {
            (_, Some((row, columns))) => columns.iter().all(|column| sheet.drawn[row].contains(*column)),
            (Kind::Fifteenth(color), _) => sheet.citizens[color] >= track.fifteenth_at,
            (Kind::Twentieth(color), _) => sheet.citizens[color] >= track.twentieth_at,
            _ => {
                let fewest = sheet.citizens.0.iter().min();
                let at = Bonus::COLUMNS.iter().zip(track.columns_at).find(|(column, _)| **column == bonus);
                at.is_some_and(|(_, at)| fewest >= Some(&at))
            }
        }
    }

    /// The buildings among which a bonus lets its player choose.
    pub(crate) fn buildings_for(&self, bonus: Bonus) -> &[Building] {
        match bonus.kind() {
            Kind::Work => &Building::WORK,
            Kind::Fifteenth(color) => &self.citizens.fifteenth[color],
            Kind::Link(_) | Kind::Resources | Kind::Twentieth(_) => &[],
        }
    }
}
