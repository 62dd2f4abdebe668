//! The yellow Activity cards of the base game: crafts and trade.

use crate::actions::Dues;
use crate::board::{Building, Color};
use crate::cards::{Barred, Count, Effect, Gain, Modifier, Set, Sheet, Trade, Value};

pub const ARTISAN: Sheet = Sheet {
    id: "artisan",
    name: "Artisan",
    set: Set::Base,
    rule: "Each use turns 1 influence into 6 deniers.",
    effect: Effect::Trade(Trade { pay: Dues::influence(1), gain: Gain { deniers: 6, ..Gain::NOTHING } }),
};

pub const MERCHANT: Sheet = Sheet {
    id: "merchant",
    name: "Merchant",
    set: Set::Base,
    rule: "Each use brings 2 deniers.",
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { deniers: 2, ..Gain::NOTHING } }),
};

pub const MILLER: Sheet = Sheet {
    id: "miller",
    name: "Miller",
    set: Set::Base,
    rule: "For each use name the Palace or the Bishopric: 2 deniers for each of your citizens standing there. \
           Expelled citizens do not count.",
    effect: Effect::Either([
        (Count::Citizens(Building::Palace), Gain { deniers: 2, ..Gain::NOTHING }),
        (Count::Citizens(Building::Bishopric), Gain { deniers: 2, ..Gain::NOTHING }),
    ]),
};

pub const INNKEEPER: Sheet = Sheet {
    id: "innkeeper",
    name: "Innkeeper",
    set: Set::Base,
    rule: "Each use turns 1 denier into 1 influence.",
    effect: Effect::Trade(Trade { pay: Dues::deniers(1), gain: Gain { influence: 1, ..Gain::NOTHING } }),
};

pub const BLACKSMITH: Sheet = Sheet {
    id: "blacksmith",
    name: "Blacksmith",
    set: Set::Base,
    rule: "A cube makes a group of red dice worth 5 more in all, however many dice it has. Not for placing a citizen on \
           the Palace.",
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Red),
        value: Value::GroupPlus(5),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

pub const MILITIA: Sheet = Sheet {
    id: "militia",
    name: "Militia",
    set: Set::Base,
    rule: "A cube lets a group of yellow dice serve as red ones of the same values, wherever red dice serve.",
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Yellow),
        counts_as: Some(Color::Red),
        ..Modifier::PLAIN
    }),
};

pub const JOURNEYMAN: Sheet = Sheet {
    id: "journeyman",
    name: "Journeyman",
    set: Set::Base,
    rule: "Each use turns 3 deniers into 2 VP.",
    effect: Effect::Trade(Trade { pay: Dues::deniers(3), gain: Gain { vp: 2, ..Gain::NOTHING } }),
};

pub const GOLDSMITH: Sheet = Sheet {
    id: "goldsmith",
    name: "Goldsmith",
    set: Set::Base,
    rule: "Each use brings 1 VP and 2 deniers.",
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { vp: 1, deniers: 2, ..Gain::NOTHING } }),
};

pub const SCULPTOR: Sheet = Sheet {
    id: "sculptor",
    name: "Sculptor",
    set: Set::Base,
    rule: "Each use brings 1 VP.",
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { vp: 1, ..Gain::NOTHING } }),
};
