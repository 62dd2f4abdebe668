//! All tables: those in memory, and those that come back when somebody opens them.

use crate::live_table::LiveTable;
use crate::refusal::Refused;
use crate::secret::TableId;
use crate::services::Services;
use async_lock::OnceCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Where a table is in memory, or will be when it has been read.
type TableSlot = Arc<OnceCell<Arc<LiveTable>>>;

/// All tables.
pub struct Tables {
    /// What they share.
    pub services: Arc<Services>,
    open: Mutex<HashMap<TableId, TableSlot>>,
}

impl Tables {
    /// None in memory yet.
    pub fn new(services: Services) -> Tables {
        Tables { services: Arc::new(services), open: Mutex::default() }
    }

    /// A table, from memory or from disk. However many ask for it at once, it is read once.
    pub async fn table(&self, id: &TableId) -> Result<Arc<LiveTable>, Refused> {
        self.table_or(id, || LiveTable::load(self.services.clone(), id)).await
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
        let slot = self.slot(id)?;
        let table = slot.get_or_try_init(otherwise).await.cloned();
        match &table {
            Ok(table) => table.touch(),
            Err(_) => {
                drop(slot);
                self.forget(|other, slot| other != id || slot.is_initialized());
            }
        }
        table
    }

    fn slot(&self, id: &TableId) -> Result<TableSlot, Refused> {
        let mut open = self.lock();
        if let Some(slot) = open.get(id) {
            return Ok(slot.clone());
        }
        if open.len() >= self.services.settings.tables {
            drop(open);
            self.clear_idle(0);
            open = self.lock();
            if open.len() >= self.services.settings.tables {
                return Err(Refused::Full);
            }
        }
        Ok(open.entry(id.clone()).or_default().clone())
    }

    /// Lets tables leave memory at which nobody is and nobody has been for so many seconds.
    pub fn clear_idle(&self, seconds: i64) {
        let old = self.services.platform.now() - seconds;
        self.forget(|_, slot| match slot.get() {
            Some(table) => table.touched() > old,
            None => true,
        });
    }

    /// Keeps only those slots that `keep` wants, and those that somebody is holding at this moment: a table must
    /// never be in memory twice.
    fn forget(&self, keep: impl Fn(&TableId, &TableSlot) -> bool) {
        self.lock().retain(|id, slot| keep(id, slot) || !is_let_go(slot));
    }

    /// Lets go of a table that was deleted.
    pub(crate) fn forget_table(&self, id: &TableId) {
        self.lock().remove(id);
    }

    /// Whether a table is in memory.
    pub fn is_in_memory(&self, id: &TableId) -> bool {
        self.lock().contains_key(id)
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, TableSlot>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes a table out of its slot, unless somebody holds it or waits for it. Bots come back to tables at any moment
/// without asking here, so counting who holds it would not be enough.
fn is_let_go(slot: &mut TableSlot) -> bool {
    let Some(cell) = Arc::get_mut(slot) else { return false };
    let Some(table) = cell.take() else { return true };
    match Arc::try_unwrap(table) {
        Ok(_) => true,
        Err(table) => {
            *cell = OnceCell::from(table);
            false
        }
    }
}
