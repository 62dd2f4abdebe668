//! Seeded dice.

use crate::errors::Wrong;
use pyo3::prelude::*;
use tabletop::{Cup, Seed, phrase};

/// Seeded dice: the same seed gives the same dice and cards on every machine.
#[pyclass(name = "Cup", module = "troyes")]
#[derive(Clone)]
pub struct PyCup {
    pub cup: Cup,
    seed: u64,
}

#[pymethods]
impl PyCup {
    #[new]
    #[pyo3(signature = (seed=0))]
    fn new(seed: u64) -> PyCup {
        PyCup { cup: Cup::new(Seed::from_number(seed)), seed }
    }

    /// A number from 0 to ``end - 1``, each as likely.
    fn below(&mut self, end: u32) -> PyResult<u32> {
        if end == 0 {
            return Err(Wrong::Call(phrase!("python-none-below")).into());
        }
        Ok(self.cup.below(end))
    }

    /// The same dice at the same place.
    fn clone(&self) -> PyCup {
        Clone::clone(self)
    }

    fn __copy__(&self) -> PyCup {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyCup {
        Clone::clone(self)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (u64,), u128) {
        let cup = slf.borrow();
        (slf.get_type().into_any(), (cup.seed,), cup.cup.drawn())
    }

    fn __setstate__(&mut self, drawn: u128) {
        self.cup = Cup::resumed(Seed::from_number(self.seed), drawn);
    }
}
