//! What can be written.

use super::{TableRow, TableStatus};
use crate::achievements::Achievement;
use crate::secret::{Secret, TableId, TokenHash};
use std::net::IpAddr;
use tabletop::Seat;

/// Something to be written; all of it or nothing.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table with its journal so far.
    Table {
        /// The table.
        row: Box<TableRow>,
        /// What its journal says, one text per step.
        lines: Vec<String>,
        /// How it stands.
        status: TableStatus,
        /// The table that it is a rematch of.
        rematch_of: Option<TableId>,
        /// The address that it was opened from.
        network: IpAddr,
    },
    /// Steps of a game; older ones from the first of them on are replaced.
    Steps {
        /// The table.
        table: TableId,
        /// The first step.
        from: usize,
        /// What the journal says, one text per step.
        lines: Vec<String>,
        /// How the table stands then.
        status: TableStatus,
    },
    /// Somebody sits down on a seat they were invited to, and their link changes.
    Sit {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// Their name.
        name: String,
        /// Their own link from now on.
        link: Secret,
        /// Who it is.
        session: TokenHash,
    },
    /// Somebody plays for a seat on another device.
    Hold {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// Who it is there.
        session: TokenHash,
    },
    /// Bots play faster or slower.
    Pace {
        /// The table.
        table: TableId,
        /// Milliseconds.
        pace: u32,
    },
    /// What people have earned with a game.
    Achievements {
        /// The table.
        table: TableId,
        /// All of it, perhaps nothing.
        achievements: Vec<Achievement>,
    },
    /// A table with everything that belongs to it is deleted.
    Delete {
        /// The table.
        table: TableId,
    },
    /// These rules cannot open a table: it is kept until other rules can, or its host deletes it.
    SetAside {
        /// The table.
        table: TableId,
    },
    /// The addresses that old tables were opened from are forgotten.
    ForgetNetworks {
        /// Of tables opened before this, in seconds since 1970.
        before: i64,
    },
}

impl Write {
    /// The table that it changes; it must be as whoever asks for the change has seen it.
    pub fn changes(&self) -> Option<&TableId> {
        match self {
            Write::Table { rematch_of, .. } => rematch_of.as_ref(),
            Write::Steps { table, .. }
            | Write::Sit { table, .. }
            | Write::Hold { table, .. }
            | Write::Pace { table, .. }
            | Write::Achievements { table, .. }
            | Write::Delete { table }
            | Write::SetAside { table } => Some(table),
            Write::ForgetNetworks { .. } => None,
        }
    }
}
