//! The events that threaten the city, Marauding first.

use crate::board::Owner;
use crate::cards::Event;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most banners a card may have.
pub const MOST_BANNERS: usize = 8;
/// Rounds bring fewer, but a loaded table may begin with many, and figures say which card calls which: all fit.
const MOST_EVENTS: usize = Event::ALL.len();

/// The cubes on an event's banners, in the order in which they came.
pub type Banners = ArrayVec<[Owner; MOST_BANNERS]>;

/// An event card in the queue with the cubes on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QueuedEvent {
    /// The card.
    pub event: Event,
    /// Its cubes.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Owner>"))]
    pub cubes: Banners,
}

impl Default for QueuedEvent {
    fn default() -> QueuedEvent {
        QueuedEvent::new(Event::Marauding)
    }
}

impl QueuedEvent {
    /// A card that has just arrived.
    pub fn new(event: Event) -> QueuedEvent {
        QueuedEvent { event, cubes: Banners::new() }
    }

    /// How many cubes of an owner are on it.
    pub fn count(&self, owner: Owner) -> u8 {
        self.cubes.iter().filter(|cube| **cube == owner).count() as u8
    }
}

/// The event cards from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Queue {
    #[cfg_attr(feature = "schema", schemars(with = "Vec<QueuedEvent>"))]
    events: ArrayVec<[QueuedEvent; MOST_EVENTS]>,
}

impl Default for Queue {
    fn default() -> Queue {
        Queue { events: [QueuedEvent::new(Event::Marauding)].into_iter().collect() }
    }
}

impl Queue {
    /// The events from left to right.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &QueuedEvent> + ExactSizeIterator {
        self.events.iter()
    }

    /// The events, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut QueuedEvent> {
        self.events.iter_mut()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Never: Marauding stays.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The event at a place.
    pub fn get(&self, index: usize) -> Option<&QueuedEvent> {
        self.events.get(index)
    }

    /// The event at a place, to be changed.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut QueuedEvent> {
        self.events.get_mut(index)
    }

    /// Where a card lies.
    pub fn position(&self, event: Event) -> Option<usize> {
        self.events.iter().position(|menace| menace.event == event)
    }

    /// The card with its cubes, if it lies there.
    pub fn find(&self, event: Event) -> Option<&QueuedEvent> {
        self.events.iter().find(|menace| menace.event == event)
    }

    /// A new card joins at the right.
    pub fn push(&mut self, event: Event) {
        self.events.push(QueuedEvent::new(event));
    }

    /// A card leaves; the queue closes up.
    pub fn remove(&mut self, index: usize) {
        self.events.remove(index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_queue_holds_every_event_there_is() {
        let mut queue = Queue::default();
        Event::ALL.into_iter().filter(|event| *event != Event::Marauding).for_each(|event| queue.push(event));
        assert!(queue.iter().map(|menace| menace.event).eq(Event::ALL));
    }
}
