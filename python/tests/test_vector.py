"""Many games at once."""

import numpy as np
import pytest
import troyes
from mixes import MIXES, name_of, rules


def run(game, steps=300, count=8, **arguments):
    """Everything that is shown while random actions are taken, and how many games ended."""
    envs = troyes.VectorEnv(game, count, **arguments)
    envs.reset()
    shown, ended = [], 0
    for _ in range(steps):
        envs.step(envs.sample_actions())
        shown.append((envs.observations.sum(), envs.masks.sum(), envs.rewards.copy(), envs.seats.copy()))
        ended += envs.terminated.sum()
    return shown, ended


def same(ones, others):
    return all(np.array_equal(a, b) for one, other in zip(ones, others) for a, b in zip(one, other))


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_seeds_decide_and_threads_do_not(mix):
    game = rules(mix)
    one, _ = run(game, seed=5, threads=1)
    assert same(one, run(game, seed=5, threads=3)[0])
    assert not same(one, run(game, seed=6, threads=1)[0])


def test_rows_are_those_of_single_games():
    game = troyes.Game("troyes", 3, "bonus")
    envs = troyes.VectorEnv(game, 4, seed=1)
    envs.reset()
    for _ in range(50):
        assert (envs.masks.sum(axis=1) > 0).all()
        assert set(envs.seats) <= {0, 1, 2}
        envs.step(envs.sample_actions())


@pytest.mark.parametrize("reward", ["win", "vp", "margin", "gain"])
def test_rewards_add_up(reward):
    game = troyes.Game("dice", 2)
    envs = troyes.VectorEnv(game, 6, seed=3, reward=reward)
    envs.reset()
    sums, ended = np.zeros((6, 2)), 0
    for _ in range(600):
        envs.step(envs.sample_actions())
        sums += envs.rewards
        for over in np.flatnonzero(envs.terminated):
            ended += 1
            if reward == "win":
                assert abs(sums[over].sum()) < 1e-6
            if reward == "margin":
                assert sums[over][0] == -sums[over][1]
            if reward in ("vp", "gain"):
                assert (np.abs(sums[over]) > 0).all()
            sums[over] = 0
    assert ended > 3


def test_bots_play_the_other_seats():
    game = troyes.Game("troyes", 2)
    envs = troyes.VectorEnv(game, 3, seed=2, bots=[None, "greedy"], keep_final=True)
    envs.reset()
    ended = 0
    for _ in range(400):
        assert (envs.seats == 0).all()
        envs.step(envs.sample_actions())
        for over in np.flatnonzero(envs.terminated):
            ended += 1
            assert envs.final_observations[over].any()
    assert ended > 0


def test_what_is_not_legal_stops_nothing():
    game = troyes.Game("troyes", 2)
    envs = troyes.VectorEnv(game, 3, seed=2)
    with pytest.raises(troyes.TroyesError, match="reset"):
        envs.step([0, 0, 0])
    envs.reset()
    before = envs.observations.copy()
    good = envs.sample_actions()
    for wrong in (-1, 10**9, int(np.flatnonzero(~envs.masks[1])[0])):
        actions = good.copy()
        actions[1] = wrong
        with pytest.raises(troyes.MoveRefused, match="game 1"):
            envs.step(actions)
    for wrong in ([1], [[1, 2, 3]], "abc", None, [0.5, 1.5, 2.5], np.zeros((3, 2), np.int64)):
        with pytest.raises((troyes.TroyesError, TypeError, ValueError)):
            envs.step(wrong)
    assert (envs.observations == before).all()
    envs.step(good)


def test_masks_that_were_tampered_with_are_not_believed():
    envs = troyes.VectorEnv(troyes.Game("troyes", 2), 2, seed=2)
    envs.reset()
    envs.masks[:] = True
    with pytest.raises(troyes.MoveRefused):
        envs.step([820, 820])


def test_wrong_setups_are_refused():
    game = troyes.Game("troyes", 2)
    for arguments in (
        {"num_envs": 0},
        {"num_envs": 2, "reward": "fame"},
        {"num_envs": 2, "bots": ["greedy", "greedy"]},
        {"num_envs": 2, "bots": [None, "nobody"]},
        {"num_envs": 2, "bots": [None, None, None]},
        {"num_envs": 2, "threads": 0},
    ):
        with pytest.raises(troyes.TroyesError):
            troyes.VectorEnv(game, **arguments)
    with pytest.raises((OverflowError, TypeError)):
        troyes.VectorEnv(game, -1)


def test_an_environment_is_small():
    envs = troyes.VectorEnv(troyes.Game("troyes", 4), 64, threads=1)
    envs.reset()
    for _ in range(200):
        envs.step(envs.sample_actions())
    rows = envs.observations.nbytes + envs.masks.nbytes + envs.rewards.nbytes
    assert envs.bytes_per_env + rows / 64 < 8192


def test_arrays_stay_where_they_are():
    """What was read once from an environment is what is written from then on: nothing is copied."""
    envs = troyes.VectorEnv(troyes.Game("troyes", 2), 5, seed=4, keep_final=True)
    names = ["observations", "masks", "rewards", "terminated", "seats", "final_observations"]
    arrays = [getattr(envs, name) for name in names]
    envs.reset()
    before = arrays[0].copy()
    for _ in range(30):
        envs.step(envs.sample_actions())
    assert all(getattr(envs, name) is array or np.shares_memory(getattr(envs, name), array) for name, array in zip(names, arrays))
    assert (arrays[0] != before).any()
