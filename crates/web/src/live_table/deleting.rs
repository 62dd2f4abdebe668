//! The end of a table that is in memory.

use super::{LiveTable, TableData};
use crate::refusal::Refused;
use crate::storage::Write;
use std::sync::Arc;

impl LiveTable {
    /// Deletes the table. Everybody who looks is told so; whoever asks for it again finds nothing.
    pub async fn delete(self: &Arc<LiveTable>) -> Result<(), Refused> {
        let table = self.clone();
        let task = async move {
            let mut data = table.look().await?;
            // From now on the disk says what there is, whatever comes of this.
            data.is_ahead_of_disk = true;
            let write = Write::Delete { table: table.id.clone() };
            table.services.storage.write(write, data.row.revision).await?;
            data.say_deleted();
            Ok(())
        };
        self.services.platform.to_the_end(task).await.unwrap_or(Err(Refused::Fault))
    }
}

impl TableData {
    /// Sends everybody away: those who look are told, and bots have no seats any more.
    fn say_deleted(&mut self) {
        self.audience.say_deleted();
        self.row.chairs.clear();
    }
}
