"""Learns Troyes Dice alone with a table: Monte Carlo control over what a person would look at first.

    pip install ./python && python examples/tabular_dice.py --games 30000

A situation is the day, what is to be decided, and the color and value of the die in hand. For each situation and action
the table has the average points that were still gained after it. Prints the average result as it rises.
"""

import argparse
import collections
import random

import numpy as np
import troyes


def blocks(game, *names):
    """Where these blocks of an observation are."""
    places = {name: slice(start, start + size) for name, start, size in game.layout}
    return [places[name] for name in names]


class Table:
    def __init__(self, game):
        self.looked_at = blocks(game, "day", "stage", "taken_color", "taken_value")
        self.sums: dict = collections.defaultdict(lambda: [0.0, 0])

    def situation(self, observation):
        return tuple(int(round(10 * part[0])) if len(part) == 1 else int(part.argmax()) if part.any() else -1
                     for part in (observation[place] for place in self.looked_at))

    def worth(self, situation, action):
        total, count = self.sums[situation, action]
        # What was never tried is worth a try.
        return total / count if count else 1e9

    def learn(self, situation, action, points):
        entry = self.sums[situation, action]
        entry[0] += points
        entry[1] += 1


def play(game, table, seed, luck, curiosity):
    """One game; every action learns from the points that came after it."""
    state, cup, path = game.start(), troyes.Cup(seed), []
    observation = np.zeros(game.observation_size, np.float32)
    while True:
        state.roll(cup)
        if state.is_over:
            break
        situation = table.situation(state.observation(0, observation))
        actions = state.legal_actions()
        if luck.random() < curiosity:
            action = luck.choice(actions)
        else:
            action = max(actions, key=lambda action: table.worth(situation, action))
        path.append((situation, action, state.vp(0)))
        state.apply(action)
    for situation, action, before in path:
        table.learn(situation, action, state.vp(0) - before)
    return state.vp(0)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--games", type=int, default=30000)
    chosen = arguments.parse_args()
    game, luck = troyes.Game("dice"), random.Random(1)
    table, results = Table(game), []
    print("games,points")
    for number in range(chosen.games):
        results.append(play(game, table, number, luck, curiosity=max(0.02, 1 - number / (0.7 * chosen.games))))
        if (number + 1) % (chosen.games // 10) == 0:
            print(f"{number + 1},{np.mean(results):.1f}", flush=True)
            results.clear()


if __name__ == "__main__":
    main()
