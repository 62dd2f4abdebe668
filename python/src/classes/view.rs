//! What one seat may know.

use super::{PyGame, PyState, array_of, from_json};
use crate::sight::AnySight;
use numpy::PyArray1;
use pyo3::prelude::*;
use std::sync::Arc;

/// What one seat, or a spectator, may know of a state. No secret of anybody else is in it.
#[pyclass(name = "View", module = "troyes", frozen)]
pub struct PyView {
    pub sight: Arc<dyn AnySight>,
}

#[pymethods]
impl PyView {
    /// The rules.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { rules: self.sight.rules() }
    }

    /// Everything in it as a text of JSON.
    fn json(&self) -> String {
        self.sight.json()
    }

    /// Everything in it as an object.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.sight.json())
    }

    /// The actions picked so far of the answer that the seat is giving.
    #[getter]
    fn picked(&self) -> Vec<u16> {
        self.sight.picked().to_vec()
    }

    /// Everything in it as numbers; see `Game.layout`.
    #[pyo3(signature = (out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        array_of(py, out, self.sight.rules().observation_len(), |slice| {
            self.sight.observe(slice);
            Ok(())
        })
    }

    /// A possible state that looks like this: what is not known is filled in at random.
    #[pyo3(signature = (seed=0))]
    fn guess(&self, seed: u64) -> PyResult<PyState> {
        Ok(PyState { position: self.sight.guess(seed)? })
    }

    fn __copy__(&self) -> PyView {
        PyView { sight: self.sight.clone() }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyView {
        self.__copy__()
    }

    fn __eq__(&self, other: &PyView) -> bool {
        self.sight.json() == other.sight.json() && self.sight.picked() == other.sight.picked()
    }

    fn __repr__(&self) -> String {
        format!("<troyes.View of {}>", self.sight.rules().name())
    }
}
