//! Positions made by hand: gaps in rows, lying citizens, events nearly full, poor and capped families, few dice. Whatever
//! the game's `check` lets in may be met.

use fastrand::Rng;
use serde_json::{Value, json};
use tabletop::Game;
use troyes::board::{Building, Color, Owner};
use troyes::cards::{Card, Character, Event};
use troyes::{Activities, Options, State, Troyes};

/// Every mix of modules and variants for every number of players.
pub fn mixes() -> Vec<Options> {
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
                    ..Options::default()
                };
                mixes.extend(options.check().is_ok().then_some(options));
            }
        }
    }
    mixes
}

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
const EVENTS: u8 = 7;

struct Maker<'a> {
    game: &'a Troyes,
    luck: &'a mut Rng,
    state: Value,
    /// Citizens of each owner that are not on the board yet.
    citizens: [u64; 5],
    /// Which moment of a round it is: the first of twenty are those before the actions.
    moment: u8,
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

    fn owners(&self) -> Vec<Owner> {
        let mut owners = self.families_playing();
        owners.push(Owner::Grey);
        owners
    }

    fn families_playing(&self) -> Vec<Owner> {
        Owner::ALL[..self.game.options().players as usize].to_vec()
    }

    fn one<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.luck.usize(..things.len())]
    }

    fn chance(&mut self, percent: u8) -> bool {
        self.luck.u8(..100) < percent
    }

    /// A citizen of somebody's, if one is left.
    fn citizen(&mut self) -> Option<Owner> {
        let owners = self.owners();
        let owner = self.one(&owners);
        self.take(owner)
    }

    fn take(&mut self, owner: Owner) -> Option<Owner> {
        let left = &mut self.citizens[owner as usize];
        *left = left.checked_sub(1)?;
        Some(owner)
    }

    fn city(&mut self) {
        let known: Vec<Card> = self.game.activity_cards().collect();
        let mut city = Vec::new();
        for number in 1..=self.state["round"].as_u64().unwrap().min(3) as u8 {
            for color in Color::ALL {
                let print = |card: &Card| self.game.print(*card);
                let fitting: Vec<Card> = known
                    .iter()
                    .copied()
                    .filter(|card| print(card).color == color && print(card).number == number)
                    .collect();
                let card = self.one(&fitting);
                city.push(self.activity(card));
            }
        }
        self.state["city"] = Value::Array(city);
    }

    fn activity(&mut self, card: Card) -> Value {
        let mut there: Vec<Owner> = Vec::new();
        let mut tradesman = |maker: &mut Maker<'_>, percent| {
            let owners = maker.owners();
            let owner = maker.one(&owners);
            // Only the Monk brings a second tradesman of one color, and he is grey.
            let again = if owner == Owner::Grey { 2 } else { 1 };
            let is_full = there.iter().filter(|other| **other == owner).count() >= again;
            let hired = if is_full || !maker.chance(percent) { None } else { maker.take(owner) };
            there.extend(hired);
            hired
        };
        let spaces = [tradesman(self, 60), tradesman(self, 40)];
        let mut picture: Vec<Owner> = [(); 2].iter().filter_map(|()| tradesman(self, 25)).collect();
        picture.sort();
        // A neutral tradesman finds a space or goes home.
        let families = picture.iter().copied().filter(|owner| *owner != Owner::Grey).collect::<Vec<_>>();
        self.citizens[Owner::Grey as usize] += (picture.len() - families.len()) as u64;
        let picture = families;
        let keeps = crate::cards::is_delayed(card)
            || crate::cards::is_mixed(card)
            || crate::cards::is_until_end(card);
        let mut cubes = [0u8; 5];
        for owner in self.families_playing() {
            if keeps && self.chance(55) {
                cubes[owner as usize] = self.luck.u8(1..=3);
            }
        }
        json!({"card": card, "spaces": spaces, "picture": picture, "cubes": cubes})
    }

    fn buildings(&mut self) {
        let full = if self.chance(30) { 100 } else { 65 };
        let mut buildings = json!({});
        let mut lying = Vec::new();
        for building in Building::ALL {
            let spaces: Vec<Option<Owner>> =
                (0..6).map(|_| if self.chance(full) { self.citizen() } else { None }).collect();
            buildings[building.id()] = json!(spaces);
            let mut down: Vec<Owner> = Vec::new();
            for owner in self.owners() {
                if self.chance(if self.moment < EVENTS { 3 } else { 20 }) {
                    down.extend(self.take(owner));
                }
            }
            lying.push(down);
        }
        buildings["lying"] = json!(lying);
        self.state["buildings"] = buildings;
    }

    fn cathedral(&mut self) {
        let has_fourth =
            self.state["city"].as_array().unwrap().iter().any(|card| card["card"] == "master_builder");
        let high = self.chance(40);
        let owners = self.owners();
        let sites: Vec<Vec<Option<Owner>>> = (0..6)
            .map(|_| {
                let least = if high { 2 } else { 0 };
                let height = self.luck.usize(least..=if has_fourth { 4 } else { 3 });
                (0..4).map(|level| (level < height).then(|| self.one(&owners))).collect()
            })
            .collect();
        self.state["cathedral"] = json!(sites);
    }

    fn queue(&mut self) {
        let mut events: Vec<Event> = self.game.event_cards().collect();
        self.luck.shuffle(&mut events);
        let queued = self.luck.usize(..=5.min(events.len()));
        let mut queue = vec![self.menace(Event::Marauding)];
        for event in &events[..queued] {
            queue.push(self.menace(*event));
        }
        let seen = (queued + self.luck.usize(..5)).min(events.len());
        let mut possessed = Vec::new();
        if events[..queued].contains(&Event::Possession) {
            for owner in self.families_playing() {
                if self.chance(70) {
                    possessed.extend(self.take(owner));
                }
            }
        }
        self.state["queue"] = Value::Array(queue);
        self.state["possessed"] = json!(possessed);
        self.state["seen"] = json!(&events[..seen]);
        let grey_takes = self.game.options().is_kings_challenge();
        for event in &events[queued..seen] {
            let owners = if grey_takes { self.owners() } else { self.families_playing() };
            let owner = self.one(&owners);
            self.state["families"][owner as usize]["taken"].as_array_mut().unwrap().push(json!(event));
        }
    }

    fn menace(&mut self, event: Event) -> Value {
        let banners = self.game.event_print(event).banners as usize;
        let nearly_full = self.chance(50);
        let count = if nearly_full { banners - 1 } else { self.luck.usize(..banners) };
        let owners = self.owners();
        let cubes: Vec<Owner> = (0..count).map(|_| self.one(&owners)).collect();
        json!({"event": event, "cubes": cubes})
    }

    fn square(&mut self) {
        let mut square = vec![json!({}); 5];
        let few = self.chance(35);
        let owners = self.owners();
        for color in Color::ALL {
            let mut faces: Vec<Vec<u8>> = vec![Vec::new(); 5];
            for _ in 0..self.luck.u8(..=if few { 2 } else { 6 }) {
                let owner = self.one(&owners);
                faces[owner as usize].push(self.luck.u8(1..=6));
            }
            for owner in &owners {
                square[*owner as usize][color.name()] = json!(faces[*owner as usize]);
            }
        }
        for owner in self.families_playing() {
            if self.game.options().head_of_family && self.chance(70) {
                square[owner as usize]["purple"] = json!([self.luck.u8(1..=6)]);
            }
        }
        self.state["square"] = Value::Array(square);
    }

    fn characters(&mut self) {
        let mut characters: Vec<Character> = self.game.characters().collect();
        self.luck.shuffle(&mut characters);
        let options = self.game.options();
        if options.is_kings_challenge() {
            self.state["pile"] = json!(&characters[..self.luck.usize(..=6)]);
            return;
        }
        let each = if options.players == 2 { 2 } else { 1 };
        for owner in self.families_playing() {
            let dealt: Vec<Character> = characters.drain(..each).collect();
            self.state["families"][owner as usize]["characters"] = json!(dealt);
        }
        if options.revealed_character {
            self.state["unveiled"] = json!(characters[0]);
        }
    }

    fn ramparts(&mut self) {
        if !self.game.options().ramparts {
            return;
        }
        let purple = if self.game.options().head_of_family { "extra_purple_die" } else { "extra_yellow_die" };
        let levels = [
            [
                "influence_when_die_bought",
                "influence_when_placing",
                "deniers_when_card_used",
                "deniers_when_farming",
            ],
            ["extra_red_die", "extra_white_die", "extra_yellow_die", purple],
            ["exchange_dice", "shield", "turn_bought_die", "extra_cube"],
            ["vp_when_building_or_fighting", "vp_at_gate_and_per_cube", "vp_by_majority", "vp_by_arrival"],
        ];
        let mut outposts = Vec::new();
        for sides in levels {
            let side = self.one(&sides);
            let mut cubes = [0u8; 5];
            for owner in self.families_playing() {
                if side != "vp_by_arrival" && self.chance(60) {
                    cubes[owner as usize] = self.luck.u8(1..=2);
                }
            }
            outposts.push(json!({"side": side, "cubes": cubes}));
        }
        let mut guards = [0u8; 5];
        for owner in self.families_playing() {
            guards[owner as usize] = if self.chance(30) { 20 } else { self.luck.u8(..20) };
        }
        self.state["ramparts"] = json!({"outposts": outposts, "guards": guards, "answered": "nowhere"});
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
            .map(|menace| menace["event"].as_str().unwrap().to_string())
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
