"""Threads and processes."""

import multiprocessing
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import troyes

GAME = troyes.Game("troyes", 2)


def total(seed, threads=2):
    envs = troyes.VectorEnv(GAME, 16, seed=seed, threads=threads)
    envs.reset()
    for _ in range(80):
        envs.step(envs.sample_actions())
    return float(envs.observations.sum())


def test_threads_play_side_by_side():
    alone = [total(seed) for seed in range(6)]
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(total, range(6))) == alone


def test_two_threads_at_one_object_are_refused_or_wait():
    envs = troyes.VectorEnv(GAME, 64, seed=1)
    envs.reset()
    refused = []

    def step():
        for _ in range(60):
            try:
                envs.step(envs.sample_actions())
            except (RuntimeError, troyes.TroyesError) as error:
                refused.append(str(error))

    threads = [threading.Thread(target=step) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(refused)
    envs.step(envs.sample_actions())
    assert np.isfinite(envs.observations).all()


def test_a_bot_thinks_while_others_go_on():
    state = GAME.start()
    state.roll(troyes.Cup(1))
    bot = GAME.bot("search:300ms")
    ticks = []
    thinking = threading.Thread(target=lambda: ticks.append(bot.decide(state)))
    thinking.start()
    counted = 0
    while thinking.is_alive():
        counted += 1
    assert ticks and counted > 100


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.skipif(sys.platform == "darwin", reason="fork is not what it was there")
def test_a_forked_process_plays_on():
    before = total(3)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(total, [3, 3]) == [before, before]
