//! Le Roy's table: what the sum of two dice bids him do, and at what price.

use crate::actions::Dues;
use crate::board::{Color, Owner};
use crate::modules::kings_challenge::{Deed, RANKED};
use crate::play::Look;
use crate::troyes::Troyes;

/// The lowest and the highest result of two dice.
pub(super) const RESULTS: std::ops::RangeInclusive<u8> = 2..=12;
/// The cubes that he brings to the Cathedral; each without a space is worth a point instead.
const CUBES: u8 = 2;

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// Points for so many dice, the player's best among them, which is paid for.
    Gain { vp: u8, dice: u8, price: u16 },
    /// A citizen on a building.
    Place,
    /// All banners of the event farthest to the right.
    Fill,
    /// A tradesman.
    Hire,
    /// Two cubes on the Cathedral.
    Build,
    /// The next character.
    Recall,
}

impl Troyes {
    pub(super) fn row(&self, result: u8) -> Row {
        let vp = if self.options.english_king { 2 } else { 3 };
        match result {
            2 | 12 => Row::Gain { vp, dice: 3, price: 6 },
            3 | 11 => Row::Gain { vp: 2, dice: 2, price: 4 },
            4 | 10 => Row::Place,
            5 | 9 => Row::Fill,
            6 => Row::Hire,
            7 => Row::Build,
            _ => Row::Recall,
        }
    }
}

impl Look<'_> {
    /// What le Roy does with a result, as the table lies.
    pub(super) fn deed(self, result: u8) -> Deed {
        match self.game.row(result) {
            Row::Gain { vp, dice, price } => {
                let bought = self.game.families().find_map(|owner| self.strongest(owner));
                Deed::Gain { vp, dice: dice - u8::from(bought.is_some()), bought, price }
            }
            Row::Place => self.placing(),
            Row::Fill => self.filling(),
            Row::Hire => self.hiring(),
            Row::Build => self.building(),
            Row::Recall => Deed::Recall { character: self.state.pile.first().copied() },
        }
    }

    /// The event farthest to the right: Marauding, if there is no other.
    fn filling(self) -> Deed {
        match self.state.queue.iter().next_back() {
            Some(queued) => Deed::Fill { event: queued.event, cubes: self.free_banners(queued.event) },
            None => Deed::Idle,
        }
    }

    /// The space that is worth most; then the cheapest card; then by color; then the card revealed first. He has one
    /// tradesman on a card at most, and stands on the picture only if nothing better is left.
    fn hiring(self) -> Deed {
        let is_open = self.state.families[Owner::Grey].supply > 0;
        let cards = self.state.city.iter().filter(|activity| is_open && !activity.has(Owner::Grey));
        let best = cards.min_by_key(|activity| {
            let print = self.game.print(activity.card);
            let space = activity.spaces.iter().position(Option::is_none);
            let Dues { deniers, influence } = print.hire;
            let vp = space.map_or(0, |space| print.spaces[space]);
            (std::cmp::Reverse(vp), deniers + u16::from(influence), rank(print.color))
        });
        best.map_or(Deed::Idle, |activity| Deed::Hire { card: activity.card })
    }

    /// The two best spaces of the lowest level. The French text gives a point for a cube that finds no space; the English
    /// one only if neither does.
    fn building(self) -> Deed {
        let mut cathedral = self.state.cathedral;
        let sites = [(); CUBES as usize].map(|()| {
            let site = cathedral.best_free()?;
            cathedral.build(site, Owner::Grey);
            Some(site)
        });
        let missing = sites.iter().filter(|site| site.is_none()).count() as u8;
        let is_rewarded = !self.game.options.english_king || missing == CUBES;
        Deed::Build { sites, vp: if is_rewarded { missing } else { 0 } }
    }
}

/// The place of a color in le Roy's order.
fn rank(color: Color) -> Option<usize> {
    RANKED.iter().position(|ranked| *ranked == color)
}
