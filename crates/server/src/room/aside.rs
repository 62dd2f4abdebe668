//! Tables at which this program fails: they are set aside, with all that is on disk, instead of failing again and again.
//!
//! Only memory knows of it: whoever starts a version that does better finds the table as it was.

use super::{House, Inner, Room};
use crate::refusal::Refused;
use crate::secret::{TableId, Trace};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tabletop::Record;
use tokio::task::JoinError;

/// A bot may fail so often without a move in between. What it does differs each time; what the rules do does not.
const MOST_STUMBLES: u8 = 3;

impl Inner {
    /// Refuses to go on at a table that is set aside.
    pub(super) fn must_go_on(&self) -> Result<(), Refused> {
        if self.is_set_aside { Err(Refused::SetAside(self.row.id.clone())) } else { Ok(()) }
    }
}

impl Room {
    /// A change has failed half-way: nobody plays here any more, and whoever looks is told.
    pub(super) async fn set_aside(self: &Arc<Room>, failed: JoinError) -> Refused {
        if !failed.is_panic() {
            return Refused::Fault;
        }
        eprintln!("table {} is set aside: its game has failed", self.id);
        let mut inner = self.inner.lock().await;
        inner.is_set_aside = true;
        // Streams end with this: browsers come back and are told.
        inner.leave_everybody();
        Refused::SetAside(self.id.clone())
    }

    /// A bot has failed; if that does not end, the table is set aside.
    pub(super) async fn stumble(&self) {
        let mut inner = self.inner.lock().await;
        inner.stumbles += 1;
        if inner.stumbles >= MOST_STUMBLES {
            eprintln!("table {} is set aside: its bots fail", self.id);
            inner.is_set_aside = true;
            inner.leave_everybody();
        }
    }
}

/// What reading a table from disk makes, unless its rules fail on the way.
pub(super) fn carefully<T>(id: &TableId, read: impl FnOnce() -> Result<T, Refused>) -> Result<T, Refused> {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| {
        eprintln!("table {id} is set aside: its game cannot be played again from its record");
        Err(Refused::SetAside(id.clone()))
    })
}

impl House {
    /// The record of a table that is set aside as it is on disk, without the seed of the dice, for those who play there.
    pub async fn rescued(&self, id: &TableId, purse: Option<Trace>) -> Result<Record, Refused> {
        let (row, journal) = self.store.table(id).await?.ok_or(Refused::NoTable)?;
        let plays =
            |purse: &Trace| row.host == *purse || row.holders.iter().any(|(holder, _)| holder == purse);
        if !purse.as_ref().is_some_and(plays) {
            return Err(Refused::NotYours);
        }
        let mut record = Record::read(&journal).map_err(crate::games::OpenError::from)?;
        record.head.commitment = Some(row.seed.commitment());
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::founding::{Wish, WishedChair};
    use crate::games::Games;
    use crate::hall::Hall;

    const HOST: Trace = [1; size_of::<Trace>()];
    const STRANGER: Trace = [2; size_of::<Trace>()];

    async fn hall(folder: &tempfile::TempDir) -> Hall {
        Hall::open(Config::local(folder.path().join("tables.db")), Games::all()).await.unwrap()
    }

    async fn table(hall: &Hall) -> TableId {
        let wish = Wish {
            offer: "troyes".into(),
            chairs: vec![WishedChair::Me(Some("Anna".into())), WishedChair::Guest],
            options: vec![],
            figures: None,
            pace: 0,
            is_listed: false,
            by_lot: false,
        };
        hall.found(wish, HOST, std::net::Ipv4Addr::LOCALHOST.into()).await.unwrap()
    }

    #[tokio::test]
    async fn a_table_whose_game_fails_is_set_aside_with_its_record() {
        let folder = tempfile::tempdir().unwrap();
        let hall = hall(&folder).await;
        let id = table(&hall).await;
        let room = hall.room(&id).await.unwrap();
        let lines = room.look().await.unwrap().play.journal().len();
        let failed = room.change(|_| panic!("a rule fails")).await.unwrap_err();
        assert!(matches!(failed, Refused::SetAside(_)), "{failed:?}");
        let told = room.look().await.map(|_| ()).unwrap_err().to_string();
        assert!(told.contains("Nothing is lost") && told.contains(&format!("/t/{id}/record")), "{told}");
        assert!(room.inner.lock().await.bots().is_empty(), "no bot plays on");

        let record = hall.house.rescued(&id, Some(HOST)).await.unwrap();
        assert!(record.entries.len() >= lines && record.head.seed.is_none());
        assert!(record.head.commitment.is_some());
        assert!(matches!(hall.house.rescued(&id, Some(STRANGER)).await, Err(Refused::NotYours)));

        drop(room);
        hall.clear_idle(0);
        assert!(hall.room(&id).await.unwrap().look().await.is_ok(), "after a new start it is tried again");
    }

    #[tokio::test]
    async fn bots_that_fail_again_and_again_do_not_do_so_forever() {
        let folder = tempfile::tempdir().unwrap();
        let hall = hall(&folder).await;
        let id = table(&hall).await;
        let room = hall.room(&id).await.unwrap();
        room.stumble().await;
        room.stumble().await;
        room.change(|_| Ok(None)).await.unwrap();
        room.stumble().await;
        room.stumble().await;
        assert!(room.look().await.is_ok(), "a move in between is a good sign");
        room.stumble().await;
        assert!(matches!(room.look().await.map(|_| ()), Err(Refused::SetAside(_))));
    }

    #[test]
    fn a_record_that_cannot_be_played_again_is_set_aside() {
        let id = TableId::fresh();
        let read = carefully::<()>(&id, || panic!("a rule fails"));
        assert!(matches!(read, Err(Refused::SetAside(_))));
    }
}
