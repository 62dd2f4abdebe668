"""PettingZoo, all seats at once: for Troyes Dice, where everybody chooses at the same time.

Whoever has chosen already waits for the others: the last action, ``game.num_actions``, is to wait.
"""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from . import Game, TroyesError
from ._common import draw_seed, make_game, render, start, usual_reward
from .aec import observation_space

__all__ = ["parallel_env"]


class parallel_env(ParallelEnv):
    """Troyes Dice with every seat asked at once."""

    metadata = {"name": "troyes_dice_v0", "render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game = "dice",
        players: int | None = 2,
        options: str = "",
        reward: str | None = None,
        render_mode: str | None = None,
    ):
        self.game = make_game(game, players, options)
        if not self.game.is_simultaneous:
            raise TroyesError(f"{self.game.name}: seats are asked one after the other; use troyes.aec")
        self.reward = reward or usual_reward(self.game)
        self.render_mode = render_mode
        self.wait = self.game.num_actions
        self.possible_agents = self.game.seat_names[: self.game.players]
        space = observation_space(self.game, self.wait + 1)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
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
        self._vp = [0] * self.game.players
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self):
        asked = self.state_now.asked
        return {agent: self._seen(seat, seat in asked) for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat, is_asked):
        mask = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = self.state_now.action_mask(seat)
        mask[self.wait] = not is_asked
        return {"observation": self.state_now.observation(seat), "action_mask": mask}

    def step(self, actions):
        state, agents = self.state_now, self.agents
        asked = state.asked
        for seat, agent in enumerate(self.possible_agents):
            if (actions[agent] != self.wait) != (seat in asked):
                raise TroyesError(f"{agent}: those who are asked choose, the others wait ({self.wait})")
        # Nobody sees what the others choose now, so that their order makes no difference.
        for seat in asked:
            state.apply(int(actions[self.possible_agents[seat]]), seat)
        state.roll(self._cup)
        rewards = dict(zip(agents, self._rewards()))
        terminations = {agent: state.is_over for agent in agents}
        truncations = {agent: False for agent in agents}
        seen, infos = self._observe(), {agent: {} for agent in agents}
        if state.is_over:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def _rewards(self):
        state, players = self.state_now, self.game.players
        if self.reward == "gain":
            before, self._vp = self._vp, [state.vp(seat) for seat in range(players)]
            return [float(now - then) for now, then in zip(self._vp, before)]
        return [float(reward) for reward in state.returns(self.reward) or [0.0] * players]

    def render(self):
        return render(self.state_now) if self.render_mode == "ansi" else None

    def close(self):
        pass
