//! The engine protocol: one JSON object per line in, one per line out. `docs/protocol.md` tells it in full.

mod fault;
mod line;
mod methods;
mod opening;
mod params;
mod table;
mod voice;

pub use fault::{Code, Fault};
pub use line::LONGEST;

use crate::failure::Failure;
use line::Line;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::AnyTable;

/// The version of the protocol; raised whenever an old program would misunderstand a new answer.
pub const PROTOCOL: u32 = 1;

/// How many tables may be open at once.
const MOST_TABLES: usize = 1024;

/// Answers requests; keeps the tables.
#[derive(Default)]
pub struct Engine {
    tables: BTreeMap<u64, Box<dyn AnyTable>>,
    last: u64,
}

/// Answers every line until the input ends.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> Result<(), Failure> {
    let mut engine = Engine::default();
    loop {
        let line = line::read(&mut input)
            .map_err(|error| Failure::new(format!("cannot read the requests: {error}")))?;
        let answer = match line {
            Line::Whole(line) => engine.answer(&line),
            Line::TooLong => {
                let message = format!("a line has at most {LONGEST} bytes; this one was longer");
                Some(failed(Value::Null, &Fault::new(Code::LineTooLong, message)))
            }
            Line::End => return Ok(()),
        };
        if let Some(answer) = answer {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
}

fn failed(id: Value, fault: &Fault) -> Value {
    json!({"id": id, "error": fault.to_json()})
}

impl Engine {
    /// Answers one line; an empty one is not answered.
    pub fn answer(&mut self, line: &[u8]) -> Option<Value> {
        if line.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        let request = match serde_json::from_slice(line) {
            Ok(Value::Object(request)) => request,
            Ok(_) => {
                let fault = Fault::new(Code::BadRequest, "a request is a JSON object");
                return Some(failed(Value::Null, &fault));
            }
            Err(error) => {
                let fault = Fault::new(Code::BadJson, format!("this line is not JSON: {error}"));
                return Some(failed(Value::Null, &fault));
            }
        };
        let id = request.get("id").cloned().unwrap_or(Value::Null);
        Some(match self.respond(request) {
            Ok(result) => json!({"id": id, "result": result}),
            Err(fault) => failed(id, &fault),
        })
    }

    fn respond(&mut self, mut request: Map<String, Value>) -> Result<Value, Fault> {
        request.remove("id");
        let Some(Value::String(method)) = request.remove("method") else {
            return Err(Fault::new(Code::BadRequest, "a request names its `method`"));
        };
        let params = match request.remove("params") {
            None | Some(Value::Null) => json!({}),
            Some(params @ Value::Object(_)) => params,
            Some(_) => return Err(Fault::new(Code::BadRequest, "`params` are a JSON object")),
        };
        if let Some(key) = request.keys().next() {
            let message = format!("`{key}` is none of `id`, `method` and `params`");
            return Err(Fault::new(Code::BadRequest, message));
        }
        // Nothing is known to panic. If something does after all, it costs its table, which is not put back, and
        // nothing else.
        catch_unwind(AssertUnwindSafe(|| methods::call(self, &method, params))).unwrap_or_else(|_| {
            let message = "a mistake of this program, please report it; if it was at a table, that is closed";
            Err(Fault::new(Code::Internal, message))
        })
    }

    fn open(&mut self, mut table: Box<dyn AnyTable>) -> Result<Value, Fault> {
        if self.tables.len() >= MOST_TABLES {
            let message = format!("{MOST_TABLES} tables are open; `close` one");
            return Err(Fault::new(Code::TooManyTables, message));
        }
        let opened = table.opened();
        self.last += 1;
        self.tables.insert(self.last, table);
        Ok(of_table(self.last, opened))
    }

    /// Takes the table out, does something with it and puts it back. Without an id it is the only table.
    fn at<T>(
        &mut self,
        id: Option<u64>,
        job: impl FnOnce(&mut dyn AnyTable) -> Result<T, Fault>,
    ) -> Result<(u64, T), Fault> {
        let id = self.find(id)?;
        let Some(mut table) = self.tables.remove(&id) else {
            return Err(Fault::new(Code::UnknownTable, format!("table {id} is not open")));
        };
        let result = job(table.as_mut());
        self.tables.insert(id, table);
        Ok((id, result?))
    }

    fn close(&mut self, id: Option<u64>) -> Result<Value, Fault> {
        let id = self.find(id)?;
        self.tables.remove(&id);
        Ok(json!({"table": id, "closed": true}))
    }

    fn find(&self, id: Option<u64>) -> Result<u64, Fault> {
        let fail = |message: String| Err(Fault::new(Code::UnknownTable, message));
        match (id, self.tables.keys().next(), self.tables.len()) {
            (Some(id), ..) if self.tables.contains_key(&id) => Ok(id),
            (Some(id), ..) => fail(format!("table {id} is not open")),
            (None, Some(only), 1) => Ok(*only),
            (None, None, _) => fail("no table is open; `new` or `load` opens one".into()),
            (None, _, open) => fail(format!("{open} tables are open: say which `table`")),
        }
    }
}

/// A result with the table it is about in front.
fn of_table(id: u64, result: Value) -> Value {
    let mut answer = Map::new();
    answer.insert("table".into(), id.into());
    if let Value::Object(result) = result {
        answer.extend(result);
    }
    Value::Object(answer)
}
