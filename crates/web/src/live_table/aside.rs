//! Tables at which this program fails: they are set aside, with all that is on disk, instead of failing again and again.
//!
//! Only memory knows of it: whoever starts a version that does better finds the table as it was.

use super::{LiveTable, TableData};
use crate::refusal::Refused;
use crate::secret::{TableId, TokenHash};
use crate::services::Services;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::Record;

/// A bot may fail so often without a move in between. What it does differs each time; what the rules do does not.
const MOST_BOT_FAILURES: u8 = 3;

impl TableData {
    /// Refuses to go on at a table that is set aside.
    pub(super) fn must_go_on(&self) -> Result<(), Refused> {
        if self.is_set_aside { Err(Refused::SetAside(self.row.id.clone())) } else { Ok(()) }
    }
}

impl LiveTable {
    /// A change has failed half-way: nobody plays here any more, and whoever looks is told.
    pub(super) async fn set_aside(&self) -> Refused {
        self.services.say_set_aside(&self.id, "its game has failed");
        let mut data = self.data.lock().await;
        data.is_set_aside = true;
        // Streams end with this: browsers come back and are told.
        data.leave_everybody();
        Refused::SetAside(self.id.clone())
    }

    /// A bot has failed; if that does not end, the table is set aside.
    pub(super) async fn bot_failed(&self) {
        let mut data = self.data.lock().await;
        data.bot_failures += 1;
        if data.bot_failures >= MOST_BOT_FAILURES {
            self.services.say_set_aside(&self.id, "its bots fail");
            data.is_set_aside = true;
            data.leave_everybody();
        }
    }
}

/// What reading a table from disk makes, unless its rules fail on the way.
pub(super) fn carefully<T>(
    services: &Services,
    id: &TableId,
    read: impl FnOnce() -> Result<T, Refused>,
) -> Result<T, Refused> {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| {
        services.say_set_aside(id, "its game cannot be played again from its record");
        Err(Refused::SetAside(id.clone()))
    })
}

impl Services {
    fn say_set_aside(&self, id: &TableId, why: &str) {
        self.platform.warn("set aside", format_args!("table {id}: {why}"));
    }

    /// The record of a table that is set aside as it is on disk, without the seed of the dice, for those who play there.
    pub async fn rescued(&self, id: &TableId, session: Option<TokenHash>) -> Result<Record, Refused> {
        let (row, journal) = self.storage.table(id).await?.ok_or(Refused::NoTable)?;
        let plays = |session: &TokenHash| {
            row.host == *session || row.holders.iter().any(|(holder, _)| holder == session)
        };
        if !session.as_ref().is_some_and(plays) {
            return Err(Refused::NotYours);
        }
        let mut record = Record::read(&journal).map_err(crate::games::OpenError::from)?;
        row.promise(&mut record.head, false);
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{HOST, new_table, services, tables};
    use futures_executor::block_on;

    const STRANGER: TokenHash = [2; size_of::<TokenHash>()];

    #[test]
    fn a_table_whose_game_fails_is_set_aside_with_its_record() {
        block_on(async {
            let tables = tables();
            let id = new_table(&tables).await;
            let table = tables.table(&id).await.unwrap();
            let lines = table.look().await.unwrap().game.journal().len();
            let failed = table.change(|_| panic!("a rule fails")).await.unwrap_err();
            assert!(matches!(failed, Refused::SetAside(_)), "{failed:?}");
            let told = table.look().await.map(|_| ()).unwrap_err().phrase();
            let told = words::Language::english().text(&told);
            assert!(told.contains("Nothing is lost") && told.contains(&format!("/t/{id}/record")), "{told}");
            assert!(table.data.lock().await.bots().is_empty(), "no bot plays on");

            let record = tables.services.rescued(&id, Some(HOST)).await.unwrap();
            assert!(record.entries.len() >= lines && record.head.seed.is_none());
            assert!(record.head.commitment.is_some());
            let stranger = tables.services.rescued(&id, Some(STRANGER)).await;
            assert!(matches!(stranger, Err(Refused::NotYours)));

            drop(table);
            tables.clear_idle(0);
            let again = tables.table(&id).await.unwrap();
            assert!(again.look().await.is_ok(), "after a new start it is tried again");
        });
    }

    #[test]
    fn bots_that_fail_again_and_again_do_not_do_so_forever() {
        block_on(async {
            let tables = tables();
            let id = new_table(&tables).await;
            let table = tables.table(&id).await.unwrap();
            table.bot_failed().await;
            table.bot_failed().await;
            table.change(|_| Ok(None)).await.unwrap();
            table.bot_failed().await;
            table.bot_failed().await;
            assert!(table.look().await.is_ok(), "a move in between is a good sign");
            table.bot_failed().await;
            assert!(matches!(table.look().await.map(|_| ()), Err(Refused::SetAside(_))));
        });
    }

    #[test]
    fn a_record_that_cannot_be_played_again_is_set_aside() {
        let services = services();
        let read = carefully::<()>(&services, &services.new_table_id(), || panic!("a rule fails"));
        assert!(matches!(read, Err(Refused::SetAside(_))));
    }
}
