//! Troyes, The Ladies of Troyes, King's Challenge and Troyes Dice for Python.
//!
//! The engine's own types are generic; here they are forgotten (`Any…`) and handed to Python as a few classes. Nothing
//! here knows a rule.

mod bot;
mod classes;
mod errors;
mod interrupt;
mod past;
mod position;
mod rewards;
mod rules;
mod sight;
mod vector;

use pyo3::prelude::*;

/// The engine: what the package `troyes` is made of.
#[pymodule]
mod _engine {
    use super::*;

    #[pymodule_export]
    use crate::classes::{PyBot, PyCup, PyGame, PyState, PyVectorEnv, PyView};
    #[pymodule_export]
    use crate::classes::{games, levels, replay, restore};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        crate::errors::add_to(module)
    }
}
