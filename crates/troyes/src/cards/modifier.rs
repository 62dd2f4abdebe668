//! What a cube on a delayed card does to a group of dice: which dice, counted as what, at what value and price, barred where.

use crate::board::Color;

/// How a group of dice is changed by one cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// The color the dice must have; any one color if none.
    pub dice: Option<Color>,
    /// The color they count as; their own if none.
    pub counts_as: Option<Color>,
    /// What they are worth.
    pub value: Value,
    /// What they cost.
    pub price: Price,
    /// Where it may not be used.
    pub barred: Barred,
    /// Whether it also works on a group of several colors (where a card allows such a group).
    pub mixes: bool,
}

impl Modifier {
    /// A modifier that changes nothing yet: the start of every card's own.
    pub const PLAIN: Modifier = Modifier {
        dice: None,
        counts_as: None,
        value: Value::AsRolled,
        price: Price::Usual,
        barred: Barred::Nowhere,
        mixes: false,
    };
}

/// What the dice of a modified group are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// What they show.
    AsRolled,
    /// So much more for each die.
    EachPlus(u8),
    /// So much more for the whole group.
    GroupPlus(u8),
    /// Each die is worth this.
    Each(u8),
    /// The only die counts as so many of its value.
    StandsFor(u8),
    /// The cube itself is one more die of this value, beside one or two real ones.
    CubeIsDie(u8),
    /// One of the player's own dice, singled out, shows its opposite face.
    OneTurned,
    /// All are worth what the one singled out shows.
    AllLikeOne,
}

/// What dice from other districts cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// 2, 4 or 6 each, by the size of the group.
    Usual,
    /// One die from each other color costs nothing, further ones as usual.
    OneFreeFromEach,
    /// One die, singled out, costs nothing.
    OneFree,
    /// One die from each other color costs 2, further ones as usual.
    OneForTwoFromEach,
}

/// Where a modified group may not be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barred {
    /// Everywhere is fine.
    Nowhere,
    /// Not to place a citizen on a building.
    Buildings,
    /// Neither for buildings nor for the Cathedral.
    BuildingsAndCathedral,
}
