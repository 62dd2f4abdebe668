//! A statement of SQL with what is bound to it, for a file and for a database.

use super::StoreError;
use std::borrow::Cow;
use tabletop::Seat;
use web::TableId;

/// What is bound to a statement. A value that is missing is missing of its kind: PostgreSQL wants to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    Number(Option<i64>),
    Flag(Option<bool>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// A statement that SQLite and PostgreSQL both understand; `$1` stands for the first value.
#[derive(Clone, Debug)]
pub struct Statement {
    pub sql: Cow<'static, str>,
    pub values: Vec<Value>,
}

/// A statement to which nothing is bound yet.
pub fn statement(sql: impl Into<Cow<'static, str>>) -> Statement {
    Statement { sql: sql.into(), values: Vec::new() }
}

impl Statement {
    /// Binds the next value.
    pub fn bind(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }
}

/// A connection to either, in the middle of a transaction.
pub trait Connection: Send {
    /// So many steps may lie unpacked at a table that is played.
    const MOST_LOOSE: usize;

    /// Does what a statement says; how many rows it has written.
    fn run(&mut self, statement: Statement) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The texts in the first column.
    fn texts(&mut self, statement: Statement)
    -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// The bytes in the first column of the first row.
    fn bytes(
        &mut self,
        statement: Statement,
    ) -> impl Future<Output = Result<Option<Vec<u8>>, StoreError>> + Send;

    /// Adds steps of a table from this one on.
    fn add_steps(
        &mut self,
        table: &TableId,
        from: usize,
        lines: &[String],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Does what some statements say, one after the other.
    fn run_all(&mut self, statements: Vec<Statement>) -> impl Future<Output = Result<(), StoreError>> + Send {
        async move {
            for statement in statements {
                self.run(statement).await?;
            }
            Ok(())
        }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(Some(number))
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        i64::from(seat.0).into()
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Flag(Some(flag))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        text.to_string().into()
    }
}

impl From<&TableId> for Value {
    fn from(table: &TableId) -> Value {
        table.as_str().into()
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Value {
        bytes.to_vec().into()
    }
}

impl From<Vec<u8>> for Value {
    fn from(bytes: Vec<u8>) -> Value {
        Value::Bytes(Some(bytes))
    }
}

/// Binds a statement's values to a query of either database.
macro_rules! query_of {
    ($statement:expr) => {{
        let statement: $crate::writing::Statement = $statement;
        let query = ::sqlx::query(::sqlx::AssertSqlSafe(statement.sql));
        statement.values.into_iter().fold(query, |query, value| match value {
            $crate::writing::Value::Number(number) => query.bind(number),
            $crate::writing::Value::Flag(flag) => query.bind(flag),
            $crate::writing::Value::Text(text) => query.bind(text),
            $crate::writing::Value::Bytes(bytes) => query.bind(bytes),
        })
    }};
}
pub(crate) use query_of;
