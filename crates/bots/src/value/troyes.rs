//! What a network is told of Troyes.

mod alike;

use super::Learned;
use super::inputs::{Inputs, Table};
use crate::eval::troyes::expectation;
use ::troyes::agenda::Task;
use ::troyes::board::{Building, DieColor, GATES, LEVELS, Owner, WALL};
use ::troyes::cards::{Card, Character, Event};
use ::troyes::modules::Outdoor;
use ::troyes::{Activities, State, Troyes};
use alike::{Alike, best_groups};
use tabletop::{Game, Pending, Seat};

/// The steps of a character's reward.
const STEPS: [f32; 3] = [1.0, 3.0, 6.0];
/// The longest row of a building.
const LONGEST_ROW: usize = 3;
/// Four families at most, and grey.
const SIDES: usize = 5;
/// How many inputs tell of one side's belongings,
const BELONGINGS: usize = 19;
/// its citizens,
const CITIZENS: usize = Building::ALL.len() * (LONGEST_ROW + 5);
/// the Cathedral,
const CATHEDRAL: usize = LEVELS + 4;
/// its dice of a color,
const DICE: usize = 8;
/// how far it is on the way to a character's steps,
const WAYS: usize = 4;
/// a card,
const CARD: usize = 8;
/// an event,
const EVENT: usize = 6;
/// all events together,
const TOTALS: usize = 4;
/// and an activity outside the gates.
const OUTPOST: usize = 3;

impl Learned for Troyes {
    fn lesson(&self) -> &'static str {
        let options = self.options();
        let is_base = options.activities == Activities::Base
            && !(options.ladies_characters || options.ladies_events)
            && !(options.head_of_family || options.ramparts);
        match (options.players, is_base) {
            (1, _) => "kings-challenge",
            (2, true) => "troyes-2p",
            (2, false) => "troyes-2p-all",
            (3, true) => "troyes-3p",
            (3, false) => "troyes-3p-all",
            (_, true) => "troyes-4p",
            (_, false) => "troyes-4p-all",
        }
    }

    fn judged_seats(&self) -> usize {
        self.seats().into()
    }

    fn list_inputs(&self, state: &State, seat: Seat, inputs: &mut Inputs) {
        Describer::new(self, state, seat, inputs).describe(&Alike::default());
    }

    fn list_inputs_beside(&self, known: &State, state: &State, seat: Seat, inputs: &mut Inputs) {
        Describer::new(self, state, seat, inputs).describe(&Alike::of(known, state, self.owner(seat)));
    }

    /// In 0.6 % of decisions a network liked a move that was further behind by simple reckoning, with two players.
    fn widest_correction(&self) -> f32 {
        5.0
    }

    fn points_now(&self, state: &State, seat: Seat, of: Seat) -> f32 {
        let (me, owner) = (self.owner(seat), self.owner(of));
        if self.pending(state) != Pending::Over {
            return expectation(self, state, seat, of) as f32;
        }
        // Of the characters those count that the seat knows of, and the others by how likely they are.
        let mut points = self.vp_without_characters(state, owner) as f32;
        let odds = Odds::new(self, state, me);
        for character in self.characters() {
            let odds = odds.of(character);
            if odds > 0.0 {
                points += odds * f32::from(self.character_vp(state, character, owner));
            }
        }
        points
    }
}

/// How likely each character is in play, to one family.
struct Odds {
    known: [bool; Character::ALL.len()],
    unknown: f32,
}

impl Odds {
    fn new(game: &Troyes, state: &State, me: Owner) -> Odds {
        let mut known = [false; Character::ALL.len()];
        let own = state.families[me].characters.iter();
        let own = own.filter(|_| me != Owner::Grey);
        for character in own.chain(&state.unveiled).chain(&state.pile) {
            known[*character as usize] = true;
        }
        let scoring = game.scoring(state).count();
        let lie_open = known.iter().filter(|is_known| **is_known).count();
        let others = game.characters().count() - lie_open;
        Odds { known, unknown: scoring.saturating_sub(lie_open) as f32 / others.max(1) as f32 }
    }

    fn of(&self, character: Character) -> f32 {
        if self.known[character as usize] { 1.0 } else { self.unknown }
    }
}

/// Tells a network about one position, seen by one family.
struct Describer<'a> {
    game: &'a Troyes,
    state: &'a State,
    seat: Seat,
    me: Owner,
    /// The owner who looks, the other families in turn order, nobody in seats that are not taken, and grey. A network for
    /// two players can so begin to learn the game of four.
    owners: [Option<Owner>; SIDES],
    odds: Odds,
    inputs: &'a mut Inputs,
}

impl<'a> Describer<'a> {
    fn new(game: &'a Troyes, state: &'a State, seat: Seat, inputs: &'a mut Inputs) -> Describer<'a> {
        let mut owners = [None; SIDES];
        let players = game.players();
        for by in 0..players {
            owners[usize::from(by)] = Some(game.owner(Seat((seat.0 + by) % players)));
        }
        owners[SIDES - 1] = Some(Owner::Grey);
        let me = game.owner(seat);
        if me == Owner::Grey {
            owners.swap(0, SIDES - 1);
        }
        Describer { game, state, seat, me, owners, odds: Odds::new(game, state, me), inputs }
    }

    fn others(&self) -> impl Iterator<Item = Owner> + use<> {
        self.owners.into_iter().skip(1).flatten()
    }

    fn describe(&mut self, alike: &Alike) {
        self.time();
        self.each_side(BELONGINGS, |owner| alike.belongings[owner], Describer::belongings);
        self.each_side(CITIZENS, |_| alike.buildings, Describer::citizens);
        self.each_side(CATHEDRAL, |_| alike.cathedral, Describer::cathedral);
        self.each_side(DieColor::ALL.len() * DICE, |owner| alike.dice[owner], Describer::dice);
        self.each_side(Character::ALL.len() * WAYS, |owner| alike.characters[owner], Describer::characters);
        // Most moves change nothing on the cards, but how often they can be used with the dice that are left.
        let cards = self.inputs.table(Card::ALL.len(), CARD);
        self.section(0, alike.cards, |describer| describer.cards(cards));
        self.section(0, alike.uses, |describer| describer.uses(cards));
        self.section((Event::ALL.len() * EVENT) + TOTALS, alike.queue, Describer::events);
        self.section(SIDES * (1 + GATES) + Outdoor::ALL.len() * OUTPOST, alike.ramparts, Describer::ramparts);
    }

    /// Describes so many inputs, unless they are known.
    fn section(&mut self, count: usize, is_known: bool, describe: impl FnOnce(&mut Self)) {
        if is_known {
            self.inputs.leave_out_section(count);
        } else {
            self.inputs.begin_section();
            describe(self);
        }
    }

    /// Describes what is each side's; of sides that nobody has there is nothing to say.
    fn each_side(
        &mut self,
        count: usize,
        is_known: impl Fn(Owner) -> bool,
        describe: fn(&mut Describer<'a>, Owner),
    ) {
        for owner in self.owners {
            match owner {
                Some(owner) => self.section(count, is_known(owner), |describer| describe(describer, owner)),
                None => self.inputs.skip(count),
            }
        }
    }

    /// The round, its phase, and whose turn it is.
    fn time(&mut self) {
        let state = self.state;
        let is_unrolled = state.agenda.iter().any(|task| matches!(task, Task::Workforce));
        let rolls = self.game.options().rounds().saturating_sub(state.round) + u8::from(is_unrolled);
        self.inputs.one_of(7, rolls);
        let phase = match state.agenda.last() {
            Some(Task::Settle(_) | Task::RoySettles(_)) => 0_usize,
            Some(Task::Black(_) | Task::Counter(..)) => 1,
            _ if is_unrolled => 2,
            _ => 3,
        };
        self.inputs.one_of(4, phase);
        let dice: u8 = self.game.owners().map(|owner| state.square.count(owner)).sum();
        self.inputs.filled(dice.into(), &[3.0, 6.0, 12.0, 18.0]);
        let players = self.game.players();
        let relative = |seat: Seat| usize::from((seat.0 + players - self.seat.0.min(players)) % players);
        let asked = match self.game.pending(state) {
            Pending::Seats(seats) => seats.iter().next().map(relative),
            Pending::Chance(_) | Pending::Over => None,
        };
        self.inputs.one_of(SIDES as u16, asked.unwrap_or(SIDES - 1));
        self.inputs.one_of(SIDES as u16 - 1, relative(state.start));
        self.inputs.number(f32::from(state.black.count()) / 4.0);
        self.inputs.number(f32::from(state.black.sum()) / 12.0);
        let options = self.game.options();
        self.inputs.flag(options.bonus);
        self.inputs.flag(options.head_of_family);
        self.inputs.flag(options.ramparts);
        self.inputs.flag(options.ladies_events);
        self.inputs.flag(options.activities == Activities::Ladies);
        self.inputs.flag(options.activities == Activities::Mixed);
    }

    fn belongings(&mut self, owner: Owner) {
        let state = self.state;
        let family = &state.families[owner];
        self.inputs.filled(family.deniers.into(), &[3.0, 6.0, 12.0, 18.0, 30.0]);
        self.inputs.filled(family.influence.into(), &[2.0, 4.0, 8.0, 12.0, 20.0]);
        let free = family.supply + state.buildings.expelled(owner);
        self.inputs.filled(free.into(), &[1.0, 2.0, 3.0, 5.0]);
        self.inputs.filled(family.reserve.into(), &[2.0, 8.0]);
        self.inputs.flag(family.passed.is_some());
        self.inputs.number(f32::from(family.passed.unwrap_or(0)) / 4.0);
        self.inputs.flag(state.possessed.contains(owner));
    }

    /// Citizens in the buildings, by how far they have been pushed along their rows.
    fn citizens(&mut self, owner: Owner) {
        for building in Building::ALL {
            let length = self.game.layout().length(building);
            let mut places = [0.0; LONGEST_ROW];
            let mut count = 0.0;
            for (place, space) in self.state.buildings.spaces(building).iter().enumerate() {
                if *space == Some(owner) {
                    places[(place % length).min(LONGEST_ROW - 1)] += 0.5;
                    count += 1.0;
                }
            }
            places.into_iter().for_each(|count| self.inputs.number(count));
            self.inputs.filled(count, &[1.0, 2.0, 3.0, 5.0]);
            self.inputs.flag(self.state.buildings.lying(building).contains(owner));
        }
    }

    fn cathedral(&mut self, owner: Owner) {
        let cathedral = &self.state.cathedral;
        for level in 0..LEVELS {
            self.inputs.flag(cathedral.on_level(owner, level));
        }
        self.inputs.filled(cathedral.count(owner).into(), &[2.0, 4.0, 6.0, 8.0]);
    }

    fn dice(&mut self, owner: Owner) {
        let table = self.inputs.table(DieColor::ALL.len(), DICE);
        let is_alone = self.game.players() == 1;
        if self.state.families[owner].passed.is_some() && owner != Owner::Grey && is_alone {
            return;
        }
        for color in DieColor::ALL {
            let faces = self.state.square.of(owner, color);
            if faces.is_empty() {
                continue;
            }
            for face in 1..=6 {
                self.inputs.put(table, color as usize, face - 1, f32::from(faces.of(face as u8)) / 2.0);
            }
            self.inputs.put(table, color as usize, 6, f32::from(faces.sum()) / 12.0);
            let best: u8 = faces.three_highest().iter().sum();
            self.inputs.put(table, color as usize, 7, f32::from(best) / 12.0);
        }
    }

    /// How far an owner is on the way to each character's steps.
    fn characters(&mut self, owner: Owner) {
        let table = self.inputs.table(Character::ALL.len(), WAYS);
        let is_me = owner == self.me;
        for character in self.game.characters() {
            let odds = self.odds.of(character);
            let column = if self.odds.known[character as usize] { 0 } else { 2 };
            if odds == 0.0 {
                continue;
            }
            let (reached, way) = self.way(character, owner);
            let row = character as usize;
            self.inputs.put(table, row, column, odds * way / STEPS[2]);
            self.inputs.put(table, row, column + 1, odds * reached / STEPS[2]);
            if is_me && column == 0 {
                self.inputs.put(table, row, 2, 1.0);
            }
        }
    }

    /// What a character gives now, and that with the part of the way to its next step.
    fn way(&self, character: Character, owner: Owner) -> (f32, f32) {
        let count = f32::from(self.game.counted(self.state, character, owner));
        let sheet = character.sheet();
        let from = if self.game.is_for_two() { &sheet.from_with_two } else { &sheet.from };
        let (mut reached, mut last) = (0.0, 0.0);
        for (from, step) in from.iter().map(|from| f32::from(*from)).zip(STEPS) {
            if count < from {
                return (reached, reached + (count - last) / (from - last) * (step - reached));
            }
            (reached, last) = (step, from);
        }
        (reached, reached)
    }

    fn cards(&mut self, table: Table) {
        let me = self.me;
        for activity in self.state.city.iter() {
            let row = activity.card as usize;
            let has = activity.has(me);
            let others = self.others().filter(|owner| activity.has(*owner)).count();
            let cubes: u8 = self.others().map(|owner| activity.cubes[owner]).sum();
            let free = activity.spaces.iter().filter(|space| space.is_none()).count();
            let facts = [
                1.0,
                f32::from(u8::from(has)),
                f32::from(activity.cubes[me]) / 2.0,
                others as f32 / 2.0,
                f32::from(cubes) / 2.0,
                free as f32 / 2.0,
            ];
            for (column, fact) in facts.into_iter().enumerate() {
                self.inputs.put(table, row, column, fact);
            }
        }
    }

    /// How often cards can be used with the best dice of their color, those with a tradesman in one column, others in the next.
    fn uses(&mut self, table: Table) {
        let most = best_groups(self.state, self.me).map(f32::from);
        for activity in self.state.city.iter() {
            let print = self.game.print(activity.card);
            let uses = most[print.color as usize] / f32::from(print.divisor.max(1));
            let column = if activity.has(self.me) { CARD - 2 } else { CARD - 1 };
            self.inputs.put(table, activity.card as usize, column, uses / 4.0);
        }
    }

    fn events(&mut self) {
        let me = self.me;
        let table = self.inputs.table(Event::ALL.len(), EVENT);
        let sums = self.inputs.table(1, TOTALS);
        let mut totals = [0.0; TOTALS];
        for (place, queued) in self.state.queue.iter().enumerate() {
            let print = self.game.event_print(queued.event);
            let mine = f32::from(queued.count(me));
            let rivals = self.others().map(|owner| f32::from(queued.count(owner)));
            let rival = rivals.fold(0.0, f32::max);
            let free = f32::from(print.banners) - queued.cubes.len() as f32;
            let leads = f32::from(u8::from(mine > rival));
            let facts = [1.0, mine / 2.0, rival / 2.0, free / 2.0, leads, if place == 1 { 1.0 } else { 0.0 }];
            for (column, fact) in facts.into_iter().enumerate() {
                self.inputs.put(table, queued.event as usize, column, fact);
            }
            let share = 1.0 / (1.0 + free);
            totals[0] += leads * f32::from(print.vp[0]) * share / 4.0;
            totals[1] += f32::from(u8::from(rival > mine)) * f32::from(print.vp[0]) * share / 4.0;
            totals[2] += f32::from(print.black) / 4.0;
            totals[3] += 0.25;
        }
        for (column, total) in totals.into_iter().enumerate() {
            self.inputs.put(sums, 0, column, total);
        }
    }

    fn ramparts(&mut self) {
        let ramparts = &self.state.ramparts;
        let guards = self.inputs.table(SIDES, 1 + GATES);
        let sides = self.inputs.table(Outdoor::ALL.len(), OUTPOST);
        if ramparts.is_empty() {
            return;
        }
        let families = self.owners.into_iter().enumerate().take(SIDES - 1);
        for (row, owner) in families.filter_map(|(row, owner)| Some((row, owner?))) {
            self.inputs.put(guards, row, 0, f32::from(ramparts.guards[owner]) / f32::from(WALL));
            for (level, outpost) in ramparts.outposts.iter().enumerate() {
                self.inputs.put(guards, row, 1 + level, f32::from(outpost.cubes[owner]));
            }
        }
        for outpost in ramparts.outposts.iter() {
            let others: u8 = self.others().map(|owner| outpost.cubes[owner]).sum();
            let facts = [1.0, f32::from(outpost.cubes[self.me]), f32::from(others) / 2.0];
            for (column, fact) in facts.into_iter().enumerate() {
                self.inputs.put(sides, outpost.side as usize, column, fact);
            }
        }
    }
}
