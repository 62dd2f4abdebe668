//! What happened in the last step: which places are new, and where the pieces on them came from.

use super::anchors;
use stage::Spot as _;
use stage::troyes::Spot;
use std::collections::{HashMap, HashSet};
use troyes::actions::Source;
use troyes::board::{Building, Die, Layout, Owner, Space};
use troyes::{Happening, KnownTable, Troyes};

/// What is new on the board.
#[derive(Default)]
pub struct Highlights {
    fresh: HashSet<String>,
    origins: HashMap<String, String>,
}

impl Highlights {
    /// Whether something happened at this place.
    pub fn is_fresh(&self, place: &str) -> bool {
        self.fresh.contains(place)
    }

    /// Where the piece at this place came from.
    pub fn origin(&self, place: &str) -> Option<&str> {
        self.origins.get(place).map(String::as_str)
    }

    /// Everything that the happenings of the last step tell of places on the board.
    pub fn new(game: &Troyes, table: &KnownTable, happened: &[Happening]) -> Highlights {
        let mut highlights = Highlights::default();
        for happening in happened {
            highlights.note(game, table, happening);
        }
        highlights
    }

    fn note(&mut self, game: &Troyes, table: &KnownTable, happening: &Happening) {
        match *happening {
            Happening::Settled { owner, building, index } => {
                self.came(Spot::Space(Space { building, index }).id(), Spot::Supply(owner).id());
            }
            Happening::Placed { owner, building, face, source } => {
                self.entered(game.layout(), building, face, owner, source);
            }
            Happening::Expelled { owner, building } => self.mark(Spot::Lying(building, owner).id()),
            Happening::Hired { owner, card, source } => {
                self.came(anchors::tradesman(card, owner), anchors::source(owner, source));
            }
            Happening::Possessed { owner, source } => {
                self.came(anchors::possessed(owner), anchors::source(owner, source));
            }
            Happening::Revealed { card } => self.mark(Spot::Card(card).id()),
            Happening::Used { card, .. } | Happening::Intruded { card } => self.mark(Spot::Card(card).id()),
            Happening::Loaded { owner, card, .. } => {
                self.came(anchors::card_cubes(card, owner), Spot::District(owner).id());
            }
            Happening::Arrived { event } | Happening::TookEffect { event } => {
                self.mark(Spot::Event(event).id())
            }
            Happening::Built { owner, site, level } => {
                self.came(anchors::level(site, level.into()), Spot::District(owner).id());
            }
            Happening::Fought { owner, event, cubes } => {
                let count = table.queue.find(event).map_or(0, |menace| menace.cubes.len());
                for banner in count.saturating_sub(cubes.into())..count {
                    self.came(anchors::banner(event, banner), Spot::District(owner).id());
                }
            }
            Happening::Rolled { owner, .. } => self.mark(anchors::dice(owner)),
            Happening::BlackRolled { .. } | Happening::BlackRaised { .. } => self.mark(anchors::BLACK.into()),
            Happening::Rerolled { die, face } => {
                let now = Die::new(die.owner(), die.color(), face);
                self.came(Spot::Die(now, 0).id(), Spot::Die(die, 0).id());
            }
            Happening::Turned { dice, .. } => {
                let came = |die: &Die| (Spot::Die(die.turned(), 0).id(), Spot::Die(*die, 0).id());
                dice.dice().iter().map(came).for_each(|(to, from)| self.came(to, from));
            }
            Happening::GainedInfluence { owner, .. } | Happening::LostInfluence { owner, .. } => {
                self.mark(Spot::Influence(owner).id());
            }
            Happening::Laid { level, .. } => self.mark(Spot::Outpost(level).id()),
            Happening::Walked { owner, .. } => self.mark(anchors::guard(owner)),
            Happening::Posted { owner, side } => {
                if let Some(level) = table.ramparts.level(side) {
                    self.came(anchors::post(level, owner), Spot::District(owner).id());
                }
            }
            Happening::Fetched { die } => self.mark(Spot::Die(die, 0).id()),
            Happening::Passed { owner } => self.mark(Spot::District(owner).id()),
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
        let space = |index: usize| Spot::Space(Space { building, index: index as u8 }).id();
        let length = layout.length(building);
        let first = layout.row(building, face) * length;
        let from = source.map_or_else(|| Spot::District(owner).id(), |source| anchors::source(owner, source));
        self.came(space(first), from);
        for index in first + 1..first + length {
            self.origins.insert(space(index), space(index - 1));
        }
        let last = space(first + length - 1);
        for expelled in Owner::ALL {
            self.origins.entry(Spot::Lying(building, expelled).id()).or_insert_with(|| last.clone());
        }
    }
}
