"""How fast random play is, beside the peers and by the same clock.

    python python/bench/speed.py            # ours
    python python/bench/speed.py --peers    # and those that are installed: open_spiel, catanatron_gym
    python python/bench/speed.py --peers --other PATH/python    # and those that need an environment of their own
    python python/bench/speed.py --rounds 5                     # the best of several rounds, on a busy machine

One process, one thread. Processor time is counted, so that other programs on the machine disturb the numbers little.
Every decision reads an observation and a mask. Prints one line for each bar of the package.
"""

import argparse
import random
import resource
import subprocess
import sys
import time

import numpy as np


ROUNDS = 1


def rate(work, least=2.0):
    """How often per second of processor time ``work`` does something, in the best round; it returns how often it did."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        done, begun = 0, time.process_time()
        while time.process_time() - begun < least:
            done += work()
        best = max(best, done / (time.process_time() - begun))
    return best


def tell(what, found, bar=None, unit="/s"):
    mark = "" if bar is None else ("  ok" if bar[0](found, bar[1]) else "  MISSED") + f" (bar {bar[1]:,})"
    print(f"{what:<58}{found:>14,.2f}{unit}{mark}", flush=True)


at_least, at_most = (lambda found, bar: found >= bar), (lambda found, bar: found <= bar)


def batches(game, count, **arguments):
    import troyes

    envs = troyes.VectorEnv(game, count, seed=1, threads=1, **arguments)
    envs.reset()

    def work():
        for _ in range(50):
            envs.step(envs.sample_actions())
        return 50 * count

    return work


def one_by_one(game):
    import troyes

    observation, mask = np.zeros(game.observation_size, np.float32), np.zeros(game.num_actions, bool)
    luck, cup = random.Random(1), troyes.Cup(1)

    def work():
        state, decisions = game.start(), 0
        state.roll(cup)
        while not state.is_over:
            state.observation(None, observation)
            state.action_mask(None, mask)
            state.apply(luck.choice(state.legal_actions()))
            state.roll(cup)
            decisions += 1
        return decisions

    return work


def clone(game):
    import troyes

    state, cup, luck = game.start(), troyes.Cup(1), random.Random(1)
    for _ in range(150):
        state.roll(cup)
        state.apply(luck.choice(state.legal_actions()))

    def work():
        for _ in range(10_000):
            state.clone()
        return 10_000

    return work


def memory(game, count=4096):
    """Bytes of the process for each game of many, arrays included."""
    import troyes

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    envs = troyes.VectorEnv(game, count, threads=1)
    envs.reset()
    for _ in range(60):
        envs.step(envs.sample_actions())
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024 / count


def ours():
    import troyes

    four = troyes.Game("troyes", 4)
    tell("memory of an environment, its rows included", memory(four) / 1024, (at_most, 8), " KB")
    tell("clone", 1e6 / rate(clone(four)), (at_most, 1), " us")
    tell("troyes, 4 players, batches of 256", rate(batches(four, 256)), (at_least, 300_000))
    tell("troyes, 4 players, one by one", rate(one_by_one(four)), (at_least, 60_000))
    tell("troyes, 4 players, all modules, batches of 256", rate(batches(troyes.Game("troyes", 4, "all"), 256)))
    tell("king's challenge, batches of 256", rate(batches(troyes.Game("kings-challenge"), 256)))
    tell("troyes dice alone, batches of 256", rate(batches(troyes.Game("dice"), 256, reward="vp")))
    tell("troyes dice alone, one by one", rate(one_by_one(troyes.Game("dice"))))


def open_spiel():
    import pyspiel

    game, luck = pyspiel.load_game("backgammon"), random.Random(1)

    def work():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(luck.choices(outcomes, weights)[0])
                continue
            np.asarray(state.observation_tensor(), np.float32)
            np.asarray(state.legal_actions_mask(), bool)
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return "open_spiel, backgammon from Python", work


def catanatron():
    import gymnasium
    import catanatron_gym  # noqa: F401  registers the environment

    env, luck = gymnasium.make("catanatron-v1").unwrapped, random.Random(1)

    def work():
        _, info = env.reset()
        over, steps = False, 0
        while not over and steps < 2000:
            _, _, ended, cut, info = env.step(luck.choice(info["valid_actions"]))
            over, steps = ended or cut, steps + 1
        return steps

    return "catanatron's gymnasium environment", work


PEERS = {"open_spiel": open_spiel, "catanatron": catanatron}


def peers(names, other=None):
    for name in names:
        try:
            what, work = PEERS[name]()
        except ImportError as error:
            if other:
                command = [other, __file__, "--only-peers", name, "--rounds", str(ROUNDS)]
                subprocess.run(command, check=True)
            else:
                print(f"{name}: not installed ({error})", file=sys.stderr)
            continue
        tell(what, rate(work))


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--peers", action="store_true", help="measure the peers too")
    arguments.add_argument("--only-peers", nargs="+", metavar="NAME", choices=list(PEERS), help="measure nothing else")
    arguments.add_argument("--rounds", type=int, default=1, help="the best of so many")
    arguments.add_argument("--other", help="a Python in which a peer is installed that goes with nothing else")
    chosen = arguments.parse_args()
    ROUNDS = max(1, chosen.rounds)
    if not chosen.only_peers:
        ours()
    if chosen.peers or chosen.only_peers:
        peers(chosen.only_peers or list(PEERS), chosen.other)
