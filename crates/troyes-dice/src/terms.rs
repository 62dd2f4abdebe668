//! On which terms a die may be had and changed: its price, and what the tile beside its plaza does to it.

use crate::banquets::{Laid, Tile};
use crate::by::ByResource;
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::sheet::Sheet;
use crate::state::{Town, Turn};
use crate::wheel::Plaza;

/// What a die costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// So many of any one resource.
    pub any: u8,
    /// So many of each besides.
    pub fixed: ByResource<u8>,
}

impl Price {
    /// What is paid in all when `pay` covers what may be of any kind.
    pub fn paid(&self, pay: Option<Resource>) -> ByResource<u8> {
        let mut paid = self.fixed;
        if let Some(resource) = pay {
            paid[resource] += self.any;
        }
        paid
    }

    /// Whether a sheet has all that.
    pub fn is_payable(&self, sheet: &Sheet, pay: Option<Resource>) -> bool {
        let paid = self.paid(pay);
        Resource::ALL.into_iter().all(|resource| sheet.purse(resource) >= paid[resource])
    }

    /// Every way to pay that a sheet allows; `None` where nothing is to be chosen.
    pub fn ways(&self, sheet: &Sheet) -> impl Iterator<Item = Option<Resource>> {
        const CHOSEN: [Option<Resource>; 3] =
            [Some(Resource::Influence), Some(Resource::Deniers), Some(Resource::Knowledge)];
        let ways: &[Option<Resource>] = if self.any == 0 { &[None] } else { &CHOSEN };
        ways.iter().copied().filter(|pay| self.is_payable(sheet, *pay))
    }
}

impl TroyesDice {
    /// The color of the plaza at a place of this half-day.
    pub fn color_at(&self, town: &Town, place: u8) -> Color {
        let plaza = town.plaza(place);
        self.printed.plazas[usize::from(plaza.tile)][usize::from(plaza.flipped)]
    }

    /// The tile of the expansion beside the plaza at a place.
    pub fn laid_at(&self, town: &Town, place: u8) -> Option<Laid> {
        self.laid_beside(town, town.plaza(place))
    }

    /// The tile of the expansion beside a plaza.
    pub fn laid_beside(&self, town: &Town, plaza: Plaza) -> Option<Laid> {
        if !self.options.banquets {
            return None;
        }
        let beside = self.beside[usize::from(plaza.tile)]?;
        town.tiles[usize::from(beside)]
    }

    /// What the die at a place costs.
    pub fn price(&self, town: &Town, place: u8) -> Price {
        let wheel = &self.printed.wheel;
        let mut price = Price { any: wheel.any_resource[usize::from(place)], fixed: ByResource::default() };
        price.fixed[Resource::Deniers] = wheel.deniers[usize::from(place)];
        let tiles = &self.printed.banquets;
        match self.laid_at(town, place) {
            Some(laid) if laid == Laid::banquet(Tile::Price) => price = Price::default(),
            Some(laid) if laid == Laid::raid(Tile::Price) => {
                price.fixed[Resource::Deniers] += tiles.raid_deniers
            }
            Some(laid) if laid == Laid::raid(Tile::Fortress) => {
                price.fixed[Resource::Influence] += tiles.raid_influence;
            }
            Some(laid) if laid == Laid::raid(Tile::Cathedral) => {
                price.fixed[Resource::Knowledge] += tiles.raid_knowledge;
            }
            _ => {}
        }
        price
    }

    /// The value with which the die at a place begins.
    pub fn value_at(&self, town: &Town, place: u8) -> u8 {
        if self.laid_at(town, place) == Some(Laid::raid(Tile::Work)) {
            0
        } else {
            town.dice[usize::from(place)].face
        }
    }

    /// The tile beside the die that a turn uses.
    pub(crate) fn laid(&self, town: &Town, turn: &Turn) -> Option<Laid> {
        turn.place.and_then(|place| self.laid_at(town, place))
    }

    /// Knowledge for another color; `None` if knowledge does not work on this die.
    pub fn color_price(&self, laid: Option<Laid>) -> Option<u8> {
        match laid {
            Some(laid) if laid == Laid::banquet(Tile::Color) => Some(self.printed.banquets.color),
            Some(laid) if laid == Laid::raid(Tile::Color) => None,
            _ => Some(self.printed.color_change),
        }
    }

    /// By how much one price of influence changes a die's value; 0 if influence does not work on it.
    fn value_step(&self, laid: Option<Laid>) -> u8 {
        match laid {
            Some(laid) if laid == Laid::banquet(Tile::Value) => self.printed.banquets.value,
            Some(laid) if laid == Laid::raid(Tile::Value) => 0,
            _ => 1,
        }
    }

    /// How far some influence can change a die's value.
    pub(crate) fn value_reach(&self, laid: Option<Laid>, influence: u8) -> u8 {
        (influence / self.printed.value_change).saturating_mul(self.value_step(laid)).min(6)
    }

    /// Influence to turn one value into another that is in reach.
    pub fn value_price(&self, laid: Option<Laid>, from: u8, to: u8) -> u8 {
        from.abs_diff(to).div_ceil(self.value_step(laid).max(1)) * self.printed.value_change
    }

    /// Whether the die may build a prestige building.
    pub(crate) fn may_build_prestige(&self, laid: Option<Laid>) -> bool {
        laid != Some(Laid::raid(Tile::GreatHall))
    }

    /// How many dice of a color a Great Hall counts: by their plazas, and none that is black.
    pub fn available(&self, town: &Town, color: Color) -> u8 {
        let counts =
            |place: &u8| town.dice[usize::from(*place)].is_usable() && self.color_at(town, *place) == color;
        (0..4).filter(counts).count() as u8
    }
}
