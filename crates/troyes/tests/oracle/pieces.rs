//! The pieces of positions made by hand: cards, citizens, cubes, dice, tiles.

use crate::cards::{is_delayed, is_mixed, is_until_end};
use crate::positions::{EVENTS, Maker};
use serde_json::{Value, json};
use tabletop::Game;
use troyes::board::{Building, Color, Owner};
use troyes::cards::{Card, Character, Event};

impl Maker<'_> {
    pub(crate) fn city(&mut self) {
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
                // Free and turned dice seldom meet otherwise.
                let likes_tithe = fitting.contains(&Card::Tithe) && self.chance(35);
                let card = if likes_tithe { Card::Tithe } else { self.one(&fitting) };
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
        let keeps = is_delayed(card) || is_mixed(card) || is_until_end(card);
        let mut cubes = [0u8; 5];
        for owner in self.families_playing() {
            if keeps && self.chance(55) {
                cubes[owner as usize] = self.luck.u8(1..=3);
            }
        }
        json!({"card": card, "spaces": spaces, "picture": picture, "cubes": cubes})
    }

    pub(crate) fn buildings(&mut self) {
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

    pub(crate) fn cathedral(&mut self) {
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

    pub(crate) fn queue(&mut self) {
        let mut events: Vec<Event> = self.game.event_cards().collect();
        self.luck.shuffle(&mut events);
        let queued = self.luck.usize(..=5.min(events.len()));
        let mut queue = vec![self.queued(Event::Marauding)];
        for event in &events[..queued] {
            queue.push(self.queued(*event));
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

    fn queued(&mut self, event: Event) -> Value {
        let banners = self.game.event_print(event).banners as usize;
        let nearly_full = self.chance(50);
        let count = if nearly_full { banners - 1 } else { self.luck.usize(..banners) };
        let owners = self.owners();
        let cubes: Vec<Owner> = (0..count).map(|_| self.one(&owners)).collect();
        json!({"event": event, "cubes": cubes})
    }

    pub(crate) fn square(&mut self) {
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

    pub(crate) fn characters(&mut self) {
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

    pub(crate) fn ramparts(&mut self) {
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
            let likes_turning = sides.contains(&"turn_bought_die") && self.chance(30);
            let side = if likes_turning { "turn_bought_die" } else { self.one(&sides) };
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
}
