//! The event cards: what they are, and the small vocabulary of what they do each round.

use crate::board::{Building, Owner};
use crate::cards::Set;
use crate::cards::base::events as base;
use crate::cards::ladies::events as ladies;
use crate::choice::Choice;
use crate::play::{Look, Play};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use tabletop::{Awaited, NotationError, Phrase, Seat};

/// Everything about an event card that is not a number printed on it.
#[derive(Debug)]
pub struct EventSheet {
    /// The word that names it in choices, records and figures.
    pub id: &'static str,
    /// The box it comes from; Marauding is printed on the board.
    pub set: Set,
    /// What it does each round, as the engine reads it.
    pub effect: EventEffect,
}

/// What an event does each round, beside the black dice that it brings.
#[derive(Debug)]
pub enum EventEffect {
    /// Nothing else.
    OnlyBlackDice,
    /// Every family loses something.
    Toll(Toll),
    /// A die says where a neutral citizen enters a building.
    Newcomer(Building),
    /// Each black die is worth so much more, 6 at most; neither Support nor red cards of number 1 place cubes here.
    Outlaw(u8),
    /// A rule that only this card has.
    Own(&'static dyn Ordeal),
}

/// What every family loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toll {
    /// A denier for each citizen of the family that stands in a building.
    DenierPerCitizen(Building),
    /// So many deniers.
    Deniers(u16),
    /// So many influence points.
    Influence(u8),
}

/// A rule that only one event has. The engine comes back to it whenever its [`crate::agenda::Task::Ordeal`] is on top of the agenda.
pub trait Ordeal: Sync + Debug {
    /// The card joins the queue.
    fn arrive(&self, _play: &mut Play<'_>, _event: Event) {}
    /// The card takes effect, as it does every round; it lies at `index`.
    fn resolve(&self, _play: &mut Play<'_>, _event: Event, _index: usize) {}
    /// Whether it would take something from an owner that a shield may spare.
    fn threatens(&self, _look: Look<'_>, _event: Event, _owner: Owner) -> bool {
        false
    }
    /// Whether it may expel a citizen from a building as it takes effect, one at most.
    fn may_expel(&self) -> bool {
        false
    }
    /// A family suffers it, and has not warded it off.
    fn suffer(&self, _play: &mut Play<'_>, _event: Event, _owner: Owner) {}
    /// Somebody has placed so many cubes on it.
    fn fought(&self, _play: &mut Play<'_>, _owner: Owner, _cubes: u8) {}
    /// It is countered and leaves the queue.
    fn countered(&self, _play: &mut Play<'_>) {}
    /// What is awaited from chance while it goes on.
    fn awaited(&self, _look: Look<'_>, _event: Event) -> Option<Awaited> {
        None
    }
    /// Chance answers.
    fn chance(&self, _play: &mut Play<'_>, _event: Event, _outcome: &[u8]) {}
    /// What a player may choose while it goes on.
    fn choices(&self, _look: Look<'_>, _event: Event, _seat: Seat, _out: &mut Vec<Choice>) {}
    /// A player chooses.
    fn choose(&self, _play: &mut Play<'_>, _event: Event, _seat: Seat, _choice: Choice) {}
    /// What a player is asked, as a sentence.
    fn question(&self, _look: Look<'_>, _event: Event, _seat: Seat) -> Phrase {
        Phrase::NOTHING
    }
}

macro_rules! events {
    ($($event:ident = $sheet:path),* $(,)?) => {
        /// An event card. Cards with the same name differ in their figures.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(into = "&'static str", try_from = "String")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each event's sheet says what it is")]
        pub enum Event { $($event),* }

        impl Event {
            /// Every event there is, Marauding first.
            pub const ALL: [Event; [$(stringify!($event)),*].len()] = [$(Event::$event),*];

            /// Everything about it that is not a number.
            pub const fn sheet(self) -> &'static EventSheet {
                match self { $(Event::$event => &$sheet),* }
            }
        }
    };
}

events! {
    Marauding = base::MARAUDING,
    Brigands1 = base::BRIGANDS_1,
    Brigands2 = base::BRIGANDS_2,
    Brigands3 = base::BRIGANDS_3,
    Skirmishes1 = base::SKIRMISHES_1,
    Skirmishes2 = base::SKIRMISHES_2,
    ConflictOfSuccession = base::CONFLICT_OF_SUCCESSION,
    War = base::WAR,
    NormansAttack = base::NORMANS_ATTACK,
    Drought = base::DROUGHT,
    Support = base::SUPPORT,
    CivilWar = base::CIVIL_WAR,
    Wayfarers = base::WAYFARERS,
    TheologicalConflict = base::THEOLOGICAL_CONFLICT,
    Heresy = base::HERESY,
    TravelingBuilders = base::TRAVELING_BUILDERS,
    InterruptedWork = base::INTERRUPTED_WORK,
    Resistance = crate::cards::bonus::RESISTANCE,
    HarshWinter = ladies::HARSH_WINTER,
    Uprising = ladies::UPRISING,
    MonkEvent = ladies::MONK_EVENT,
    Possession = ladies::POSSESSION,
    ChiefOutlaw1 = ladies::CHIEF_OUTLAW_1,
    ChiefOutlaw2 = ladies::CHIEF_OUTLAW_2,
}

impl Event {
    /// The word that names it.
    pub const fn id(self) -> &'static str {
        self.sheet().id
    }

    /// The event with this word.
    pub fn with_id(id: &str) -> Option<Event> {
        Event::ALL.into_iter().find(|event| event.id() == id)
    }

    /// Where its figures are in the figures file.
    pub(crate) fn figures_path(self) -> String {
        let set = if self == Event::Marauding { "board" } else { self.sheet().set.name() };
        format!("event.{set}.{}", self.id())
    }
}

impl Event {
    /// The event's rule, if it has one of its own.
    pub(crate) fn ordeal(self) -> Option<&'static dyn Ordeal> {
        match self.sheet().effect {
            EventEffect::Own(ordeal) => Some(ordeal),
            _ => None,
        }
    }
}

impl From<Event> for &'static str {
    fn from(event: Event) -> &'static str {
        event.id()
    }
}

impl TryFrom<String> for Event {
    type Error = NotationError;
    fn try_from(id: String) -> Result<Event, NotationError> {
        crate::notation::event(&id)
    }
}

/// A set of event cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct EventSet(u32);

const _: () = assert!(Event::ALL.len() <= u32::BITS as usize, "a set of events has a bit for each");

impl EventSet {
    /// Whether a card is in it.
    pub const fn contains(self, event: Event) -> bool {
        self.0 & (1 << event as u8) != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, event: Event) {
        self.0 |= 1 << event as u8;
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not in `other`.
    pub const fn without(self, other: EventSet) -> EventSet {
        EventSet(self.0 & !other.0)
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Event> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = Event::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(*next)
        })
    }
}

impl FromIterator<Event> for EventSet {
    fn from_iter<I: IntoIterator<Item = Event>>(events: I) -> EventSet {
        let mut set = EventSet::default();
        events.into_iter().for_each(|event| set.insert(event));
        set
    }
}

impl Serialize for EventSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for EventSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<EventSet, D::Error> {
        Ok(Vec::<Event>::deserialize(deserializer)?.into_iter().collect())
    }
}
