"""Threads and processes."""

import multiprocessing
import os
import signal
import sys
import threading
import time
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


def thinking(name):
    state = GAME.start()
    state.roll(troyes.Cup(1))
    match name:
        case "analyse":
            return lambda: state.analyse(budget="60s")
        case "batch":
            envs = troyes.VectorEnv(GAME, 32, bots=[None, "search:60s"], threads=2)
            envs.reset()
            return lambda: [envs.step(envs.sample_actions()) for _ in range(9)]
        case bot:
            return lambda: GAME.bot(bot).decide(state)


@pytest.fixture
def hears_ctrl_c():
    """Whoever is started in the background of a shell hears no Ctrl-C unless they say so."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="no such signals here")
@pytest.mark.parametrize("name", ["search:60s", "search:1000000000", "search:60s:2", "analyse", "batch"])
@pytest.mark.usefixtures("hears_ctrl_c")
def test_a_thought_can_be_interrupted(name):
    think, main = thinking(name), threading.get_ident()
    threading.Timer(0.3, lambda: signal.pthread_kill(main, signal.SIGINT)).start()
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        think()
    assert time.monotonic() - begun < 20


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.skipif(sys.platform == "darwin", reason="fork is not what it was there")
def test_a_forked_process_plays_on():
    before = total(3)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(total, [3, 3]) == [before, before]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.skipif(sys.platform == "darwin", reason="fork is not what it was there")
def test_a_fork_in_the_middle_of_a_thought_refuses_the_thinker_and_plays_on():
    state = GAME.start()
    state.roll(troyes.Cup(1))
    bot = GAME.bot("search:1s")
    thread = threading.Thread(target=bot.decide, args=(state,))
    thread.start()
    time.sleep(0.2)
    child = os.fork()
    if child == 0:
        try:
            bot.decide(state)
        except RuntimeError:
            os._exit(7 if total(3) > 0 else 8)
        os._exit(9)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    thread.join()


def test_a_spawned_process_plays_on():
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(total, [3]) == [total(3)]
