//! Which components a happening touches, by their ids in `cards`.

use crate::banquets::{Laid, Side, Tile};
use crate::bonus::Bonus;
use crate::building::{Building, Column};
use crate::cards;
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::happening::Happening;
use tabletop::{CardSheet, Components};

/// Rules that have an id of their own.
pub(crate) const COMPENSATION: &str = "compensation";
pub(crate) const COLOR_CHANGE: &str = "color_change";
pub(crate) const VALUE_CHANGE: &str = "value_change";
pub(crate) const OVERFLOW: &str = "overflow";
pub(crate) const DECLINED: &str = "declined";
pub(crate) const ATTACK: &str = "attack";
pub(crate) const PROTECTION: &str = "protection";

/// The id of a plaza tile by its two colors, whichever is up.
pub(crate) const fn plaza_id([front, back]: [Color; 2]) -> &'static str {
    match (front, back) {
        (Color::Red, Color::Red) => "plaza_red",
        (Color::Yellow, Color::Yellow) => "plaza_yellow",
        (Color::White, Color::White) => "plaza_white",
        (Color::Red, Color::Yellow) | (Color::Yellow, Color::Red) => "plaza_red_yellow",
        (Color::Red, Color::White) | (Color::White, Color::Red) => "plaza_red_white",
        (Color::Yellow, Color::White) | (Color::White, Color::Yellow) => "plaza_yellow_white",
    }
}

/// The id of a track of resources.
pub(crate) const fn track_id(resource: Resource) -> &'static str {
    match resource {
        Resource::Influence => "influence",
        Resource::Deniers => "deniers",
        Resource::Knowledge => "knowledge",
    }
}

/// The id of the citizens beside a track of resources.
pub(crate) const fn track_citizen_id(resource: Resource) -> &'static str {
    match resource {
        Resource::Influence => "influence_citizen",
        Resource::Deniers => "deniers_citizen",
        Resource::Knowledge => "knowledge_citizen",
    }
}

/// Whether a tile's side does its work when the die beside it is taken.
fn works_when_taken(laid: Laid) -> bool {
    match laid.side {
        Side::Banquet => laid.tile == Tile::Price,
        Side::Raid => laid.tile != Tile::Black,
    }
}

impl Components for TroyesDice {
    fn cards(&self) -> Vec<CardSheet> {
        cards::cards(self)
    }

    fn touched_components(&self, happening: &Happening, out: &mut Vec<&'static str>) {
        match happening {
            Happening::Took { plaza, tile, .. } => {
                out.push(plaza_id(self.printed.plazas[usize::from(*plaza)]));
                out.extend(tile.filter(|laid| works_when_taken(*laid)).map(Laid::id));
            }
            Happening::Compensated { .. } => out.push(COMPENSATION),
            Happening::Recolored { tile, .. } => {
                out.push(COLOR_CHANGE);
                out.extend(tile.filter(|laid| *laid == Laid::banquet(Tile::Color)).map(Laid::id));
            }
            Happening::Revalued { tile, .. } => {
                out.push(VALUE_CHANGE);
                out.extend(tile.filter(|laid| *laid == Laid::banquet(Tile::Value)).map(Laid::id));
            }
            Happening::Resources { resource, .. } => out.push(track_id(*resource)),
            Happening::TrackCitizens { resource, .. } => out.push(track_citizen_id(*resource)),
            Happening::Moved { .. } => out.push(OVERFLOW),
            Happening::Declined { .. } => out.push(DECLINED),
            Happening::Built { building, column, .. } => out.push(building.id(*column)),
            Happening::Bonus { bonus, .. } => out.push(bonus.id()),
            Happening::Banquet { tile, .. } | Happening::Welcomed { tile, .. } => out.push(tile.id()),
            Happening::Destroyed { tile, .. } => out.extend(tile.map(Laid::id)),
            Happening::Crossed { .. } => out.push(ATTACK),
            Happening::Protected { .. } => out.push(PROTECTION),
            _ => {}
        }
    }

    fn touchable_components(&self) -> Vec<&'static str> {
        let mut ids: Vec<&'static str> = self.printed.plazas.map(plaza_id).to_vec();
        ids.sort_unstable();
        ids.dedup();
        ids.extend(Resource::ALL.map(track_id));
        ids.extend(Resource::ALL.map(track_citizen_id));
        for building in Building::ALL {
            ids.extend(Column::ALL.map(|column| building.id(column)));
        }
        ids.extend(Bonus::ALL.map(Bonus::id));
        ids.extend([COMPENSATION, COLOR_CHANGE, VALUE_CHANGE, OVERFLOW, DECLINED, ATTACK, PROTECTION]);
        if self.options.banquets {
            ids.extend(Tile::ALL.map(|tile| Laid::banquet(tile).id()));
            ids.extend(Tile::ALL.map(|tile| Laid::raid(tile).id()));
        }
        ids
    }
}
