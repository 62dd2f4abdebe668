//! The tables say what was played, and the same plan gives the same tables.

use arrow_array::cast::AsArray;
use arrow_array::types::{Int16Type, UInt8Type, UInt16Type, UInt32Type};
use arrow_array::{Array, RecordBatch};
use host::{Setup, Wish};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use study::tables::{TABLES, Table, read, write};
use study::{Plan, StudyError, Wanted};

fn plan(game: &str, players: u8, options: &str, bots: &[&str], games: u64) -> Plan {
    let setup = Setup { players: Some(players), wish: Wish::List(options.into()), figures: None };
    let bots = bots.iter().map(|bot| bot.to_string()).collect();
    Plan { game: game.into(), setup, bots, games, seed: 1, threads: 2 }
}

const ALL: Wanted = Wanted { decisions: true, offered: true };

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The one batch of a small table.
fn only(folder: &Path, table: Table) -> RecordBatch {
    let mut batches = read(folder, table).unwrap();
    assert_eq!(batches.len(), 1, "{}", table.name());
    batches.remove(0)
}

fn numbers(batch: &RecordBatch, column: &str) -> Vec<i64> {
    let column = batch.column_by_name(column).unwrap();
    let any = column.as_any();
    if any.is::<arrow_array::Int16Array>() {
        column.as_primitive::<Int16Type>().values().iter().map(|n| i64::from(*n)).collect()
    } else if any.is::<arrow_array::UInt8Array>() {
        column.as_primitive::<UInt8Type>().values().iter().map(|n| i64::from(*n)).collect()
    } else if any.is::<arrow_array::UInt16Array>() {
        column.as_primitive::<UInt16Type>().values().iter().map(|n| i64::from(*n)).collect()
    } else {
        column.as_primitive::<UInt32Type>().values().iter().map(|n| i64::from(*n)).collect()
    }
}

#[test]
fn the_sample_is_what_its_command_makes() {
    let folder = tempfile::tempdir().unwrap();
    let made = plan("troyes", 2, "", &["jehanne", "random"], 40);
    write(&made, Wanted { decisions: true, offered: false }, folder.path(), |_| {}).unwrap();
    for table in TABLES {
        let (kept, made) =
            (read(&root().join("examples/data"), table).unwrap(), read(folder.path(), table).unwrap());
        assert_eq!(kept, made, "make it again as docs/data.md says: {}", table.name());
    }
}

#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    let folders = [1, 3].map(|threads| {
        let folder = tempfile::tempdir().unwrap();
        let plan = Plan { threads, ..plan("dice", 2, "", &["random", "greedy-1"], 200) };
        let written = write(&plan, ALL, folder.path(), |_| {}).unwrap();
        assert_eq!(written.games, 200);
        folder
    });
    for table in TABLES {
        let bytes = folders
            .each_ref()
            .map(|folder| std::fs::read(folder.path().join(table.name()).with_extension("parquet")).unwrap());
        assert!(bytes[0] == bytes[1], "{}", table.name());
    }
}

#[test]
fn the_tables_agree_with_each_other() {
    for (game, players, options) in [("troyes", 3, "all"), ("kings-challenge", 1, ""), ("dice", 4, "")] {
        let folder = tempfile::tempdir().unwrap();
        let written =
            write(&plan(game, players, options, &["random"], 5), ALL, folder.path(), |_| {}).unwrap();
        let [games, results, sources, components, decisions] = TABLES.map(|table| only(folder.path(), table));
        assert_eq!(numbers(&games, "game"), [0, 1, 2, 3, 4]);
        assert_eq!(numbers(&games, "decisions").iter().sum::<i64>() as u64, written.decisions);
        assert_eq!(decisions.num_rows() as u64, written.decisions);
        // Points by source add up to the result.
        let keys = |table: &RecordBatch| -> Vec<(i64, i64)> {
            numbers(table, "game").into_iter().zip(numbers(table, "seat")).collect()
        };
        let mut sums = BTreeMap::<(i64, i64), i64>::new();
        for (key, vp) in keys(&sources).into_iter().zip(numbers(&sources, "vp")) {
            *sums.entry(key).or_default() += vp;
        }
        let results: BTreeMap<_, _> = keys(&results).into_iter().zip(numbers(&results, "vp")).collect();
        assert_eq!(sums, results, "{game}");
        // What was chosen was offered.
        let chosen = decisions.column_by_name("choice").unwrap().as_string::<i32>();
        let offered = decisions.column_by_name("offered").unwrap().as_list::<i32>();
        for (row, count) in numbers(&decisions, "choices").into_iter().enumerate() {
            let all = offered.value(row);
            assert_eq!(all.len() as i64, count);
            assert!(all.as_string::<i32>().iter().any(|one| one == Some(chosen.value(row))), "{game} {row}");
        }
        assert!(components.num_rows() > 20, "{game}");
    }
}

#[test]
fn every_column_is_documented() {
    let text = std::fs::read_to_string(root().join("docs/data.md")).unwrap();
    for table in TABLES {
        let (_, section) = text.split_once(&format!("## `{}`", table.name())).unwrap();
        let section = section.split("\n## ").next().unwrap();
        for field in table.schema().fields() {
            assert!(
                section.contains(&format!("| `{}` |", field.name())),
                "{}.{}",
                table.name(),
                field.name()
            );
        }
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |plan: &Plan| write(plan, ALL, folder.path(), |_| {}).unwrap_err();
    assert!(matches!(refused(&plan("chess", 2, "", &["random"], 1)), StudyError::Game(_)));
    assert!(matches!(refused(&plan("troyes", 2, "dragons", &["random"], 1)), StudyError::Setup(_)));
    assert!(matches!(refused(&plan("troyes", 2, "", &["nobody"], 1)), StudyError::Bot(_)));
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let into_a_file = write(&plan("dice", 1, "", &["random"], 1), ALL, &file, |_| {}).unwrap_err();
    assert!(matches!(into_a_file, StudyError::File { .. }));
}
