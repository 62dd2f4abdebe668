//! Who sits where in which game.

use crate::ArenaError;

/// More seatings of one deal than this are refused.
const MOST_SEATINGS: usize = 5000;
/// Up to so many players every order is played, above that only every rotation.
const EVERY_ORDER_UP_TO: usize = 4;

/// Deals, each played in all seatings.
#[derive(Debug)]
pub(super) struct Schedule {
    /// The different bots.
    pub names: Vec<String>,
    /// Bots by seat, as positions in `names`.
    seatings: Vec<Vec<usize>>,
    pub deals: usize,
}

impl Schedule {
    pub fn new(bots: &[String], players: u8, games: u32) -> Result<Schedule, ArenaError> {
        let last = bots.last().ok_or(ArenaError::NoBots)?;
        let players = players as usize;
        let mut bots = bots.to_vec();
        if bots.len() < players {
            bots.resize(players, last.clone());
        }
        let mut names: Vec<String> = Vec::new();
        for bot in &bots {
            if !names.contains(bot) {
                names.push(bot.clone());
            }
        }
        let who: Vec<usize> =
            bots.iter().filter_map(|bot| names.iter().position(|name| name == bot)).collect();
        let mut seatings = Vec::new();
        let complete = each_group(&who, players, &mut Vec::new(), &mut |group| {
            if players <= EVERY_ORDER_UP_TO {
                permute(&mut group.to_vec(), 0, &mut seatings);
            } else {
                seatings.extend((0..players).map(|by| {
                    let mut seating = group.to_vec();
                    seating.rotate_left(by);
                    seating
                }));
            }
            seatings.len() <= 24 * MOST_SEATINGS
        });
        seatings.sort();
        seatings.dedup();
        if !complete || seatings.len() > MOST_SEATINGS {
            return Err(ArenaError::TooMany(bots.len(), players as u8));
        }
        let deals = (games as usize).div_ceil(seatings.len()).max(1);
        Ok(Schedule { names, seatings, deals })
    }

    pub fn games(&self) -> usize {
        self.deals * self.seatings.len()
    }

    /// The deal and the seating of a game.
    pub fn game(&self, number: usize) -> (usize, &[usize]) {
        (number / self.seatings.len(), &self.seatings[number % self.seatings.len()])
    }
}

/// Calls `see` with every group of `size` of those left, in order; stops when it says so.
fn each_group(
    rest: &[usize],
    size: usize,
    chosen: &mut Vec<usize>,
    see: &mut impl FnMut(&[usize]) -> bool,
) -> bool {
    if chosen.len() == size {
        return see(chosen);
    }
    for (i, &bot) in rest.iter().enumerate() {
        chosen.push(bot);
        let goes_on = each_group(&rest[i + 1..], size, chosen, see);
        chosen.pop();
        if !goes_on {
            return false;
        }
    }
    true
}

fn permute(group: &mut Vec<usize>, from: usize, out: &mut Vec<Vec<usize>>) {
    if from + 1 >= group.len() {
        out.push(group.clone());
        return;
    }
    for i in from..group.len() {
        group.swap(from, i);
        permute(group, from + 1, out);
        group.swap(from, i);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seatings(bots: &[&str], players: u8) -> Vec<Vec<usize>> {
        let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
        Schedule::new(&bots, players, 1).unwrap().seatings
    }

    #[test]
    fn one_against_three_sits_in_every_seat_once() {
        assert_eq!(
            seatings(&["a", "b"], 4),
            [vec![0, 1, 1, 1], vec![1, 0, 1, 1], vec![1, 1, 0, 1], vec![1, 1, 1, 0]]
        );
    }

    #[test]
    fn three_bots_at_a_table_of_two_meet_in_pairs() {
        assert_eq!(seatings(&["a", "b", "c"], 2).len(), 6);
        assert_eq!(seatings(&["a", "b", "c"], 3).len(), 6);
        assert_eq!(seatings(&["a", "b", "c"], 1).len(), 3);
    }

    #[test]
    fn large_tables_rotate() {
        assert_eq!(seatings(&["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], 10).len(), 10);
    }

    #[test]
    fn deals_are_played_in_all_orders() {
        let schedule = Schedule::new(&["a".into(), "b".into()], 2, 3).unwrap();
        assert_eq!(schedule.games(), 4);
        assert_eq!(schedule.game(2), (1, &[0, 1][..]));
    }

    #[test]
    fn too_many_bots_are_refused() {
        let bots: Vec<String> = (0..60).map(|i| i.to_string()).collect();
        assert!(matches!(Schedule::new(&bots, 4, 1), Err(ArenaError::TooMany(60, 4))));
    }
}
