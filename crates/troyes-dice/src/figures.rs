//! The numbers printed on wheel, plazas, sheet and tiles: `figures.toml`, or an owner's own file over it.

use crate::bonus::Bonus;
use crate::building::Building;
use crate::by::{ByColor, Key};
use crate::color::Color;
use crate::gain::{Gain, PerDie};
use crate::printed::{Banquets, CitizenTrack, Printed, ResourceTrack, Thresholds, Wheel};
use crate::wheel::NOTCHES;
use std::ops::RangeInclusive;
use tabletop::figures::{Figures, FiguresError};
use tabletop::{Phrase, phrase};

const EMBEDDED: &str = include_str!("../figures.toml");

/// Top-level names of a figures file that belong to the board game.
const FOREIGN: [&str; 5] = ["activity", "event", "board", "ramparts", "edition"];

impl Printed {
    /// The embedded figures with a user's own file (name and text) over them; also as a person may look them up.
    pub fn read(own: Option<(&str, &str)>) -> Result<(Printed, Figures), FiguresError> {
        let figures = Figures::read(EMBEDDED, own, &FOREIGN)?;
        let mut printed = Source(&figures).printed()?;
        printed.achievements = Source(&embedded()?).thresholds()?;
        Ok((printed, figures))
    }
}

/// The embedded figures alone: by these achievements are judged, whatever an owner's file says.
pub(crate) fn embedded() -> Result<Figures, FiguresError> {
    Figures::read(EMBEDDED, None, &[])
}

/// Reads typed figures and blames the line of one that makes no sense.
struct Source<'a>(&'a Figures);

impl Source<'_> {
    fn printed(&self) -> Result<Printed, FiguresError> {
        let resources = self.resource_track()?;
        Ok(Printed {
            wheel: self.wheel()?,
            plazas: self.plazas()?,
            resources,
            citizens: self.citizen_track()?,
            fortress: self.list(
                "dice.sheet.fortress_citizen",
                phrase!("dice-error-figures-colors"),
                Color::from_word,
            )?,
            work_citizens: self.number("dice.sheet.work_building_citizens", 0..=9)?,
            great_hall: self.list(
                "dice.sheet.great_hall",
                phrase!("dice-error-figures-gains-per-die"),
                PerDie::read,
            )?,
            cathedral: self.cathedral()?,
            multiplier: self.numbers("dice.sheet.cathedral_multiplier", 0..=9)?,
            color_change: self.number("dice.sheet.color_change", 0..=9)?,
            value_change: self.number("dice.sheet.value_change", 1..=9)?,
            resources_for_a_point: self.number("dice.sheet.resources_for_a_point", 1..=9)?,
            links: self.links()?,
            banquets: self.banquets()?,
            achievements: self.thresholds()?,
        })
    }

    fn wheel(&self) -> Result<Wheel, FiguresError> {
        Ok(Wheel {
            days: self.number("dice.wheel.days", 1..=9)?,
            attacks_from_day: self.number("dice.wheel.attacks_from_day", 1..=10)?,
            any_resource: self.numbers("dice.wheel.any_resource", 0..=9)?,
            deniers: self.numbers("dice.wheel.deniers", 0..=9)?,
            compensation: self.number("dice.wheel.compensation", 0..=9)?,
        })
    }

    fn plazas(&self) -> Result<[[Color; 2]; NOTCHES], FiguresError> {
        let path = "dice.plazas.tiles";
        let sides = |text: &str| {
            let (front, back) = text.split_once('/')?;
            Some([Color::from_word(front)?, Color::from_word(back)?])
        };
        let tiles = self.list(path, phrase!("dice-error-figures-plazas"), sides)?;
        if tiles.iter().filter(|[front, back]| front == back).count() != 3 {
            return Err(self.0.blame(path, phrase!("dice-error-figures-plain-plazas")));
        }
        Ok(tiles)
    }

    fn resource_track(&self) -> Result<ResourceTrack, FiguresError> {
        let length = self.number("dice.sheet.resource_track.length", 1..=30)?;
        let citizens_at = self.0.numbers("dice.sheet.resource_track.citizens_at", 1..=i64::from(length))?;
        Ok(ResourceTrack {
            length,
            start: self.number("dice.sheet.resource_track.start", 0..=length)?,
            citizens_at: citizens_at.iter().fold(0, |bits, at| bits | 1 << at),
        })
    }

    fn citizen_track(&self) -> Result<CitizenTrack, FiguresError> {
        let length: u8 = self.number("dice.sheet.citizen_track.length", 1..=30)?;
        let at = |path: &str| self.number(path, 1..=length);
        let mut fifteenth = ByColor::new([[Building::Fortress; 2]; 3]);
        let mut twentieth = ByColor::new([[Color::Red; 2]; 3]);
        for color in Color::ALL {
            let path = format!("dice.fifteenth.{}", color.word());
            fifteenth[color] = self.list(&path, phrase!("dice-error-figures-prestige"), |word| {
                Building::from_word(word).filter(|building| building.is_prestige())
            })?;
            if fifteenth[color][0] == fifteenth[color][1] {
                return Err(self.0.blame(&path, phrase!("dice-error-figures-two-prestige")));
            }
            let path = format!("dice.twentieth.{}", color.word());
            twentieth[color] = self.list(&path, phrase!("dice-error-figures-colors"), Color::from_word)?;
        }
        Ok(CitizenTrack {
            length,
            columns_at: [
                at("dice.column_bonus.resources.at")?,
                at("dice.column_bonus.first_work_building.at")?,
                at("dice.column_bonus.second_work_building.at")?,
            ],
            column_resources: self.number("dice.column_bonus.resources.of_each", 0..=9)?,
            fifteenth_at: at("dice.fifteenth.at")?,
            fifteenth,
            twentieth_at: at("dice.twentieth.at")?,
            twentieth,
        })
    }

    fn cathedral(&self) -> Result<[Building; 6], FiguresError> {
        let path = "dice.sheet.cathedral";
        let scored: [Building; 6] =
            self.list(path, phrase!("dice-error-figures-buildings"), Building::from_word)?;
        if Building::ALL.iter().any(|building| !scored.contains(building)) {
            return Err(self
                .0
                .blame(path, phrase!("dice-error-figures-cathedrals", building = Building::Cathedral)));
        }
        Ok(scored)
    }

    fn links(&self) -> Result<[Gain; Bonus::LINKS], FiguresError> {
        let mut links = [Gain::Citizens(Color::Red, 0); Bonus::LINKS];
        for (link, bonus) in links.iter_mut().zip(Bonus::ALL) {
            let path = format!("dice.links.{}.gain", bonus.id());
            let expected = || self.0.blame(&path, phrase!("dice-error-figures-gain"));
            *link = Gain::read(self.0.text(&path)?).ok_or_else(expected)?;
        }
        Ok(links)
    }

    fn banquets(&self) -> Result<Banquets, FiguresError> {
        let number = |name: &str| self.number(&format!("dice.banquets.{name}"), 0..=9);
        Ok(Banquets {
            value: self.number("dice.banquets.value", 1..=9)?,
            color: number("color")?,
            great_hall_dice: number("great_hall_dice")?,
            work_citizens: number("work_building_citizens")?,
            cathedral_resources: number("cathedral_resources")?,
            raid_deniers: number("raid_deniers")?,
            raid_influence: number("raid_influence")?,
            raid_knowledge: number("raid_knowledge")?,
        })
    }

    fn thresholds(&self) -> Result<Thresholds, FiguresError> {
        let number = |name: &str| self.0.number(&format!("dice.achievements.{name}"), 0..=200);
        Ok(Thresholds {
            games: number("games")? as u32,
            vp: self.numbers("dice.achievements.vp", 0..=200)?.map(i32::from),
            win_above: number("win_above")? as i32,
            character: number("character")? as i32,
            citizens: number("citizens")? as u8,
        })
    }

    fn number(&self, path: &str, range: RangeInclusive<u8>) -> Result<u8, FiguresError> {
        let range = i64::from(*range.start())..=i64::from(*range.end());
        self.0.number(path, range).map(|number| number as u8)
    }

    fn numbers<const N: usize>(
        &self,
        path: &str,
        range: RangeInclusive<i64>,
    ) -> Result<[u8; N], FiguresError> {
        let numbers: Vec<u8> = self.0.numbers(path, range)?.into_iter().map(|number| number as u8).collect();
        self.exactly(path, numbers)
    }

    fn list<T, const N: usize>(
        &self,
        path: &str,
        expected: Phrase,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<[T; N], FiguresError> {
        let texts = self.0.texts(path)?;
        let things: Option<Vec<T>> = texts.iter().map(|text| read(text)).collect();
        self.exactly(path, things.ok_or_else(|| self.0.blame(path, expected))?)
    }

    fn exactly<T, const N: usize>(&self, path: &str, things: Vec<T>) -> Result<[T; N], FiguresError> {
        let count = things.len();
        let wrong = |_| self.0.blame(path, phrase!("dice-error-figures-count", wanted = N, count = count));
        <[T; N]>::try_from(things).map_err(wrong)
    }
}
