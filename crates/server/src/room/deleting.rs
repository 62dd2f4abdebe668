//! The end of a table that is in memory.

use super::{Inner, Room};
use crate::refusal::Refused;
use crate::store::Write;
use std::sync::Arc;

impl Room {
    /// Deletes the table. Everybody who looks is told so; whoever asks for it again finds nothing.
    pub async fn delete(self: &Arc<Room>) -> Result<(), Refused> {
        let room = self.clone();
        let task = tokio::spawn(async move {
            let mut inner = room.look().await?;
            // From now on the disk says what there is, whatever comes of this.
            inner.is_torn = true;
            let write = Write::Delete { table: room.id.clone() };
            room.house.store.write(write, inner.row.revision).await?;
            inner.dismiss();
            Ok(())
        });
        task.await.unwrap_or(Err(Refused::Fault))
    }
}

impl Inner {
    /// Sends everybody away: those who look are told, and bots have no seats any more.
    fn dismiss(&mut self) {
        self.audience.dismiss();
        self.row.chairs.clear();
    }
}
