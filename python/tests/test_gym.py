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


def spread(info, depth=""):
    """Every entry of an info with its type and shape."""
    found = {}
    for name, value in info.items():
        found.update(spread(value, f"{depth}{name}.") if isinstance(value, dict) else {depth + name: (value.dtype, value.shape)})
    return found


def test_many_environments_tell_what_gymnasiums_own_would():
    """Shapes, types and infos of whole games are those of Gymnasium's vector environment over single ones."""
    same_step = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
    theirs = gymnasium.make_vec("TroyesDice-v0", 3, vectorization_mode="sync", vector_kwargs=same_step)
    ours = gymnasium.make_vec("TroyesDice-v0", 3)
    assert isinstance(ours.unwrapped, troyes.gym.TroyesVectorEnv)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    assert (ours.action_space, ours.single_action_space) == (theirs.action_space, theirs.single_action_space)
    assert (ours.observation_space, ours.single_observation_space) == (
        theirs.observation_space,
        theirs.single_observation_space,
    )
    told, luck = [], np.random.default_rng(4)
    for envs in (theirs, ours):
        observations, info = envs.reset(seed=2)
        seen = [{"observations": (observations.dtype, observations.shape), **spread(info)}]
        for _ in range(300):
            actions = np.array([luck.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
            *arrays, info = envs.step(actions)
            seen.append({**{str(place): (array.dtype, array.shape) for place, array in enumerate(arrays)}, **spread(info)})
        told.append({tuple(sorted(one.items(), key=lambda entry: entry[0])) for one in seen})
    assert told[0] == told[1]


def test_wrappers_of_gymnasium_count_whole_games():
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(gymnasium.make_vec("TroyesDice-v0", 4))
    envs.reset(seed=1)
    points = []
    while len(points) < 4:
        *_, info = envs.step(envs.unwrapped.sample_actions())
        if "episode" in info:
            points += list(info["episode"]["r"][info["_episode"]])
    assert all(0 < one < 100 for one in points)
