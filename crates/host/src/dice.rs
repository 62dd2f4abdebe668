//! Where the answers of chance come from.

use crate::prepared::{Prepared, PreparedDice};
use tabletop::{Awaited, Cup, Head, Mixture, Notation, Outcome, Seed, Table};

/// Where the answers of chance come from.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "a table has one, and most are seeded")]
pub enum Dice {
    /// From a seed.
    Seeded(SeededDice),
    /// From outside: somebody rolls at a real table and says what fell.
    Told,
    /// From a seed that nobody knows yet: nothing falls before [`Host::deal`](crate::Host::deal).
    Undealt,
}

/// Dice from a seed.
#[derive(Clone, Debug)]
pub struct SeededDice {
    cup: Cup,
    seed: Seed,
    /// What the seed was mixed from, where it was: the secret and what players brought.
    mixed: Option<Box<(Seed, Mixture)>>,
    is_whole: bool,
    /// What was prepared to fall and to be drawn first.
    prepared: Option<PreparedDice>,
}

impl SeededDice {
    /// For a table where nothing has been rolled yet.
    pub fn new(seed: Seed) -> SeededDice {
        SeededDice { cup: Cup::new(seed), seed, mixed: None, is_whole: true, prepared: None }
    }

    /// The same with a seed that is mixed from a secret and what players bring.
    pub fn mixed(secret: Seed, mixture: Mixture) -> SeededDice {
        let dice = SeededDice::new(mixture.seed(&secret));
        SeededDice { mixed: Some(Box::new((secret, mixture))), ..dice }
    }

    /// For a table that was read with this head, if all its rolls came from the seed that stands there.
    pub fn of_record<G: Notation>(table: &Table<G>, head: &Head) -> Option<SeededDice> {
        let secret = head.seed.as_deref()?.parse().ok()?;
        let (seed, mixture) = Mixture::checked(head, &secret).ok()?;
        let dice = SeededDice::following(table, seed, 0)?;
        Some(SeededDice { mixed: mixture.map(|mixture| Box::new((secret, mixture))), ..dice })
    }

    /// For a table that goes on with this seed from now on, whatever was rolled before.
    pub fn from_now(seed: Seed) -> SeededDice {
        SeededDice { is_whole: false, ..SeededDice::new(seed) }
    }

    /// For a table whose rolls came from this seed after the first `inherited` ones. `None` if they did not.
    pub fn following<G: Notation>(table: &Table<G>, seed: Seed, inherited: usize) -> Option<SeededDice> {
        let mut cup = Cup::new(seed);
        let mut own = table.chances().skip(inherited);
        let is_honest = own.all(|(awaited, outcome)| cup.answer(awaited) == *outcome);
        is_honest.then_some(SeededDice { cup, seed, mixed: None, is_whole: inherited == 0, prepared: None })
    }

    /// The same, after what was prepared has fallen and was drawn.
    pub fn after(self, prepared: impl IntoIterator<Item = Prepared>) -> SeededDice {
        let prepared = PreparedDice::new(prepared, self.seed);
        SeededDice { is_whole: self.is_whole && prepared.is_none(), prepared, ..self }
    }

    /// The seed.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Whether every roll at the table came from this seed, so that a record may promise it.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// What falls or is drawn next; `names` are the ids of what may be drawn.
    pub fn answer(&mut self, awaited: Awaited, names: impl FnOnce() -> Vec<String>) -> Outcome {
        let prepared = self.prepared.as_mut().and_then(|prepared| prepared.answer(awaited, names));
        prepared.unwrap_or_else(|| self.cup.answer(awaited))
    }
}

impl Dice {
    /// What was promised before the game, where every roll at the table came of it: the seed, or the secret that it was
    /// mixed from.
    pub fn promised(&self) -> Option<Seed> {
        match self {
            Dice::Seeded(dice) if dice.is_whole => {
                Some(dice.mixed.as_ref().map_or(dice.seed, |mixed| mixed.0))
            }
            Dice::Seeded(_) | Dice::Told | Dice::Undealt => None,
        }
    }
    /// Writes into the head of a record what was promised of the dice, and where everybody may know it, what they come
    /// from.
    pub fn promise(&self, head: &mut Head, is_open: bool) {
        head.notes.retain(|(key, _)| !Mixture::NOTES.contains(&key.as_str()));
        let promised = self.promised();
        head.commitment = promised.map(|secret| secret.commitment());
        head.seed = promised.filter(|_| is_open).map(|secret| secret.to_string());
        if let Dice::Seeded(SeededDice { mixed: Some(mixed), seed, is_whole: true, .. }) = self
            && is_open
        {
            head.notes.extend(mixed.1.notes(seed));
        }
    }
}
