"""The engine: rules, states, bots and many games at once."""

from __future__ import annotations

from typing import Any, Literal, Sequence, final

import numpy as np
import numpy.typing as npt

__all__ = [
    "Bot",
    "Cup",
    "Game",
    "State",
    "VectorEnv",
    "View",
    "games",
    "levels",
    "replay",
    "_restore",
    "TroyesError",
    "SetupRefused",
    "MoveRefused",
    "RecordRefused",
]

_Seat = int | str
_Reward = Literal["win", "vp", "margin", "gain"]
_Language = Literal["en", "fr"]

class TroyesError(ValueError):
    """Something that the engine does not accept."""

class SetupRefused(TroyesError):
    """A game cannot be set up like this."""

class MoveRefused(TroyesError):
    """A choice, an action or an outcome is not accepted now."""

class RecordRefused(TroyesError):
    """A record or a saved state cannot be read."""

@final
class Cup:
    """Seeded dice: the same seed gives the same dice and cards on every machine."""

    def __new__(cls, seed: int = 0) -> Cup: ...
    def below(self, end: int) -> int:
        """A number from 0 to ``end - 1``, each as likely."""
    def clone(self) -> Cup:
        """The same dice at the same place."""
    def __copy__(self) -> Cup: ...
    def __deepcopy__(self, _memo: dict[int, Any], /) -> Cup: ...

@final
class Game:
    """The rules of one game: which one, how many play, with which options and figures."""

    def __new__(
        cls,
        name: str = "troyes",
        players: int | None = None,
        options: str | Sequence[str] | dict[str, Any] | None = None,
        figures: tuple[str, str] | None = None,
    ) -> Game: ...
    @property
    def name(self) -> str:
        """The word that names the game."""
    @property
    def players(self) -> int:
        """How many seats are ever asked: the first ones."""
    @property
    def seats(self) -> int:
        """How many columns the score sheet has; le Roy has one."""
    @property
    def seat_names(self) -> list[str]:
        """The words of the seats."""
    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats may be asked at once, each blind to the others' answers."""
    @property
    def rules_version(self) -> int:
        """The version of the rules: action ids stay within it."""
    @property
    def options(self) -> dict[str, Any]:
        """The options as an object."""
    @property
    def figures(self) -> tuple[str, str] | None:
        """The figures file of the user's own, name and text, if there is one."""
    @property
    def num_actions(self) -> int:
        """How many actions there are: each is a number below this."""
    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
    @property
    def layout(self) -> list[tuple[str, int, int]]:
        """What stands where in an observation: name, start and length of each block."""
    def meaning(self, action: int) -> str:
        """What an action means, in the words of the notation."""
    def start(self) -> State:
        """The table before anything has happened."""
    def load(self, json: str) -> State:
        """A state that was saved with `State.json`, checked."""
    def bot(self, name: str = "greedy", seed: int = 0, budget: str | None = None) -> Bot:
        """A built-in bot for this game: ``random``, ``greedy``, ``search:200`` (simulations), ``search:1s``, or one of
        `levels`. It may think for ``budget`` (``"200"``, ``"50ms"``) unless its name says how long it thinks."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: dict[int, Any], /) -> Game: ...

@final
class View:
    """What one seat, or a spectator, may know of a state. No secret of anybody else is in it."""

    @property
    def game(self) -> Game:
        """The rules."""
    @property
    def picked(self) -> list[int]:
        """The actions picked so far of the answer that the seat is giving."""
    def json(self) -> str:
        """Everything in it as a text of JSON."""
    def to_dict(self) -> dict[str, Any]:
        """Everything in it as an object."""
    def observation(self, out: npt.NDArray[np.float32] | None = None) -> npt.NDArray[np.float32]:
        """Everything in it as numbers; see `Game.layout`."""
    def guess(self, seed: int = 0) -> State:
        """A possible state that looks like this: what is not known is filled in at random."""
    def __copy__(self) -> View: ...
    def __deepcopy__(self, _memo: dict[int, Any], /) -> View: ...

@final
class State:
    """A game at one moment, with its past. What is refused changes nothing.

    Seats are numbers from 0 or words (``"blue"``); where one may be left out, the first that is asked is meant.
    """

    @property
    def game(self) -> Game:
        """The rules."""
    def clone(self) -> State:
        """An independent copy; the past is shared."""
    @property
    def pending(self) -> Literal["seats", "chance", "over"]:
        """What is waited for."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def is_chance(self) -> bool:
        """Whether chance is asked."""
    @property
    def asked(self) -> list[int]:
        """The seats that are asked now."""
    @property
    def current_seat(self) -> int | None:
        """The first seat that is asked now, if one is."""
    @property
    def chapter(self) -> int:
        """The round, or the day; 0 while the game is set up."""
    def choices(self, seat: _Seat | None = None) -> list[str]:
        """Everything that a seat may answer, in the notation of records."""
    def play(self, choice: str, seat: _Seat | None = None) -> None:
        """A seat chooses."""
    def legal_actions(self, seat: _Seat | None = None) -> list[int]:
        """The actions that a seat may take now, in order."""
    def action_mask(
        self, seat: _Seat | None = None, out: npt.NDArray[np.bool_] | None = None
    ) -> npt.NDArray[np.bool_]:
        """The same as an array: whether each action may be taken."""
    def apply(self, action_id: int, seat: _Seat | None = None) -> None:
        """A seat takes an action: one of several that spell its choice, which is played with the last of them."""
    def actions_of(self, choice: str, seat: _Seat | None = None) -> list[int]:
        """The actions that spell a choice which is offered now."""
    @property
    def picked(self) -> list[int]:
        """The actions taken so far of an answer that is not finished."""
    @property
    def awaited(self) -> dict[str, Any] | None:
        """What chance is asked, if it is: a roll or a draw, what has come of it, and the names of the things."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the next die may show, or which thing may be drawn next, each with its probability."""
    def chance(self, outcomes: Sequence[int]) -> None:
        """Chance answers at once: all faces from 1, or the positions from 0 of all things drawn."""
    def chance_step(self, outcome_id: int) -> None:
        """Chance answers die by die, or thing by thing: one of `chance_outcomes`."""
    def roll(self, cup: Cup) -> None:
        """Lets a cup answer everything that chance is asked until somebody is asked or the game is over."""
    def view(self, seat: _Seat | None = None) -> View:
        """What a seat may know; a spectator without one."""
    def resample(self, seat: _Seat | None = None, seed: int = 0) -> State:
        """A possible state that a seat cannot tell from this one, nor by anything that it was told."""
    def observation(
        self, seat: _Seat | None = None, out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """What a seat may know as numbers; see `Game.layout`."""
    def observation_string(self, seat: _Seat | None = None) -> str:
        """What a seat may know now, as a text."""
    def information_state_string(self, seat: _Seat | None = None) -> str:
        """Everything that a seat was ever told, and what it may know now, as a text."""
    def returns(self, reward: _Reward = "win") -> list[float] | None:
        """What the game was worth to each player, once it is over."""
    def vp(self, seat: _Seat) -> int:
        """The victory points that a seat would end with if the game ended now."""
    def evaluate(self, seat: _Seat | None = None, seed: int = 0) -> float:
        """The victory points that a seat may expect to end with, by the evaluation of the built-in bots."""
    def analyse(
        self, seat: _Seat | None = None, seed: int = 0, budget: str | None = None
    ) -> list[tuple[list[str], float]]:
        """Every whole move of a seat that is asked, as the choices that belong together, with the points by which it
        would then lead by the bots' evaluation: the best first. With a budget like ``"200"`` (simulated games) or
        ``"1s"``, the moves that look best are played on as the bots that search do: those that were tried to the last
        come first, then those that were given up before."""
    def json(self) -> str:
        """Everything on the table as a text of JSON: `Game.load` reads it, and so does the protocol."""
    def hash(self) -> str:
        """A hash of the state that is the same on every machine."""
    def record(self) -> str:
        """The game so far as a record: `replay` reads it, and so does ``troyes replay``."""
    def history(self) -> list[str]:
        """Every step so far, in the notation of records."""
    def question(self, seat: _Seat | None = None, lang: _Language = "en") -> tuple[str, str] | None:
        """What a seat is asked: the kind of decision and the question as it is put."""
    def say(self, choice: str, seat: _Seat | None = None, lang: _Language = "en") -> str:
        """A choice that is offered now, as a button says it."""
    def say_awaited(self, lang: _Language = "en") -> str | None:
        """What is awaited from chance, as a sentence."""
    def why_not(self, thing: str, seat: _Seat | None = None, lang: _Language = "en") -> str:
        """Why a seat may not use something now, by its id; or that it may."""
    def standing(self, lang: _Language = "en") -> dict[str, Any] | None:
        """The final score sheet, once the game is over."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: dict[int, Any], /) -> State: ...

@final
class Bot:
    """A built-in bot. It sees only what its seat may know. A copy is a bot that is made the same, with its luck before it."""

    @property
    def name(self) -> str:
        """What it was made from."""
    def decide(self, state: State, seat: _Seat | None = None) -> str:
        """The choice that it makes for a seat that is asked now. Other threads go on meanwhile, and Ctrl-C is heard."""
    def reasons(self, lang: _Language = "en") -> list[str]:
        """Why it decided so, the weightiest reason first."""
    def __copy__(self) -> Bot: ...
    def __deepcopy__(self, _memo: dict[int, Any], /) -> Bot: ...

class VectorEnv:
    """Many games of the same rules, stepped at once without Python.

    Every array has a row for each game and is written anew by `reset` and `step`: copy what is to be kept. A game that
    ends is followed by the next at once.
    """

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.bool_]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    seats: npt.NDArray[np.int64]
    final_observations: npt.NDArray[np.float32]

    def __new__(
        cls,
        game: Game,
        num_envs: int,
        seed: int = 0,
        bots: Sequence[str | None] | None = None,
        reward: _Reward = "win",
        threads: int | None = None,
        keep_final: bool = False,
    ) -> VectorEnv: ...
    @property
    def game(self) -> Game:
        """The rules."""
    @property
    def num_envs(self) -> int:
        """How many games there are."""
    @property
    def bytes_per_env(self) -> int:
        """Bytes that each game takes beside its rows of the arrays."""
    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew, with a new seed if one is given."""
    def step(self, actions: npt.ArrayLike) -> None:
        """Takes an action in every game. If one of them is not legal, no game goes on. Ctrl-C is heard while bots think:
        they then answer at once, and all games have gone on."""
    def sample_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for every game, each as likely."""

def replay(record: str) -> State:
    """A game played again from its record, every step and every claim checked."""

def games() -> list[str]:
    """The names under which games are played."""

def levels(lang: _Language = "en") -> list[tuple[str, str]]:
    """The built-in bots that lobbies offer, each with what to expect of it."""

def _restore(record: str, picked: list[int], coming: list[int]) -> State: ...
