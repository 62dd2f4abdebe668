//! Seeded dice.

use pyo3::prelude::*;
use tabletop::{Cup, Seed};

/// Seeded dice: the same seed gives the same dice and cards on every machine.
#[pyclass(name = "Cup", module = "troyes")]
#[derive(Clone)]
pub struct PyCup {
    pub cup: Cup,
}

#[pymethods]
impl PyCup {
    #[new]
    #[pyo3(signature = (seed=0))]
    fn new(seed: u64) -> PyCup {
        PyCup { cup: Cup::new(Seed::from_number(seed)) }
    }

    /// A number from 0 to ``end - 1``, each as likely.
    fn below(&mut self, end: u32) -> u32 {
        if end == 0 { 0 } else { self.cup.below(end) }
    }

    /// The same dice at the same place.
    fn clone(&self) -> PyCup {
        Clone::clone(self)
    }
}
