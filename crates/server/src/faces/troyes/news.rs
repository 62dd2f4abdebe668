//! What happened in the last step: which places are new, and where the pieces on them came from.

use super::dice::spot_of;
use super::places;
use std::collections::{HashMap, HashSet};
use troyes::actions::Source;
use troyes::board::{Building, Die, Layout, Owner};
use troyes::{Happening, KnownTable, Troyes};

/// What is new on the board.
#[derive(Default)]
pub struct News {
    fresh: HashSet<String>,
    origins: HashMap<String, String>,
}

impl News {
    /// Whether something happened at this place.
    pub fn is_fresh(&self, place: &str) -> bool {
        self.fresh.contains(place)
    }

    /// Where the piece at this place came from.
    pub fn origin(&self, place: &str) -> Option<&str> {
        self.origins.get(place).map(String::as_str)
    }

    /// Everything that the happenings of the last step tell of places on the board.
    pub fn new(game: &Troyes, table: &KnownTable, happened: &[Happening]) -> News {
        let mut news = News::default();
        for happening in happened {
            news.note(game, table, happening);
        }
        news
    }

    fn note(&mut self, game: &Troyes, table: &KnownTable, happening: &Happening) {
        match *happening {
            Happening::Settled { owner, building, index } => {
                self.came(places::space(building, index.into()), places::supply(owner));
            }
            Happening::Placed { owner, building, face, source } => {
                self.entered(game.layout(), building, face, owner, source);
            }
            Happening::Expelled { owner, building } => self.mark(places::lying(building, owner)),
            Happening::Hired { owner, card, source } => {
                self.came(places::tradesman(card, owner), places::source(owner, source));
            }
            Happening::Possessed { owner, source } => {
                self.came(places::possessed(owner), places::source(owner, source));
            }
            Happening::Revealed { card } => self.mark(places::card(card)),
            Happening::Used { card, .. } | Happening::Intruded { card } => self.mark(places::card(card)),
            Happening::Loaded { owner, card, .. } => {
                self.came(places::card_cubes(card, owner), places::district(owner));
            }
            Happening::Arrived { event } | Happening::TookEffect { event } => self.mark(places::event(event)),
            Happening::Built { owner, site, level } => {
                self.came(places::level(site, level.into()), places::district(owner));
            }
            Happening::Fought { owner, event, cubes } => {
                let count = table.queue.find(event).map_or(0, |menace| menace.cubes.len());
                for banner in count.saturating_sub(cubes.into())..count {
                    self.came(places::banner(event, banner), places::district(owner));
                }
            }
            Happening::Rolled { owner, .. } => self.mark(places::dice(owner)),
            Happening::BlackRolled { .. } | Happening::BlackRaised { .. } => self.mark("black".into()),
            Happening::Rerolled { die, face } => {
                let now = Die::new(die.owner(), die.color(), face);
                self.came(spot_of(now, 0), spot_of(die, 0));
            }
            Happening::Turned { dice, .. } => {
                dice.dice().iter().for_each(|die| self.came(spot_of(die.turned(), 0), spot_of(*die, 0)));
            }
            Happening::GainedInfluence { owner, .. } | Happening::LostInfluence { owner, .. } => {
                self.mark(places::influence(owner));
            }
            Happening::Laid { level, .. } => self.mark(places::outpost(level.into())),
            Happening::Walked { owner, .. } => self.mark(places::guard(owner)),
            Happening::Posted { owner, side } => {
                if let Some(level) = table.ramparts.level(side) {
                    self.came(places::post(level, owner), places::district(owner));
                }
            }
            Happening::Fetched { die } => self.mark(spot_of(die, 0)),
            Happening::Passed { owner } => self.mark(places::district(owner)),
            _ => {}
        }
    }

    fn mark(&mut self, place: String) {
        self.fresh.insert(place);
    }

    fn came(&mut self, to: String, from: String) {
        self.origins.insert(to.clone(), from);
        self.mark(to);
    }

    /// A citizen enters a row from the left; those before a gap move on, and the last of a full row falls. Whoever had
    /// nobody to the left stays where he is: nothing moves there from an empty space.
    fn entered(
        &mut self,
        layout: &Layout,
        building: Building,
        face: u8,
        owner: Owner,
        source: Option<Source>,
    ) {
        let length = layout.length(building);
        let first = layout.row(building, face) * length;
        let from = source.map_or_else(|| places::district(owner), |source| places::source(owner, source));
        self.came(places::space(building, first), from);
        for index in first + 1..first + length {
            self.origins.insert(places::space(building, index), places::space(building, index - 1));
        }
        let last = places::space(building, first + length - 1);
        for expelled in Owner::ALL {
            self.origins.entry(places::lying(building, expelled)).or_insert_with(|| last.clone());
        }
    }
}
