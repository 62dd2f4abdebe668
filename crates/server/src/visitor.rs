//! Who asks something of a table.

use crate::secret::TokenHash;
use std::net::IpAddr;

/// Who asks something of a table, and where from.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// What their browser is known by, if it is known.
    pub session: Option<TokenHash>,
    /// The address that answers for what is done for them.
    pub network: IpAddr,
}
