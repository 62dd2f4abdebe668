"""PettingZoo's own tests, unchanged."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import troyes
from mixes import MIXES, name_of
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from troyes import aec, parallel

DICE = [mix for mix in MIXES if mix[0] == "dice"]


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
@pytest.mark.filterwarnings("ignore")
def test_api(mix):
    api_test(aec.env(*mix), num_cycles=250, verbose_progress=False)


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_seed(mix):
    seed_test(lambda: aec.env(*mix), num_cycles=100)


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_render(mix):
    render_test(lambda render_mode=None: aec.env(*mix, render_mode=render_mode))


@pytest.mark.parametrize("mix", DICE, ids=name_of)
@pytest.mark.filterwarnings("ignore")
def test_parallel(mix):
    parallel_api_test(parallel.parallel_env(*mix), num_cycles=300)
    parallel_seed_test(lambda: parallel.parallel_env(*mix), num_cycles=100)


@pytest.mark.parametrize("mix", [mix for mix in DICE if mix[1] > 1], ids=name_of)
def test_max_cycles(mix):
    """The test takes actions without looking at masks."""
    module = SimpleNamespace(
        parallel_env=partial(parallel.parallel_env, *mix, illegal="random"),
        env=partial(parallel.env, *mix, illegal="random"),
    )
    max_cycles_test(module)


def test_everybody_at_once_is_like_one_after_the_other():
    env = parallel.parallel_env("dice", 3)
    seen, _ = env.reset(seed=4)
    luck = np.random.default_rng(2)
    while env.agents:
        actions = {agent: luck.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
    assert abs(sum(rewards.values())) < 1e-6
    assert troyes.replay(env.state_now.record()) == env.state_now


def test_who_takes_an_illegal_action_loses_or_is_told():
    env = parallel.parallel_env("dice", 2)
    seen, _ = env.reset(seed=4)
    first, second = env.agents
    legal = int(np.flatnonzero(seen[second]["action_mask"])[0])
    _, rewards, terminations, _, _ = env.step({first: 95, second: legal})
    assert rewards == {first: -1.0, second: 0.0} and all(terminations.values()) and env.agents == []
    strict = parallel.parallel_env("dice", 2, illegal="raise")
    strict.reset(seed=4)
    with pytest.raises(troyes.MoveRefused):
        strict.step({first: 95, second: legal})
    with pytest.raises(troyes.TroyesError, match="aec"):
        parallel.parallel_env("troyes", 2)


def test_rewards_come_to_everybody_at_the_end():
    env = aec.env("troyes", 3)
    env.reset(seed=9)
    luck, total = np.random.default_rng(3), {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        env.step(None if over else luck.choice(np.flatnonzero(observation["action_mask"])))
    assert abs(sum(total.values())) < 1e-6 and any(total.values())
