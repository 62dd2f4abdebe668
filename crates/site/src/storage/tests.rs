//! The promises of a storage, kept over a database in memory that is as strict as a browser's.

use super::*;
use futures_executor::block_on;
use std::net::Ipv4Addr;
use std::sync::Arc;
use tabletop::Seed;
use web::{Chair, Clock, Limit, Remark, Sitter, StandIn, TableStatus, Terms};

/// Two tables of texts, shared by all who opened it.
#[derive(Clone, Default)]
struct MemoryDatabase(Arc<Mutex<Contents>>);

#[derive(Default)]
struct Contents {
    tables: BTreeMap<String, Put>,
    steps: BTreeMap<(String, usize), String>,
}

impl Database for MemoryDatabase {
    fn tables(&self) -> Stored<'_, Vec<(String, String)>> {
        done(self.0.lock().unwrap().tables.values().map(|put| (put.id.clone(), put.text.clone())).collect())
    }

    fn table(&self, id: String) -> Stored<'_, Option<(String, Vec<String>)>> {
        let contents = self.0.lock().unwrap();
        let lines =
            contents.steps.range((id.clone(), 0)..=(id.clone(), usize::MAX)).map(|(_, line)| line.clone());
        done(contents.tables.get(&id).map(|put| (put.text.clone(), lines.collect())))
    }

    fn commit(&self, commit: Commit) -> Stored<'_, ()> {
        let mut contents = self.0.lock().unwrap();
        if let Some((id, revision)) = commit.follows
            && contents.tables.get(&id).is_none_or(|put| put.revision != revision)
        {
            return Box::pin(std::future::ready(Err(StorageError::Overtaken)));
        }
        contents.tables.extend(commit.puts.into_iter().map(|put| (put.id.clone(), put)));
        if let Some(id) = commit.delete {
            contents.tables.remove(&id);
            contents.steps.retain(|(table, _), _| *table != id);
        }
        if let Some(Journal { id, from, lines }) = commit.journal {
            contents.steps.retain(|(table, step), _| *table != id || *step < from);
            contents
                .steps
                .extend(lines.into_iter().zip(from..).map(|(line, step)| ((id.clone(), step), line)));
        }
        done(())
    }

    fn cookies(&self) -> Stored<'_, Vec<(String, String)>> {
        done(Vec::new())
    }

    fn keep_cookie(&self, _: String, _: String) -> Stored<'_, ()> {
        done(())
    }
}

const ANNA: TokenHash = [7; 32];
const STATUS: TableStatus = TableStatus { asked: Seats::NONE, is_over: false, is_begun: true };

fn row(id: &str) -> TableRow {
    TableRow {
        id: id.parse().unwrap(),
        revision: 0,
        offer: "troyes".into(),
        head: "troyes-record 1\n---\n".into(),
        seed: Seed::from_number(3),
        inherited: 0,
        host: ANNA,
        pace: 900,
        is_listed: false,
        is_begun: false,
        rematch: None,
        achievements: None,
        analyses: [None, None],
        chairs: vec![
            Chair { sitter: Sitter::Person(Secret::new([1; 16])), name: "Anna".into() },
            Chair { sitter: Sitter::Invited(Secret::new([2; 16])), name: "Red".into() },
            Chair { sitter: Sitter::Bot("greedy".into()), name: "Thibaut".into() },
        ],
        holders: vec![(ANNA, Seat(0))],
        terms: Terms::default(),
        remarks: Vec::new(),
        callings: Vec::new(),
    }
}

fn open(database: &MemoryDatabase) -> BrowserStorage<MemoryDatabase> {
    block_on(BrowserStorage::open(database.clone(), || 1_000)).unwrap()
}

fn new_table(row: TableRow, rematch_of: Option<TableId>) -> Write {
    let lines = vec!["roll 4".into(), "blue: pass".into()];
    let network = Ipv4Addr::LOCALHOST.into();
    Write::Table { row: Box::new(row), lines, status: STATUS, rematch_of, network }
}

fn steps(id: &TableId, from: usize, lines: &[&str]) -> Write {
    let lines = lines.iter().map(|line| line.to_string()).collect();
    Write::Steps { table: id.clone(), from, lines, status: STATUS, terms: None }
}

#[test]
fn whoever_opens_it_again_finds_everything_as_it_was_written() {
    let database = MemoryDatabase::default();
    let (storage, row) = (open(&database), row("abcdefghabcdefgh"));
    block_on(storage.write(new_table(row.clone(), None), 0)).unwrap();
    block_on(storage.write(steps(&row.id, 1, &["blue: use merchant", "roll 1 2"]), 0)).unwrap();
    let (link, red) = (Secret::new([9; 16]), [8; 32]);
    let sit = Write::Sit { table: row.id.clone(), seat: Seat(1), name: "Blanche".into(), link, session: red };
    block_on(storage.write(sit, 1)).unwrap();
    let again = open(&database);
    let (found, journal) = block_on(again.table(&row.id)).unwrap().unwrap();
    assert_eq!(journal, "troyes-record 1\n---\nroll 4\nblue: use merchant\nroll 1 2\n");
    let mut wanted = TableRow { revision: 2, is_begun: true, ..row.clone() };
    wanted.chairs[1] = Chair { sitter: Sitter::Person(link), name: "Blanche".into() };
    wanted.holders.push((red, Seat(1)));
    assert_eq!(found, wanted);
    assert_eq!(block_on(again.seat_of(link)), Ok(Some((row.id.clone(), Seat(1)))));
    assert_eq!(block_on(again.seat_of(Secret::new([2; 16]))), Ok(None), "the invitation is used up");
    let mine = block_on(again.tables_of(red, 10)).unwrap();
    assert_eq!((mine.len(), mine[0].own), (1, [Seat(1)].into_iter().collect()));
    assert!(block_on(again.knows(red)).unwrap() && !block_on(again.knows([0; 32])).unwrap());
}

#[test]
fn lots_and_the_deal_are_found_again() {
    let database = MemoryDatabase::default();
    let (storage, row) = (open(&database), row("abcdefghabcdefgh"));
    block_on(storage.write(new_table(row.clone(), None), 0)).unwrap();
    let mut dealt = row.clone();
    dealt.chairs.swap(0, 2);
    dealt.holders = vec![(ANNA, Seat(2))];
    dealt.terms.mixing = Some(web::Mixing::new(vec![web::Part::Nothing; 3], true));
    let write = Write::Seating { row: Box::new(dealt.clone()), lines: vec!["roll 6".into()], status: STATUS };
    block_on(storage.write(write, 0)).unwrap();
    let (found, journal) = block_on(open(&database).table(&row.id)).unwrap().unwrap();
    assert_eq!(journal, "troyes-record 1\n---\nroll 6\n", "all of it anew");
    assert_eq!(found, TableRow { revision: 1, ..dealt });
}

#[test]
fn what_is_agreed_on_and_said_is_found_again() {
    let database = MemoryDatabase::default();
    let (storage, row) = (open(&database), row("abcdefghabcdefgh"));
    block_on(storage.write(new_table(row.clone(), None), 0)).unwrap();
    let terms = Terms { clock: Clock::new(Limit::Move, 60, StandIn::Pass), ..Terms::default() };
    let agree = Write::Terms { table: row.id.clone(), terms: terms.clone() };
    block_on(storage.write(agree, 0)).unwrap();
    let remark = Remark { number: 1, step: 2, seat: Seat(0), said: Some("Bonjour !".into()) };
    block_on(storage.write(Write::Remark { table: row.id.clone(), remark: remark.clone() }, 1)).unwrap();
    let again = open(&database);
    let (found, _) = block_on(again.table(&row.id)).unwrap().unwrap();
    assert_eq!((found.terms, found.remarks), (terms, vec![remark]));
    assert_eq!(block_on(again.clocked(10)), Ok(vec![row.id]));
}

#[test]
fn of_two_versions_of_the_site_the_late_one_overwrites_nothing() {
    let database = MemoryDatabase::default();
    let (old, row) = (open(&database), row("abcdefghabcdefgh"));
    block_on(old.write(new_table(row.clone(), None), 0)).unwrap();
    let new = open(&database);
    block_on(new.write(steps(&row.id, 2, &["red: pass"]), 0)).unwrap();
    assert_eq!(block_on(old.write(steps(&row.id, 2, &["red: fight"]), 0)), Err(StorageError::Overtaken));
    // It looks again, and goes on from there.
    let (found, journal) = block_on(old.table(&row.id)).unwrap().unwrap();
    assert!(found.revision == 1 && journal.ends_with("red: pass\n"));
    assert_eq!(block_on(old.write(steps(&row.id, 3, &["roll 6"]), 1)), Ok(()));
}

#[test]
fn a_rematch_is_written_with_its_table_and_a_deleted_table_is_gone() {
    let database = MemoryDatabase::default();
    let (storage, first, second) = (open(&database), row("abcdefghabcdefgh"), row("zzzzzzzzzzzzzzzz"));
    block_on(storage.write(new_table(first.clone(), None), 0)).unwrap();
    block_on(storage.write(new_table(second.clone(), Some(first.id.clone())), 0)).unwrap();
    let (found, _) = block_on(storage.table(&first.id)).unwrap().unwrap();
    assert_eq!(found.rematch, Some(second.id.clone()));
    block_on(storage.write(Write::Delete { table: first.id.clone() }, 1)).unwrap();
    assert_eq!(block_on(storage.table(&first.id)), Ok(None));
    assert_eq!(block_on(open(&database).tables_of(ANNA, 10)).unwrap().len(), 1);
}
