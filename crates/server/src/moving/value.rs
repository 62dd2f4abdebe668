//! What stands in a column, whichever database it is in.

use super::{Cells, MoveError};
use crate::writing;
use sqlx::{Column, ColumnIndex, Decode, Row, Type, TypeInfo, ValueRef};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Number,
    /// A number in a file, which knows no other: 0 or 1.
    Flag,
    Text,
    Bytes,
}

impl Kind {
    /// The kind by the name that either database has for it.
    pub fn named(name: &str) -> Kind {
        match name {
            "INTEGER" | "INT8" | "bigint" => Kind::Number,
            "BOOL" | "boolean" => Kind::Flag,
            "BLOB" | "BYTEA" | "bytea" => Kind::Bytes,
            _ => Kind::Text,
        }
    }
}

/// What stands in a column of a row. A flag is a number here.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    Nothing,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Value {
    /// As it is bound to a statement for a column of this kind.
    pub fn bound(self, kind: Kind) -> writing::Value {
        match (self, kind) {
            (Value::Number(number), Kind::Flag) => (number != 0).into(),
            (Value::Number(number), _) => number.into(),
            (Value::Text(text), _) => text.into(),
            (Value::Bytes(bytes), _) => bytes.into(),
            (Value::Nothing, Kind::Number) => writing::Value::Number(None),
            (Value::Nothing, Kind::Flag) => writing::Value::Flag(None),
            (Value::Nothing, Kind::Text) => writing::Value::Text(None),
            (Value::Nothing, Kind::Bytes) => writing::Value::Bytes(None),
        }
    }
}

/// What stands in the columns of a row.
pub fn cells<R: Row>(row: &R) -> Result<Cells, MoveError>
where
    usize: ColumnIndex<R>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> bool: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> String: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
{
    let cell = |column: &<R::Database as sqlx::Database>::Column| {
        let (at, raw) = (column.ordinal(), row.try_get_raw(column.ordinal())?);
        let value = match Kind::named(raw.type_info().name()) {
            _ if raw.is_null() => Value::Nothing,
            Kind::Number => Value::Number(row.try_get(at)?),
            Kind::Flag => Value::Number(row.try_get::<bool, _>(at)?.into()),
            Kind::Bytes => Value::Bytes(row.try_get(at)?),
            Kind::Text => Value::Text(row.try_get(at)?),
        };
        Ok((column.name().to_string(), value))
    };
    row.columns().iter().map(cell).collect()
}

/// A sum of rows in whichever order they come.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Digest {
    pub rows: u64,
    sum: u64,
}

impl Digest {
    pub fn add(&mut self, row: &BTreeMap<String, Value>) {
        let mut hasher = DefaultHasher::new();
        row.hash(&mut hasher);
        self.rows += 1;
        self.sum = self.sum.wrapping_add(hasher.finish());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_notices_every_change_but_not_the_order() {
        let row = |seat: i64, name: Option<&str>| {
            let name = name.map_or(Value::Nothing, |name| Value::Text(name.into()));
            BTreeMap::from([("seat".to_string(), Value::Number(seat)), ("name".to_string(), name)])
        };
        let sum = |rows: &[BTreeMap<String, Value>]| {
            let mut digest = Digest::default();
            rows.iter().for_each(|row| digest.add(row));
            digest
        };
        let (anna, bert) = (row(0, Some("Anna")), row(1, Some("Bert")));
        assert_eq!(sum(&[anna.clone(), bert.clone()]), sum(&[bert.clone(), anna.clone()]));
        assert_ne!(sum(&[anna.clone(), bert.clone()]), sum(std::slice::from_ref(&anna)));
        assert_ne!(sum(&[anna.clone(), bert]), sum(&[anna.clone(), row(1, None)]));
        assert_ne!(sum(&[anna, row(1, None)]), sum(&[row(0, None), row(1, Some("Anna"))]));
    }
}
