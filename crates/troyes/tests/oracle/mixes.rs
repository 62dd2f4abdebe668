//! Which games there are.

use troyes::{Activities, Options};

/// Every mix of modules and variants for every number of players. Every field is named, so that a new one is asked for.
pub fn every_mix() -> Vec<Options> {
    let mut mixes = Vec::new();
    for players in 1..=4u8 {
        for activities in [Activities::Base, Activities::Ladies, Activities::Mixed] {
            for bits in 0..1u32 << 7 {
                let on = |bit: u32| bits & (1 << bit) != 0;
                let options = Options {
                    players,
                    activities,
                    bonus: on(0),
                    ladies_characters: on(1),
                    revealed_character: on(2),
                    ladies_events: on(3),
                    head_of_family: on(4),
                    ramparts: on(5),
                    tournament: on(6),
                    english_king: players == 1 && (on(1) != on(3)),
                    roy_first: players == 1 && on(0),
                    edition_2012: false,
                    open_vp: false,
                };
                mixes.extend(options.check().is_ok().then_some(options));
            }
        }
    }
    mixes
}
