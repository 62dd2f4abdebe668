//! Positions made by hand: gaps in rows, lying citizens, events nearly full, poor and capped families, few dice. Whatever
//! the game's `check` lets in may be met.

use fastrand::Rng;
use serde_json::{Value, json};
use tabletop::Game;
use troyes::board::Owner;
use troyes::{State, Troyes};

/// A table that nobody has played to; possibly one that `check` objects to.
pub fn made(game: &Troyes, luck: &mut Rng) -> State {
    let start = serde_json::to_value(game.start()).unwrap();
    let moment = luck.u8(..20);
    let mut maker = Maker { game, luck, state: start, citizens: [12; 5], moment };
    let grey = &maker.state["families"][Owner::Grey as usize]["supply"];
    let standing = if game.options().players == 2 { 6 } else { 0 };
    maker.citizens[Owner::Grey as usize] = grey.as_u64().unwrap() + standing;
    maker.make();
    serde_json::from_value(maker.state).unwrap()
}

/// The moments before the actions, when hardly anybody lies expelled.
pub(crate) const EVENTS: u8 = 7;

pub(crate) struct Maker<'a> {
    pub(crate) game: &'a Troyes,
    pub(crate) luck: &'a mut Rng,
    pub(crate) state: Value,
    /// Citizens of each owner that are not on the board yet.
    pub(crate) citizens: [u64; 5],
    /// Which moment of a round it is: the first of twenty are those before the actions.
    pub(crate) moment: u8,
}

impl Maker<'_> {
    fn make(&mut self) {
        let rounds = self.game.options().rounds();
        self.state["round"] = json!(self.luck.u8(1..=rounds));
        self.city();
        self.buildings();
        self.cathedral();
        self.queue();
        self.square();
        self.characters();
        self.ramparts();
        self.families();
        self.agenda();
    }

    pub(crate) fn owners(&self) -> Vec<Owner> {
        let mut owners = self.families_playing();
        owners.push(Owner::Grey);
        owners
    }

    pub(crate) fn families_playing(&self) -> Vec<Owner> {
        Owner::ALL[..self.game.options().players as usize].to_vec()
    }

    pub(crate) fn one<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.luck.usize(..things.len())]
    }

    pub(crate) fn chance(&mut self, percent: u8) -> bool {
        self.luck.u8(..100) < percent
    }

    /// A citizen of somebody's, if one is left.
    pub(crate) fn citizen(&mut self) -> Option<Owner> {
        let owners = self.owners();
        let owner = self.one(&owners);
        self.take(owner)
    }

    pub(crate) fn take(&mut self, owner: Owner) -> Option<Owner> {
        let left = &mut self.citizens[owner as usize];
        *left = left.checked_sub(1)?;
        Some(owner)
    }

    fn families(&mut self) {
        for owner in self.owners() {
            let left = self.citizens[owner as usize];
            let supply = match self.luck.u8(..3) {
                0 => 0,
                1 => left,
                _ => self.luck.u64(..=left),
            };
            let is_grey = owner == Owner::Grey;
            let (supply, reserve) = if is_grey { (left, 0) } else { (supply, left - supply) };
            let deniers = self.one(&[0, 0, 1, 2, 3, 4, 6, 8, 11, 17, 33]);
            let influence = self.one(&[0, 0, 1, 2, 3, 4, 5, 7, 11, 19, 20]);
            let lost = -self.luck.i16(0..4);
            let vp = if is_grey && !self.game.options().is_kings_challenge() {
                [0; 6]
            } else {
                [self.luck.i16(0..9), self.luck.i16(0..9), self.luck.i16(4..9), 0, 0, lost]
            };
            let family = &mut self.state["families"][owner as usize];
            family["supply"] = json!(supply);
            family["reserve"] = json!(reserve);
            family["vp"] = json!(vp);
            family["deniers"] = json!(if is_grey { 0 } else { deniers });
            family["influence"] = json!(if is_grey { 0 } else { influence });
        }
    }

    fn agenda(&mut self) {
        let players = self.game.options().players;
        let seat = self.luck.u8(..players);
        self.state["start"] = json!(self.luck.u8(..players));
        let events: Vec<String> = self.state["queue"]
            .as_array()
            .unwrap()
            .iter()
            .map(|queued| queued["event"].as_str().unwrap().to_string())
            .collect();
        let at = |name: &str| events.iter().position(|event| event == name);
        let newcomer = ["wayfarers", "theological_conflict", "conflict_of_succession"]
            .into_iter()
            .find(|name| at(name).is_some());
        let ordeal = ["uprising", "monk_event"].into_iter().find(|name| at(name).is_some());
        let agenda = match self.moment {
            0 | 1 => {
                self.state["black"] =
                    json!((0..self.luck.u8(1..=4)).map(|_| self.luck.u8(1..=6)).collect::<Vec<_>>());
                json!([{"black": seat}])
            }
            2 => {
                self.state["gathered"] = json!(self.luck.u8(1..=4));
                json!(["roll_black"])
            }
            3 if newcomer.is_some() => {
                let name = newcomer.unwrap();
                json!([{"effect": at(name).unwrap() + 1}, {"newcomer": name}])
            }
            3..=5 if ordeal.is_some() => {
                let name = ordeal.unwrap();
                json!([{"effect": at(name).unwrap() + 1}, {"ordeal": [name, null]}])
            }
            6 => {
                self.state["square"] = json!(vec![json!({}); 5]);
                json!([{"effect": 0}, "workforce"])
            }
            7..=12 if players == 1 => json!(["roy_turn"]),
            _ => {
                self.some_have_passed(seat);
                json!([{"turn": seat}])
            }
        };
        self.state["agenda"] = agenda;
    }

    fn some_have_passed(&mut self, acting: u8) {
        for seat in (0..self.game.options().players).filter(|seat| *seat != acting) {
            if self.chance(20) {
                self.state["families"][seat as usize]["passed"] = json!(self.luck.u8(2..6));
            }
        }
    }
}
