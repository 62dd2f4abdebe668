"""Gymnasium's own check, unchanged."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

pytest.importorskip("gymnasium")

import troyes
import troyes.gym
from mixes import MIXES, name_of


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
@pytest.mark.filterwarnings("ignore")
def test_check_env(mix):
    name, players, options = mix
    env = troyes.gym.TroyesEnv(name, players, options, seat=players - 1, render_mode="ansi")
    check_env(env, skip_render_check=False)


@pytest.mark.parametrize("name", ["Troyes-v0", "KingsChallenge-v0", "TroyesDice-v0"])
def test_registered_games_are_played_by_their_masks(name):
    env = gymnasium.make(name)
    _, info = env.reset(seed=3)
    luck, over = np.random.default_rng(0), False
    while not over:
        _, reward, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
    assert reward != 0


def test_who_takes_an_illegal_action_loses():
    env = troyes.gym.TroyesEnv("dice")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(illegal)[1:4] == (-1.0, True, False)
    strict = troyes.gym.TroyesEnv("dice", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(troyes.MoveRefused):
        strict.step(illegal)


def test_gains_add_up_to_the_points():
    env = troyes.gym.TroyesEnv("dice", reward="gain")
    _, info = env.reset(seed=5)
    total, over, luck = 0.0, False, np.random.default_rng(1)
    while not over:
        _, reward, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        total += reward
    assert total == env.state.returns("vp")[0]


def test_the_vector_environment_keeps_the_conventions():
    envs = troyes.gym.TroyesVectorEnv(4, "troyes", 2, bots="random")
    observations, info = envs.reset(seed=7)
    assert envs.observation_space.contains(observations)
    ended = 0
    for _ in range(400):
        actions = envs.sample_actions()
        assert info["action_mask"][np.arange(4), actions].all()
        observations, rewards, terminated, truncated, info = envs.step(actions)
        assert envs.observation_space.contains(observations) and rewards.shape == (4,)
        assert not truncated.any()
        for over in np.flatnonzero(terminated):
            ended += 1
            assert envs.single_observation_space.contains(info["final_obs"][over])
    assert ended > 0
    again, _ = envs.reset(seed=7)
    assert np.array_equal(again, envs.reset(seed=7)[0])
