//! The red Activity cards of the base game: arms and courts.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::{Building, Color, Owner, VpSource};
use crate::cards::effect::{Own, Uses};
use crate::cards::{Card, Count, Effect, Gain, Set, Sheet, Trade};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use tabletop::Awaited;

pub const ARCHER: Sheet = Sheet {
    id: "archer",
    name: "Archer",
    set: Set::Base,
    rule: "For each use roll a die, which nothing can change: on 3 or more you may place a cube on an event of your choice.",
    effect: Effect::Own(&Archer),
};

#[derive(Debug)]
struct Archer;

impl Own for Archer {
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        play.push(Task::Own(uses));
    }

    fn awaited(&self, _look: Look<'_>, _uses: Uses) -> Option<Awaited> {
        Some(Awaited::Roll { dice: 1, sides: 6 })
    }

    fn chance(&self, play: &mut Play<'_>, uses: Uses, outcome: &[u8]) {
        let Uses { card, seat, left, .. } = uses;
        if left > 1 {
            play.push(Task::Own(Uses { left: left - 1, ..uses }));
        }
        play.tell(Happening::Shot { owner: play.game.owner(seat), face: outcome[0] });
        if outcome[0] >= 3 {
            play.push(Task::Cubes { seat, card, left: 1, each: 1, forgo: true });
        }
    }
}

pub const CHIVALRY: Sheet = Sheet {
    id: "chivalry",
    name: "Chivalry",
    set: Set::Base,
    rule: "Each use places a cube on an event for every red die left on your district; the events may differ.",
    effect: Effect::Per(Count::DiceInDistrict(Color::Red), Gain { cubes: 1, ..Gain::NOTHING }),
};

pub const DIPLOMAT: Sheet = Sheet {
    id: "diplomat",
    name: "Diplomat",
    set: Set::Base,
    rule: "Each use turns 1 influence into a cube on an event; the events may differ. All influence is paid before the first \
           cube is placed.",
    effect: Effect::Trade(Trade { pay: Dues::influence(1), gain: Gain { cubes: 1, ..Gain::NOTHING } }),
};

pub const HUNTING: Sheet = Sheet {
    id: "hunting",
    name: "Hunting",
    set: Set::Base,
    rule: "Each use brings 3 influence.",
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { influence: 3, ..Gain::NOTHING } }),
};

pub const MERCENARY: Sheet = Sheet {
    id: "mercenary",
    name: "Mercenary",
    set: Set::Base,
    rule: "Each use brings 3 deniers.",
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { deniers: 3, ..Gain::NOTHING } }),
};

pub const TAX_COLLECTOR: Sheet = Sheet {
    id: "tax_collector",
    name: "Tax Collector",
    set: Set::Base,
    rule: "Each use collects 1 denier for every citizen standing in City Hall from its owner, as far as the owner can pay; the \
           bank pays for grey ones, and 2 for each of le Roy's.",
    effect: Effect::Own(&TaxCollector),
};

#[derive(Debug)]
struct TaxCollector;

impl Own for TaxCollector {
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        let collector = play.game.owner(uses.seat);
        let cause = Cause::Card(Card::TaxCollector);
        let citizens =
            |play: &Play<'_>, owner| u16::from(play.state.buildings.count(Building::CityHall, owner));
        for _ in 0..uses.left {
            for owner in play.game.families().filter(|owner| *owner != collector) {
                let due = citizens(play, owner).min(play.state.families[owner].deniers);
                play.lose_deniers(owner, due, cause);
                play.gain_deniers(collector, due, cause);
            }
            let from_bank = citizens(play, Owner::Grey) * play.game.tax_for_grey();
            play.gain_deniers(collector, from_bank, cause);
        }
    }
}

pub const CAPTAIN: Sheet = Sheet {
    id: "captain",
    name: "Captain",
    set: Set::Base,
    rule: "Each use brings 1 VP for every event, Marauding included, with at least one of your cubes on it.",
    effect: Effect::Per(Count::EventsFought, Gain { vp: 1, ..Gain::NOTHING }),
};

pub const JOUST: Sheet = Sheet {
    id: "joust",
    name: "Joust",
    set: Set::Base,
    rule: "Each use brings 2 VP if the red dice left on your district add up to more than those of every other district, grey \
           too. If you are tied for most, everybody tied gains 2 VP.",
    effect: Effect::Own(&Joust),
};

#[derive(Debug)]
struct Joust;

impl Own for Joust {
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        let strength = |play: &Play<'_>, owner| play.state.square.of(owner, Color::Red).sum();
        let mine = strength(play, play.game.owner(uses.seat));
        let most = play.look().owners().map(|owner| strength(play, owner)).max().unwrap_or(0);
        if mine == 0 || mine < most {
            return;
        }
        for owner in play.game.owners() {
            if strength(play, owner) == most {
                let vp = 2 * u16::from(uses.left);
                play.gain_vp(owner, VpSource::Activities, vp, Cause::Card(Card::Joust));
            }
        }
    }
}

pub const TROUBADOUR: Sheet = Sheet {
    id: "troubadour",
    name: "Troubadour",
    set: Set::Base,
    rule: "Each use turns 3 influence into 2 VP.",
    effect: Effect::Trade(Trade { pay: Dues::influence(3), gain: Gain { vp: 2, ..Gain::NOTHING } }),
};
