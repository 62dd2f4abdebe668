//! Who asks something of a table.

use crate::secret::TokenHash;
use crate::storage::RequestKey;
use std::net::IpAddr;
use words::Language;

/// Who asks something of a table, and where from.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// What their browser is known by, if it is known.
    pub session: Option<TokenHash>,
    /// The address that answers for what is done for them.
    pub network: IpAddr,
    /// The language they read.
    pub language: Language,
    /// Whether questions with a single answer are answered for them.
    pub is_spared: bool,
    /// What they call the request, if it may be sent again.
    pub request: Option<RequestKey>,
}

/// Who opens a table or sits down: somebody whose browser is known from now on.
#[derive(Clone, Copy, Debug)]
pub struct Creator {
    /// What their browser is known by.
    pub session: TokenHash,
    /// The address that answers for what is done for them.
    pub network: IpAddr,
    /// The language they read.
    pub language: Language,
}
