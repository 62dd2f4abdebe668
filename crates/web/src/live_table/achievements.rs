//! What people earn with a game that is over.

use super::{LiveTable, TableData};
use crate::services::Services;
use crate::storage::{Sitter, Write};
use futures_channel::oneshot;
use std::error::Error;
use tabletop::{Seat, Seats};

impl LiveTable {
    /// Once a game is over, asks what its people have earned.
    ///
    /// A failure takes nothing from the game: the table stands, and it is asked again when it is next opened.
    pub(super) async fn award_achievements(&self, data: &mut TableData) {
        let Services { settings, platform, storage, .. } = &*self.services;
        let Some(all) = settings.achievements.clone() else { return };
        if !data.game.is_over() || data.row.achievements.is_some() {
            return;
        }
        let (record, people) = (data.record(), data.contenders());
        let (done, awarded) = oneshot::channel();
        // It is waited for, so there is somebody to tell.
        platform.spawn_blocking(Box::new(move || drop(done.send(all.award(&record, people)))));
        let achievements = match awarded.await {
            Ok(Ok(achievements)) => achievements,
            Ok(Err(error)) => return self.not_awarded(&error),
            Err(error) => return self.not_awarded(&error),
        };
        let write = Write::Achievements { table: data.row.id.clone(), achievements: achievements.clone() };
        match storage.write(write, data.row.revision).await {
            Ok(()) => data.row.revision += 1,
            Err(error) => self.not_awarded(&error),
        }
        data.row.achievements = Some(achievements);
    }

    fn not_awarded(&self, error: &dyn Error) {
        self.services.platform.warn("achievements", format_args!("of table {}: {error}", self.id));
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
