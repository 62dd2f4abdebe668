//! Many games at once.

use super::{PyGame, action};
use crate::errors::Wrong;
use crate::interrupt::listening;
use crate::rewards::Reward;
use crate::vector::{AnyEnvs, EnvSetup, Rows, Sizes};
use bots::Cancel;
use encoding::Action;
use numpy::{Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};
use tabletop::phrase;

/// Many games of the same rules, stepped at once without Python. Every array has a row for each game and is written
/// anew by `reset` and `step`: copy what is to be kept.
#[pyclass(name = "VectorEnv", module = "troyes", subclass)]
pub struct PyVectorEnv {
    /// Only ever used by whoever has the whole of it: the lock tells the compiler.
    envs: Mutex<Box<dyn AnyEnvs>>,
    sizes: Sizes,
    game: PyGame,
    count: usize,
    /// How many last observations are kept: all or none.
    kept: usize,
    has_begun: bool,
    /// What the seat that is asked may know.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// The masks as bytes, which Rust may write: what Python writes there need not be 0 or 1.
    mask_bytes: Py<PyArray2<u8>>,
    /// Which actions the seat that is asked may take.
    #[pyo3(get)]
    masks: Py<PyAny>,
    /// What the last step was worth to each player.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// The next array as bytes, which Rust may write.
    terminated_bytes: Py<PyArray1<u8>>,
    /// Whether the last step ended a game: the next one has begun already.
    #[pyo3(get)]
    terminated: Py<PyAny>,
    /// The seat that is asked.
    #[pyo3(get)]
    seats: Py<PyArray1<i64>>,
    /// What was seen last by the seat that took the last step of a game that ended; empty unless it is kept.
    #[pyo3(get)]
    final_observations: Py<PyArray2<f32>>,
}

/// An array while it is written.
type Writing<'py, T, D> = PyReadwriteArray<'py, T, D>;

fn write<'py, T: Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<Writing<'py, T, D>> {
    Ok(array.bind(py).try_readwrite().map_err(|error| Wrong::Call(Wrong::foreign(error)))?)
}

fn slice<'a, T: Element, D: numpy::ndarray::Dimension>(
    writing: &'a mut Writing<'_, T, D>,
    awaited: usize,
) -> PyResult<&'a mut [T]> {
    let slice = writing.as_slice_mut().map_err(|error| Wrong::Call(Wrong::foreign(error)))?;
    if slice.len() != awaited {
        return Err(Wrong::Call(phrase!("python-length", given = slice.len(), awaited = awaited)).into());
    }
    Ok(slice)
}

/// Bytes as NumPy shows what is true or not: the same memory.
fn truths(bytes: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    Ok(bytes.call_method1("view", ("bool",))?.unbind())
}

impl PyVectorEnv {
    /// Hands all arrays to `work`, which other threads of Python's do not wait for. Ctrl-C is heard while bots think: they
    /// then answer at once, so that all games have gone on when it comes.
    fn with_rows<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyEnvs, Rows<'_>) -> T + Send,
    ) -> PyResult<T> {
        let (count, sizes) = (self.count, self.sizes);
        let mut observations = write(py, &self.observations)?;
        let mut masks = write(py, &self.mask_bytes)?;
        let mut rewards = write(py, &self.rewards)?;
        let mut terminated = write(py, &self.terminated_bytes)?;
        let mut seats = write(py, &self.seats)?;
        let mut final_observations = write(py, &self.final_observations)?;
        let rows = Rows {
            observations: slice(&mut observations, count * sizes.observation)?,
            masks: slice(&mut masks, count * sizes.actions)?,
            rewards: slice(&mut rewards, count * sizes.players)?,
            terminated: slice(&mut terminated, count)?,
            seats: slice(&mut seats, count)?,
            final_observations: slice(&mut final_observations, self.kept * sizes.observation)?,
        };
        let envs = &mut **self.envs.get_mut().unwrap_or_else(PoisonError::into_inner);
        match envs.cancel() {
            Some(cancel) => listening(py, &cancel, || work(envs, rows)),
            None => Ok(py.detach(|| work(envs, rows))),
        }
    }
}

/// The actions of a batch, whatever holds them.
fn actions_of(actions: &Bound<'_, PyAny>, count: usize) -> PyResult<Vec<Action>> {
    let numbers: Vec<i64> = match actions.extract::<PyReadonlyArray1<'_, i64>>() {
        Ok(array) => array.as_array().iter().copied().collect(),
        Err(_) => actions.extract()?,
    };
    if numbers.len() != count {
        return Err(Wrong::Call(phrase!("python-length", given = numbers.len(), awaited = count)).into());
    }
    let known = |(game, number)| action(number).map_err(|wrong| wrong.in_game(game));
    Ok(numbers.into_iter().enumerate().map(known).collect::<Result<_, Wrong>>()?)
}

#[pymethods]
impl PyVectorEnv {
    #[new]
    #[pyo3(signature = (game, num_envs, seed=0, bots=None, reward="win", threads=None, keep_final=false))]
    #[allow(clippy::too_many_arguments, reason = "each is named in Python")]
    fn new(
        py: Python<'_>,
        game: PyRef<'_, PyGame>,
        num_envs: usize,
        seed: u64,
        bots: Option<Vec<Option<String>>>,
        reward: &str,
        threads: Option<usize>,
        keep_final: bool,
    ) -> PyResult<PyVectorEnv> {
        let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let setup = EnvSetup {
            count: num_envs,
            seed,
            bots: bots.unwrap_or_default(),
            reward: Reward::named(reward)?,
            threads: threads.unwrap_or_else(cores),
            cancel: Cancel::default(),
        };
        let envs = game.rules.clone().envs(setup)?;
        let sizes = envs.sizes();
        let kept = if keep_final { num_envs } else { 0 };
        let mask_bytes = PyArray2::<u8>::zeros(py, [num_envs, sizes.actions], false);
        let terminated_bytes = PyArray1::<u8>::zeros(py, num_envs, false);
        let floats = |columns| PyArray2::<f32>::zeros(py, [num_envs, columns], false).unbind();
        Ok(PyVectorEnv {
            observations: floats(sizes.observation),
            masks: truths(&mask_bytes)?,
            mask_bytes: mask_bytes.unbind(),
            rewards: floats(sizes.players),
            terminated: truths(&terminated_bytes)?,
            terminated_bytes: terminated_bytes.unbind(),
            seats: PyArray1::zeros(py, num_envs, false).unbind(),
            final_observations: PyArray2::zeros(py, [kept, sizes.observation], false).unbind(),
            kept,
            envs: envs.into(),
            sizes,
            game: PyGame { rules: game.rules.clone() },
            count: num_envs,
            has_begun: false,
        })
    }

    /// The rules.
    #[getter]
    fn game(&self) -> PyGame {
        self.game.clone()
    }

    /// How many games there are.
    #[getter]
    fn num_envs(&self) -> usize {
        self.count
    }

    /// Bytes that each game takes beside its rows of the arrays.
    #[getter]
    fn bytes_per_env(&mut self) -> usize {
        self.envs.get_mut().unwrap_or_else(PoisonError::into_inner).bytes()
    }

    /// Begins all games anew, with a new seed if one is given.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.with_rows(py, |envs, rows| envs.reset(seed, rows))?;
        self.has_begun = true;
        Ok(())
    }

    /// Takes an action in every game. If one of them is not legal, no game goes on. Ctrl-C is heard while bots think: they
    /// then answer at once, and all games have gone on.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if !self.has_begun {
            return Err(Wrong::Call(phrase!("python-reset-first")).into());
        }
        let actions = actions_of(actions, self.count)?;
        Ok(self.with_rows(py, |envs, rows| envs.step(&actions, rows))??)
    }

    /// A legal action for every game, each as likely.
    fn sample_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let out = PyArray1::zeros(py, self.count, false);
        let mut writing = out.try_readwrite().map_err(|error| Wrong::Call(Wrong::foreign(error)))?;
        let mut masks = write(py, &self.mask_bytes)?;
        let masks = slice(&mut masks, self.count * self.sizes.actions)?;
        let envs = self.envs.get_mut().unwrap_or_else(PoisonError::into_inner);
        envs.sample(masks, slice(&mut writing, self.count)?);
        drop(writing);
        Ok(out)
    }

    fn __repr__(&self) -> String {
        format!("<troyes.VectorEnv of {} games of {}>", self.count, self.game.rules.name())
    }
}
