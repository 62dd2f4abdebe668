//! The table as anybody reads it: the pieces of a saved state, and nothing that the rules compute.

use serde::Deserialize;
use troyes::board::{Building, Die, DieColor, Owner};
use troyes::cards::{Card, Character, Event};
use troyes::modules::Outdoor;
use troyes::{Options, State, Troyes};

/// A saved state, read from its text.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Table {
    pub round: u8,
    pub start: u8,
    pub families: Vec<Family>,
    pub square: Vec<District>,
    pub buildings: Buildings,
    pub cathedral: Vec<Vec<Option<Owner>>>,
    pub city: Vec<Activity>,
    pub queue: Vec<QueuedEvent>,
    pub possessed: Vec<Owner>,
    pub black: Vec<u8>,
    pub unveiled: Option<Character>,
    #[serde(default)]
    pub ramparts: Ramparts,
    #[serde(default)]
    pub pile: Vec<Character>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Family {
    pub deniers: i32,
    pub influence: i32,
    pub supply: i32,
    pub reserve: i32,
    pub characters: Vec<Character>,
    pub taken: Vec<Event>,
    pub vp: Vec<i32>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default)]
#[derive(Default)]
pub struct District {
    pub red: Vec<u8>,
    pub white: Vec<u8>,
    pub yellow: Vec<u8>,
    pub purple: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Buildings {
    pub palace: Vec<Option<Owner>>,
    pub bishopric: Vec<Option<Owner>>,
    pub city_hall: Vec<Option<Owner>>,
    pub lying: Vec<Vec<Owner>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Activity {
    pub card: Card,
    pub spaces: Vec<Option<Owner>>,
    pub picture: Vec<Owner>,
    pub cubes: Vec<i32>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct QueuedEvent {
    pub event: Event,
    pub cubes: Vec<Owner>,
}

#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Ramparts {
    pub outposts: Vec<Outpost>,
    pub guards: Vec<u8>,
    pub answered: String,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Outpost {
    pub side: Outdoor,
    pub cubes: Vec<i32>,
}

/// A table with the options and printed figures of its game.
#[derive(Clone, Debug)]
pub struct Position<'g> {
    pub game: &'g Troyes,
    pub options: &'g Options,
    pub table: Table,
}

impl<'g> Position<'g> {
    pub fn of(game: &'g Troyes, state: &State) -> Position<'g> {
        let text = serde_json::to_string(state).unwrap();
        let table = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        Position { game, options: tabletop::Game::options(game), table }
    }

    pub fn is_kings_challenge(&self) -> bool {
        self.options.players == 1
    }

    /// The families at the table in seat order.
    pub fn families(&self) -> Vec<Owner> {
        Owner::ALL[..self.options.players as usize].to_vec()
    }

    /// Everybody with a district: the families, and grey.
    pub fn districts(&self) -> Vec<Owner> {
        let mut all = self.families();
        all.push(Owner::Grey);
        all
    }

    /// Those who count victory points: le Roy too.
    pub fn scorers(&self) -> Vec<Owner> {
        if self.is_kings_challenge() { self.districts() } else { self.families() }
    }

    pub fn family(&self, owner: Owner) -> &Family {
        &self.table.families[owner as usize]
    }

    /// The tokens somebody has in hand.
    pub fn tokens(&self, owner: Owner) -> i32 {
        self.family(owner).vp.iter().sum()
    }

    /// Every die of a district, one by one.
    pub fn dice_of(&self, owner: Owner) -> Vec<Die> {
        let District { red, white, yellow, purple } = &self.table.square[owner as usize];
        let colors = [
            (DieColor::Red, red),
            (DieColor::White, white),
            (DieColor::Yellow, yellow),
            (DieColor::Purple, purple),
        ];
        let mut dice = Vec::new();
        for (color, faces) in colors {
            dice.extend(faces.iter().map(|face| Die::new(owner, color, *face)));
        }
        dice
    }

    /// Every die on the square.
    pub fn all_dice(&self) -> Vec<Die> {
        self.districts().into_iter().flat_map(|owner| self.dice_of(owner)).collect()
    }

    pub fn activity(&self, card: Card) -> Option<&Activity> {
        self.table.city.iter().find(|activity| activity.card == card)
    }

    pub fn cubes_on(&self, card: Card, owner: Owner) -> i32 {
        self.activity(card).map_or(0, |activity| activity.cubes[owner as usize])
    }

    /// How many tradesmen of an owner's are on a card: on its spaces, and on its picture.
    pub fn tradesmen_on(&self, activity: &Activity, owner: Owner) -> usize {
        activity.spaces.iter().flatten().chain(&activity.picture).filter(|citizen| **citizen == owner).count()
    }

    /// The spaces of a building, its rows one after the other.
    pub fn spaces(&self, building: Building) -> &Vec<Option<Owner>> {
        let Buildings { palace, bishopric, city_hall, .. } = &self.table.buildings;
        match building {
            Building::Palace => palace,
            Building::Bishopric => bishopric,
            Building::CityHall => city_hall,
        }
    }

    pub fn lying(&self, building: Building) -> &Vec<Owner> {
        &self.table.buildings.lying[building as usize]
    }

    pub fn standing_in(&self, building: Building, owner: Owner) -> usize {
        self.spaces(building).iter().filter(|space| **space == Some(owner)).count()
    }

    pub fn queued(&self, event: Event) -> Option<&QueuedEvent> {
        self.table.queue.iter().find(|queued| queued.event == event)
    }

    /// Banners of an event that no cube covers.
    pub fn free_banners(&self, event: Event) -> u8 {
        let covered = self.queued(event).map_or(0, |queued| queued.cubes.len() as u8);
        self.game.event_print(event).banners.saturating_sub(covered)
    }

    /// Cubes that stand on a site of the Cathedral, from 1.
    pub fn height(&self, site: u8) -> usize {
        self.table.cathedral[site as usize - 1].iter().flatten().count()
    }

    pub fn outpost(&self, side: Outdoor) -> Option<&Outpost> {
        self.table.ramparts.outposts.iter().find(|outpost| outpost.side == side)
    }

    /// Whether somebody may use a cube of an outdoor activity that has not been used, or kept when asked, in this action.
    pub fn has_outdoor(&self, side: Outdoor, owner: Owner) -> bool {
        let Some(level) = self.table.ramparts.outposts.iter().position(|outpost| outpost.side == side) else {
            return false;
        };
        let numeral = ["I", "II", "III", "IV"][level];
        let is_used = self.table.ramparts.answered.split(' ').any(|used| used == numeral);
        self.table.ramparts.outposts[level].cubes[owner as usize] > 0 && !is_used
    }

    /// The seats after one of them, in the direction of play.
    pub fn others_after(&self, owner: Owner) -> Vec<Owner> {
        let families = self.families();
        let is_backward = self.options.tournament && self.table.round == self.options.rounds();
        let step = if is_backward { families.len() - 1 } else { 1 };
        (1..families.len()).map(|n| families[(owner as usize + n * step) % families.len()]).collect()
    }
}
