//! What people earn with a game that is over.

use super::{Inner, Room};
use crate::store::{Sitter, Write};
use tabletop::{Seat, Seats};

impl Room {
    /// Once a game is over, asks the keeper of honors what its people have earned.
    ///
    /// A failure takes nothing from the game: the table stands, and the keeper is asked again when it is next opened.
    pub(super) async fn give_honors(&self, inner: &mut Inner) {
        let Some(keeper) = self.house.config.honors.clone() else { return };
        if !inner.play.is_over() || inner.row.honors.is_some() {
            return;
        }
        let (record, people) = (inner.record(), inner.contenders());
        let awarded = tokio::task::spawn_blocking(move || keeper.award(&record, people)).await;
        let honors = match awarded {
            Ok(Ok(honors)) => honors,
            Ok(Err(error)) => return eprintln!("honors of table {}: {error}", self.id),
            Err(_) => return eprintln!("honors of table {}: the keeper failed", self.id),
        };
        let write = Write::Honors { table: inner.row.id.clone(), honors: honors.clone() };
        match self.house.store.write(write, inner.row.revision).await {
            Ok(()) => inner.row.revision += 1,
            Err(error) => eprintln!("honors of table {}: {error}", self.id),
        }
        inner.row.honors = Some(honors);
    }
}

impl Inner {
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
