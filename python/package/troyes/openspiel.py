"""OpenSpiel: the games as Python games, registered with ``pyspiel``.

>>> import pyspiel, troyes.openspiel
>>> game = pyspiel.load_game("python_troyes", {"players": 3, "options": "bonus"})
>>> state = game.new_initial_state()

Chance is explicit, die by die and card by card. ``python_troyes`` and ``python_troyes_dice`` with several players are
zero-sum: winners share 1 and the others -1. Whoever plays alone gets points.
"""

from __future__ import annotations

import numpy as np
import pyspiel

from . import Game, State

__all__ = ["TroyesGame", "TroyesState"]

#: No draw is out of more things than these, and no die has more faces; faces are counted from 1.
_MOST_OUTCOMES = 33
#: Longer than any game, with ten players and every module.
_LONGEST = 20_000
#: No game ends with more points.
_MOST_POINTS = 1000.0

_PARAMETERS = {"players": 0, "options": ""}


def _game_type(short_name: str, long_name: str, players: tuple[int, int]) -> pyspiel.GameType:
    least, most = players
    alone = most == 1
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if least == 1 or alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


_TYPES = {
    "troyes": _game_type("python_troyes", "Troyes", (2, 4)),
    "kings-challenge": _game_type("python_kings_challenge", "Troyes: King's Challenge", (1, 1)),
    "dice": _game_type("python_troyes_dice", "Troyes Dice", (1, 10)),
}
_USUAL_PLAYERS = {"troyes": 2, "kings-challenge": 1, "dice": 1}


class TroyesGame(pyspiel.Game):
    """The rules of a game."""

    def __init__(self, name: str, params=None):
        params = dict(params or {})
        players = int(params.get("players") or _USUAL_PLAYERS[name])
        self.rules = Game(name, players, str(params.get("options") or ""))
        self.reward = "vp" if self.rules.players == 1 else "win"
        most = _MOST_POINTS if self.reward == "vp" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.rules.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=_LONGEST,
            **({"utility_sum": 0.0} if name == "troyes" else {}),
        )
        super().__init__(_TYPES[name], info, params)

    def new_initial_state(self):
        return TroyesState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        is_recalled = iig_obs_type is not None and iig_obs_type.perfect_recall
        return _Observer(self.rules, is_recalled, params)


class TroyesState(pyspiel.State):
    """A moment of a game. ``engine`` is the engine's own state."""

    def __init__(self, game: TroyesGame):
        super().__init__(game)
        self.engine: State = game.rules.start()
        self._reward = game.reward

    def current_player(self):
        if self.engine.is_over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.engine.current_seat
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def _legal_actions(self, player):
        return self.engine.legal_actions(player) if player == self.engine.current_seat else []

    def chance_outcomes(self):
        return self.engine.chance_outcomes()

    def _apply_action(self, action):
        if self.engine.is_chance:
            self.engine.chance_step(action)
        else:
            self.engine.apply(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.engine.game.meaning(action)

    def is_terminal(self):
        return self.engine.is_over

    def returns(self):
        return self.engine.returns(self._reward) or [0.0] * self.num_players()

    def resample_from_infostate(self, player_id, probability_sampler):
        """A state that the player cannot tell from this one; the history of it is not known."""
        other = self.clone()
        other.engine = self.engine.resample(player_id, int(probability_sampler() * 2**53))
        return other

    def __str__(self):
        return "\n".join([*self.engine.history(), repr(self.engine.picked)])


class _Observer:
    """What a player may know; see ``Game.layout`` for the tensor."""

    def __init__(self, rules: Game, is_recalled: bool, params):
        if params:
            raise ValueError(f"no parameters are known, but {params} are given")
        self._is_recalled = is_recalled
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict = {name: self.tensor[start : start + size] for name, start, size in rules.layout}

    def set_from(self, state: TroyesState, player: int):
        state.engine.observation(player, self.tensor)

    def string_from(self, state: TroyesState, player: int):
        if self._is_recalled:
            return state.engine.information_state_string(player)
        return state.engine.observation_string(player)


def _register(name: str):
    class Registered(TroyesGame):
        def __init__(self, params=None):
            super().__init__(name, params)

    Registered.__name__ = Registered.__qualname__ = f"TroyesGame_{name.replace('-', '_')}"
    pyspiel.register_game(_TYPES[name], Registered)


for _name in _TYPES:
    _register(_name)
