//! The shape of the database, by sqlx's own migrations.
//!
//! Their texts are part of the program. The library's macro would find them itself, but is a procedural one that the
//! whole program would wait for.

use crate::store::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnection;
use sqlx::{SqlSafeStr, raw_sql};

const STEPS: [(&str, &str); 3] = [
    ("tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    ("thinking", include_str!("../../migrations/postgres/0002_thinking.sql")),
    ("changes_at", include_str!("../../migrations/postgres/0003_changes_at.sql")),
];

/// Brings the database into the newest format; one node at a time does so, and the others wait for it. Over a connection
/// without the limits of others: what lies there may be much.
pub async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let steps = STEPS.into_iter().zip(1..).map(|((name, sql), version)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect()).run(&mut *connection).await?;
    // Perhaps this program can open what the last one could not.
    raw_sql("UPDATE tables SET aside = false WHERE aside").execute(connection).await?;
    Ok(())
}
