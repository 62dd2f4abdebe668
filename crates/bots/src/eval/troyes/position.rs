//! What a family's position is worth: points as if the game ended now, and what everything may still bring.

use super::royal::Royal;
use super::weights::Weights;
use ::troyes::agenda::Task;
use ::troyes::board::{Activity, Building, DieColor, LEVELS, Owner, QueuedEvent};
use ::troyes::cards::Character;
use ::troyes::{State, Troyes};
use tabletop::Game;

/// The dice of a whole round.
const ALL_DICE: u8 = 18;
/// What the three steps of a character give.
const STEPS: [f64; 3] = [1.0, 3.0, 6.0];

/// A family's position.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub game: &'a Troyes,
    pub state: &'a State,
    pub owner: Owner,
    /// Whose knowledge of the characters counts.
    eye: Owner,
    /// Rounds whose dice are still to be rolled.
    rolls: u8,
    /// Rounds left, the rest of this one included.
    left: f64,
    /// From 0 at the end to nearly 1: how much of what needs time is still worth.
    time: f64,
    pub weights: &'static Weights,
    /// In the King's Challenge: what le Roy is up to.
    royal: Option<Royal>,
}

/// Grows with `amount` ever slower: half as fast at `full`, and never beyond it.
fn filled(amount: f64, full: f64) -> f64 {
    full * amount / (full + amount.abs())
}

/// Rounds whose dice are still to be rolled.
pub(super) fn rolls(game: &Troyes, state: &State) -> u8 {
    let is_unrolled = state.agenda.iter().any(|task| matches!(task, Task::Workforce));
    game.options().rounds().saturating_sub(state.round) + u8::from(is_unrolled)
}

impl<'a> Position<'a> {
    pub fn new(game: &'a Troyes, state: &'a State, owner: Owner) -> Position<'a> {
        let rolls = rolls(game, state);
        let dice: u8 = game.owners().map(|owner| state.square.count(owner)).sum();
        let has_passed = state.families[owner].passed.is_some();
        let rest = if has_passed { 0.0 } else { f64::from(dice.min(ALL_DICE)) / f64::from(ALL_DICE) };
        let left = f64::from(rolls) + rest;
        let royal = game.options().is_kings_challenge().then(|| Royal::new(game, state));
        let weights = Weights::of(game);
        Position { game, state, owner, eye: owner, rolls, left, time: left / (0.5 + left), weights, royal }
    }

    /// The same as somebody else sees it.
    pub fn seen_by(self, eye: Owner) -> Position<'a> {
        Position { eye, ..self }
    }

    /// What is worth how much in another state, if it were now: to compare without the time that has gone by.
    pub fn in_state(&self, state: &'a State) -> Position<'a> {
        let royal = self.royal.map(|_| Royal::new(self.game, state));
        Position { state, royal, ..*self }
    }

    /// The whole position.
    pub fn value(&self) -> f64 {
        let (scored, characters) = self.characters();
        let vp = f64::from(self.game.vp_without_characters(self.state, self.owner)) + scored;
        let cards: f64 = self.state.city.iter().map(|activity| self.card(activity)).sum();
        let events: f64 = self.state.queue.iter().map(|queued| self.event(queued)).sum();
        let citizens: f64 = Building::ALL.into_iter().map(|building| self.citizens(building)).sum();
        vp + characters
            + self.levels()
            + self.deniers()
            + self.influence()
            + citizens
            + self.supply()
            + self.dice()
            + cards
            + events
            - self.threat() * self.state.queue.len() as f64
    }

    /// What all characters in play give now, as the score sheet has it, and what they may give beyond that.
    fn characters(&self) -> (f64, f64) {
        let odds = self.odds();
        let mut scoring = [false; Character::ALL.len()];
        self.game.scoring(self.state).for_each(|character| scoring[character as usize] = true);
        let (mut scored, mut sum) = (0.0, 0.0);
        for character in self.game.characters() {
            let scores = scoring[character as usize];
            let odds = odds(character);
            if scores || odds > 0.0 {
                let (now, hoped) = self.character(character);
                let score = if scores { now } else { 0.0 };
                scored += score;
                sum += odds * hoped - score;
            }
        }
        (scored, sum)
    }

    /// Every character with what it may give, by how likely it is in play.
    pub fn each_character(&self) -> impl Iterator<Item = (Character, f64)> {
        let odds = self.odds();
        self.game
            .characters()
            .map(move |character| (character, odds(character) * self.character(character).1))
    }

    /// How likely a character is in play. Of the others' characters one knows only that they are none of one's own.
    fn odds(&self) -> impl Fn(Character) -> f64 + use<'a> {
        let State { families, unveiled, pile, .. } = self.state;
        let own = &families[self.eye].characters;
        let mut is_known = [false; Character::ALL.len()];
        own.iter().chain(unveiled).chain(pile).for_each(|character| is_known[*character as usize] = true);
        let known = own.len() + usize::from(unveiled.is_some()) + pile.len();
        let scoring = self.game.scoring(self.state).count();
        let unknown = self.game.characters().filter(|character| !is_known[*character as usize]).count();
        let likely = (scoring.saturating_sub(known)) as f64 / unknown.max(1) as f64;
        move |character| if is_known[character as usize] { 1.0 } else { likely }
    }

    /// What a character gives now, and what it may give: its steps as they stand at the end, a slope between them before.
    fn character(&self, character: Character) -> (f64, f64) {
        let (now, slope) = self.on_the_way(character);
        let is_spent = matches!(character, Character::ThibautIi | Character::HuguesDePayns);
        let keeps = if is_spent { 1.0 / (1.0 + self.left * self.weights.hoard) } else { 1.0 };
        (now, keeps * (self.time * slope + (1.0 - self.time) * now))
    }

    /// What a character gives now, and that with the part of the way to its next step.
    pub fn on_the_way(&self, character: Character) -> (f64, f64) {
        let count = f64::from(self.game.counted(self.state, character, self.owner));
        let sheet = character.sheet();
        let from = if self.game.is_for_two() { &sheet.from_with_two } else { &sheet.from };
        let (mut now, mut slope, mut last) = (0.0, 0.0, 0.0);
        for (from, vp) in from.iter().map(|from| f64::from(*from)).zip(STEPS) {
            if count < from {
                slope += (count - last) / (from - last) * (vp - now);
                break;
            }
            (now, slope, last) = (vp, vp, from);
        }
        (now, slope)
    }

    /// A missing level of the Cathedral may still be built on.
    pub fn levels(&self) -> f64 {
        let missing = (0..LEVELS).filter(|level| !self.state.cathedral.on_level(self.owner, *level)).count();
        2.0 * missing as f64 * self.weights.level * filled(self.left * self.weights.reach, 1.0)
    }

    /// Deniers, those waiting on the district included, the next salaries not.
    pub fn deniers(&self) -> f64 {
        let family = &self.state.families[self.owner];
        let count = |building| f64::from(self.state.buildings.count(building, self.owner));
        let salaries =
            if self.rolls > 0 { 2.0 * count(Building::Palace) + count(Building::Bishopric) } else { 0.0 };
        let deniers = f64::from(family.deniers) + f64::from(family.passed.unwrap_or(0)) - salaries.min(8.0);
        self.time * self.weights.denier * filled(deniers.max(-4.0), self.weights.purse)
    }

    pub fn influence(&self) -> f64 {
        let influence = f64::from(self.state.families[self.owner].influence);
        self.time * self.weights.influence * filled(influence, self.weights.track)
    }

    /// Each citizen in a building is a die in every round to come, unless it is pushed out.
    pub fn citizens(&self, building: Building) -> f64 {
        if self.rolls == 0 {
            return 0.0;
        }
        let length = self.game.layout().length(building);
        let spaces = self.state.buildings.spaces(building).iter().enumerate();
        let rounds = |place: usize| {
            let stays = 1.0 - self.weights.pressure / ((length - place % length) as f64 + 1.0);
            (0..self.rolls).fold((0.0, 1.0), |(sum, chance), _| (sum + chance, chance * stays)).0
        };
        let mine = spaces.filter(|(_, space)| **space == Some(self.owner));
        self.weights.citizen[building as usize] * mine.map(|(place, _)| rounds(place)).sum::<f64>()
    }

    pub fn supply(&self) -> f64 {
        let free = self.state.families[self.owner].supply + self.state.buildings.expelled(self.owner);
        self.weights.supply * f64::from(free.min(3)) * self.time
    }

    /// The dice on one's own district, unless one has passed.
    pub fn dice(&self) -> f64 {
        if self.state.families[self.owner].passed.is_some() {
            return 0.0;
        }
        let of_color = |color: DieColor| {
            let faces = self.state.square.of(self.owner, color);
            let (die, pip) = (self.weights.die[color as usize], self.weights.pip[color as usize]);
            f64::from(faces.count()) * die + f64::from(faces.sum()) * pip
        };
        DieColor::ALL.into_iter().map(of_color).sum()
    }

    /// Cubes that will modify an action, and a card that may be used again.
    pub fn card(&self, activity: &Activity) -> f64 {
        let again = if activity.has(self.owner) { self.weights.tradesman } else { 0.0 };
        self.time * (again + self.weights.cube * filled(activity.cubes[self.owner].into(), 4.0))
    }

    /// What each event in the queue will cost.
    pub fn threat(&self) -> f64 {
        self.weights.threat * f64::from(self.rolls)
    }

    /// What cubes on an event may bring beyond the point for being there.
    pub fn event(&self, queued: &QueuedEvent) -> f64 {
        let mut counts = [0_u8; Owner::ALL.len()];
        queued.cubes.iter().for_each(|owner| counts[*owner as usize] += 1);
        let mine = f64::from(std::mem::take(&mut counts[self.owner as usize]));
        if mine == 0.0 {
            return 0.0;
        }
        let rival = f64::from(counts.into_iter().max().unwrap_or(0));
        let print = self.game.event_print(queued.event);
        let free = f64::from(print.banners) - queued.cubes.len() as f64;
        let first = 0.5 + 0.5 * filled((mine - rival) * self.weights.lead / (0.4 + 0.3 * free), 1.0);
        let alone = if rival == 0.0 { 1.0 / (1.0 + 0.5 * free) } else { 0.0 };
        let [most, second] = print.vp.map(f64::from);
        let reward = first * (most + alone * second) + (1.0 - first) * second * 0.8;
        let covered = self.weights.finish * self.left;
        let hoped = covered / (covered + free) * (reward - 1.0);
        let Some(royal) = &self.royal else { return hoped };
        let (chance, [by_roy, _]) = royal.countered(self.game, self.state, queued);
        chance * (by_roy - 1.0) + (1.0 - chance) * hoped
    }
}
