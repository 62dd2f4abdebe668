//! Action 3: combat the events; and what happens when one is countered.

use crate::agenda::Task;
use crate::board::{ByOwner, Owner, QueuedEvent, VpSource};
use crate::cards::{Card, Event, EventEffect};
use crate::happening::{Cause, Happening};
use crate::modules::Moment;
use crate::play::{Look, Play};

impl<'a> Look<'a> {
    /// How many banners of an event are free.
    pub(crate) fn free_banners(self, event: Event) -> u8 {
        let cubes = self.state.queue.find(event).map_or(0, |queued| queued.cubes.len() as u8);
        self.game.event_print(event).banners.saturating_sub(cubes)
    }

    /// The events on which a card lets its user place a cube.
    pub(crate) fn events_for(self, card: Card) -> impl Iterator<Item = Event> + use<'a> {
        let events = self.state.queue.iter().map(|queued| queued.event);
        let marauding_rests = self.state.agenda.contains(&Task::Regroup);
        events
            .filter(move |event| !(marauding_rests && *event == Event::Marauding))
            .filter(move |event| self.is_within_reach(card, *event))
    }
}

impl Play<'_> {
    /// Cubes of a player's on an event, each worth an influence point.
    pub(crate) fn fight(&mut self, owner: Owner, event: Event, cubes: u8) {
        self.tell(Happening::Fought { owner, event, cubes });
        self.gain_influence(owner, cubes.into(), Cause::Banner(event));
        self.put_cubes(owner, event, cubes);
        if let EventEffect::Own(ordeal) = event.sheet().effect {
            ordeal.fought(self, owner, cubes);
        }
        self.offer_bonus(owner, Moment::CubePlaced);
    }

    /// A grey cube on an event.
    pub(crate) fn support(&mut self, event: Event) {
        self.tell(Happening::Fought { owner: Owner::Grey, event, cubes: 1 });
        self.put_cubes(Owner::Grey, event, 1);
    }

    fn put_cubes(&mut self, owner: Owner, event: Event, cubes: u8) {
        let Some(index) = self.state.queue.position(event) else { return };
        let Some(queued) = self.state.queue.get_mut(index) else { return };
        for _ in 0..cubes {
            queued.cubes.push(owner);
        }
        if queued.cubes.len() >= usize::from(self.game.event_print(event).banners) {
            self.counter(index);
        }
    }

    /// Every banner is covered: rewards are paid, the card is taken and leaves the queue; Marauding stays, emptied.
    fn counter(&mut self, index: usize) {
        let Some(queued) = self.state.queue.get(index).cloned() else { return };
        let event = queued.event;
        let rewards = rewards(&queued, self.game.event_print(event).vp);
        let taker = first_among_most(&queued).filter(|owner| self.game.takes_events(*owner));
        let taker = if event == Event::Marauding { None } else { taker };
        self.tell(Happening::Countered { event, taker });
        for owner in self.game.owners() {
            self.gain_vp(owner, VpSource::Events, rewards[owner].into(), Cause::Countered(event));
        }
        if event == Event::Marauding {
            if let Some(marauding) = self.state.queue.get_mut(index) {
                marauding.cubes.clear();
            }
            return self.let_marauding_rest();
        }
        if let Some(owner) = taker {
            self.state.families[owner].taken.insert(event);
        }
        self.state.queue.remove(index);
        self.close_up(index);
        if let EventEffect::Own(ordeal) = event.sheet().effect {
            ordeal.countered(self);
        }
    }

    /// It takes new cubes in future actions only: not as long as anything of the action that countered it is unfinished.
    fn let_marauding_rest(&mut self) {
        let agenda = &mut self.state.agenda;
        match agenda.iter().position(|task| matches!(task, Task::EndTurn(_))) {
            Some(end) if end + 1 < agenda.len() => agenda.insert(end + 1, Task::Regroup),
            _ => {}
        }
    }
}

fn counts(queued: &QueuedEvent) -> ByOwner<u8> {
    let mut counts = ByOwner::default();
    for owner in &queued.cubes {
        counts[*owner] += 1;
    }
    counts
}

/// What each color gains. Alone: both rewards. Tied for most: both, divided, and nothing for the others. Otherwise the first
/// reward for most, the second for second most, divided among those tied.
fn rewards(queued: &QueuedEvent, [first, second]: [u8; 2]) -> ByOwner<u8> {
    let counts = counts(queued);
    let mut rewards = ByOwner::default();
    let mut give = |share: u8, rank: u8| {
        let tied = counts.0.iter().filter(|count| **count == rank).count() as u8;
        for owner in Owner::ALL {
            if counts[owner] == rank {
                rewards[owner] = share / tied;
            }
        }
    };
    let most = counts.0.into_iter().max().unwrap_or(0);
    let second_most = counts.0.into_iter().filter(|count| *count < most).max().unwrap_or(0);
    let is_tied = counts.0.iter().filter(|count| **count == most).count() > 1;
    if is_tied || second_most == 0 {
        give(first + second, most);
    } else {
        give(first, most);
        give(second, second_most);
    }
    rewards
}

/// The color with most cubes; among ties the one whose first cube came earliest.
fn first_among_most(queued: &QueuedEvent) -> Option<Owner> {
    let counts = counts(queued);
    let most = counts.0.into_iter().max()?;
    queued.cubes.iter().copied().find(|owner| counts[*owner] == most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Owner::{Blue, Green, Grey, Orange};

    fn queued(cubes: &[Owner]) -> QueuedEvent {
        QueuedEvent { event: Event::War, cubes: cubes.iter().copied().collect() }
    }

    fn paid(cubes: &[Owner], vp: [u8; 2]) -> [u8; 5] {
        rewards(&queued(cubes), vp).0
    }

    #[test]
    fn alone_takes_both_rewards() {
        assert_eq!(paid(&[Blue, Blue, Blue], [6, 3]), [9, 0, 0, 0, 0]);
    }

    #[test]
    fn tied_for_first_share_both_rewards_rounded_down_and_the_third_gains_nothing() {
        assert_eq!(paid(&[Green, Green, Blue, Orange, Orange], [4, 3]), [0, 3, 3, 0, 0]);
    }

    #[test]
    fn grey_is_one_of_the_tied_and_deprives() {
        assert_eq!(paid(&[Grey, Grey, Blue, Blue], [4, 2]), [3, 0, 0, 0, 3]);
        assert_eq!(paid(&[Grey, Grey, Blue], [4, 2]), [2, 0, 0, 0, 4]);
    }

    #[test]
    fn tied_for_second_share_the_second_reward_rounded_down() {
        assert_eq!(paid(&[Blue, Blue, Green, Orange], [6, 3]), [6, 1, 1, 0, 0]);
    }

    #[test]
    fn the_card_goes_to_most_then_to_the_earliest() {
        assert_eq!(first_among_most(&queued(&[Green, Blue, Blue, Green, Orange])), Some(Green));
        assert_eq!(first_among_most(&queued(&[Green, Blue, Blue])), Some(Blue));
    }
}
