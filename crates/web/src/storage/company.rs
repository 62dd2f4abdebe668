//! What is kept of the people at a table beside their game.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Remarks that are kept of a table; older ones are forgotten.
pub const MOST_REMARKS: usize = 200;

/// Something that stands in the log of a table beside its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Remark {
    /// Its number at this table.
    pub number: i64,
    /// How many steps of the game had been taken.
    pub step: usize,
    /// Who it is about.
    pub seat: Seat,
    /// What they said; nothing if it is that their time was up.
    pub said: Option<String>,
}

/// How somebody far away is called when it is their turn. Whoever knows it can write to them: it is shown to nobody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Calling {
    /// In which way.
    pub way: Way,
    /// The tag of the language they read.
    pub language: String,
    /// Where they reach these pages: `https://HOST`.
    pub root: String,
}

/// A way to somebody far away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// An address that takes a short message: of Discord, Slack or anybody.
    Webhook(String),
    /// A browser that takes messages while no page is open.
    Push(Subscription),
}

/// Where the messages for a browser are sent, and how they are locked for it alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Subscription {
    /// The address.
    pub endpoint: String,
    /// The browser's public key, in base64 for addresses.
    pub p256dh: String,
    /// The secret that it shares with this server, in base64 for addresses.
    pub auth: String,
}
