//! What people earn with a game that is over.

use super::{LiveTable, TableData};
use crate::store::{Sitter, Write};
use tabletop::{Seat, Seats};

impl LiveTable {
    /// Once a game is over, asks what its people have earned.
    ///
    /// A failure takes nothing from the game: the table stands, and it is asked again when it is next opened.
    pub(super) async fn award_achievements(&self, data: &mut TableData) {
        let Some(all) = self.app.config.achievements.clone() else { return };
        if !data.play.is_over() || data.row.achievements.is_some() {
            return;
        }
        let (record, people) = (data.record(), data.contenders());
        let awarded = tokio::task::spawn_blocking(move || all.award(&record, people)).await;
        let achievements = match awarded {
            Ok(Ok(achievements)) => achievements,
            Ok(Err(error)) => return eprintln!("achievements of table {}: {error}", self.id),
            Err(_) => return eprintln!("achievements of table {}: writing them down failed", self.id),
        };
        let write = Write::Achievements { table: data.row.id.clone(), achievements: achievements.clone() };
        match self.app.store.write(write, data.row.revision).await {
            Ok(()) => data.row.revision += 1,
            Err(error) => eprintln!("achievements of table {}: {error}", self.id),
        }
        data.row.achievements = Some(achievements);
    }
}

impl TableData {
    /// The people who may earn something here: nobody whose game was begun by others.
    fn contenders(&self) -> Seats {
        let is_whole = self.row.inherited == 0;
        let chairs = self.row.chairs.iter().zip(0..).filter(|_| is_whole);
        chairs
            .filter(|(chair, _)| matches!(chair.sitter, Sitter::Person(_)))
            .map(|(_, seat)| Seat(seat))
            .collect()
    }
}
