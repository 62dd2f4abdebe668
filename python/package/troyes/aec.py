"""PettingZoo, one seat after the other (AEC).

>>> from troyes import aec
>>> env = aec.env("troyes", players=4, options="bonus")
>>> env.reset(seed=1)
>>> observation = env.observe(env.agent_selection)
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Game
from ._common import HIGH, LOW, draw_seed, make_game, render, start, usual_reward

__all__ = ["env", "raw_env"]


def env(*args, **kwargs) -> AECEnv:
    """The environment as it is meant to be used: who takes an action that is not legal loses."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(*args, **kwargs), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def observation_space(game: Game, actions: int) -> spaces.Dict:
    """What an agent sees: the table as numbers, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (game.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class raw_env(AECEnv):
    """A game in which an action that is not legal raises `troyes.MoveRefused`."""

    metadata = {"name": "troyes_v0", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str | Game = "troyes",
        players: int | None = None,
        options: str = "",
        reward: str | None = None,
        render_mode: str | None = None,
    ):
        super().__init__()
        self.game = make_game(game, players, options)
        self.reward = reward or usual_reward(self.game)
        self.render_mode = render_mode
        self.possible_agents = self.game.seat_names[: self.game.players]
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._actions = spaces.Discrete(self.game.num_actions)
        self.action_spaces = {name: spaces.Discrete(self.game.num_actions) for name in self.possible_agents}
        space = observation_space(self.game, self.game.num_actions)
        self.observation_spaces = {name: space for name in self.possible_agents}
        self._random = None

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.state_now, self._cup = start(self.game, draw_seed(self._random))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._vp = {agent: 0 for agent in self.agents}
        self._select()

    def _select(self):
        seat = self.state_now.current_seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent):
        seat = self._seats[agent]
        # Nobody but the seat that is asked next may act.
        is_next = agent == self.agent_selection and not self.state_now.is_over
        mask = self.state_now.action_mask(seat) if is_next else np.zeros(self.game.num_actions, bool)
        return {"observation": self.state_now.observation(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state_now.apply(int(action), self._seats[agent])
        self.state_now.roll(self._cup)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._reward()
        self._select()
        self._accumulate_rewards()

    def _reward(self):
        state = self.state_now
        if self.reward == "gain":
            for agent, seat in self._seats.items():
                before, self._vp[agent] = self._vp[agent], state.vp(seat)
                self.rewards[agent] = float(self._vp[agent] - before)
        if state.is_over:
            if self.reward != "gain":
                self.rewards = dict(zip(self.agents, map(float, state.returns(self.reward))))
            self.terminations = {agent: True for agent in self.agents}

    def render(self):
        return render(self.state_now) if self.render_mode == "ansi" else None

    def close(self):
        pass
