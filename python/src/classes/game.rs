//! The rules of a game.

use super::{PyBot, PyState, from_json, to_json};
use crate::errors::{Wrong, language};
use crate::rules::{AnyRules, rules, rules_of};
use encoding::Action;
use host::{Setup, Wish};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::sync::Arc;
use tabletop::{Record, Seat};

/// The rules of one game: which one, how many play, with which options and figures.
#[pyclass(name = "Game", module = "troyes", frozen)]
#[derive(Clone)]
pub struct PyGame {
    pub rules: Arc<dyn AnyRules>,
}

/// Options as they are said: words with commas between, words in a list, or an object.
fn wish(options: Option<&Bound<'_, PyAny>>) -> PyResult<Wish> {
    let Some(options) = options else { return Ok(Wish::Nothing) };
    if let Ok(list) = options.extract::<String>() {
        return Ok(Wish::List(list));
    }
    if options.is_instance_of::<PyList>() || options.is_instance_of::<PyTuple>() {
        return Ok(Wish::List(options.extract::<Vec<String>>()?.join(",")));
    }
    let text = to_json(options)?;
    let object = serde_json::from_str(&text).map_err(|error| Wrong::Call(Wrong::foreign(error)))?;
    Ok(Wish::Object(object))
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (name="troyes", players=None, options=None, figures=None))]
    fn new(
        name: &str,
        players: Option<i64>,
        options: Option<&Bound<'_, PyAny>>,
        figures: Option<(String, String)>,
    ) -> PyResult<PyGame> {
        // A number that no game has is refused by the game itself.
        let players = players.map(|players| u8::try_from(players).unwrap_or(u8::MAX));
        let setup = Setup { players, wish: wish(options)?, figures };
        Ok(PyGame { rules: rules(name, setup)? })
    }

    /// The word that names the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.rules.name()
    }

    /// How many seats are ever asked: the first ones.
    #[getter]
    fn players(&self) -> u8 {
        self.rules.players()
    }

    /// How many columns the score sheet has; le Roy has one.
    #[getter]
    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    /// The words of the seats.
    #[getter]
    fn seat_names(&self) -> Vec<&'static str> {
        (0..self.rules.seats()).map(|seat| self.rules.seat_name(Seat(seat))).collect()
    }

    /// Whether several seats may be asked at once, each blind to the others' answers.
    #[getter]
    fn is_simultaneous(&self) -> bool {
        self.rules.is_simultaneous()
    }

    /// The version of the rules: action ids stay within it.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.rules.rules_version()
    }

    /// The options as an object.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.rules.options())
    }

    /// The figures file of the user's own, name and text, if there is one.
    #[getter]
    fn figures(&self) -> Option<(String, String)> {
        self.rules.figures().cloned()
    }

    /// How many actions there are: each is a number below this.
    #[getter]
    fn num_actions(&self) -> usize {
        self.rules.actions()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.rules.observation_len()
    }

    /// What stands where in an observation: name, start and length of each block.
    #[getter]
    fn layout(&self) -> Vec<(&'static str, usize, usize)> {
        self.rules.layout().iter().map(|block| (block.name, block.start, block.len)).collect()
    }

    /// What an action means, in the words of the notation.
    fn meaning(&self, action: i64) -> PyResult<String> {
        let meaning = Action::try_from(action).ok().and_then(|action| self.rules.meaning(action));
        let known = [format!("0..{}", self.rules.actions())];
        Ok(meaning.ok_or_else(|| Wrong::unknown("action", &action.to_string(), known))?)
    }

    /// The table before anything has happened.
    fn start(&self) -> PyState {
        PyState { position: self.rules.clone().start() }
    }

    /// A state that was saved with `State.json`, checked.
    fn load(&self, json: &str) -> PyResult<PyState> {
        let value: serde_json::Value =
            serde_json::from_str(json).map_err(|error| Wrong::Record(Wrong::foreign(error)))?;
        // Either what `State.json` says or the bare state within it.
        let state = match value {
            serde_json::Value::Object(mut saved) if saved.contains_key("state") => {
                saved.remove("state").unwrap_or_default()
            }
            bare => bare,
        };
        Ok(PyState { position: self.rules.clone().load(state)? })
    }

    /// A built-in bot for this game, which may think for ``budget`` (``"200"`` simulations, ``"50ms"``) at every decision
    /// unless its name says how long it thinks.
    #[pyo3(signature = (name="greedy", seed=0, budget=None))]
    pub fn bot(&self, name: &str, seed: u64, budget: Option<&str>) -> PyResult<PyBot> {
        let bot = self.rules.clone().bot(name, seed, budget)?.into();
        let budget = budget.map(String::from);
        Ok(PyBot { bot, game: self.clone(), name: name.into(), seed, budget })
    }

    fn __copy__(&self) -> PyGame {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyGame {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!("<troyes.Game {} {}>", self.rules.name(), self.rules.options())
    }

    fn __eq__(&self, other: &PyGame) -> bool {
        let key = |rules: &Arc<dyn AnyRules>| (rules.name(), rules.options(), rules.figures().cloned());
        key(&self.rules) == key(&other.rules)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.rules.name(), self.rules.options()).hash(&mut hasher);
        hasher.finish()
    }

    #[allow(clippy::type_complexity, reason = "Python's protocol")]
    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (&'static str, Option<i64>, Bound<'py, PyAny>, Option<(String, String)>))>
    {
        let game = slf.get();
        let options = game.options(slf.py())?;
        Ok((slf.get_type().into_any(), (game.rules.name(), None, options, game.figures())))
    }
}

/// A game played again from its record, every step and every claim checked.
#[pyfunction]
pub fn replay(record: &str) -> PyResult<PyState> {
    let record = Record::read(record).map_err(Wrong::from)?;
    Ok(PyState { position: rules_of(&record)?.replay(&record)? })
}

/// The names under which games are played.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    host::LIST.iter().map(|listed| listed.name).collect()
}

/// The built-in bots that lobbies offer, each with what to expect of it.
#[pyfunction]
#[pyo3(signature = (lang="en"))]
pub fn levels(lang: &str) -> PyResult<Vec<(&'static str, String)>> {
    let language = language(lang)?;
    Ok(bots::LEVELS.iter().map(|level| (level.name, language.text(&(level.about)()))).collect())
}
