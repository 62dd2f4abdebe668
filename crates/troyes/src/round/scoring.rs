//! The end of the game: every source of victory points.

use crate::board::{LEVELS, Owner, VpSource};
use crate::cards::Character;
use crate::play::Look;
use crate::state::State;
use crate::troyes::Troyes;
use tabletop::{Component, Phrase, ScoreRow, Standing, phrase};

/// Points lost for each level of the Cathedral without a cube.
const MISSING_LEVEL: i32 = 2;

impl<'a> Look<'a> {
    /// The points an owner would have if the game ended now.
    pub(crate) fn vp(self, owner: Owner) -> i32 {
        let characters: i32 = self.scoring_characters().map(|c| i32::from(c.vp(self, owner))).sum();
        self.vp_without_characters(owner) + characters
    }

    /// The same without what characters give, which only those who know them can count.
    fn vp_without_characters(self, owner: Owner) -> i32 {
        i32::from(self.state.families[owner].tokens())
            + self.vp_of_events(owner)
            + self.vp_of_tradesmen(owner)
            + self.vp_of_levels(owner)
            + self.vp_of_outdoor(owner)
            + self.tallied().map(|(card, tally)| self.vp_of_cubes(card, tally, owner)).sum::<i32>()
    }

    /// One for each event not countered on which the owner has a cube, Marauding included.
    fn vp_of_events(self, owner: Owner) -> i32 {
        self.state.queue.iter().filter(|queued| queued.cubes.contains(&owner)).count() as i32
    }

    /// What the owner's tradesmen's spaces are worth.
    fn vp_of_tradesmen(self, owner: Owner) -> i32 {
        let on_card = |activity: &crate::board::Activity| {
            let spaces = activity.spaces.iter().zip(self.game.print(activity.card).spaces);
            spaces.filter(|(space, _)| **space == Some(owner)).map(|(_, vp)| i32::from(vp)).sum::<i32>()
        };
        self.state.city.iter().map(on_card).sum()
    }

    /// Two lost for each level of the Cathedral without a cube of the owner's.
    fn vp_of_levels(self, owner: Owner) -> i32 {
        let levels = LEVELS + usize::from(self.has_fourth_level());
        let missing = (0..levels).filter(|level| !self.state.cathedral.on_level(owner, *level)).count();
        -MISSING_LEVEL * missing as i32
    }

    /// Every character that scores: all that were dealt, to whomever, and those that lie open.
    pub(crate) fn scoring_characters(self) -> impl Iterator<Item = Character> + use<'a> {
        let families = self.game.families();
        families
            .flat_map(move |owner| self.state.families[owner].characters.iter().copied())
            .chain(self.state.unveiled)
            .chain(self.state.pile.iter().copied())
    }

    /// The final score sheet.
    pub(crate) fn standing(self) -> Standing {
        let owners: Vec<Owner> = self.game.scorers().collect();
        let row = |source: Phrase, vp: &dyn Fn(Owner) -> i32| ScoreRow {
            source,
            vp: owners.iter().map(|owner| vp(*owner)).collect(),
        };
        let scores = |source: &VpSource| match source {
            VpSource::Royal => self.game.options.is_kings_challenge(),
            VpSource::Outdoor => self.game.options.ramparts,
            _ => true,
        };
        let mut rows: Vec<ScoreRow> = VpSource::ALL
            .into_iter()
            .filter(scores)
            .map(|source| row(source.name(), &|owner| self.state.families[owner].vp[source as usize].into()))
            .collect();
        rows.push(row(phrase!("troyes-score-events-waiting"), &|owner| self.vp_of_events(owner)));
        rows.push(row(phrase!("troyes-score-tradesmen"), &|owner| self.vp_of_tradesmen(owner)));
        rows.push(row(phrase!("troyes-score-levels"), &|owner| self.vp_of_levels(owner)));
        for (card, tally) in self.tallied() {
            rows.push(row(Component::from(card).name(), &|owner| self.vp_of_cubes(card, tally, owner)));
        }
        if self.game.options.ramparts {
            rows.push(row(phrase!("troyes-score-gates"), &|owner| self.vp_of_outdoor(owner)));
        }
        for character in self.scoring_characters() {
            rows.push(row(Component::from(character).name(), &|owner| character.vp(self, owner).into()));
        }
        self.rated(Standing::from_rows(owners.len() as u8, rows))
    }
}

/// What those need who judge a game that is not over.
impl Troyes {
    /// Every character that scores at this table, known to somebody or not.
    pub fn scoring<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Character> + use<'a> {
        self.look(state).scoring_characters()
    }

    /// The points an owner would have if the game ended now and no character gave any.
    pub fn vp_without_characters(&self, state: &State, owner: Owner) -> i32 {
        self.look(state).vp_without_characters(owner)
    }

    /// How many of what a character counts an owner has.
    pub fn counted(&self, state: &State, character: Character, owner: Owner) -> u16 {
        character.counts(self.look(state), owner)
    }

    /// What a character would give an owner if the game ended now.
    pub fn character_vp(&self, state: &State, character: Character, owner: Owner) -> u8 {
        character.vp(self.look(state), owner)
    }
}
