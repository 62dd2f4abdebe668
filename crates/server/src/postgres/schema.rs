//! The shape of the database, by sqlx's own migrations.
//!
//! Their texts are part of the program. The library's macro would find them itself, but is a procedural one that the
//! whole program would wait for.

use crate::store::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgPool;
use sqlx::{SqlSafeStr, raw_sql};

const STEPS: [(&str, &str); 2] = [
    ("tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    ("thinking", include_str!("../../migrations/postgres/0002_thinking.sql")),
];

/// Brings the database into the newest format; one node at a time does so.
pub async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let steps = STEPS.into_iter().zip(1..).map(|((name, sql), version)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect()).run(pool).await?;
    // Perhaps this program can open what the last one could not.
    raw_sql("UPDATE tables SET aside = false WHERE aside").execute(pool).await?;
    Ok(())
}
