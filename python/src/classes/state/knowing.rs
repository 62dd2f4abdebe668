//! What seats may know at one moment, and what follows from it.

use super::super::{PyView, SeatName, array_of};
use super::PyState;
use crate::errors::Wrong;
use crate::interrupt::listening;
use crate::rewards::Reward;
use bots::{BotError, Budget, Cancel};
use numpy::PyArray1;
use pyo3::prelude::*;
use tabletop::{Seat, Viewer};

#[pymethods]
impl PyState {
    /// What a seat may know; a spectator without one.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<SeatName>) -> PyResult<PyView> {
        let viewer = match seat {
            Some(seat) => Viewer::Seat(seat.find(&*self.position.rules())?),
            None => Viewer::Spectator,
        };
        Ok(PyView { sight: self.position.view(viewer)? })
    }

    /// A possible state that a seat cannot tell from this one, nor by anything that it was told.
    #[pyo3(signature = (seat=None, seed=0))]
    fn resample(&self, seat: Option<SeatName>, seed: u64) -> PyResult<PyState> {
        Ok(PyState { position: self.position.resample(self.seat_or_first(seat)?, seed)? })
    }

    /// What a seat may know as numbers; see `Game.layout`.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatName>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = match (seat, self.current()) {
            (Some(seat), _) => seat.find(&*self.position.rules())?,
            (None, Some(seat)) => seat,
            (None, None) => Seat(0),
        };
        let len = self.position.rules().observation_len();
        array_of(py, out, len, |slice| self.position.observe(seat, slice))
    }

    /// What a seat may know now, as a text.
    #[pyo3(signature = (seat=None))]
    fn observation_string(&self, seat: Option<SeatName>) -> PyResult<String> {
        let seat = self.seat_or_first(seat)?;
        let sight = self.position.view(Viewer::Seat(seat))?;
        Ok(format!("{} {:?}", sight.json(), sight.picked()))
    }

    /// Everything that a seat was ever told, and what it may know now, as a text.
    #[pyo3(signature = (seat=None))]
    fn information_state_string(&self, seat: Option<SeatName>) -> PyResult<String> {
        let seat = self.seat_or_first(seat)?;
        let mut lines = self.position.known(seat)?;
        let sight = self.position.view(Viewer::Seat(seat))?;
        lines.push(format!("{} {:?}", sight.json(), sight.picked()));
        Ok(lines.join("\n"))
    }

    /// What the game was worth to each player, once it is over: ``"win"`` (winners 1, others -1, each shared),
    /// ``"vp"`` or ``"margin"``.
    #[pyo3(signature = (reward="win"))]
    fn returns(&self, reward: &str) -> PyResult<Option<Vec<f64>>> {
        Ok(self.position.returns(Reward::named(reward)?))
    }

    /// The victory points that a seat would end with if the game ended now.
    fn vp(&self, seat: SeatName) -> PyResult<i32> {
        Ok(self.position.vp(seat.find(&*self.position.rules())?)?)
    }

    /// The victory points that a seat may expect to end with, by the evaluation of the built-in bots: what it does not
    /// know is guessed.
    #[pyo3(signature = (seat=None, seed=0))]
    fn evaluate(&self, seat: Option<SeatName>, seed: u64) -> PyResult<f64> {
        Ok(self.position.evaluate(self.seat_or_first(seat)?, seed)?)
    }

    /// Every whole move of a seat that is asked, as the choices that belong together, with the points by which it would
    /// then lead (or trail, if negative) by the bots' evaluation: the best first. What the seat does not know is guessed.
    /// With a budget like ``"200"`` (simulated games) or ``"1s"``, the moves that look best are played on as the bots that
    /// search do: those that were tried to the last come first, then those that were given up before.
    #[pyo3(signature = (seat=None, seed=0, budget=None))]
    fn analyse(
        &self,
        py: Python<'_>,
        seat: Option<SeatName>,
        seed: u64,
        budget: Option<&str>,
    ) -> PyResult<Vec<(Vec<String>, f64)>> {
        let seat = self.seat(seat.as_ref())?;
        let budget = budget.map(str::parse::<Budget>).transpose();
        let budget = budget.map_err(|error| Wrong::from(BotError::from(error)))?;
        let (position, cancel) = (&*self.position, Cancel::default());
        let analyse = || position.analyse(seat, seed, budget, &cancel);
        Ok(if budget.is_some() { listening(py, &cancel, analyse)? } else { py.detach(analyse) }?)
    }
}
