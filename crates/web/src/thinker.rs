//! Where bots think, as tables know it.

use crate::played_game::Thought;
use crate::secret::TableId;
use crate::thinking::Thinking;
use futures_util::future::BoxFuture;
use std::net::IpAddr;
use std::time::Duration;

/// Who wants a bot to think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    /// Whether people play at the table.
    pub has_people: bool,
    /// The address that answers for it.
    pub network: IpAddr,
    /// The table.
    pub table: TableId,
}

/// Lets bots think, a few at a time, and says whose turn it is.
pub trait Thinker: Send + Sync {
    /// Waits for a turn; whoever stops waiting gives up the place in the queue. `None` if nobody thinks any more.
    ///
    /// The question is put only when the turn has come, so that nothing is thought about that is not asked any more. Where
    /// others think who share no memory with this program, it waits for its turn together with its question instead.
    fn turn(&self, asker: Asker) -> BoxFuture<'static, Option<Box<dyn ThinkingTurn>>>;
}

/// A turn to think. Its place is free again when this is dropped, or when the computation has ended.
pub trait ThinkingTurn: Send {
    /// Thinks for `longest` at most, and shorter while others wait. `None` if that failed. Whoever stops waiting calls
    /// it off.
    fn think(self: Box<Self>, thinking: Thinking, longest: Duration) -> BoxFuture<'static, Option<Thought>>;
}
