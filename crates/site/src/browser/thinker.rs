//! Bots think in a worker beside a page: a service worker that thought for a second would hold up every page.

use super::lent;
use bots::Cancel;
use futures_util::future::{BoxFuture, FutureExt, ready};
use std::time::Duration;
use web::{Asker, Thinker, Thinking, ThinkingTurn, Thought, read_thought};

/// Hands decisions to a worker.
pub struct WorkerThinker;

impl Thinker for WorkerThinker {
    fn turn(&self, _asker: Asker) -> BoxFuture<'static, Option<Box<dyn ThinkingTurn>>> {
        let turn: Box<dyn ThinkingTurn> = Box::new(WorkerThinker);
        ready(Some(turn)).boxed()
    }
}

impl ThinkingTurn for WorkerThinker {
    fn think(self: Box<Self>, thinking: Thinking, _: Duration) -> BoxFuture<'static, Option<Thought>> {
        let thought = lent::here(async move {
            let task = serde_json::to_string(&thinking.task()).ok()?;
            let sent = lent::think(task).await.ok().and_then(|thought| thought.as_string());
            // Without a worker it takes as long here.
            sent.and_then(|sent| read_thought(&sent)).or_else(|| Some(thinking.decide(&Cancel::default())))
        });
        thought.map(Option::flatten).boxed()
    }
}
