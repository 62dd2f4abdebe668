//! A table as the browser's database keeps it: plain JSON, which later versions read too.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};
use web::{
    Achievement, Chair, MOST_REMARKS, Remark, Secret, Sitter, Summary, TableId, TableRow, TableStatus, Terms,
    TokenHash, Write,
};

/// A table apart from its journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptTable {
    id: String,
    pub revision: i64,
    offer: String,
    head: String,
    seed: String,
    inherited: usize,
    host: String,
    pace: u32,
    pub is_listed: bool,
    is_begun: bool,
    rematch: Option<String>,
    achievements: Option<Vec<Achievement>>,
    #[serde(default)]
    analyses: [Option<String>; 2],
    chairs: Vec<KeptChair>,
    /// Who may play for which seats.
    holders: Vec<(String, u8)>,
    #[serde(default)]
    terms: Terms,
    #[serde(default)]
    remarks: Vec<Remark>,
    asked: Seats,
    pub is_over: bool,
    is_set_aside: bool,
    /// When something last happened, in seconds since 1970.
    pub touched: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct KeptChair {
    name: String,
    #[serde(flatten)]
    sitter: KeptSitter,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum KeptSitter {
    Invited(String),
    Person(String),
    Bot(String),
}

impl KeptTable {
    /// A new table.
    pub fn new(row: &TableRow, status: TableStatus, now: i64) -> KeptTable {
        let chair = |chair: &Chair| KeptChair {
            name: chair.name.clone(),
            sitter: match &chair.sitter {
                Sitter::Invited(secret) => KeptSitter::Invited(secret.reveal()),
                Sitter::Person(secret) => KeptSitter::Person(secret.reveal()),
                Sitter::Bot(level) => KeptSitter::Bot(level.clone()),
            },
        };
        KeptTable {
            id: row.id.to_string(),
            revision: row.revision,
            offer: row.offer.clone(),
            head: row.head.clone(),
            seed: row.seed.to_string(),
            inherited: row.inherited,
            host: hex::encode(row.host),
            pace: row.pace,
            is_listed: row.is_listed,
            is_begun: row.is_begun,
            rematch: row.rematch.as_ref().map(TableId::to_string),
            achievements: row.achievements.clone(),
            analyses: row.analyses.clone(),
            chairs: row.chairs.iter().map(chair).collect(),
            holders: row.holders.iter().map(|(holder, seat)| (hex::encode(holder), seat.0)).collect(),
            terms: row.terms.clone(),
            remarks: row.remarks.clone(),
            asked: status.asked,
            is_over: status.is_over,
            is_set_aside: false,
            touched: now,
        }
    }

    /// Its name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The table as pages know it; `None` if somebody has garbled what is kept.
    pub fn row(&self) -> Option<TableRow> {
        let chair = |chair: &KeptChair| {
            let sitter = match &chair.sitter {
                KeptSitter::Invited(secret) => Sitter::Invited(secret.parse().ok()?),
                KeptSitter::Person(secret) => Sitter::Person(secret.parse().ok()?),
                KeptSitter::Bot(level) => Sitter::Bot(level.clone()),
            };
            Some(Chair { sitter, name: chair.name.clone() })
        };
        Some(TableRow {
            id: self.id.parse().ok()?,
            revision: self.revision,
            offer: self.offer.clone(),
            head: self.head.clone(),
            seed: self.seed.parse().ok()?,
            inherited: self.inherited,
            host: token_hash(&self.host)?,
            pace: self.pace,
            is_listed: self.is_listed,
            is_begun: self.is_begun,
            rematch: self.rematch.as_ref().and_then(|id| id.parse().ok()),
            achievements: self.achievements.clone(),
            analyses: self.analyses.clone(),
            chairs: self.chairs.iter().map(chair).collect::<Option<_>>()?,
            holders: self
                .holders
                .iter()
                .map(|(holder, seat)| Some((token_hash(holder)?, Seat(*seat))))
                .collect::<Option<_>>()?,
            terms: self.terms.clone(),
            remarks: self.remarks.clone(),
            // Nobody can be called from here: that takes a server.
            callings: Vec::new(),
        })
    }

    /// What a write changes here, apart from the journal.
    pub fn change(&mut self, write: &Write) {
        match write {
            Write::Table { row, .. } => self.rematch = Some(row.id.to_string()),
            Write::Steps { status, terms, .. } => {
                (self.asked, self.is_over, self.is_begun) = (status.asked, status.is_over, status.is_begun);
                if let Some(terms) = terms {
                    self.terms.clone_from(terms);
                }
            }
            Write::Sit { seat, name, link, session, .. } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    chair.sitter = KeptSitter::Person(link.reveal());
                    chair.name.clone_from(name);
                }
                self.holders.push((hex::encode(session), seat.0));
            }
            Write::Seating { row, status, .. } => {
                let KeptTable { chairs, holders, terms, remarks, .. } =
                    KeptTable::new(row, *status, self.touched);
                (self.chairs, self.holders, self.terms, self.remarks) = (chairs, holders, terms, remarks);
                self.asked = status.asked;
            }
            Write::Hold { seat, session, .. } => self.holders.push((hex::encode(session), seat.0)),
            Write::Pace { pace, .. } => self.pace = *pace,
            Write::Terms { terms, .. } => self.terms.clone_from(terms),
            Write::Remark { remark, .. } => {
                self.remarks.push(remark.clone());
                let forgotten = self.remarks.len().saturating_sub(MOST_REMARKS);
                self.remarks.drain(..forgotten);
            }
            Write::Achievements { achievements, .. } => self.achievements = Some(achievements.clone()),
            Write::Analysis { open, found, .. } => self.analyses[usize::from(*open)] = Some(found.clone()),
            Write::SetAside { .. } => self.is_set_aside = true,
            Write::Callings { .. } | Write::Delete { .. } | Write::ForgetNetworks { .. } => {}
        }
    }

    /// The seat that a link or an invitation leads to.
    pub fn seat_of(&self, secret: Secret) -> Option<Seat> {
        let secret = secret.reveal();
        let is_it = |chair: &KeptChair| match &chair.sitter {
            KeptSitter::Invited(own) | KeptSitter::Person(own) => *own == secret,
            KeptSitter::Bot(_) => false,
        };
        self.chairs.iter().position(is_it).map(|seat| Seat(seat as u8))
    }

    /// Whether a clock runs here.
    pub fn is_clocked(&self) -> bool {
        self.terms.clock.is_some() && !self.is_over
    }

    /// Whether somebody made the table or plays there.
    pub fn knows(&self, session: TokenHash) -> bool {
        self.host == hex::encode(session) || self.seats_of(session) != Seats::NONE
    }

    /// The seats that somebody may play for.
    pub fn seats_of(&self, session: TokenHash) -> Seats {
        let session = hex::encode(session);
        self.holders.iter().filter(|(holder, _)| *holder == session).map(|(_, seat)| Seat(*seat)).collect()
    }

    /// Whether it has been left alone since, and no later rules may open it.
    pub fn is_stale(&self, unbegun: i64, unfinished: i64) -> bool {
        let before = if self.is_begun { unfinished } else { unbegun };
        !self.is_over && !self.is_set_aside && self.touched < before
    }

    /// The table in a list; `own` are the seats of whoever asks.
    pub fn summary(&self, own: Seats) -> Option<Summary> {
        Some(Summary {
            id: self.id.parse().ok()?,
            offer: self.offer.clone(),
            names: self.chairs.iter().map(|chair| chair.name.clone()).collect(),
            asked: self.asked,
            is_over: self.is_over,
            touched: self.touched,
            own,
        })
    }
}

fn token_hash(text: &str) -> Option<TokenHash> {
    let mut bytes = TokenHash::default();
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(bytes)
}
