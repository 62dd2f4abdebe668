//! Compares what clients were told and shown with what the database says.

use crate::history::{History, Request, Told, lines_of};
use flate2::read::ZlibDecoder;
use server::client::Client;
use sqlx::{PgConnection, Row, query};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::io::Read;
use std::net::SocketAddr;

/// A change as the database has written it down.
struct Change {
    revision: i64,
    epoch: i64,
    node: i64,
    request: u128,
}

/// What was compared.
#[derive(Default)]
pub struct Compared {
    pub tables: usize,
    pub changes: usize,
    pub done: usize,
    pub refused: usize,
    pub untold: usize,
    pub leads: usize,
    pub sentences: usize,
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Compared { tables, changes, done, refused, untold, leads, sentences } = self;
        write!(f, "{tables} tables under {leads} leads, {changes} changes; {done} requests done, ")?;
        write!(f, "{refused} refused, {untold} never answered; {sentences} sentences seen")
    }
}

/// Everything that was acknowledged is there once, nothing that was refused is there, and no table had two leaders.
pub async fn check(history: &History, connection: &mut PgConnection, address: SocketAddr) -> Compared {
    let requests = history.requests.lock().expect("requests").clone();
    let tables = history.tables.lock().expect("tables").clone();
    let mut compared = Compared { tables: tables.len(), ..Compared::default() };
    for table in &tables {
        let id = table.trim_start_matches("/t/");
        let changes = changes(connection, id).await;
        compared.changes += changes.len();
        compared.leads += check_leaders(connection, id, &changes).await;
        let of_table: Vec<&Request> = requests.iter().filter(|request| &request.table == table).collect();
        check_requests(&of_table, &changes, &mut compared);
        check_journal(connection, id, &of_table, &changes).await;
        check_talk(connection, id, &of_table).await;
        compared.sentences += check_seen(history, table, &mut Client::new(address)).await;
    }
    compared
}

async fn changes(connection: &mut PgConnection, id: &str) -> Vec<Change> {
    let found = query("SELECT * FROM changes WHERE table_id = $1 ORDER BY revision").bind(id);
    let rows = found.fetch_all(connection).await.expect("changes");
    let request = |row: &sqlx::postgres::PgRow| {
        let bytes: Vec<u8> = row.get("request");
        u128::from_be_bytes(bytes.try_into().expect("16 bytes"))
    };
    rows.iter()
        .map(|row| Change {
            revision: row.get("revision"),
            epoch: row.get("epoch"),
            node: row.get("node"),
            request: request(row),
        })
        .collect()
}

/// Revisions follow each other without a gap, epochs never go back, and each belongs to one node. How many leads there
/// were.
async fn check_leaders(connection: &mut PgConnection, id: &str, changes: &[Change]) -> usize {
    let row = query("SELECT revision, epoch FROM tables WHERE id = $1").bind(id).fetch_one(connection).await;
    let row = row.expect("the table");
    let (revision, last): (i64, i64) = (row.get("revision"), row.get("epoch"));
    assert_eq!(revision, changes.len() as i64, "{id}: each change is written down once");
    let mut nodes = BTreeMap::new();
    let mut epoch = 0;
    for (change, number) in changes.iter().zip(1..) {
        assert_eq!(change.revision, number, "{id}: no change is missing or there twice");
        assert!(change.epoch >= epoch, "{id}: a leader of epoch {} wrote after {epoch}", change.epoch);
        epoch = change.epoch;
        assert_eq!(*nodes.entry(epoch).or_insert(change.node), change.node, "{id}: two led epoch {epoch}");
    }
    assert!(epoch <= last, "{id}: nobody writes in an epoch that is yet to come");
    nodes.len()
}

fn check_requests(requests: &[&Request], changes: &[Change], compared: &mut Compared) {
    let made: BTreeSet<u128> = changes.iter().map(|change| change.request).collect();
    assert_eq!(made.len(), changes.len(), "nothing was done twice for one request");
    for request in requests {
        let is_made = made.contains(&request.key);
        match request.told {
            Told::Done => {
                assert!(is_made, "acknowledged, but lost: {request:?}");
                compared.done += 1;
            }
            Told::Refused(_) => {
                assert!(!is_made, "refused, but done: {request:?}");
                compared.refused += 1;
            }
            Told::Nothing => compared.untold += 1,
        }
    }
}

/// The choices of the journal are those that were made, in the order of the changes, each once.
async fn check_journal(connection: &mut PgConnection, id: &str, requests: &[&Request], changes: &[Change]) {
    let by_key: HashMap<u128, &Request> = requests.iter().map(|request| (request.key, *request)).collect();
    let sent: Vec<&str> = changes
        .iter()
        .filter_map(|change| by_key.get(&change.request))
        .filter(|request| request.is_move)
        .flat_map(|request| request.text.lines())
        .collect();
    let journal = journal(connection, id).await;
    let played: Vec<&str> = journal.iter().flat_map(|step| step.lines()).filter_map(choice).collect();
    assert_eq!(played, sent, "{id}: the journal and what was sent");
}

/// The choice in a line of a journal of the toy; nothing if it is chance.
fn choice(line: &str) -> Option<&str> {
    let (seat, choice) = line.split_once(": ")?;
    ["red", "green", "blue", "gold"].contains(&seat).then_some(choice)
}

async fn journal(connection: &mut PgConnection, id: &str) -> Vec<String> {
    let pack = query("SELECT lines FROM packs WHERE table_id = $1").bind(id);
    let mut journal: Vec<String> = match pack.fetch_optional(&mut *connection).await.expect("a pack") {
        Some(row) => {
            let mut json = String::new();
            let bytes: Vec<u8> = row.get("lines");
            ZlibDecoder::new(&bytes[..]).read_to_string(&mut json).expect("packed lines");
            serde_json::from_str(&json).expect("lines")
        }
        None => Vec::new(),
    };
    let steps = query("SELECT step, line FROM steps WHERE table_id = $1 ORDER BY step").bind(id);
    for row in steps.fetch_all(connection).await.expect("steps") {
        assert_eq!(row.get::<i64, _>("step"), journal.len() as i64, "{id}: no step is missing");
        journal.push(row.get("line"));
    }
    journal
}

/// What was said stands there once, or not at all if nobody was told that it does.
async fn check_talk(connection: &mut PgConnection, id: &str, requests: &[&Request]) {
    let said = query("SELECT said FROM remarks WHERE table_id = $1 AND said IS NOT NULL").bind(id);
    let said = said.fetch_all(connection).await.expect("remarks");
    let said: Vec<String> = said.iter().map(|row| row.get("said")).collect();
    for request in requests.iter().filter(|request| !request.is_move) {
        let count = said.iter().filter(|said| **said == request.text).count();
        let most = usize::from(!matches!(request.told, Told::Refused(_)));
        assert!(count <= most, "{request:?} stands there {count} times");
        assert!(request.told != Told::Done || count == 1, "said, but lost: {request:?}");
    }
}

/// Everything that was shown of a table is still told of it. How many sentences that were.
async fn check_seen(history: &History, table: &str, client: &mut Client) -> usize {
    let story = client.get(&format!("{table}/story")).await.expect("a story").text;
    let told = lines_of(&story, table);
    let seen = history.seen.lock().expect("what was seen");
    let of_table: Vec<_> = seen.iter().filter(|(other, ..)| other == table).collect();
    for (_, step, text) in &of_table {
        assert!(told.contains(&(*step, text.clone())), "{table}: shown, but lost: {step} {text}");
    }
    of_table.len()
}
