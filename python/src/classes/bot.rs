//! Built-in bots.

use super::{PyGame, PyState, SeatName};
use crate::bot::AnyBot;
use crate::errors::language;
use crate::interrupt::listening;
use bots::Cancel;
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};

/// A built-in bot. It sees only what its seat may know. A copy is a bot that is made the same, with its luck before it.
#[pyclass(name = "Bot", module = "troyes")]
pub struct PyBot {
    /// Only ever used by whoever has the whole of it: the lock tells the compiler.
    pub bot: Mutex<Box<dyn AnyBot>>,
    pub game: PyGame,
    pub name: String,
    pub seed: u64,
    pub budget: Option<String>,
}

#[pymethods]
impl PyBot {
    /// What it was made from.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The choice that it makes for a seat that is asked now. Other threads go on meanwhile, and Ctrl-C is heard.
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
        let cancel = Cancel::default();
        let decide = || bot.decide(position, seat, &cancel);
        Ok(if bots::thinks(&self.name) { listening(py, &cancel, decide)? } else { py.detach(decide) }?)
    }

    /// Why it decided so, the weightiest reason first.
    #[pyo3(signature = (lang="en"))]
    fn reasons(&mut self, lang: &str) -> PyResult<Vec<String>> {
        let bot = self.bot.get_mut().unwrap_or_else(PoisonError::into_inner);
        Ok(bot.reasons(language(lang)?))
    }

    fn __copy__(&self) -> PyResult<PyBot> {
        self.game.bot(&self.name, self.seed, self.budget.as_deref())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<PyBot> {
        self.__copy__()
    }

    #[allow(clippy::type_complexity, reason = "Python's protocol")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, u64, Option<String>))> {
        let make = Bound::new(py, self.game.clone())?.getattr("bot")?;
        Ok((make, (self.name.clone(), self.seed, self.budget.clone())))
    }

    fn __repr__(&self) -> String {
        format!("<troyes.Bot {}>", self.name)
    }
}
