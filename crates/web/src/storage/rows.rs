//! What is read of tables.

use super::{Calling, Remark};
use crate::achievements::Achievement;
use crate::secret::{Secret, TableId, TokenHash};
use crate::terms::Terms;
use tabletop::{Head, Seat, Seats, Seed};

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet: whoever opens the invitation may sit down.
    Invited(Secret),
    /// A person; the secret is that of their own link to the seat.
    Person(Secret),
    /// A bot of this level.
    Bot(String),
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// Their name.
    pub name: String,
}

/// A table apart from its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// How often it has been changed.
    pub revision: i64,
    /// The lobby's offer it was made from.
    pub offer: String,
    /// The head of its journal.
    pub head: String,
    /// What its dice come from.
    pub seed: Seed,
    /// How many of its chance events are older than the seed.
    pub inherited: usize,
    /// Who made it.
    pub host: TokenHash,
    /// Milliseconds that a bot waits before it plays.
    pub pace: u32,
    /// Whether the lobby shows it to everybody.
    pub is_listed: bool,
    /// Whether any person has chosen anything here.
    pub is_begun: bool,
    /// The table at which it is played again.
    pub rematch: Option<TableId>,
    /// What people have earned with its game, once somebody has seen to that.
    pub achievements: Option<Vec<Achievement>>,
    /// What was found out about its decisions, as people saw the table and with open cards, if anybody wanted to know.
    pub analyses: [Option<String>; 2],
    /// Its seats, in order.
    pub chairs: Vec<Chair>,
    /// Who may play for which seats.
    pub holders: Vec<(TokenHash, Seat)>,
    /// What is agreed on beside the game.
    pub terms: Terms,
    /// What was said lately, oldest first.
    pub remarks: Vec<Remark>,
    /// How those are called who are elsewhere when it is their turn.
    pub callings: Vec<(Seat, Calling)>,
}

impl TableRow {
    /// Whether nothing was dealt here, because not everybody has had a part in the seed.
    pub fn is_undealt(&self) -> bool {
        self.terms.mixing.as_ref().is_some_and(|mixing| !mixing.is_dealt)
    }

    /// Who is waited for: those who are asked, or before the deal those without whom it cannot be.
    pub fn wanted(&self, asked: Seats) -> Seats {
        match &self.terms.mixing {
            Some(mixing) if !mixing.is_dealt => mixing.awaited(),
            _ => asked,
        }
    }

    /// What the dice come from: the table's own secret, mixed with what everybody brought.
    pub fn game_seed(&self) -> Seed {
        let mixture = self.terms.mixing.as_ref().and_then(|mixing| mixing.mixture(&self.id));
        mixture.map_or(self.seed, |mixture| mixture.seed(&self.seed))
    }

    /// Writes down what was promised of the dice, and the secret itself where everybody may know it.
    pub fn promise(&self, head: &mut Head, is_open: bool) {
        // Nobody can promise anything of dice that people rolled.
        if self.terms.real.is_none() {
            head.commitment = Some(self.seed.commitment());
            head.seed = is_open.then(|| self.seed.to_string());
        }
        let mixture = self.terms.mixing.as_ref().and_then(|mixing| mixing.mixture(&self.id));
        if let Some(mixture) = mixture.filter(|_| is_open) {
            head.notes.extend(mixture.notes(&mixture.seed(&self.seed)));
        }
        if self.inherited > 0 {
            head.notes.push(("inherited".into(), self.inherited.to_string()));
        }
    }
}

/// How a table stands, for lists of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableStatus {
    /// Who is asked.
    pub asked: Seats,
    /// Whether its game is over.
    pub is_over: bool,
    /// Whether any person has chosen anything there.
    pub is_begun: bool,
}

/// A table in a list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The table.
    pub id: TableId,
    /// The lobby's offer it was made from.
    pub offer: String,
    /// The names of those who sit there, in order.
    pub names: Vec<String>,
    /// Who is asked.
    pub asked: Seats,
    /// Whether its game is over.
    pub is_over: bool,
    /// When something last happened, in seconds since 1970.
    pub touched: i64,
    /// The seats for which the one who asks may play.
    pub own: Seats,
}

/// A table that has been left alone for too long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stale {
    /// The table.
    pub id: TableId,
    /// How often it has been changed.
    pub revision: i64,
}
