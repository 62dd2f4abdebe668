//! A moment as texts: for programs, records and people.

use super::super::{SeatName, from_json};
use super::PyState;
use crate::errors::language;
use pyo3::prelude::*;

#[pymethods]
impl PyState {
    /// Everything on the table as a text of JSON: `Game.load` reads it, and so does the protocol.
    fn json(&self) -> String {
        self.position.json()
    }

    /// A hash of the state that is the same on every machine.
    fn hash(&self) -> String {
        self.position.hash()
    }

    /// The game so far as a record: `replay` reads it, and so does `troyes replay`.
    fn record(&self) -> String {
        self.position.record()
    }

    /// Every step so far, in the notation of records.
    fn history(&self) -> Vec<String> {
        self.position.history()
    }

    /// What a seat is asked: the kind of decision and the question as it is put.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn question(&self, seat: Option<SeatName>, lang: &str) -> PyResult<Option<(&'static str, String)>> {
        let language = language(lang)?;
        if seat.is_none() && self.current().is_none() {
            return Ok(None);
        }
        Ok(self.position.question(self.seat(seat.as_ref())?, language))
    }

    /// A choice that is offered now, as a button says it.
    #[pyo3(signature = (choice, seat=None, lang="en"))]
    fn say(&self, choice: &str, seat: Option<SeatName>, lang: &str) -> PyResult<String> {
        let language = language(lang)?;
        Ok(self.position.say(self.seat(seat.as_ref())?, choice, language)?)
    }

    /// What is awaited from chance, as a sentence.
    #[pyo3(signature = (lang="en"))]
    fn say_awaited(&self, lang: &str) -> PyResult<Option<String>> {
        Ok(self.position.say_awaited(language(lang)?))
    }

    /// Why a seat may not use something now, by its id; or that it may.
    #[pyo3(signature = (thing, seat=None, lang="en"))]
    fn why_not(&self, thing: &str, seat: Option<SeatName>, lang: &str) -> PyResult<String> {
        let language = language(lang)?;
        Ok(self.position.why_not(self.seat_or_first(seat)?, thing, language)?)
    }

    /// The final score sheet, once the game is over.
    #[pyo3(signature = (lang="en"))]
    fn standing<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
        let standing = self.position.standing(language(lang)?);
        standing.map(|text| from_json(py, &text)).transpose()
    }
}
