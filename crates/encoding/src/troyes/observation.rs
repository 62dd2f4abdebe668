//! A view as numbers. Counts are divided by about the most that there is, so that most numbers are between 0 and 1.

use super::box_contents::InPlay;
use super::owners::Eyes;
use super::question;
use crate::{Action, Pen};
use tabletop::{Game, Seat, Viewer};
use troyes::board::{Building, DieColor, SITES, WALL};
use troyes::cards::Event;
use troyes::modules::Outdoor;
use troyes::{KnownTable, Troyes, View};

/// What counts are divided by.
mod most {
    pub const DENIERS: f32 = 20.0;
    pub const INFLUENCE: f32 = 20.0;
    pub const CITIZENS: f32 = 12.0;
    pub const VP: f32 = 50.0;
    pub const DICE: f32 = 6.0;
    pub const CUBES: f32 = 3.0;
    pub const BANNERS: f32 = 8.0;
    pub const QUEUE: f32 = 8.0;
}

/// Where everything of a view is looked up.
#[derive(Clone, Copy)]
pub(super) struct Observed<'a> {
    pub game: &'a Troyes,
    pub table: &'a KnownTable,
    pub eyes: Eyes,
    pub in_play: InPlay<'a>,
}

pub(super) fn describe(game: &Troyes, view: &View, picked: &[Action], pen: &mut Pen<'_>) {
    let seat = match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(0),
    };
    let observed =
        Observed { game, table: view.table(), eyes: Eyes::of(game, seat), in_play: InPlay::of(game) };
    observed.time(pen);
    question::describe(&observed, picked, pen);
    observed.families(view, pen);
    observed.square(pen);
    observed.buildings(pen);
    observed.cathedral(pen);
    observed.city(pen);
    observed.events(pen);
    observed.characters(pen);
    observed.ramparts(pen);
}

impl Observed<'_> {
    /// The place of a seat among the owners: le Roy's is grey's.
    pub fn seat(&self, seat: Seat) -> usize {
        self.eyes.place(self.game.owner(seat))
    }

    fn time(&self, pen: &mut Pen<'_>) {
        let rounds = self.game.options().rounds();
        pen.block("round", 1)[0] = f32::from(self.table.round) / f32::from(rounds);
        pen.one_of("start_player", self.eyes.count(), Some(self.seat(self.table.start)));
    }

    fn families(&self, view: &View, pen: &mut Pen<'_>) {
        let (owners, events) = (self.eyes.count(), self.in_play.events());
        let purses = pen.block("families", 7 * owners);
        let taken = pen.block("events_taken", owners * events);
        for (place, owner) in self.eyes.owners().enumerate() {
            let family = &self.table.families[owner];
            let purse = &mut purses[7 * place..][..7];
            purse[0] = f32::from(family.deniers) / most::DENIERS;
            purse[1] = f32::from(family.influence) / most::INFLUENCE;
            purse[2] = f32::from(family.supply) / most::CITIZENS;
            purse[3] = f32::from(family.reserve) / most::CITIZENS;
            purse[4] = f32::from(u8::from(family.passed.is_some()));
            purse[5] = f32::from(u8::from(view.knows_vp(owner)));
            purse[6] = f32::from(family.tokens()) / most::VP;
            for event in family.taken.iter().filter_map(|event| self.in_play.event(event)) {
                taken[place * events + event] = 1.0;
            }
        }
    }

    /// The place of a die in a block of dice, if there is one for its color.
    pub fn die(&self, owner: usize, color: DieColor, face: u8) -> Option<usize> {
        let colors = self.in_play.die_colors();
        let is_in_play = (color as usize) < colors && (1..=6).contains(&face);
        is_in_play.then(|| (owner * colors + color as usize) * 6 + usize::from(face) - 1)
    }

    /// How long a block of dice is.
    pub fn dice(&self) -> usize {
        self.eyes.count() * self.in_play.die_colors() * 6
    }

    fn square(&self, pen: &mut Pen<'_>) {
        let block = pen.block("dice", self.dice());
        for (place, owner) in self.eyes.owners().enumerate() {
            for color in DieColor::ALL {
                for face in self.table.square.of(owner, color).iter() {
                    if let Some(index) = self.die(place, color, face) {
                        block[index] += 1.0 / most::DICE;
                    }
                }
            }
        }
        let black = pen.block("black_dice", 7);
        self.table.black.iter().for_each(|face| black[usize::from(face) - 1] += 1.0 / most::DICE);
        black[6] = f32::from(self.table.gathered) / most::DICE;
    }

    fn buildings(&self, pen: &mut Pen<'_>) {
        let owners = self.eyes.count();
        let spaces = pen.block("buildings", 18 * owners);
        let lying = pen.block("expelled", 3 * owners);
        for building in Building::ALL {
            let of_building = self.table.buildings.spaces(building);
            for (index, owner) in of_building.iter().enumerate() {
                if let Some(owner) = owner {
                    spaces[(building as usize * 6 + index) * owners + self.eyes.place(*owner)] = 1.0;
                }
            }
            for owner in self.table.buildings.lying(building).iter() {
                lying[building as usize * owners + self.eyes.place(owner)] = 1.0;
            }
        }
    }

    fn cathedral(&self, pen: &mut Pen<'_>) {
        let (owners, levels) = (self.eyes.count(), self.in_play.levels());
        let block = pen.block("cathedral", usize::from(SITES) * levels * owners);
        for site in 1..=SITES {
            for level in 0..levels {
                let Some(owner) = self.table.cathedral.at(site, level) else { break };
                block[((usize::from(site) - 1) * levels + level) * owners + self.eyes.place(owner)] = 1.0;
            }
        }
    }

    /// For each card whether it is revealed; for each owner the better and the lesser space, the picture and cubes.
    fn city(&self, pen: &mut Pen<'_>) {
        let owners = self.eyes.count();
        let each = 1 + 3 * owners;
        let block = pen.block("activities", self.in_play.cards() * each);
        for activity in self.table.city.iter() {
            let Some(place) = self.in_play.card(activity.card) else { continue };
            let (revealed, of_owners) = block[place * each..][..each].split_at_mut(1);
            revealed[0] = 1.0;
            for (owner, worth) in activity.spaces.iter().zip([1.0, 0.5]) {
                if let Some(owner) = owner {
                    of_owners[3 * self.eyes.place(*owner)] += worth;
                }
            }
            for owner in activity.picture.iter() {
                of_owners[3 * self.eyes.place(owner) + 1] = 1.0;
            }
            for (place, owner) in self.eyes.owners().enumerate() {
                of_owners[3 * place + 2] = f32::from(activity.cubes[owner]) / most::CUBES;
            }
        }
    }

    /// For each event whether it was seen, whether it lies there, where, and each owner's cubes.
    fn events(&self, pen: &mut Pen<'_>) {
        let owners = self.eyes.count();
        let each = 3 + owners;
        let block = pen.block("events", self.in_play.events() * each);
        for event in self.table.seen.iter().chain([Event::Marauding]) {
            if let Some(place) = self.in_play.event(event) {
                block[place * each] = 1.0;
            }
        }
        for (position, queued) in self.table.queue.iter().enumerate() {
            let Some(place) = self.in_play.event(queued.event) else { continue };
            let numbers = &mut block[place * each..][..each];
            numbers[1] = 1.0;
            numbers[2] = position as f32 / most::QUEUE;
            queued.cubes.iter().for_each(|owner| numbers[3 + self.eyes.place(*owner)] += 1.0 / most::BANNERS);
        }
        if self.in_play.has_possession() {
            let possessed = pen.block("possessed", owners);
            self.table.possessed.iter().for_each(|owner| possessed[self.eyes.place(owner)] = 1.0);
        }
    }

    /// Those that each owner is known to have, the one that lies open, and those of the King's Challenge in their order.
    fn characters(&self, pen: &mut Pen<'_>) {
        let (owners, characters) = (self.eyes.count(), self.in_play.characters());
        let known = pen.block("characters", owners * characters);
        for (place, owner) in self.eyes.owners().enumerate() {
            let of_owner = self.table.families[owner].characters.iter();
            for character in of_owner.filter_map(|character| self.in_play.character(*character)) {
                known[place * characters + character] = 1.0;
            }
        }
        let open = self.table.unveiled.and_then(|character| self.in_play.character(character));
        pen.one_of("open_character", characters, open);
        if self.in_play.has_pile() {
            let pile = pen.block("pile", characters);
            let in_order = self.table.pile.iter().zip(1..);
            for (character, order) in in_order {
                if let Some(place) = self.in_play.character(*character) {
                    pile[place] = 1.0 / order as f32;
                }
            }
        }
    }

    fn ramparts(&self, pen: &mut Pen<'_>) {
        if !self.in_play.has_ramparts() {
            return;
        }
        let (owners, ramparts) = (self.eyes.count(), &self.table.ramparts);
        let each = 1 + owners;
        let sides = pen.block("outdoor_activities", Outdoor::ALL.len() * each);
        for outpost in ramparts.outposts.iter() {
            let numbers = &mut sides[outpost.side as usize * each..][..each];
            numbers[0] = 1.0;
            for (place, owner) in self.eyes.owners().enumerate() {
                numbers[1 + place] = f32::from(outpost.cubes[owner]) / most::CUBES;
            }
        }
        let guards = pen.block("guards", owners);
        for (place, owner) in self.eyes.owners().enumerate() {
            guards[place] = f32::from(ramparts.guards[owner]) / f32::from(WALL);
        }
        let answered = pen.block("levels_answered", 4);
        ramparts.answered.iter().for_each(|level| answered[level] = 1.0);
    }
}
