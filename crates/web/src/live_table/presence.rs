//! Who is at a table now: those whose pages keep a stream open.

use super::live::Subscription;
use super::{LiveTable, TableData};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tabletop::Seats;

/// Whoever comes back so soon was never away: pages are loaded anew, connections break.
const BLINK: Duration = Duration::from_secs(3);

impl TableData {
    /// The seats whose people are here now.
    pub fn present(&self) -> Seats {
        self.audience.present()
    }

    /// Shows who is here, if that has changed.
    pub(super) fn show_presence(&mut self) {
        if self.present() != self.shown_present {
            self.show_who_is_here();
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if !self.screen.own.is_empty() {
            let leaving = leave(Arc::downgrade(&self.table), self.table.pause(BLINK));
            self.table.services.platform.spawn(Box::pin(leaving));
        }
    }
}

/// After a moment, tells the others that somebody is gone. The table may leave memory meanwhile.
async fn leave(table: Weak<LiveTable>, moment: impl Future<Output = ()> + Send) {
    moment.await;
    if let Some(table) = table.upgrade() {
        table.data.lock().await.show_presence();
    }
}
