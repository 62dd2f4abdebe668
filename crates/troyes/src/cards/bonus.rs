//! The bonus cards, three for the city and one event.

use crate::board::Color;
use crate::cards::event::Ordeal;
use crate::cards::{
    Barred, Count, Effect, Event, EventEffect, EventSheet, Gain, Modifier, Set, Sheet, Value,
};
use crate::happening::Happening;
use crate::play::Play;

pub const BAKER: Sheet = Sheet {
    id: "baker",
    name: "Baker",
    set: Set::Bonus,
    rule: "Each use brings 1 denier for every yellow die left on all districts.",
    effect: Effect::Per(Count::DiceInCity(Color::Yellow), Gain { deniers: 1, ..Gain::NOTHING }),
};

pub const PRIOR: Sheet = Sheet {
    id: "prior",
    name: "Prior",
    set: Set::Bonus,
    rule: "A cube lets one white die serve as two white dice of its value: on the Cathedral both cubes go on one site. No die \
           may be added; bought, it costs 2 deniers. Not for placing a citizen.",
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::White),
        value: Value::StandsFor(2),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

pub const BANQUET: Sheet = Sheet {
    id: "banquet",
    name: "Banquet",
    set: Set::Bonus,
    rule: "Each use brings 1 VP for every red die on the district that has most of them, whosever it is. Le Roy's district is \
           not invited.",
    effect: Effect::Per(Count::MostDice(Color::Red), Gain { vp: 1, ..Gain::NOTHING }),
};

pub const RESISTANCE: EventSheet = EventSheet {
    id: "resistance",
    name: "Resistance",
    set: Set::Bonus,
    rule: "Calls a second red event, from those that were put aside, which calls a third card as usual. Every round the last \
           cube is taken off every event; le Roy's stay.",
    effect: EventEffect::Own(&Resistance),
};

#[derive(Debug)]
struct Resistance;

impl Ordeal for Resistance {
    fn resolve(&self, play: &mut Play<'_>, _event: Event, _index: usize) {
        for menace in play.state.queue.iter_mut() {
            if menace.cubes.last().is_some_and(|owner| play.game.is_spared(*owner)) {
                continue;
            }
            if let (Some(owner), Some(told)) = (menace.cubes.pop(), play.told.as_mut()) {
                told.push(Happening::Repelled { owner, event: menace.event });
            }
        }
    }
}
