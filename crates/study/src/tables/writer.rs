//! Tables are written and read.

use super::columns::{TABLES, Table};
use crate::plan::{Plan, StudyError};
use crate::selfplay::{Played, Studied, Wanted, play_all};
use crate::{ForGame, with};
use arrow_array::RecordBatch;
use host::Listed;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;
use std::fs::File;
use std::path::Path;

/// How much was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Games.
    pub games: u64,
    /// Choices.
    pub decisions: u64,
}

/// Plays all games of a plan and writes the tables into a folder. `progress` hears how many games are done.
pub fn write(
    plan: &Plan,
    wanted: Wanted,
    folder: &Path,
    progress: impl FnMut(u64),
) -> Result<Written, StudyError> {
    std::fs::create_dir_all(folder).map_err(|error| StudyError::file(folder, error))?;
    with(&plan.game, Write { plan, wanted, folder, progress })?
}

struct Write<'a, P> {
    plan: &'a Plan,
    wanted: Wanted,
    folder: &'a Path,
    progress: P,
}

impl<P: FnMut(u64)> ForGame for Write<'_, P> {
    type Output = Result<Written, StudyError>;

    fn run<G: Studied>(mut self, listed: &'static Listed) -> Self::Output {
        let (plan, wanted) = (self.plan, self.wanted);
        let game: G = plan.setup.rules(listed)?;
        let tables = TABLES.into_iter().filter(|table| *table != Table::Decisions || wanted.decisions);
        let tables: Vec<Table> = tables.collect();
        let open = |table: &Table| writer(self.folder, *table);
        let mut writers = tables.iter().map(open).collect::<Result<Vec<_>, _>>()?;
        let digest = |games: Vec<Played>| {
            let rows = tables.iter().map(|table| table.rows(&game, plan, &games));
            let decisions = games.iter().map(|game| u64::from(game.steps)).sum();
            let count = Written { games: games.len() as u64, decisions };
            Ok((count, rows.collect::<Result<Vec<RecordBatch>, _>>()?))
        };
        let mut written = Written::default();
        play_all(&game, plan, wanted, digest, |(count, batches)| {
            for (writer, batch) in writers.iter_mut().zip(&batches) {
                writer.write(batch)?;
            }
            written.games += count.games;
            written.decisions += count.decisions;
            (self.progress)(written.games);
            Ok(())
        })?;
        for writer in writers {
            writer.close()?;
        }
        Ok(written)
    }
}

fn writer(folder: &Path, table: Table) -> Result<ArrowWriter<File>, StudyError> {
    let path = folder.join(table.name()).with_extension("parquet");
    let file = File::create(&path).map_err(|error| StudyError::file(&path, error))?;
    // The same rows give the same bytes, whichever version of this program wrote them.
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_created_by("troyes-study".into())
        .build();
    Ok(ArrowWriter::try_new(file, table.schema(), Some(properties))?)
}

/// All rows of a table in a folder.
pub fn read(folder: &Path, table: Table) -> Result<Vec<RecordBatch>, StudyError> {
    let path = folder.join(table.name()).with_extension("parquet");
    let file = File::open(&path).map_err(|error| StudyError::file(&path, error))?;
    let reader = ParquetRecordBatchReaderBuilder::try_new(file)?.with_batch_size(1 << 20).build()?;
    Ok(reader.collect::<Result<_, _>>()?)
}
