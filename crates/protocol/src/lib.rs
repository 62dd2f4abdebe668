//! The engine protocol: one JSON object per line in, one per line out. `docs/protocol.md` tells it in full.
//!
//! An [`Engine`] is a function from a line to its answer and the tables that are open. It reads and writes nothing, and
//! everything random follows from the seed that it is given.
#![warn(missing_docs)]

mod answers;
mod fault;
pub mod games;
mod helping;
pub mod language;
mod method;
mod methods;
mod mixing;
mod object_text;
mod opening;
mod params;
mod quick;
#[cfg(feature = "schema")]
pub mod schema;
mod table;
mod telling;
mod unknown;
mod voice;
mod wishes;

pub use fault::{Code, Fault, foreign};
pub use unknown::Unknown;

use answers::Closed;
use object_text::ObjectText;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::AnyTable;
use tabletop::{Seed, phrase};
use wishes::Wishes;

/// The version of the protocol; raised whenever an old program would misunderstand a new answer.
pub const PROTOCOL: u32 = 1;

/// The longest line that is answered, in bytes. The longest sensible one carries a record or a state.
pub const LONGEST: usize = 4 << 20;

/// How many tables may be open at once.
const MOST_TABLES: usize = 1024;

/// Answers requests; keeps the tables.
pub struct Engine {
    tables: BTreeMap<u64, Box<dyn AnyTable>>,
    last: u64,
    seeds: Seeds,
}

/// Seeds for tables that were given none. Nobody can tell one from another without the first.
struct Seeds {
    first: Seed,
    drawn: u64,
}

impl Seeds {
    fn draw(&mut self) -> Seed {
        self.drawn += 1;
        let hash = Sha256::new().chain_update(self.first.0).chain_update(self.drawn.to_le_bytes());
        Seed(hash.finalize().into())
    }
}

/// The answer to a line that was longer than [`LONGEST`] and has not been kept.
pub fn too_long() -> Value {
    failed(Value::Null, &Fault::new(Code::LineTooLong, phrase!("protocol-line-too-long", most = LONGEST)))
}

fn answered(id: Value, result: Result<ObjectText, Fault>) -> String {
    match result {
        Ok(result) => ObjectText::one("id", &id).with_object("result", &result).into(),
        Err(fault) => failed(id, &fault).to_string(),
    }
}

fn failed(id: Value, fault: &Fault) -> Value {
    json!({"id": id, "error": fault.told()})
}

impl Engine {
    /// An engine without tables. The dice of tables that are given no seed follow from this one.
    pub fn new(seed: Seed) -> Engine {
        Engine { tables: BTreeMap::new(), last: 0, seeds: Seeds { first: seed, drawn: 0 } }
    }

    /// Answers one line; an empty one is not answered.
    pub fn answer(&mut self, line: &[u8]) -> Option<Value> {
        self.answer_line(line).map(|answer| serde_json::from_str(&answer).unwrap_or_default())
    }

    /// The same with the answer as the line that is written.
    pub fn answer_line(&mut self, line: &[u8]) -> Option<String> {
        if line.len() > LONGEST {
            return Some(too_long().to_string());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        if let Some((id, play)) = quick::read(line) {
            return Some(answered(id, self.guarded(|engine| methods::play(engine, play))));
        }
        let refuse = |code, message| Some(failed(Value::Null, &Fault::new(code, message)).to_string());
        let request = match serde_json::from_slice(line) {
            Ok(Value::Object(request)) => request,
            Ok(_) => return refuse(Code::BadRequest, phrase!("protocol-request-object")),
            Err(error) => {
                return refuse(Code::BadJson, phrase!("protocol-not-json", error = error.to_string()));
            }
        };
        let id = request.get("id").cloned().unwrap_or(Value::Null);
        Some(answered(id, self.respond(request)))
    }

    fn respond(&mut self, mut request: Map<String, Value>) -> Result<ObjectText, Fault> {
        request.remove("id");
        let Some(Value::String(method)) = request.remove("method") else {
            return Err(Fault::new(Code::BadRequest, phrase!("protocol-request-method")));
        };
        let params = match request.remove("params") {
            None | Some(Value::Null) => json!({}),
            Some(params @ Value::Object(_)) => params,
            Some(_) => return Err(Fault::new(Code::BadRequest, phrase!("protocol-params-object"))),
        };
        if let Some(key) = request.keys().next() {
            let message = phrase!("protocol-request-key", key = key.clone());
            return Err(Fault::new(Code::BadRequest, message));
        }
        self.guarded(|engine| methods::call(engine, &method, params))
    }

    /// Nothing is known to panic. If something does after all, it costs its table, which is not put back, and nothing
    /// else.
    fn guarded(
        &mut self,
        job: impl FnOnce(&mut Engine) -> Result<ObjectText, Fault>,
    ) -> Result<ObjectText, Fault> {
        catch_unwind(AssertUnwindSafe(|| job(self)))
            .unwrap_or_else(|_| Err(Fault::new(Code::Internal, phrase!("protocol-internal"))))
    }

    /// Opens what is made; a seed is drawn for it, in case it is given none.
    fn open_with(
        &mut self,
        wishes: &Wishes,
        make: impl FnOnce(Seed) -> Result<Box<dyn AnyTable>, Fault>,
    ) -> Result<ObjectText, Fault> {
        let table = make(self.seeds.draw())?;
        if self.tables.len() >= MOST_TABLES {
            let message = phrase!("protocol-too-many-tables", open = MOST_TABLES);
            return Err(Fault::new(Code::TooManyTables, message));
        }
        let opened = table.opened(wishes)?;
        self.last += 1;
        self.tables.insert(self.last, table);
        Ok(of_table(self.last, &opened))
    }

    /// Takes the table out, does something with it and puts it back. Without an id it is the only table.
    fn at<T>(
        &mut self,
        id: Option<u64>,
        job: impl FnOnce(&mut dyn AnyTable) -> Result<T, Fault>,
    ) -> Result<(u64, T), Fault> {
        let id = self.find(id)?;
        let Some(mut table) = self.tables.remove(&id) else {
            return Err(not_open(id));
        };
        let result = job(table.as_mut());
        self.tables.insert(id, table);
        Ok((id, result?))
    }

    fn close(&mut self, id: Option<u64>) -> Result<ObjectText, Fault> {
        let id = self.find(id)?;
        self.tables.remove(&id);
        Ok(of_table(id, &ObjectText::of(&Closed { closed: true })))
    }

    fn find(&self, id: Option<u64>) -> Result<u64, Fault> {
        let fail = |message| Err(Fault::new(Code::UnknownTable, message));
        match (id, self.tables.keys().next(), self.tables.len()) {
            (Some(id), ..) if self.tables.contains_key(&id) => Ok(id),
            (Some(id), ..) => Err(not_open(id)),
            (None, Some(only), 1) => Ok(*only),
            (None, None, _) => fail(phrase!("protocol-no-table")),
            (None, _, open) => fail(phrase!("protocol-which-table", open = open)),
        }
    }
}

fn not_open(id: u64) -> Fault {
    // Numbers may be larger than phrases count.
    Fault::new(Code::UnknownTable, phrase!("protocol-table-not-open", table = id.to_string()))
}

/// A result with the table it is about in front.
fn of_table(id: u64, result: &ObjectText) -> ObjectText {
    ObjectText::one("table", &id).and(result)
}
