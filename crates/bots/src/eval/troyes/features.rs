//! What games of the King's Challenge have taught about the starts of rounds, beyond what the evaluation says.

use super::learned::WEIGHTS;
use super::position::rolls;
use ::troyes::board::{Building, Owner, QueuedEvent};
use ::troyes::cards::{Card, Character, Event};
use ::troyes::{State, Troyes};
use tabletop::Game;

/// Whose things are counted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Side {
    /// The player's.
    Mine,
    /// Le Roy's.
    Roys,
}

/// Something that can be counted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Feature {
    /// The player's deniers.
    Deniers,
    /// The player's influence.
    Influence,
    /// The player's citizens in the supply.
    Supply,
    /// Citizens in a building.
    Citizens(Side, Building),
    /// Spaces by which the player's citizens in a building have been pushed along their rows.
    Pushed(Building),
    /// Cubes on the Cathedral.
    Cubes(Side),
    /// Whether one of them is on a level.
    Level(Side, usize),
    /// The player's tradesmen.
    Tradesmen,
    /// Whether one of them is on a card.
    Tradesman(Card),
    /// The player's cubes on a card.
    Loaded(Card),
    /// Whether an event threatens.
    Threat(Event),
    /// Cubes on an event.
    Fought(Side, Event),
    /// Cubes on all events.
    Fighting(Side),
    /// Events with more cubes of one than of the other.
    Leads(Side),
    /// Free banners of the event that le Roy counters next.
    FreeNext,
    /// The first rewards of all events, by the player's share of the banners.
    RewardsFought,
    /// How much of the way to its last step is done, if a character has not been recalled.
    Way(Side, Character),
    /// Whether a step of a character is reached, if it has not been recalled.
    Step(Side, Character, usize),
    /// Whether the player has reached it and the character is recalled next.
    StepOfNext(Character, usize),
}

/// What a feature is worth to the player at the start of each round; only what is above a number counts.
#[derive(Debug)]
pub(super) struct Weight {
    pub feature: Feature,
    pub above: u8,
    pub worth: [f64; 4],
}

/// What all weights say of a state, about the next round whose dice are rolled; nothing but in the King's Challenge.
pub(super) fn chapter_value(game: &Troyes, state: &State, me: Owner) -> f64 {
    let rolls = usize::from(rolls(game, state));
    if rolls == 0 || !game.options().is_kings_challenge() {
        return 0.0;
    }
    let counts = FeatureCounts { game, state, me };
    let worth = |weight: &Weight| {
        let round = weight.worth.len().saturating_sub(rolls);
        weight.worth[round] * (counts.count(weight.feature) - f64::from(weight.above)).max(0.0)
    };
    WEIGHTS.iter().map(worth).sum()
}

struct FeatureCounts<'a> {
    game: &'a Troyes,
    state: &'a State,
    me: Owner,
}

impl FeatureCounts<'_> {
    fn owner(&self, side: Side) -> Owner {
        match side {
            Side::Mine => self.me,
            Side::Roys => Owner::Grey,
        }
    }

    fn count(&self, feature: Feature) -> f64 {
        let State { buildings, cathedral, city, queue, .. } = self.state;
        let family = &self.state.families[self.me];
        match feature {
            Feature::Deniers => family.deniers.into(),
            Feature::Influence => family.influence.into(),
            Feature::Supply => family.supply.into(),
            Feature::Citizens(side, building) => buildings.count(building, self.owner(side)).into(),
            Feature::Pushed(building) => self.pushed(building),
            Feature::Cubes(side) => cathedral.count(self.owner(side)).into(),
            Feature::Level(side, level) => one_if(cathedral.on_level(self.owner(side), level)),
            Feature::Tradesmen => city.tradesmen(self.me).into(),
            Feature::Tradesman(card) => one_if(city.find(card).is_some_and(|activity| activity.has(self.me))),
            Feature::Loaded(card) => city.cubes(card, self.me).into(),
            Feature::Threat(event) => one_if(queue.find(event).is_some()),
            Feature::Fought(side, event) => {
                queue.find(event).map_or(0, |menace| menace.count(self.owner(side))).into()
            }
            Feature::Fighting(side) => self.over_events(|menace| menace.count(self.owner(side)).into()),
            Feature::Leads(side) => self.over_events(|menace| one_if(self.leads(side, menace))),
            Feature::FreeNext => self.state.queue.iter().next_back().map_or(0.0, |menace| self.free(menace)),
            Feature::RewardsFought => self.over_events(|menace| self.reward_fought(menace)),
            Feature::Way(side, character) => self.way(self.owner(side), character),
            Feature::Step(side, character, step) => one_if(
                self.state.pile.contains(&character) && self.reached(self.owner(side), character, step),
            ),
            Feature::StepOfNext(character, step) => {
                one_if(self.state.pile.first() == Some(&character) && self.reached(self.me, character, step))
            }
        }
    }

    fn pushed(&self, building: Building) -> f64 {
        let length = self.game.layout().length(building);
        let spaces = self.state.buildings.spaces(building).iter().enumerate();
        spaces.filter(|(_, space)| **space == Some(self.me)).map(|(place, _)| (place % length) as f64).sum()
    }

    fn over_events(&self, count: impl Fn(&QueuedEvent) -> f64) -> f64 {
        self.state.queue.iter().map(count).sum()
    }

    fn leads(&self, side: Side, menace: &QueuedEvent) -> bool {
        let [mine, his] = [self.me, Owner::Grey].map(|owner| menace.count(owner));
        match side {
            Side::Mine => mine > his,
            Side::Roys => his > mine,
        }
    }

    fn free(&self, menace: &QueuedEvent) -> f64 {
        f64::from(self.game.event_print(menace.event).banners) - menace.cubes.len() as f64
    }

    fn reward_fought(&self, menace: &QueuedEvent) -> f64 {
        let print = self.game.event_print(menace.event);
        f64::from(print.vp[0]) * f64::from(menace.count(self.me)) / f64::from(print.banners)
    }

    fn way(&self, owner: Owner, character: Character) -> f64 {
        if !self.state.pile.contains(&character) {
            return 0.0;
        }
        let [.., last] = character.sheet().from_with_two.map(f64::from);
        (f64::from(self.game.counted(self.state, character, owner)) / last).min(1.0)
    }

    fn reached(&self, owner: Owner, character: Character, step: usize) -> bool {
        let from = u16::from(character.sheet().from_with_two[step]);
        self.game.counted(self.state, character, owner) >= from
    }
}

fn one_if(is_so: bool) -> f64 {
    u8::from(is_so).into()
}

#[cfg(test)]
mod tests {
    use super::Feature::*;
    use super::Side::{Mine, Roys};
    use super::*;
    use ::troyes::EventPrint;
    use ::troyes::board::Building::{CityHall, Palace};
    use ::troyes::cards::Character::{HuguesDePayns, LeFlorentin, ThibautIi};
    use tabletop::Notation;

    const ME: Owner = Owner::Blue;

    fn game() -> Troyes {
        Troyes::new(&Troyes::parse_options(1, "").unwrap(), None).unwrap()
    }

    /// A table in the middle of the second round.
    fn table(game: &Troyes) -> State {
        let mut state = game.start();
        state.round = 2;
        state.agenda.clear();
        let family = &mut state.families[ME];
        (family.deniers, family.influence, family.supply) = (12, 9, 2);
        *state.buildings.spaces_mut(Palace) = [Some(ME), None, None, None, Some(Owner::Grey), Some(ME)];
        *state.buildings.spaces_mut(CityHall) = [Some(Owner::Grey), Some(ME), None, None, None, None];
        state.cathedral.build(1, ME);
        state.cathedral.build(1, Owner::Grey);
        for card in [Card::Merchant, Card::Blacksmith] {
            state.city.reveal(card);
        }
        state.city.find_mut(Card::Merchant).unwrap().welcome(ME);
        state.city.find_mut(Card::Blacksmith).unwrap().cubes[ME] = 2;
        // Marauding is always there.
        state.queue.push(Event::NormansAttack);
        for (index, owner) in [(0, ME), (0, ME), (1, ME), (1, Owner::Grey)] {
            state.queue.get_mut(index).unwrap().cubes.push(owner);
        }
        state.pile.clear();
        [ThibautIi, HuguesDePayns].into_iter().for_each(|character| state.pile.push(character));
        state
    }

    #[test]
    fn facts_are_counted_as_they_stand() {
        let game = game();
        let state = table(&game);
        let normans = game.event_print(Event::NormansAttack);
        let marauding = game.event_print(Event::Marauding);
        let share =
            |print: &EventPrint, cubes: f64| f64::from(print.vp[0]) * cubes / f64::from(print.banners);
        let counts = FeatureCounts { game: &game, state: &state, me: ME };
        for (feature, count) in [
            (Deniers, 12.0),
            (Influence, 9.0),
            (Supply, 2.0),
            (Citizens(Mine, Palace), 2.0),
            (Citizens(Roys, Palace), 1.0),
            (Pushed(Palace), 0.0),
            (Pushed(CityHall), 1.0),
            (Cubes(Mine), 1.0),
            (Cubes(Roys), 1.0),
            (Level(Mine, 0), 1.0),
            (Level(Mine, 1), 0.0),
            (Level(Roys, 1), 1.0),
            (Tradesmen, 1.0),
            (Tradesman(Card::Merchant), 1.0),
            (Tradesman(Card::Blacksmith), 0.0),
            (Loaded(Card::Blacksmith), 2.0),
            (Threat(Event::NormansAttack), 1.0),
            (Threat(Event::Heresy), 0.0),
            (Fought(Mine, Event::Marauding), 2.0),
            (Fought(Roys, Event::NormansAttack), 1.0),
            (Fighting(Mine), 3.0),
            (Fighting(Roys), 1.0),
            (Leads(Mine), 1.0),
            (Leads(Roys), 0.0),
            (FreeNext, f64::from(normans.banners) - 2.0),
            (RewardsFought, share(marauding, 2.0) + share(normans, 1.0)),
            (Way(Mine, HuguesDePayns), 0.6),
            (Way(Mine, LeFlorentin), 0.0),
            (Step(Mine, ThibautIi, 1), 1.0),
            (Step(Mine, ThibautIi, 2), 0.0),
            (Step(Mine, LeFlorentin, 0), 0.0),
            (StepOfNext(ThibautIi, 0), 1.0),
            (StepOfNext(HuguesDePayns, 0), 0.0),
        ] {
            assert_eq!(counts.count(feature), count, "{feature:?}");
        }
    }

    #[test]
    fn weights_are_about_the_round_that_comes() {
        let game = game();
        let mut state = table(&game);
        let counts = FeatureCounts { game: &game, state: &state, me: ME };
        let third: f64 = WEIGHTS
            .iter()
            .map(|weight| weight.worth[2] * (counts.count(weight.feature) - f64::from(weight.above)).max(0.0))
            .sum();
        assert!(third != 0.0);
        assert_eq!(chapter_value(&game, &state, ME), third);
        state.round = 4;
        assert_eq!(chapter_value(&game, &state, ME), 0.0);
    }
}
