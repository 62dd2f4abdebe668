//! Built-in bots.

use super::{PyState, SeatName};
use crate::bot::AnyBot;
use crate::errors::language;
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};

/// A built-in bot. It sees only what its seat may know.
#[pyclass(name = "Bot", module = "troyes")]
pub struct PyBot {
    /// Only ever used by whoever has the whole of it: the lock tells the compiler.
    pub bot: Mutex<Box<dyn AnyBot>>,
    pub name: String,
}

#[pymethods]
impl PyBot {
    /// What it was made from.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The choice that it makes for a seat that is asked now. Other threads go on meanwhile.
    #[pyo3(signature = (state, seat=None))]
    fn decide(
        &mut self,
        py: Python<'_>,
        state: PyRef<'_, PyState>,
        seat: Option<SeatName>,
    ) -> PyResult<String> {
        let seat = state.seat(seat.as_ref())?;
        let bot = self.bot.get_mut().unwrap_or_else(PoisonError::into_inner);
        let position = &*state.position;
        Ok(py.detach(|| bot.decide(position, seat))?)
    }

    /// Why it decided so, the weightiest reason first.
    #[pyo3(signature = (lang="en"))]
    fn reasons(&mut self, lang: &str) -> PyResult<Vec<String>> {
        let bot = self.bot.get_mut().unwrap_or_else(PoisonError::into_inner);
        Ok(bot.reasons(language(lang)?))
    }

    fn __repr__(&self) -> String {
        format!("<troyes.Bot {}>", self.name)
    }
}
