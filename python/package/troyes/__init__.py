"""Troyes, The Ladies of Troyes, King's Challenge and Troyes Dice, at the engine's speed.

``Game`` is a set of rules, ``State`` a moment of a game, ``View`` what one seat may know of it. ``VectorEnv`` plays many
games at once. ``troyes.gym``, ``troyes.aec``, ``troyes.parallel`` and ``troyes.openspiel`` speak the interfaces of
Gymnasium, PettingZoo and OpenSpiel; each needs that library.

>>> import troyes
>>> game = troyes.Game("troyes", players=2, options="bonus")
>>> state, cup = game.start(), troyes.Cup(seed=1)
>>> state.roll(cup)
>>> state.play(state.choices()[0])
"""

from ._engine import (
    Bot,
    Cup,
    Game,
    MoveRefused,
    RecordRefused,
    SetupRefused,
    State,
    TroyesError,
    VectorEnv,
    View,
    games,
    levels,
    replay,
)

__all__ = [
    "Bot",
    "Cup",
    "Game",
    "MoveRefused",
    "RecordRefused",
    "SetupRefused",
    "State",
    "TroyesError",
    "VectorEnv",
    "View",
    "games",
    "levels",
    "replay",
]
