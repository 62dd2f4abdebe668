//! What can be written.

use super::{Calling, Remark, TableRow, TableStatus};
use crate::achievements::Achievement;
use crate::secret::{Secret, TableId, TokenHash};
use crate::terms::Terms;
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
        /// What is agreed on then, if a clock has gone on.
        terms: Option<Terms>,
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
    /// Before the deal somebody sits down or has a part in the seed; with that it may be dealt, and lots may have decided
    /// who sits where.
    Seating {
        /// The table: its chairs, holders, callings, remarks and terms replace what is kept.
        row: Box<TableRow>,
        /// What the journal says, one text per step: all of it.
        lines: Vec<String>,
        /// How it stands.
        status: TableStatus,
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
    /// Something else is agreed on, or clocks have gone on.
    Terms {
        /// The table.
        table: TableId,
        /// All of it.
        terms: Terms,
    },
    /// Somebody says something, or their time is up. The oldest remarks of many are forgotten.
    Remark {
        /// The table.
        table: TableId,
        /// What.
        remark: Remark,
    },
    /// How somebody is called from now on.
    Callings {
        /// The table.
        table: TableId,
        /// Their seat.
        seat: Seat,
        /// In all these ways.
        callings: Vec<Calling>,
    },
    /// What people have earned with a game.
    Achievements {
        /// The table.
        table: TableId,
        /// All of it, perhaps nothing.
        achievements: Vec<Achievement>,
    },
    /// What was found out about the decisions of a game that is over.
    Analysis {
        /// The table.
        table: TableId,
        /// Whether with open cards.
        open: bool,
        /// What.
        found: String,
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
            Write::Seating { row, .. } => Some(&row.id),
            Write::Steps { table, .. }
            | Write::Sit { table, .. }
            | Write::Hold { table, .. }
            | Write::Pace { table, .. }
            | Write::Terms { table, .. }
            | Write::Remark { table, .. }
            | Write::Callings { table, .. }
            | Write::Achievements { table, .. }
            | Write::Analysis { table, .. }
            | Write::Delete { table }
            | Write::SetAside { table } => Some(table),
            Write::ForgetNetworks { .. } => None,
        }
    }
}
