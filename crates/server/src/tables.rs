//! All tables: those in memory, and those that come back when somebody opens them.

use crate::config::Config;
use crate::counts::Counts;
use crate::games::Games;
use crate::live_table::{App, LiveTable};
use crate::log::Log;
use crate::refusal::Refused;
use crate::secret::{TableId, from_system};
use crate::store::{Store, StoreError, now};
use crate::thinking::Thinkers;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OnceCell;

type Place = Arc<OnceCell<Arc<LiveTable>>>;

/// All tables.
pub struct Tables {
    /// What they share.
    pub app: Arc<App>,
    open: Mutex<HashMap<TableId, Place>>,
}

impl Tables {
    /// Opens the file.
    pub async fn open(config: Config, games: Games) -> Result<Tables, StoreError> {
        let store = Store::open(&config.file).await?;
        let log = Arc::new(Log::default());
        let thinkers = Thinkers::new(config.limits.thinkers, log.clone());
        let epoch = hex::encode(from_system::<4>());
        let app = Arc::new(App { config, games, store, thinkers, bot_only: Counts::default(), log, epoch });
        Ok(Tables { app, open: Mutex::new(HashMap::new()) })
    }

    /// A table, from memory or from disk. However many ask for it at once, it is read once.
    pub async fn table(&self, id: &TableId) -> Result<Arc<LiveTable>, Refused> {
        self.table_or(id, || LiveTable::load(self.app.clone(), id)).await
    }

    /// A table from memory, or what `otherwise` brings. Nobody else does the same for this table meanwhile.
    pub(crate) async fn table_or<F>(
        &self,
        id: &TableId,
        otherwise: impl FnOnce() -> F,
    ) -> Result<Arc<LiveTable>, Refused>
    where
        F: Future<Output = Result<Arc<LiveTable>, Refused>>,
    {
        let place = self.place(id)?;
        let table = place.get_or_try_init(otherwise).await.cloned();
        match &table {
            Ok(table) => table.touch(),
            Err(_) => {
                drop(place);
                self.forget(|other, place| other != id || place.initialized());
            }
        }
        table
    }

    fn place(&self, id: &TableId) -> Result<Place, Refused> {
        let mut open = self.lock();
        if let Some(place) = open.get(id) {
            return Ok(place.clone());
        }
        if open.len() >= self.app.config.limits.tables {
            drop(open);
            self.clear_idle(0);
            open = self.lock();
            if open.len() >= self.app.config.limits.tables {
                return Err(Refused::Full);
            }
        }
        Ok(open.entry(id.clone()).or_default().clone())
    }

    /// Lets tables leave memory at which nobody is and nobody has been for so many seconds.
    pub fn clear_idle(&self, seconds: i64) {
        let old = now() - seconds;
        self.forget(|_, place| match place.get() {
            Some(table) => table.touched() > old,
            None => true,
        });
    }

    /// Keeps only those places that `keep` wants, and those that somebody is holding at this moment: a table must
    /// never be in memory twice.
    fn forget(&self, keep: impl Fn(&TableId, &Place) -> bool) {
        self.lock().retain(|id, place| keep(id, place) || !is_let_go(place));
    }

    /// Lets go of a table that was deleted.
    pub(crate) fn forget_table(&self, id: &TableId) {
        self.lock().remove(id);
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Place>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes a table out of its place, unless somebody holds it or waits for it. Bots come back to tables at any moment
/// without asking here, so counting who holds it would not be enough.
fn is_let_go(place: &mut Place) -> bool {
    let Some(cell) = Arc::get_mut(place) else { return false };
    let Some(table) = cell.take() else { return true };
    match Arc::try_unwrap(table) {
        Ok(_) => true,
        Err(table) => {
            *cell = OnceCell::new_with(Some(table));
            false
        }
    }
}
