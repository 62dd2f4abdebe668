//! The three districts: resources, columns with their buildings, links, and the characters who score the rows.

use super::page::{FINE, INK, PAPER, PRINT, pale, strong};
use super::{ACROSS, Drawing, LEFT, RIGHT, SCORING, icon};
use crate::bonus::Bonus;
use crate::building::{Building, Column};
use crate::by::Key;
use crate::color::{Color, Resource};
use crate::gain::Gain;

/// The top of the first district, the height of each, and the gap between them.
const TOP: f32 = 76.0;
const TALL: f32 = 178.0;
const GAP: f32 = 8.0;
/// Heights within a district.
const TRACK: f32 = 25.0;
const DIE: f32 = 64.0;
const PRESTIGE: f32 = 106.0;
const WORK: f32 = 153.0;

impl Drawing<'_> {
    pub(super) fn districts(&mut self) {
        for (i, color) in Color::ALL.into_iter().enumerate() {
            let top = TOP + i as f32 * (TALL + GAP);
            self.district_frame(color, top);
            self.resource_track(color.resource(), top + TRACK);
            for column in Column::ALL {
                self.column(color, column, top);
            }
            for (building, y) in [(Building::prestige(color), PRESTIGE), (Building::work(color), WORK)] {
                self.links(building, top + y);
                self.character(building, top + y);
            }
            if color == Building::Cathedral.color() {
                self.cathedral_reminder(top + PRESTIGE + 21.0);
            }
        }
    }

    /// The numbers that Cathedrals write, one after the other, below their name; those written are ringed.
    fn cathedral_reminder(&mut self, y: f32) {
        let built = usize::from(self.sheet.drawn[Building::Cathedral].len());
        self.page.raw(format_args!("<g class=\"reminder\">\n"));
        for (i, multiplier) in self.game.printed.multiplier.into_iter().enumerate() {
            let at = [88.0 + 18.0 * (i as f32 - 2.5), y];
            self.page.circle(at, 8.0, PAPER, PRINT, 1.0);
            self.page.text([at[0], y + 4.0], 11.0, "middle", PRINT, &multiplier.to_string());
            if i < built {
                self.page.ring(at, 9.0, INK);
            }
        }
        self.page.raw(format_args!("</g>\n"));
    }

    fn district_frame(&mut self, color: Color, top: f32) {
        let page = &mut self.page;
        page.rect([24.0, top, RIGHT - 24.0, TALL], 9.0, pale(color), strong(color), 1.6);
        page.rect([24.0, top, 128.0, TALL], 9.0, strong(color), strong(color), 1.6);
        let name = match color {
            Color::Red => "Noble",
            Color::Yellow => "Civil",
            Color::White => "Religious",
        };
        let x = 88.0;
        page.bold([x, top + 31.0], 20.0, "middle", PAPER, name);
        page.text([x, top + 50.0], 12.0, "middle", PAPER, color.resource().word());
        for (building, y) in [(Building::prestige(color), PRESTIGE), (Building::work(color), WORK)] {
            page.text([x, top + y + 4.0], 15.0, "middle", PAPER, building.name());
        }
    }

    fn resource_track(&mut self, resource: Resource, y: f32) {
        let track = self.game.printed.resources;
        let step = ACROSS / f32::from(track.length);
        let (circled, spent) = (self.sheet.circled[resource], self.sheet.spent[resource]);
        for i in 1..=track.length {
            let at = [LEFT + (f32::from(i) - 0.5) * step, y];
            let brings = track.brings_citizen(i);
            self.page.circle(
                at,
                14.0,
                PAPER,
                if brings { PRINT } else { FINE },
                if brings { 1.6 } else { 1.0 },
            );
            icon::resource(&mut self.page, resource, at, 0.85);
            if brings {
                icon::citizen(&mut self.page, resource.color(), [at[0] + 14.0, at[1] + 10.0], 0.72);
            }
            if i <= circled {
                self.page.ring(at, 15.5, if i <= track.start { PRINT } else { INK });
            }
            if i <= spent {
                self.page.cross(at, 11.0);
            }
        }
        let purse = self.game.printed.resources_for_a_point;
        self.page.text([SCORING + 16.0, y + 5.0], 14.0, "start", PRINT, &format!("{purse} unspent"));
        icon::resource(&mut self.page, resource, [SCORING + 104.0, y], 0.9);
        self.page.text([SCORING + 122.0, y + 5.0], 14.0, "start", PRINT, "= 1 VP");
        self.points([RIGHT - 40.0, y], self.game.printed.resource_vp(self.sheet, resource));
    }

    fn column(&mut self, color: Color, column: Column, top: f32) {
        let x = column_x(column);
        let (crossed, number) = (self.sheet.crossed[color].contains(column), self.numbering.of(column));
        let die = [x, top + DIE];
        if self.sheet.is_protected(column) {
            self.page.path(TOWERS, die, 1.0, "none", INK, 2.4);
        } else {
            self.page.path(TOWERS, die, 1.0, "none", FINE, 0.9);
        }
        self.page.rect([x - 15.0, die[1] - 15.0, 30.0, 30.0], 6.0, PAPER, strong(color), 2.4);
        if number > 0 {
            self.page.handwriting([x, die[1] + 7.0], 20.0, &number.to_string());
        }
        if crossed {
            self.page.cross(die, 20.0);
        }
        for (building, y) in
            [(Building::prestige(color), top + PRESTIGE), (Building::work(color), top + WORK)]
        {
            let drawn = self.sheet.drawn[building].contains(column);
            self.building(building, column, [x, y], drawn);
            if crossed && !drawn {
                self.page.cross([x, y], 22.0);
            }
        }
    }

    fn building(&mut self, building: Building, column: Column, at: [f32; 2], drawn: bool) {
        let (line, width) = if drawn { (INK, 3.2) } else { (PRINT, 1.1) };
        let fill = if drawn { "#ffffff" } else { PAPER };
        self.page.path(icon::outline(building), at, 1.0, fill, line, width);
        let printed = &self.game.printed;
        let [x, y] = at;
        match building {
            Building::Fortress => {
                icon::citizen(&mut self.page, printed.fortress[column.index()], [x, y + 9.0], 0.95);
            }
            Building::GreatHall => {
                let per_die = printed.great_hall[column.index()];
                self.gain(per_die.gain, [x - 10.0, y + 7.0]);
                self.page.text([x + 15.0, y + 12.0], 15.0, "middle", PRINT, "/");
                icon::die(&mut self.page, per_die.die, [x + 25.0, y + 7.0], 12.0);
            }
            Building::Cathedral => {
                icon::building(&mut self.page, printed.cathedral[column.index()], [x, y + 8.0], 0.42);
            }
            Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                self.gain(Gain::Citizens(building.color(), printed.work_citizens), [x, y + 8.0]);
            }
        }
    }

    /// A gain as signs: citizens one by one, resources with their number.
    fn gain(&mut self, gain: Gain, [x, y]: [f32; 2]) {
        match gain {
            Gain::Citizens(color, amount) if amount <= 2 => {
                let left = x - 7.5 * (f32::from(amount) - 1.0);
                for i in 0..amount {
                    icon::citizen(&mut self.page, color, [left + 15.0 * f32::from(i), y], 0.78);
                }
            }
            Gain::Citizens(color, amount) => {
                self.page.bold([x - 9.0, y + 5.0], 14.0, "middle", PRINT, &amount.to_string());
                icon::citizen(&mut self.page, color, [x + 6.0, y], 0.78);
            }
            Gain::Resources(resource, amount) => {
                self.page.bold([x - 10.0, y + 5.0], 14.0, "middle", PRINT, &amount.to_string());
                icon::resource(&mut self.page, resource, [x + 6.0, y], 0.8);
            }
        }
    }

    fn links(&mut self, building: Building, y: f32) {
        for (link, bonus) in Bonus::ALL.into_iter().take(Bonus::LINKS).enumerate() {
            let Some((row, [left, right])) = bonus.joins() else { continue };
            if row != building {
                continue;
            }
            let at = [(column_x(left) + column_x(right)) / 2.0, y];
            let won = [left, right].iter().all(|column| self.sheet.drawn[row].contains(*column));
            let (line, width) = if won { (INK, 3.0) } else { (PRINT, 1.2) };
            self.page.path("M0 -19L24 0L0 19L-24 0Z", at, 1.0, PAPER, line, width);
            self.gain(self.game.printed.links[link], at);
        }
    }

    fn character(&mut self, row: Building, y: f32) {
        let multiplier = self.sheet.multiplier[row];
        let page = &mut self.page;
        page.circle([SCORING + 14.0, y], 15.0, PAPER, PRINT, 1.4);
        if multiplier > 0 {
            page.handwriting([SCORING + 14.0, y + 7.0], 19.0, &multiplier.to_string());
        }
        page.text([SCORING + 38.0, y - 5.0], 13.0, "start", PRINT, row.character());
        page.text([SCORING + 38.0, y + 13.0], 12.0, "start", PRINT, "VP for each");
        icon::building(page, row, [SCORING + 128.0, y + 10.0], 0.42);
        self.points([RIGHT - 40.0, y - 1.0], self.game.printed.character_vp(self.sheet, row));
    }
}

/// The middle of a column.
fn column_x(column: Column) -> f32 {
    LEFT + (column.index() as f32 + 0.5) * ACROSS / 6.0
}

/// Battlements around a die.
const TOWERS: &str = "M-22 17V-14H-22M-22 -14V-20H-17V-16H-12V-20H-6V-16H6V-20H12V-16H17V-20H22V17";
