"""PettingZoo, all seats at once: for Troyes Dice, where everybody chooses at the same time.

Whoever has chosen already waits for the others: the last action, ``game.num_actions``, is to wait.

>>> from troyes import parallel
>>> env = parallel.parallel_env("dice", players=3)
>>> observations, infos = env.reset(seed=1)
>>> sorted(observations) == sorted(env.agents)
True
"""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from . import Game, TroyesError
from ._common import draw_seed, make_game, render, start, usual_reward
from .aec import observation_space

__all__ = ["env", "parallel_env"]


def env(*args, **kwargs) -> AECEnv:
    """The same, one agent after the other."""
    return parallel_to_aec(parallel_env(*args, **kwargs))


class parallel_env(ParallelEnv):
    """Troyes Dice with every seat asked at once.

    What becomes of an action that is not legal: ``illegal="lose"`` ends the game, with -1 for whoever took it;
    ``"random"`` takes another in its place; ``"raise"`` raises `troyes.MoveRefused`.
    """

    metadata = {"name": "troyes_dice_v0", "render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game = "dice",
        players: int | None = 2,
        options: str = "",
        reward: str | None = None,
        render_mode: str | None = None,
        illegal: str = "lose",
        max_cycles: int | None = None,
    ):
        self.illegal = illegal
        self.max_cycles = max_cycles
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
        self._cycles = 0
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
        seen = self._observe()
        taken = [int(actions[agent]) for agent in self.possible_agents]
        wrong = [seat for seat, agent in enumerate(agents) if not seen[agent]["action_mask"][taken[seat]]]
        if wrong and self.illegal == "lose":
            return self._end(seen, [-1.0 if seat in wrong else 0.0 for seat in range(len(agents))])
        if self.illegal == "random":
            for seat in wrong:
                taken[seat] = self._random.choice(np.flatnonzero(seen[agents[seat]]["action_mask"]))
        # Nobody sees what the others choose now, so that their order makes no difference.
        for seat in state.asked:
            state.apply(taken[seat], seat)
        state.roll(self._cup)
        self._cycles += 1
        return self._end(self._observe(), self._rewards(), state.is_over)

    def _end(self, seen, rewards, is_over=True):
        agents = self.agents
        is_cut = not is_over and self._cycles == self.max_cycles
        if is_over or is_cut:
            self.agents = []
        every = dict.fromkeys
        return seen, dict(zip(agents, rewards)), every(agents, is_over), every(agents, is_cut), {a: {} for a in agents}

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
