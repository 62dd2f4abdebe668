//! The white Activity cards of the base game: faith and learning.

use crate::board::{Color, VpSource};
use crate::cards::effect::{Own, Uses};
use crate::cards::{Barred, Card, Count, Effect, Gain, Modifier, Price, Set, Sheet, Value};
use crate::happening::Cause;
use crate::play::Play;

pub const TITHE: Sheet = Sheet {
    id: "tithe",
    name: "Tithe",
    set: Set::Base,
    rule: "A cube lets you take up to one yellow die from each other district, grey too, for nothing (from le Roy's as many \
           as you like). Further dice are bought at the price of the whole group.",
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Yellow),
        price: Price::OneFreeFromEach,
        ..Modifier::PLAIN
    }),
};

pub const MONK: Sheet = Sheet {
    id: "monk",
    name: "Monk",
    set: Set::Base,
    rule: "A cube lets one white die serve as three yellow dice of its value. No die may be added; bought, it costs 2 \
           deniers. Not for placing a citizen.",
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::White),
        counts_as: Some(Color::Yellow),
        value: Value::StandsFor(3),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

pub const PRIEST: Sheet = Sheet {
    id: "priest",
    name: "Priest",
    set: Set::Base,
    rule: "A cube makes each yellow die of a group worth 3 more, beyond 6 too. Not for placing a citizen on City Hall.",
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Yellow),
        value: Value::EachPlus(3),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

pub const APPRENTICESHIP: Sheet = Sheet {
    id: "apprenticeship",
    name: "Apprenticeship",
    set: Set::Base,
    rule: "A cube makes each die of a group, of whatever color, worth 5. Neither for placing a citizen nor for the \
           Cathedral.",
    effect: Effect::Delayed(Modifier {
        value: Value::Each(5),
        barred: Barred::BuildingsAndCathedral,
        mixes: true,
        ..Modifier::PLAIN
    }),
};

pub const CONFESSION: Sheet = Sheet {
    id: "confession",
    name: "Confession",
    set: Set::Base,
    rule: "A cube makes each die of a group, of whatever color, worth 2 more, beyond 6 too. Neither for placing a citizen \
           nor for the Cathedral.",
    effect: Effect::Delayed(Modifier {
        value: Value::EachPlus(2),
        barred: Barred::BuildingsAndCathedral,
        mixes: true,
        ..Modifier::PLAIN
    }),
};

pub const TEMPLAR: Sheet = Sheet {
    id: "templar",
    name: "Templar",
    set: Set::Base,
    rule: "A cube lets one white die serve as two red dice of its value. No die may be added; bought, it costs 2 deniers. \
           Not for placing a citizen.",
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::White),
        counts_as: Some(Color::Red),
        value: Value::StandsFor(2),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

pub const PILGRIMAGE: Sheet = Sheet {
    id: "pilgrimage",
    name: "Pilgrimage",
    set: Set::Base,
    rule: "Each use brings 2 VP. The group may mix colors; a mixed group is modified only by Apprenticeship or Confession.",
    effect: Effect::AnyColors(Gain { vp: 2, ..Gain::NOTHING }),
};

pub const PROCESSION: Sheet = Sheet {
    id: "procession",
    name: "Procession",
    set: Set::Base,
    rule: "Each use gives 2 VP to whoever has most dice left on the district, the dice just used not counted: everybody tied \
           gains, grey competes, and somebody without dice gains nothing.",
    effect: Effect::Own(&Procession),
};

#[derive(Debug)]
struct Procession;

impl Own for Procession {
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        let look = play.look();
        let count = |owner| look.state.square.count(owner);
        let most = look.owners().map(count).max().unwrap_or(0);
        for owner in play.game.owners() {
            if most > 0 && play.state.square.count(owner) == most {
                let vp = 2 * u16::from(uses.left);
                play.gain_vp(owner, VpSource::Activities, vp, Cause::Card(Card::Procession));
            }
        }
    }
}

pub const GLASSBLOWER: Sheet = Sheet {
    id: "glassblower",
    name: "Glassblower",
    set: Set::Base,
    rule: "Each use brings 1 VP for every two of your cubes on the Cathedral.",
    effect: Effect::Per(Count::CathedralPairs, Gain { vp: 1, ..Gain::NOTHING }),
};
