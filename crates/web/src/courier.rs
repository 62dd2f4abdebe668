//! Messages to people who are elsewhere, carried by whoever runs the pages.

use crate::storage::Subscription;
use futures_util::future::BoxFuture;
use std::fmt;

/// Why a message has not arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undelivered {
    /// Nothing is sent to such an address: it is no address, or one of a house and not of the world.
    #[error("nothing is sent to such an address")]
    Forbidden,
    /// Nobody takes messages there any more.
    #[error("nobody takes messages there any more")]
    Gone,
    /// It did not work this time.
    #[error("nobody has taken it")]
    Failed,
}

/// A message that is on its way.
pub type Delivery = BoxFuture<'static, Result<(), Undelivered>>;

/// Carries messages to people who are elsewhere. Addresses are secrets: none is written into a log.
pub trait Courier: fmt::Debug + Send + Sync {
    /// Whether an address has the form of one that messages may be sent to.
    fn may_send_to(&self, address: &str) -> bool;
    /// Sends JSON to an address.
    fn post(&self, address: &str, json: String) -> Delivery;
    /// Sends JSON to a browser, locked for it alone.
    fn push(&self, to: &Subscription, json: String) -> Delivery;
    /// The key that browsers want to know before they take messages, in base64 for addresses.
    fn push_key(&self) -> String;
}
