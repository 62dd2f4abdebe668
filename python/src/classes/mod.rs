//! The classes that Python sees.

mod bot;
mod cup;
mod game;
mod state;
mod vector;
mod view;

pub use bot::PyBot;
pub use cup::PyCup;
pub use game::{PyGame, games, levels, replay};
pub use state::{PyState, action, restore};
pub use vector::PyVectorEnv;
pub use view::PyView;

use crate::errors::{Outcome, Wrong, say};
use crate::rules::AnyRules;
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use tabletop::{Seat, phrase};

/// A text of JSON as Python's own values.
pub fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// Python's own values as a text of JSON.
pub fn to_json(value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.py().import("json")?.call_method1("dumps", (value,))?.extract()
}

/// A seat as people name it: by its number from 0, or by its word.
pub enum SeatName {
    Number(i64),
    Word(String),
}

impl<'py> FromPyObject<'_, 'py> for SeatName {
    type Error = PyErr;

    fn extract(seat: Borrowed<'_, 'py, PyAny>) -> PyResult<SeatName> {
        if let Ok(word) = seat.extract() {
            return Ok(SeatName::Word(word));
        }
        match seat.extract() {
            Ok(number) => Ok(SeatName::Number(number)),
            // So many seats no game has: it is refused by what it says.
            Err(error) if error.is_instance_of::<PyOverflowError>(seat.py()) => {
                Ok(SeatName::Word(seat.str()?.to_string()))
            }
            Err(_) => {
                let kind = seat.get_type().name()?.to_string();
                Err(PyTypeError::new_err(say(&phrase!("python-seat-kind", kind = kind))))
            }
        }
    }
}

impl SeatName {
    /// The seat that is meant, of all that have a column on the score sheet.
    pub fn find(&self, rules: &dyn AnyRules) -> Outcome<Seat> {
        let seats = rules.seats();
        match self {
            SeatName::Number(number) => match u8::try_from(*number) {
                Ok(seat) if seat < seats => Ok(Seat(seat)),
                _ => Err(Wrong::Call(phrase!(
                    "python-no-seat",
                    seat = number.to_string(),
                    last = seats.saturating_sub(1)
                ))),
            },
            SeatName::Word(word) => {
                let all = (0..seats).map(Seat);
                let found = all.clone().find(|seat| rules.seat_name(*seat) == word);
                found.ok_or_else(|| Wrong::unknown("seat", word, all.map(|seat| rules.seat_name(seat))))
            }
        }
    }
}

/// An array to be filled: the caller's own, if it gives one of the right length, or a new one.
pub fn array_of<'py, T: numpy::Element>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    len: usize,
    fill: impl FnOnce(&mut [T]) -> Outcome<()>,
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let array = match out {
        None => PyArray1::zeros(py, len, false),
        Some(out) => out.cast_into().map_err(|_| {
            let kind = T::get_dtype(py).to_string();
            PyTypeError::new_err(say(&phrase!("python-array-kind", kind = kind, awaited = len)))
        })?,
    };
    let mut writing: PyReadwriteArray1<'_, T> =
        array.try_readwrite().map_err(|error| Wrong::Call(Wrong::foreign(error)))?;
    let slice = writing.as_slice_mut().map_err(|error| Wrong::Call(Wrong::foreign(error)))?;
    if slice.len() != len {
        let wrong = phrase!("python-length", given = slice.len(), awaited = len);
        return Err(Wrong::Call(wrong).into());
    }
    fill(slice)?;
    drop(writing);
    Ok(array)
}
