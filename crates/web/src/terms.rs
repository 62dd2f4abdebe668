//! What is agreed on at a table apart from its game: how open the screen is, whether people talk, how long they may think.

use crate::mixing::Mixing;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// What is agreed on at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// Whether people who share a screen show each other everything: nothing is covered when it is passed on.
    pub is_open: bool,
    /// Whether nobody may talk here.
    pub is_chat_off: bool,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// Whether whoever learns here has left the guide.
    pub is_guide_left: bool,
    /// Whether people play with the real box, and this program keeps watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub real: Option<AtRealTable>,
    /// How everybody gets a part in the seed, where it is more than the table's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mixing: Option<Mixing>,
}

/// What is known of a real table apart from its game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AtRealTable {
    /// The seats whose people have not said which secret cards they hold.
    #[serde(default)]
    pub covered: Vec<u8>,
}

impl AtRealTable {
    /// A table at which these people have not said what they hold.
    pub fn new(covered: Seats) -> AtRealTable {
        AtRealTable { covered: covered.iter().map(|seat| seat.0).collect() }
    }

    /// Who has not said what they hold.
    pub fn covered(&self) -> Seats {
        self.covered.iter().filter(|seat| **seat < 16).map(|seat| Seat(*seat)).collect()
    }
}

/// How long people may think, and how long they have thought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What the time is for.
    pub limit: Limit,
    /// The time, in seconds.
    pub seconds: u32,
    /// Who plays for somebody whose time is up.
    pub stand_in: StandIn,
    /// By seat, the seconds that are used up: of this move, or of the game.
    #[serde(default)]
    pub spent: Vec<u32>,
}

/// What the time of a clock is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Limit {
    /// Each move.
    Move,
    /// All moves of a game together.
    Game,
}

/// Who plays for somebody whose time is up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StandIn {
    /// A bot of this level.
    Bot(String),
    /// Nobody: they pass, or take the first choice where they cannot.
    Pass,
}

/// The shortest and the longest time of a clock, in seconds.
const SECONDS: std::ops::RangeInclusive<u32> = 1..=30 * 24 * 3600;

impl Clock {
    /// A clock that nobody has used yet; `None` for a time that makes no sense.
    pub fn new(limit: Limit, seconds: u32, stand_in: StandIn) -> Option<Clock> {
        SECONDS.contains(&seconds).then_some(Clock { limit, seconds, stand_in, spent: Vec::new() })
    }

    /// The seconds that a seat has used up.
    pub fn spent(&self, seat: Seat) -> u32 {
        self.spent.get(seat.index()).copied().unwrap_or(0)
    }

    /// Uses up some of a seat's time.
    pub fn spend(&mut self, seat: Seat, seconds: u32) {
        if self.spent.len() <= seat.index() {
            self.spent.resize(seat.index() + 1, 0);
        }
        let spent = &mut self.spent[seat.index()];
        *spent = spent.saturating_add(seconds);
    }

    /// A seat has made its move.
    pub fn end_move(&mut self, seat: Seat) {
        if let (Limit::Move, Some(spent)) = (self.limit, self.spent.get_mut(seat.index())) {
            *spent = 0;
        }
    }

    /// The seconds that a seat has left.
    pub fn left(&self, seat: Seat) -> u32 {
        self.seconds.saturating_sub(self.spent(seat))
    }
}

impl Terms {
    /// The same for another game: all clocks are full, and nobody has brought anything to the seed.
    pub fn again(&self) -> Terms {
        let clock = self.clock.clone().map(|clock| Clock { spent: Vec::new(), ..clock });
        Terms { clock, mixing: None, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(limit: Limit) -> Clock {
        Clock::new(limit, 60, StandIn::Pass).unwrap()
    }

    #[test]
    fn a_move_begins_with_a_full_clock_and_a_game_does_not() {
        for (limit, left) in [(Limit::Move, 60), (Limit::Game, 35)] {
            let mut clock = clock(limit);
            clock.spend(Seat(1), 20);
            clock.spend(Seat(1), 5);
            assert_eq!((clock.left(Seat(1)), clock.left(Seat(0))), (35, 60));
            clock.end_move(Seat(1));
            assert_eq!(clock.left(Seat(1)), left);
            clock.spend(Seat(1), u32::MAX);
            assert_eq!(clock.left(Seat(1)), 0);
        }
    }

    #[test]
    fn terms_of_before_are_read() {
        assert_eq!(serde_json::from_str::<Terms>("{}").unwrap(), Terms::default());
        let mut terms = Terms {
            is_open: true,
            is_chat_off: true,
            clock: Some(clock(Limit::Game)),
            is_guide_left: true,
            real: None,
            mixing: None,
        };
        let kept = serde_json::to_string(&terms).unwrap();
        assert_eq!(serde_json::from_str::<Terms>(&kept).unwrap(), terms);
        terms.clock.as_mut().unwrap().spend(Seat(0), 9);
        assert_eq!(terms.again().clock.unwrap().left(Seat(0)), 60);
        assert_eq!(Clock::new(Limit::Move, 0, StandIn::Pass), None);
    }
}
