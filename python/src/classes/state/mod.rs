//! A game at one moment.

mod knowing;
mod speaking;

use super::game::replay;
use super::{PyCup, PyGame, SeatName, array_of};
use crate::errors::{Outcome, Wrong};
use crate::position::AnyState;
use encoding::Action;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabletop::{Awaited, Pending, Refusal, Seat, phrase};

/// A game at one moment, with its past. What is refused changes nothing.
#[pyclass(name = "State", module = "troyes")]
pub struct PyState {
    pub position: Box<dyn AnyState>,
}

impl PyState {
    /// The seat that is meant: the first that is asked, if none is named.
    pub fn seat(&self, name: Option<&SeatName>) -> Outcome<Seat> {
        match name {
            Some(name) => name.find(&*self.position.rules()),
            None => self.current().ok_or_else(|| match self.position.pending() {
                Pending::Over => Refusal::Over.into(),
                _ => Wrong::Move(phrase!("python-chance-first")),
            }),
        }
    }

    fn current(&self) -> Option<Seat> {
        match self.position.pending() {
            Pending::Seats(seats) => seats.iter().next(),
            Pending::Chance(_) | Pending::Over => None,
        }
    }
}

/// A number that is no action is not legal either.
pub fn action(number: i64) -> Outcome<Action> {
    Action::try_from(number).map_err(|_| Wrong::no_action(number))
}

/// A number that fits no die and no pile.
fn outcome(number: i64) -> Outcome<u8> {
    u8::try_from(number).map_err(|_| Wrong::Move(phrase!("python-no-outcome", outcome = number.to_string())))
}

#[pymethods]
impl PyState {
    /// The rules.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { rules: self.position.rules() }
    }

    /// An independent copy; the past is shared.
    fn clone(&self) -> PyState {
        PyState { position: self.position.copy() }
    }

    fn __copy__(&self) -> PyState {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyState {
        self.clone()
    }

    fn __eq__(&self, other: &PyState) -> bool {
        self.position.is_equal(&*other.position)
    }

    /// What is waited for: ``"seats"``, ``"chance"`` or ``"over"``.
    #[getter]
    fn pending(&self) -> &'static str {
        match self.position.pending() {
            Pending::Seats(_) => "seats",
            Pending::Chance(_) => "chance",
            Pending::Over => "over",
        }
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.pending() == Pending::Over
    }

    /// Whether chance is asked.
    #[getter]
    fn is_chance(&self) -> bool {
        matches!(self.position.pending(), Pending::Chance(_))
    }

    /// The seats that are asked now.
    #[getter]
    fn asked(&self) -> Vec<u8> {
        match self.position.pending() {
            Pending::Seats(seats) => seats.iter().map(|seat| seat.0).collect(),
            Pending::Chance(_) | Pending::Over => Vec::new(),
        }
    }

    /// The first seat that is asked now, if one is.
    #[getter]
    fn current_seat(&self) -> Option<u8> {
        self.current().map(|seat| seat.0)
    }

    /// The round, or the day; 0 while the game is set up.
    #[getter]
    fn chapter(&self) -> u32 {
        self.position.chapter()
    }

    /// Everything that a seat may answer, in the notation of records.
    #[pyo3(signature = (seat=None))]
    fn choices(&self, seat: Option<SeatName>) -> PyResult<Vec<String>> {
        Ok(self.position.choices(self.seat(seat.as_ref())?)?)
    }

    /// A seat chooses.
    #[pyo3(signature = (choice, seat=None))]
    fn play(&mut self, choice: &str, seat: Option<SeatName>) -> PyResult<()> {
        let seat = self.seat(seat.as_ref())?;
        Ok(self.position.play(seat, choice)?)
    }

    /// The actions that a seat may take now, in order.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&mut self, seat: Option<SeatName>) -> PyResult<Vec<Action>> {
        let mut actions = Vec::new();
        if seat.is_some() || self.current().is_some() {
            let seat = self.seat(seat.as_ref())?;
            self.position.each_legal(seat, &mut |action| actions.push(action))?;
        }
        actions.sort_unstable();
        actions.dedup();
        Ok(actions)
    }

    /// The same as an array: whether each action may be taken.
    #[pyo3(signature = (seat=None, out=None))]
    fn action_mask<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<SeatName>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let is_asked = seat.is_some() || self.current().is_some();
        let seat = if is_asked { Some(self.seat(seat.as_ref())?) } else { None };
        let actions = self.position.rules().actions();
        array_of(py, out, actions, |mask| {
            mask.fill(false);
            match seat {
                Some(seat) => self.position.each_legal(seat, &mut |action| mask[usize::from(action)] = true),
                None => Ok(()),
            }
        })
    }

    /// A seat takes an action: one of several that spell its choice, which is played with the last of them.
    #[pyo3(name = "apply", signature = (action_id, seat=None))]
    fn apply_action(&mut self, action_id: i64, seat: Option<SeatName>) -> PyResult<()> {
        let seat = self.seat(seat.as_ref())?;
        Ok(self.position.apply(seat, action(action_id)?)?)
    }

    /// The actions that spell a choice which is offered now.
    #[pyo3(signature = (choice, seat=None))]
    fn actions_of(&self, choice: &str, seat: Option<SeatName>) -> PyResult<Vec<Action>> {
        Ok(self.position.spell(self.seat(seat.as_ref())?, choice)?)
    }

    /// The actions taken so far of an answer that is not finished.
    #[getter]
    fn picked(&self) -> Vec<Action> {
        self.position.picked()
    }

    /// What chance is asked, if it is: a roll or a draw, what has come of it die by die, and the names of the things.
    #[getter]
    fn awaited<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Pending::Chance(awaited) = self.position.pending() else { return Ok(None) };
        let told = PyDict::new(py);
        match awaited {
            Awaited::Roll { dice, sides } => {
                told.set_item("kind", "roll")?;
                told.set_item("dice", dice)?;
                told.set_item("sides", sides)?;
            }
            Awaited::Draw { of, take } => {
                told.set_item("kind", "draw")?;
                told.set_item("of", of)?;
                told.set_item("take", take)?;
            }
        }
        told.set_item("coming", self.position.coming().iter().map(|n| i64::from(*n)).collect::<Vec<_>>())?;
        told.set_item("things", self.position.awaited_names())?;
        Ok(Some(told))
    }

    /// What the next die may show, or which thing may be drawn next, each with its probability.
    fn chance_outcomes(&self) -> PyResult<Vec<(i64, f64)>> {
        let outcomes = self.position.chance_outcomes()?;
        let probability = 1.0 / outcomes.len() as f64;
        Ok(outcomes.into_iter().map(|outcome| (i64::from(outcome), probability)).collect())
    }

    /// Chance answers at once: all faces from 1, or the positions from 0 of all things drawn.
    fn chance(&mut self, outcomes: Vec<i64>) -> PyResult<()> {
        let outcomes = outcomes.into_iter().map(outcome).collect::<Outcome<Vec<u8>>>()?;
        Ok(self.position.chance(&outcomes)?)
    }

    /// Chance answers die by die, or thing by thing: one of `chance_outcomes`.
    fn chance_step(&mut self, outcome_id: i64) -> PyResult<()> {
        Ok(self.position.chance_step(outcome(outcome_id)?)?)
    }

    /// Lets a cup answer everything that chance is asked until somebody is asked or the game is over.
    fn roll(&mut self, cup: &mut PyCup) -> PyResult<()> {
        Ok(self.position.roll(&mut cup.cup)?)
    }

    fn __repr__(&self) -> String {
        format!(
            "<troyes.State of {}, {} steps, {}>",
            self.position.rules().name(),
            self.position.history().len(),
            self.pending()
        )
    }

    #[allow(clippy::type_complexity, reason = "Python's protocol")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, Vec<Action>, Vec<i64>))> {
        let restore = py.import("troyes._engine")?.getattr("_restore")?;
        let coming = self.position.coming().iter().map(|outcome| i64::from(*outcome)).collect();
        Ok((restore, (self.position.record(), self.position.picked(), coming)))
    }
}

impl PyState {
    /// The seat that is named, or that is asked, or the first.
    fn seat_or_first(&self, seat: Option<SeatName>) -> Outcome<Seat> {
        match seat {
            Some(seat) => seat.find(&*self.position.rules()),
            None => Ok(self.current().unwrap_or(Seat(0))),
        }
    }
}

/// What a pickled state becomes again.
#[pyfunction]
#[pyo3(name = "_restore")]
pub fn restore(record: &str, picked: Vec<Action>, coming: Vec<i64>) -> PyResult<PyState> {
    let mut state = replay(record)?;
    // What followed by itself was picked by itself.
    while let Some(action) = picked.get(state.position.picked().len()) {
        let seat = state.seat(None)?;
        state.position.apply(seat, *action)?;
    }
    for number in coming {
        state.position.chance_step(outcome(number)?)?;
    }
    Ok(state)
}
