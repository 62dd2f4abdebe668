//! What chance brought, against what could be expected of it.

use crate::measure::Measure;
use crate::plan::{Part, Plan};
use crate::reckoner::Reckoner;
use bots::Evaluate;
use tabletop::{Cup, Game, Pending, Seed, Viewer, state_hash};

/// How often it is rolled again to know what could be expected.
const ROLLS: u32 = 200;

impl<G: Evaluate> Plan<G> {
    /// The luck of every seat in every part, in order; none in decisions.
    ///
    /// What chance did is judged by the same glance as what it could have done, both after all that chance is asked before
    /// somebody is: so luck is zero on average, however good the glance.
    pub(crate) fn luck(&self, reckoner: &mut Reckoner<'_, G>) -> Vec<Option<Vec<Measure>>> {
        let mut expected: Option<(usize, Vec<Measure>)> = None;
        let mut luck = Vec::new();
        let course = self.course();
        for part in &self.parts {
            let Part::Chance { step } = *part else {
                luck.push(None);
                continue;
            };
            let before = match expected.take() {
                Some((known, before)) if known == step => before,
                _ => self.expected(step, course, reckoner),
            };
            let after = self.expected(step + 1, course, reckoner);
            luck.push(Some(after.iter().zip(&before).map(|(after, before)| *after - *before).collect()));
            expected = Some((step + 1, after));
        }
        luck
    }

    /// A number that is another one in every game, and says nothing that whoever asks may not know. With the same rolls for
    /// all games, whatever is wrong with them would be wrong in every game alike, and luck would not be zero on average.
    fn course(&self) -> u64 {
        let last = self.state(usize::MAX);
        let hash = match self.scope.eye {
            Some(eye) => state_hash(&self.game.recall(last, Viewer::Seat(eye))),
            None => state_hash(last),
        };
        u64::from_str_radix(&hash, 16).unwrap_or_default()
    }

    /// What may be expected after so many steps: on average over what chance may answer, if it is asked.
    fn expected(&self, step: usize, course: u64, reckoner: &mut Reckoner<'_, G>) -> Vec<Measure> {
        let state = &self.states[step];
        if !matches!(self.game.pending(state), Pending::Chance(_)) {
            return reckoner.measures(state);
        }
        let mut cup = Cup::new(Seed::from_number(course.wrapping_add(step as u64)));
        let mut sums: Vec<Measure> = Vec::new();
        for _ in 0..ROLLS {
            let mut state = state.clone();
            roll_on(&self.game, &mut state, &mut cup);
            let measures = reckoner.measures(&state);
            sums.resize(measures.len(), Measure::default());
            sums.iter_mut().zip(measures).for_each(|(sum, measure)| *sum += measure);
        }
        sums.into_iter().map(|sum| sum * (1.0 / f64::from(ROLLS))).collect()
    }
}

fn roll_on<G: Game>(game: &G, state: &mut G::State, cup: &mut Cup) {
    while let Pending::Chance(awaited) = game.pending(state) {
        if game.chance(state, &cup.answer(awaited), None).is_err() {
            return;
        }
    }
}
