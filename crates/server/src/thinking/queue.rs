//! Whose turn it is to think.
//!
//! Tables at which people play go before tables of bots alone. Among them the address goes first that has had least of
//! the thinkers' time, and of its tables the one that has waited longest since its last turn: however many tables
//! somebody opens, they share what one address gets.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;
use web::{Asker, TableId};

/// What a turn is taken to last until it is over.
const GUESS: Duration = Duration::from_millis(50);
/// How many addresses or tables are remembered.
const REMEMBERED: usize = 10_000;

/// Everybody who waits, and who has had how much.
pub struct Queue<W> {
    free: usize,
    waiting: Vec<(Asker, W)>,
    /// Of tables with people, and of those without.
    ledgers: [Ledger; 2],
    /// When each table last had a turn.
    served: HashMap<TableId, u64>,
    turns: u64,
}

/// How much time each address has had. Who was away is not owed what others had meanwhile.
#[derive(Default)]
struct Ledger {
    had: HashMap<IpAddr, Duration>,
    /// What the one who had a turn last had had before: nobody who waits has had less.
    least: Duration,
}

impl Ledger {
    fn of(&self, network: IpAddr) -> Duration {
        self.had.get(&network).copied().unwrap_or_default().max(self.least)
    }

    fn begin(&mut self, network: IpAddr) {
        self.least = self.of(network);
        if self.had.len() >= REMEMBERED {
            self.had.retain(|_, had| *had > self.least);
        }
        self.had.insert(network, self.least + GUESS);
    }

    fn finish(&mut self, network: IpAddr, took: Duration) {
        if let Some(had) = self.had.get_mut(&network) {
            *had = (*had + took).saturating_sub(GUESS);
        }
    }
}

impl<W> Queue<W> {
    /// Nobody waits, and so many may think at the same time.
    pub fn new(places: usize) -> Queue<W> {
        Queue {
            free: places,
            waiting: Vec::new(),
            ledgers: Default::default(),
            served: HashMap::new(),
            turns: 0,
        }
    }

    /// Somebody waits from now on.
    pub fn line_up(&mut self, asker: Asker, waiter: W) {
        self.waiting.push((asker, waiter));
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Whether people wait.
    pub fn do_people_wait(&self) -> bool {
        self.waiting.iter().any(|(asker, _)| asker.has_people)
    }

    /// The next one, if a place is free; those who are gone are forgotten.
    pub fn next(&mut self, is_gone: impl Fn(&W) -> bool) -> Option<(Asker, W)> {
        self.waiting.retain(|(_, waiter)| !is_gone(waiter));
        if self.free == 0 {
            return None;
        }
        let next = (0..self.waiting.len()).min_by_key(|&i| self.rank(&self.waiting[i].0))?;
        let (asker, waiter) = self.waiting.remove(next);
        self.free -= 1;
        self.turns += 1;
        if self.served.len() >= REMEMBERED {
            self.served.clear();
        }
        self.served.insert(asker.table.clone(), self.turns);
        self.ledger(&asker).begin(asker.network);
        Some((asker, waiter))
    }

    /// A turn is over.
    pub fn finish(&mut self, asker: &Asker, took: Duration) {
        self.free += 1;
        self.ledger(asker).finish(asker.network, took);
    }

    fn rank(&self, asker: &Asker) -> (bool, Duration, u64) {
        let had = self.ledgers[usize::from(!asker.has_people)].of(asker.network);
        (!asker.has_people, had, self.served.get(&asker.table).copied().unwrap_or(0))
    }

    fn ledger(&mut self, asker: &Asker) -> &mut Ledger {
        &mut self.ledgers[usize::from(!asker.has_people)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::random;
    use std::net::Ipv4Addr;

    const SECOND: Duration = Duration::from_secs(1);

    fn asker(network: u8, table: &TableId) -> Asker {
        Asker { has_people: true, network: Ipv4Addr::new(10, 0, 0, network).into(), table: table.clone() }
    }

    /// Lets whoever is next think for so long, and says who it was.
    fn turn(queue: &mut Queue<u8>, took: Duration) -> Option<u8> {
        let (asker, waiter) = queue.next(|_| false)?;
        queue.finish(&asker, took);
        Some(waiter)
    }

    #[test]
    fn many_tables_of_one_address_do_not_push_another_address_aside() {
        let mut queue = Queue::new(1);
        (0..60).for_each(|_| queue.line_up(asker(1, &TableId::new(random())), 1));
        assert_eq!(turn(&mut queue, SECOND), Some(1));
        let own = TableId::new(random());
        for _ in 0..20 {
            queue.line_up(asker(2, &own), 2);
            assert_eq!(turn(&mut queue, SECOND / 20), Some(2), "it has had less than a second");
        }
        queue.line_up(asker(2, &own), 2);
        assert_eq!(turn(&mut queue, SECOND), Some(1), "now both have had a second");
        assert_eq!(turn(&mut queue, SECOND), Some(2));
    }

    #[test]
    fn who_was_away_is_not_owed_anything() {
        let mut queue = Queue::new(1);
        for _ in 0..100 {
            queue.line_up(asker(1, &TableId::new(random())), 1);
            turn(&mut queue, SECOND);
        }
        for _ in 0..3 {
            queue.line_up(asker(1, &TableId::new(random())), 1);
            queue.line_up(asker(2, &TableId::new(random())), 2);
        }
        let order: Vec<u8> = (0..4).filter_map(|_| turn(&mut queue, SECOND)).collect();
        assert_eq!(order.iter().filter(|network| **network == 1).count(), 2, "{order:?}");
    }

    #[test]
    fn tables_of_one_address_take_turns_whoever_asks_more_often() {
        let mut queue = Queue::new(1);
        let (greedy, modest) = (TableId::new(random()), TableId::new(random()));
        (0..10).for_each(|_| queue.line_up(asker(1, &greedy), 1));
        queue.line_up(asker(1, &modest), 2);
        let order: Vec<u8> = (0..4).filter_map(|_| turn(&mut queue, SECOND)).collect();
        assert_eq!(order, [1, 2, 1, 1]);
    }

    #[test]
    fn people_go_before_bots_alone() {
        let mut queue = Queue::new(1);
        let bot_only = Asker { has_people: false, ..asker(1, &TableId::new(random())) };
        queue.line_up(bot_only, 1);
        (0..3).for_each(|_| queue.line_up(asker(2, &TableId::new(random())), 2));
        let order: Vec<u8> = (0..4).filter_map(|_| turn(&mut queue, SECOND)).collect();
        assert_eq!(order, [2, 2, 2, 1]);
    }

    #[test]
    fn nobody_is_called_without_a_place_nor_after_leaving() {
        let mut queue = Queue::new(1);
        (0..4).for_each(|waiter| queue.line_up(asker(waiter, &TableId::new(random())), waiter));
        let (first, _) = queue.next(|_| false).unwrap();
        assert!(queue.next(|_| false).is_none());
        queue.finish(&first, SECOND);
        assert_eq!(queue.next(|waiter| *waiter < 3).map(|(_, waiter)| waiter), Some(3));
        assert_eq!(queue.waiting(), 0);
    }
}
