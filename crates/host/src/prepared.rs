//! What falls and what is drawn at a table where that was prepared: for whoever learns.

use std::collections::VecDeque;
use tabletop::{Awaited, Cup, Outcome, Seed};

/// Something that was prepared, as records write it: `roll 4 2` or `draw merchant`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prepared {
    /// The faces of dice.
    Roll(Vec<u8>),
    /// The ids of what is drawn.
    Draw(Vec<String>),
}

impl Prepared {
    /// Reads it as records write it.
    ///
    /// ```
    /// use host::Prepared;
    /// assert_eq!(Prepared::read("roll 4 2"), Some(Prepared::Roll(vec![4, 2])));
    /// assert_eq!(Prepared::read("draw merchant"), Some(Prepared::Draw(vec!["merchant".into()])));
    /// assert_eq!(Prepared::read("throw 4"), None);
    /// ```
    pub fn read(text: &str) -> Option<Prepared> {
        let (kind, rest) = text.trim().split_once(' ')?;
        let mut words = rest.split_whitespace();
        match kind {
            "roll" => words.map(|word| word.parse().ok()).collect::<Option<_>>().map(Prepared::Roll),
            "draw" => Some(Prepared::Draw(words.by_ref().map(String::from).collect())),
            _ => None,
        }
    }

    /// What it answers, if it can.
    fn outcome(&self, awaited: Awaited, names: impl FnOnce() -> Vec<String>) -> Option<Outcome> {
        let outcome: Outcome = match (self, awaited) {
            (Prepared::Roll(faces), Awaited::Roll { dice, .. }) if faces.len() == usize::from(dice) => {
                faces.iter().copied().collect()
            }
            (Prepared::Draw(ids), Awaited::Draw { take, .. }) if ids.len() == usize::from(take) => {
                let names = names();
                let place = |id: &String| Some(names.iter().position(|name| name == id)? as u8);
                ids.iter().map(place).collect::<Option<_>>()?
            }
            _ => return None,
        };
        awaited.check(&outcome).is_ok().then_some(outcome)
    }
}

/// What was prepared. Whoever goes another way than was thought of may be asked for something else: chance answers then,
/// with dice that the table's own do not count.
#[derive(Clone, Debug)]
pub(crate) struct PreparedDice {
    prepared: VecDeque<Prepared>,
    otherwise: Cup,
}

impl PreparedDice {
    pub fn new(prepared: impl IntoIterator<Item = Prepared>, seed: Seed) -> Option<PreparedDice> {
        let prepared: VecDeque<Prepared> = prepared.into_iter().collect();
        (!prepared.is_empty()).then(|| PreparedDice { prepared, otherwise: Cup::new(seed) })
    }

    /// What falls or is drawn next, until all that was prepared has been answered for.
    pub fn answer(&mut self, awaited: Awaited, names: impl FnOnce() -> Vec<String>) -> Option<Outcome> {
        let next = self.prepared.pop_front()?;
        Some(next.outcome(awaited, names).unwrap_or_else(|| self.otherwise.answer(awaited)))
    }
}
