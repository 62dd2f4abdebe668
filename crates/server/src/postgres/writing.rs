//! How a node writes: only what it leads, and nothing twice.

use super::connections::Lent;
use super::patience::is_said_by_database;
use super::{Leader, PgStore};
use crate::store::{StoreError, now};
use crate::writing::{Connection, Statement, apply, bits, query_of, terms_text};
use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Row, query};
use std::sync::atomic::{AtomicBool, Ordering};
use web::{RequestKey, TableId, TableStatus, Terms, Write};

/// What must hold for a change of a table, and for which request it is made.
struct Change<'a> {
    table: &'a TableId,
    follows: i64,
    epoch: i64,
    node: i64,
    request: RequestKey,
}

/// Steps of a game that is played on, in one statement: the database needs no second word from here, whatever happens
/// to this node meanwhile.
const STEPS: &str = "WITH taken AS (
        UPDATE tables SET revision = revision + 1, asked = $6, over = false, begun = $7, touched = $8,
            terms = coalesce($9, terms)
        WHERE id = $1 AND revision = $2 AND epoch = $3 AND packed <= $10 RETURNING id),
    noted AS (INSERT INTO changes (table_id, revision, epoch, node, request, at)
        SELECT id, $2 + 1, $3, $4, $5, $8 FROM taken),
    dropped AS (DELETE FROM steps USING taken
        WHERE table_id = taken.id AND step >= $10 + coalesce(cardinality($11::text[]), 0)),
    added AS (INSERT INTO steps SELECT taken.id, $10 + place - 1, line
        FROM taken, unnest($11::text[]) WITH ORDINALITY AS new (line, place)
        ON CONFLICT (table_id, step) DO UPDATE SET line = excluded.line)
    SELECT id FROM taken";

impl PgStore {
    /// Writes; returns when it is committed. A change of a table is refused unless the table has been changed `follows`
    /// times before and this node leads it, and if a change was made for the same request before.
    pub async fn write(
        &self,
        write: &Write,
        follows: i64,
        request: Option<RequestKey>,
    ) -> Result<(), StoreError> {
        let request = request.unwrap_or_else(new_key);
        let Some(table) = write.changes() else {
            return self.write_to_the_end(write.clone()).await;
        };
        let epoch = match self.leads.epoch(table) {
            Some(epoch) => epoch,
            None => match self.patiently(|| self.lead(table)).await? {
                Leader::Own(epoch) => epoch,
                Leader::Other(_) | Leader::NoTable => return Err(StoreError::Overtaken),
            },
        };
        let change = Change { table, follows, epoch, node: self.leads.node(), request };
        let is_untold = AtomicBool::new(false);
        let written = self.patiently(|| self.send_change(write, &change, &is_untold)).await;
        match written {
            Err(StoreError::Overtaken) => {
                // Perhaps somebody else leads it: that is looked up the next time.
                self.leads.forget(table, epoch);
                Err(StoreError::Overtaken)
            }
            Err(StoreError::Database(error)) if is_untold.into_inner() => Err(StoreError::Untold(error)),
            written => written,
        }
    }

    /// One attempt. Unless the database says what became of it, that is untold: it may be carried out even later.
    async fn send_change(
        &self,
        write: &Write,
        change: &Change<'_>,
        is_untold: &AtomicBool,
    ) -> Result<(), StoreError> {
        let mut connection = Lent::of(&self.pool()).await?;
        let was_untold = is_untold.swap(true, Ordering::Relaxed);
        let written = self.write_change(&mut connection, write, change).await;
        connection.give_back();
        let is_told = match &written {
            Err(StoreError::Database(error)) => is_said_by_database(error),
            _ => true,
        };
        if is_told {
            is_untold.store(was_untold, Ordering::Relaxed);
        }
        written
    }

    /// The same for what changes no table that is there already, even if whoever asked for it hangs up: each of them would
    /// cost a connection.
    async fn write_to_the_end(&self, write: Write) -> Result<(), StoreError> {
        let store = self.clone();
        let task = async move { store.patiently(|| store.write_alone(&write)).await };
        crate::task::spawn(task).await.unwrap_or(Err(StoreError::Stopped))
    }

    /// What changes no table that is there already.
    async fn write_alone(&self, write: &Write) -> Result<(), StoreError> {
        let mut connection = Lent::of(&self.pool()).await?;
        let written = async {
            let mut transaction = connection.begin().await?;
            apply(&mut *transaction, write, 0, &self.seal).await?;
            Ok(transaction.commit().await?)
        };
        let written = written.await;
        connection.give_back();
        written
    }

    async fn write_change(
        &self,
        connection: &mut PgConnection,
        write: &Write,
        change: &Change<'_>,
    ) -> Result<(), StoreError> {
        if let Write::Steps { from, lines, status, terms, .. } = write
            && !status.is_over
            && change.write_steps(connection, *from, lines, *status, terms.as_ref()).await?
        {
            return Ok(());
        }
        let mut transaction = connection.begin().await?;
        let Some(packed) = change.begin(&mut transaction).await? else {
            return change.was_made(&mut transaction).await;
        };
        apply(&mut *transaction, write, packed, &self.seal).await?;
        Ok(transaction.commit().await?)
    }
}

/// A change of this request is there already.
fn repeated(error: sqlx::Error) -> StoreError {
    let is_request =
        error.as_database_error().is_some_and(|error| error.constraint() == Some("changes_pkey"));
    if is_request { StoreError::Repeated } else { error.into() }
}

/// For a change that nobody has asked for in so many words.
fn new_key() -> RequestKey {
    std::array::from_fn(|_| fastrand::u8(..))
}

impl Change<'_> {
    /// Whether steps were written in one go.
    async fn write_steps(
        &self,
        connection: &mut PgConnection,
        from: usize,
        lines: &[String],
        status: TableStatus,
        terms: Option<&Terms>,
    ) -> Result<bool, StoreError> {
        let terms = terms.map(terms_text).transpose()?;
        let written = query(STEPS)
            .bind(self.table.as_str())
            .bind(self.follows)
            .bind(self.epoch)
            .bind(self.node)
            .bind(&self.request[..])
            .bind(bits(status.asked))
            .bind(status.is_begun)
            .bind(now())
            .bind(terms)
            .bind(from as i64)
            .bind(lines)
            .fetch_optional(connection)
            .await;
        Ok(written.map_err(repeated)?.is_some())
    }

    /// Takes the table's row and writes down what is done; how many of its steps lie packed. Nothing if the table is not as it
    /// should be.
    async fn begin(&self, connection: &mut PgConnection) -> Result<Option<usize>, StoreError> {
        let taken = query(
            "WITH taken AS (
                 UPDATE tables SET revision = revision + 1 WHERE id = $1 AND revision = $2 AND epoch = $3
                 RETURNING packed),
             noted AS (INSERT INTO changes (table_id, revision, epoch, node, request, at)
                 SELECT $1, $2 + 1, $3, $4, $5, $6 FROM taken)
             SELECT packed FROM taken",
        );
        let taken = taken
            .bind(self.table.as_str())
            .bind(self.follows)
            .bind(self.epoch)
            .bind(self.node)
            .bind(&self.request[..])
            .bind(now());
        let row = taken.fetch_optional(connection).await.map_err(repeated)?;
        row.map(|row| Ok(row.try_get::<i64, _>("packed")? as usize)).transpose()
    }

    /// Whether this very change was made by an attempt whose answer was lost. One that others made for the same request
    /// is another: memory here does not know it.
    async fn was_made(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        let made = query(
            "SELECT 1 FROM changes WHERE table_id = $1 AND request = $2 AND revision = $3 AND epoch = $4",
        );
        let made = made
            .bind(self.table.as_str())
            .bind(&self.request[..])
            .bind(self.follows + 1)
            .bind(self.epoch)
            .fetch_optional(connection)
            .await?;
        made.map(|_| ()).ok_or(StoreError::Overtaken)
    }
}

impl Connection for PgConnection {
    // A game that is played on is written in one statement, which packs nothing.
    const MOST_LOOSE: usize = usize::MAX;

    async fn run(&mut self, statement: Statement) -> Result<u64, StoreError> {
        Ok(query_of!(statement).execute(self).await?.rows_affected())
    }

    async fn texts(&mut self, statement: Statement) -> Result<Vec<String>, StoreError> {
        let rows = query_of!(statement).fetch_all(self).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn bytes(&mut self, statement: Statement) -> Result<Option<Vec<u8>>, StoreError> {
        let row = query_of!(statement).fetch_optional(self).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn add_steps(&mut self, table: &TableId, from: usize, lines: &[String]) -> Result<(), StoreError> {
        query(
            "INSERT INTO steps SELECT $1, $2 + place - 1, line
             FROM unnest($3::text[]) WITH ORDINALITY AS new (line, place)",
        )
        .bind(table.as_str())
        .bind(from as i64)
        .bind(lines)
        .execute(self)
        .await?;
        Ok(())
    }
}
