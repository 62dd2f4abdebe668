"""Gymnasium: one seat learns, built-in bots play the others.

>>> import gymnasium, troyes.gym
>>> env = gymnasium.make("TroyesDice-v0")
>>> observation, info = env.reset(seed=1)
>>> legal = info["action_mask"]
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode

from . import Game
from . import VectorEnv as _VectorEnv
from ._common import HIGH, LOW, draw_seed, make_game, render, start, usual_reward

__all__ = ["TroyesEnv", "TroyesVectorEnv"]


def _observation_space(game: Game) -> spaces.Box:
    return spaces.Box(LOW, HIGH, (game.observation_size,), np.float32)


class TroyesEnv(gymnasium.Env):
    """One seat of a game against built-in bots, or alone.

    ``info["action_mask"]`` says which actions may be taken. An action that may not be taken ends the game: it is lost
    (``illegal="lose"``: -1 point of reward), or an exception says why (``illegal="raise"``).
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game = "dice",
        players: int | None = None,
        options: str = "",
        seat: int = 0,
        bots: str = "random",
        reward: str | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ):
        self.game = make_game(game, players, options)
        self.seat = seat
        self.reward = reward or usual_reward(self.game)
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = _observation_space(self.game)
        self._bot_name = bots
        self.game.bot(bots)  # a name that no bot has is refused here
        self.game.start().view(seat)
        self.state = None

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        number = draw_seed(self.np_random)
        self.state, self._cup = start(self.game, number)
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        self._bots = {other: self.game.bot(self._bot_name, number ^ other) for other in others}
        self._vp = 0
        self._others_play()
        return self._observe(), self._info()

    def _others_play(self):
        state = self.state
        while not state.is_over:
            if state.is_chance:
                state.roll(self._cup)
            elif self.seat in state.asked:
                return
            else:
                other = state.current_seat
                state.play(self._bots[other].decide(state, other), other)

    def step(self, action):
        state = self.state
        if self.illegal != "raise" and int(action) not in state.legal_actions(self.seat):
            return self._observe(), -1.0, True, False, self._info()
        state.apply(int(action), self.seat)
        self._others_play()
        return self._observe(), self._rewarded(), state.is_over, False, self._info()

    def _rewarded(self) -> float:
        if self.reward == "gain":
            before, self._vp = self._vp, self.state.vp(self.seat)
            return float(self._vp - before)
        returns = self.state.returns(self.reward)
        return 0.0 if returns is None else returns[self.seat]

    def _observe(self) -> np.ndarray:
        return self.state.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.state.action_mask(self.seat).astype(np.int8)}

    def render(self):
        return render(self.state) if self.render_mode == "ansi" else None


class TroyesVectorEnv(gymnasium.vector.VectorEnv):
    """Many games at once in Rust, one seat of each learns; Gymnasium's conventions.

    The arrays that ``step`` returns are written anew by the next ``step``: copy what is to be kept
    (``copy=True`` does it for you).
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int,
        game: str | Game = "dice",
        players: int | None = None,
        options: str = "",
        seat: int = 0,
        bots: str = "random",
        reward: str | None = None,
        threads: int | None = None,
        copy: bool = True,
    ):
        self.game = make_game(game, players, options)
        self.num_envs = num_envs
        self.seat = seat
        self._copy = copy
        opponents = [None if other == seat else bots for other in range(self.game.players)]
        self._reward = reward or usual_reward(self.game)
        self.envs = _VectorEnv(
            self.game, num_envs, bots=opponents, reward=self._reward, threads=threads, keep_final=True
        )
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.single_observation_space = _observation_space(self.game)
        self.action_space = spaces.MultiDiscrete([self.game.num_actions] * num_envs)
        self.observation_space = spaces.Box(LOW, HIGH, (num_envs, self.game.observation_size), np.float32)

    def _give(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self._copy else array

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        self.envs.reset(draw_seed(self.np_random))
        return self._give(self.envs.observations), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._give(self.envs.masks.view(np.int8)), "_action_mask": np.ones(self.num_envs, bool)}

    def step(self, actions):
        self.envs.step(np.asarray(actions))
        terminated = self._give(self.envs.terminated)
        info = self._info()
        if terminated.any():
            final = np.full(self.num_envs, None, dtype=object)
            for ended in np.flatnonzero(terminated):
                final[ended] = self.envs.final_observations[ended].copy()
            info["final_obs"], info["_final_obs"] = final, terminated
            # Nothing more may be done in a game that is over.
            over = {"action_mask": np.zeros_like(info["action_mask"]), "_action_mask": terminated}
            info["final_info"], info["_final_info"] = over, terminated
        rewards = self.envs.rewards[:, self.seat].astype(np.float64)
        return self._give(self.envs.observations), rewards, terminated, np.zeros(self.num_envs, bool), info

    def sample_actions(self) -> np.ndarray:
        """A legal action for every game."""
        return self.envs.sample_actions()


def _register(name: str, **arguments):
    vector = "troyes.gym:TroyesVectorEnv"
    gymnasium.register(name, "troyes.gym:TroyesEnv", kwargs=arguments, vector_entry_point=vector)


_register("Troyes-v0", game="troyes", players=4)
_register("KingsChallenge-v0", game="kings-challenge")
_register("TroyesDice-v0", game="dice", players=1)
