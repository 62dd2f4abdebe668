//! The three tracks of citizens with the bonuses along them.

use super::page::{FINE, INK, PRINT, pale, strong};
use super::{ACROSS, Drawing, LEFT, RIGHT, SCORING, icon};
use crate::bonus::{Bonus, BonusKind};
use crate::building::Building;
use crate::color::{Color, Resource};
use tabletop::phrase;

/// The frame around the tracks, and the first track in it.
const TOP: f32 = 634.0;
const TALL: f32 = 184.0;
const FIRST: f32 = 22.0;
const STEP: f32 = 46.0;
/// What a full column of citizens gives stands below the tracks.
const BELOW: f32 = 141.0;

impl Drawing<'_> {
    pub(super) fn citizens(&mut self) {
        self.page.rect([24.0, TOP, SCORING - 40.0, TALL], 9.0, "#fbf7ea", FINE, 1.2);
        let lines = [phrase!("dice-sheet-three-of-a-column"), phrase!("dice-sheet-together-give")];
        for (line, y) in lines.iter().zip([14.0, 28.0]) {
            self.text([88.0, TOP + BELOW + y], 11.0, "middle", PRINT, line);
        }
        for (at, bonus) in self.game.printed.citizens.columns_at.into_iter().zip(Bonus::COLUMNS) {
            self.column_bonus(at, bonus);
        }
        for (i, color) in Color::ALL.into_iter().enumerate() {
            self.track(color, TOP + FIRST + STEP * i as f32);
        }
    }

    fn citizen_x(&self, place: u8) -> f32 {
        LEFT + (f32::from(place) - 0.5) * ACROSS / f32::from(self.game.printed.citizens.length)
    }

    fn column_bonus(&mut self, at: u8, bonus: Bonus) {
        let x = self.citizen_x(at);
        let won = Color::ALL.into_iter().all(|color| self.sheet.citizens[color] >= at);
        let (line, width) = if won { (INK, 2.6) } else { (PRINT, 1.0) };
        self.page.rect([x - 17.0, TOP + 3.0, 34.0, TALL - 6.0], 8.0, "#efe3c6", line, width);
        let y = |i: usize| TOP + BELOW + 15.0 * i as f32;
        if bonus.kind() == BonusKind::Resources {
            for (i, resource) in Resource::ALL.into_iter().enumerate() {
                icon::resource(&mut self.page, resource, [x, y(i)], 0.66);
            }
        } else {
            for (i, building) in Building::WORK.into_iter().enumerate() {
                icon::building(&mut self.page, building, [x, y(i)], 0.3);
            }
        }
    }

    fn track(&mut self, color: Color, y: f32) {
        let printed = &self.game.printed.citizens;
        let people = color.people();
        self.bold([88.0, y + 5.0], 16.0, "middle", strong(color), &people);
        for place in 1..=printed.length {
            let at = [self.citizen_x(place), y];
            let special = place == printed.fifteenth_at || place == printed.twentieth_at;
            self.page.circle(
                at,
                14.0,
                pale(color),
                if special { PRINT } else { FINE },
                if special { 1.8 } else { 1.0 },
            );
            icon::citizen(&mut self.page, color, at, 0.9);
            if place <= self.sheet.citizens[color] {
                self.page.ring(at, 15.5, INK);
            }
        }
        let at = self.citizen_x(printed.fifteenth_at);
        for (i, building) in printed.fifteenth[color].into_iter().enumerate() {
            icon::building(&mut self.page, building, [at - 11.0 + 22.0 * i as f32, y + 23.0], 0.26);
        }
        let at = self.citizen_x(printed.twentieth_at);
        for (i, other) in printed.twentieth[color].into_iter().enumerate() {
            icon::citizen(&mut self.page, other, [at - 7.0 + 14.0 * i as f32, y + 23.0], 0.6);
        }
        let vp = i32::from(self.sheet.citizens[color]);
        let worth = phrase!("dice-sheet-people", people = people);
        self.text([SCORING + 16.0, y + 5.0], 14.0, "start", PRINT, &worth);
        self.points([RIGHT - 40.0, y], vp);
    }
}
