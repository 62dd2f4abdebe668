//! Marauding and the sixteen events of the base game.

use crate::board::{Building, Owner};
use crate::cards::event::Ordeal;
use crate::cards::{Event, EventEffect, EventSheet, Set, Toll};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use arrayvec::ArrayVec;

pub const MARAUDING: EventSheet = EventSheet {
    id: "marauding",
    name: "Marauding",
    set: Set::Base,
    rule: "Brings a black die every round. It is printed on the board: once countered it pays, is emptied and stays.",
    effect: EventEffect::OnlyBlackDice,
};

pub const BRIGANDS_1: EventSheet = EventSheet {
    id: "brigands_1",
    name: "Brigands I",
    set: Set::Base,
    rule: "Brings a black die every round.",
    effect: EventEffect::OnlyBlackDice,
};

pub const BRIGANDS_2: EventSheet = EventSheet {
    id: "brigands_2",
    name: "Brigands II",
    set: Set::Base,
    rule: "Brings a black die every round.",
    effect: EventEffect::OnlyBlackDice,
};

pub const BRIGANDS_3: EventSheet = EventSheet {
    id: "brigands_3",
    name: "Brigands III",
    set: Set::Base,
    rule: "Brings a black die every round.",
    effect: EventEffect::OnlyBlackDice,
};

pub const SKIRMISHES_1: EventSheet = EventSheet {
    id: "skirmishes_1",
    name: "Skirmishes I",
    set: Set::Base,
    rule: "Brings a black die every round.",
    effect: EventEffect::OnlyBlackDice,
};

pub const SKIRMISHES_2: EventSheet = EventSheet {
    id: "skirmishes_2",
    name: "Skirmishes II",
    set: Set::Base,
    rule: "Brings a black die every round.",
    effect: EventEffect::OnlyBlackDice,
};

pub const CONFLICT_OF_SUCCESSION: EventSheet = EventSheet {
    id: "conflict_of_succession",
    name: "Conflict of Succession",
    set: Set::Base,
    rule: "Every round a die names a space of the Palace: a neutral citizen moves in there and expels whoever held it.",
    effect: EventEffect::Newcomer(Building::Palace),
};

pub const WAR: EventSheet = EventSheet {
    id: "war",
    name: "War",
    set: Set::Base,
    rule: "Brings two black dice every round.",
    effect: EventEffect::OnlyBlackDice,
};

pub const NORMANS_ATTACK: EventSheet = EventSheet {
    id: "normans_attack",
    name: "Normans Attack",
    set: Set::Base,
    rule: "Brings two black dice every round.",
    effect: EventEffect::OnlyBlackDice,
};

pub const DROUGHT: EventSheet = EventSheet {
    id: "drought",
    name: "Drought",
    set: Set::Base,
    rule: "Every round each family pays 1 denier for each of its citizens standing in City Hall.",
    effect: EventEffect::Toll(Toll::DenierPerCitizen(Building::CityHall)),
};

pub const SUPPORT: EventSheet = EventSheet {
    id: "support",
    name: "Support",
    set: Set::Base,
    rule: "Every round a grey cube goes on each of the two nearest events to its left, or on the only one.",
    effect: EventEffect::Own(&Support),
};

#[derive(Debug)]
struct Support;

impl Ordeal for Support {
    fn resolve(&self, play: &mut Play<'_>, _event: Event, index: usize) {
        let left = play.state.queue.iter().take(index).rev().map(|menace| menace.event);
        let nearest: ArrayVec<Event, 2> = left.filter(|event| !event.is_outlaw()).take(2).collect();
        for event in nearest {
            play.support(event);
        }
    }
}

pub const CIVIL_WAR: EventSheet = EventSheet {
    id: "civil_war",
    name: "Civil War",
    set: Set::Base,
    rule: "Every round each family loses 3 deniers.",
    effect: EventEffect::Toll(Toll::Deniers(3)),
};

pub const WAYFARERS: EventSheet = EventSheet {
    id: "wayfarers",
    name: "Wayfarers",
    set: Set::Base,
    rule: "Every round a die names a row of City Hall: a neutral citizen enters it from the left, pushing and expelling as usual.",
    effect: EventEffect::Newcomer(Building::CityHall),
};

pub const THEOLOGICAL_CONFLICT: EventSheet = EventSheet {
    id: "theological_conflict",
    name: "Theological Conflict",
    set: Set::Base,
    rule: "Every round a die names a row of the Bishopric: a neutral citizen enters it from the left, pushing and expelling as usual.",
    effect: EventEffect::Newcomer(Building::Bishopric),
};

pub const HERESY: EventSheet = EventSheet {
    id: "heresy",
    name: "Heresy",
    set: Set::Base,
    rule: "Every round each family loses 2 influence.",
    effect: EventEffect::Toll(Toll::Influence(2)),
};

pub const TRAVELING_BUILDERS: EventSheet = EventSheet {
    id: "traveling_builders",
    name: "Traveling Builders",
    set: Set::Base,
    rule: "Every round a grey cube takes the free space of the Cathedral on the lowest level, there on the lowest site. In the \
           King's Challenge it is le Roy's and brings him 1 VP.",
    effect: EventEffect::Own(&TravelingBuilders),
};

#[derive(Debug)]
struct TravelingBuilders;

impl Ordeal for TravelingBuilders {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        if let Some(site) = play.state.cathedral.first_free() {
            let level = play.state.cathedral.build(site, Owner::Grey) as u8;
            play.tell(Happening::Built { owner: Owner::Grey, site, level });
            play.reward_foreign_builders(Cause::Event(event));
        }
    }
}

pub const INTERRUPTED_WORK: EventSheet = EventSheet {
    id: "interrupted_work",
    name: "Interrupted Work",
    set: Set::Base,
    rule: "Every round the cube on the highest level of the Cathedral, there on the highest site, is taken away, whosever it is but le \
           Roy's.",
    effect: EventEffect::Own(&InterruptedWork),
};

#[derive(Debug)]
struct InterruptedWork;

impl Ordeal for InterruptedWork {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        let spared = |(_, owner): &(u8, Owner)| play.game.is_spared(*owner);
        if let Some((_, owner)) = play.state.cathedral.highest().filter(|top| !spared(top)) {
            play.strike(event, owner);
        }
    }

    fn threatens(&self, _look: Look<'_>, _event: Event, _owner: Owner) -> bool {
        true
    }

    fn suffer(&self, play: &mut Play<'_>, _event: Event, _owner: Owner) {
        if let Some((site, owner)) = play.state.cathedral.highest() {
            play.state.cathedral.remove_top(site);
            play.tell(Happening::Razed { owner, site });
        }
    }
}
