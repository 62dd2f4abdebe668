//! Sides whose cubes bring one more die before the action.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::agenda::Task;
use crate::board::{Color, Die, DieColor, Owner};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};

/// The dice of a color in the box.
const DICE_OF_A_COLOR: u8 = 6;

pub const EXTRA_RED_DIE: OutdoorSheet = OutdoorSheet {
    id: "extra_red_die",
    name: "Extra red die",
    rule: "Before your action a cube fetches a red die from the general supply, if one is left there: it is rolled and lies on \
           your district, to be used now or later or to be bought. A red die cannot place a cube here.",
    perk: Perk::ExtraDie(DieColor::Red, 0),
};

pub const EXTRA_WHITE_DIE: OutdoorSheet = OutdoorSheet {
    id: "extra_white_die",
    name: "Extra white die",
    rule: "Before your action a cube fetches a white die from the general supply, if one is left there: it is rolled and lies \
           on your district, to be used now or later or to be bought. A white die cannot place a cube here.",
    perk: Perk::ExtraDie(DieColor::White, 0),
};

pub const EXTRA_YELLOW_DIE: OutdoorSheet = OutdoorSheet {
    id: "extra_yellow_die",
    name: "Extra yellow die",
    rule: "Before your action a cube fetches a yellow die from the general supply, if one is left there: it is rolled and lies \
           on your district, to be used now or later or to be bought. A yellow die cannot place a cube here.",
    perk: Perk::ExtraDie(DieColor::Yellow, 0),
};

pub const EXTRA_PURPLE_DIE: OutdoorSheet = OutdoorSheet {
    id: "extra_purple_die",
    name: "Extra purple die",
    rule: "Before your action a cube and 2 deniers fetch your purple die back, if it does not lie on your district: it is \
           rolled again, to be used now or later. The purple die cannot place a cube here.",
    perk: Perk::ExtraDie(DieColor::Purple, 2),
};

impl Look<'_> {
    /// Whether the general supply has such a die for an owner who pays so much: six dice of each color, and of purple ones
    /// each family's own.
    pub(super) fn gives_die(self, owner: Owner, color: DieColor, price: u8) -> bool {
        let square = &self.state.square;
        let is_left = match Color::ALL.into_iter().find(|plain| DieColor::from(*plain) == color) {
            Some(plain) => square.count_of(plain) < DICE_OF_A_COLOR,
            None => square.of(owner, color).is_empty(),
        };
        is_left && self.state.families[owner].deniers >= price.into()
    }
}

impl Play<'_> {
    pub(super) fn fetch_die(&mut self, owner: Owner, side: Outdoor, color: DieColor, price: u8) {
        self.lose_deniers(owner, price.into(), Cause::Outdoor(side));
        self.push(Task::ExtraDie(owner, color));
    }

    /// The die is rolled and lies on the district.
    pub(crate) fn roll_extra(&mut self, owner: Owner, color: DieColor, face: u8) {
        self.pop();
        let die = Die::new(owner, color, face);
        self.state.square.add(die);
        self.tell(Happening::Fetched { die });
    }
}
