//! Signs of life.
//!
//! A node says every half second that it lives for another three seconds, by the clock of the database. Whoever is
//! overdue by then is struck off by any other node, and with that leads nothing; striking off and signs of life are
//! changes of one row, so one of them comes first. Until then by its own clock, with time to spare, a node shows what
//! it leads: it has stopped when others begin, even if it was stopped itself in between and knows nothing of it.

use super::{Members, Node};
use crate::machine::since_boot;
use crate::store::StoreError;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};
use web::App;

/// No node has this number.
pub const NONE: i64 = 0;
/// How often a node says that it lives.
const PAUSE: Duration = Duration::from_millis(500);
/// So long a node lives after each sign of life.
pub const LEASE: Duration = Duration::from_secs(3);
/// By so much it stops earlier by its own clock: no two clocks run alike.
const MARGIN: Duration = Duration::from_millis(500);
/// A sign of life that takes longer is tried again.
const LONGEST: Duration = Duration::from_secs(1);

impl Node {
    /// Becomes a node of a new number, which leads nothing.
    pub(super) async fn register(&self) -> Result<(), StoreError> {
        let began = since_boot();
        let own = self.store.add_node(&self.address.to_string(), LEASE).await?;
        self.store.start_anew(own);
        self.begin_life();
        self.store.live_until(began + LEASE - MARGIN);
        Ok(())
    }

    /// What is shown from now on is shown in this life, perhaps the one before the database was away.
    fn begin_life(&self) {
        let own = self.store.own();
        self.life.send_if_modified(|life| std::mem::replace(life, own) != own);
    }

    /// Gives signs of life for ever, and strikes off those who give none.
    pub async fn beat_for_ever(self: Arc<Node>, app: Arc<App>) {
        // Since when signs of life have come without a gap: who was away itself cannot say that of others.
        let mut steady_since = since_boot();
        let mut last = since_boot();
        // When there were new connections last.
        let mut renewed = last;
        loop {
            let began = since_boot();
            if began > last + LEASE - MARGIN {
                steady_since = began;
            }
            let is_steady = began >= steady_since + LEASE;
            match timeout(LONGEST, self.beat(is_steady)).await {
                Ok(Ok(Some(members))) => {
                    self.begin_life();
                    self.store.live_until(began + LEASE - MARGIN);
                    last = began;
                    self.meet(members, &app);
                }
                Ok(Ok(None)) => self.rise(&app).await,
                Ok(Err(error)) => self.log.note("nodes", format_args!("no sign of life: {error}")),
                Err(_) => self.log.note("nodes", format_args!("no sign of life: the database is silent")),
            }
            if !self.store.is_alive() {
                // Others may lead what this node shows: whoever looks on here is shown it by them.
                self.life.send_replace(NONE);
            }
            if since_boot() > last.max(renewed) + LEASE {
                renewed = since_boot();
                self.store.connect_anew();
            }
            sleep((began + PAUSE).saturating_sub(since_boot())).await;
        }
    }

    /// The nodes that live; nothing if this is none of them any more.
    async fn beat(&self, is_steady: bool) -> Result<Option<Members>, StoreError> {
        if is_steady {
            for gone in self.store.strike_off().await? {
                self.log.warn("nodes", format_args!("node {gone} has given no sign of life"));
            }
        }
        let Some(members) = self.store.beat(LEASE).await? else { return Ok(None) };
        Ok(Some(members.into_iter().filter_map(|(id, address)| Some((id, address.parse().ok()?))).collect()))
    }

    /// Others have struck this node off: it begins anew, with nothing.
    async fn rise(&self, app: &Arc<App>) {
        self.log.warn("nodes", format_args!("this node was away for too long and leads nothing any more"));
        self.store.start_anew(NONE);
        match timeout(LEASE, self.register()).await {
            Ok(Ok(())) => self.resume_clocks(app),
            Ok(Err(error)) => self.log.note("nodes", format_args!("no way back: {error}")),
            Err(_) => self.log.note("nodes", format_args!("no way back: the database is silent")),
        }
    }

    /// Takes note of who lives. Clocks that ran at a node that is gone run on here, unless another one is quicker.
    fn meet(&self, members: Members, app: &Arc<App>) {
        let before = self.members.borrow().clone();
        if *before == members {
            return;
        }
        let has_lost = before.keys().any(|id| !members.contains_key(id));
        self.members.send_replace(Arc::new(members));
        if has_lost {
            self.resume_clocks(app);
        }
    }

    fn resume_clocks(&self, app: &Arc<App>) {
        let app = app.clone();
        crate::task::spawn(async move { drop(app.resume_clocks().await) });
    }
}
