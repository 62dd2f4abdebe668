"""Learns Troyes Dice alone: proximal policy optimization with nothing but NumPy.

    pip install ./python && python examples/learn_dice.py --games 30000

A network with one hidden layer reads the observation; masks take away what is not legal; the reward is every point as
it is gained. Prints the average points of the games that ended, which rise from those of random play. The same seed
learns the same.
"""

import argparse

import numpy as np
import troyes


class Network:
    """Scores for every action, and the points that are still to come."""

    def __init__(self, inputs, actions, hidden, seed):
        luck = np.random.default_rng(seed)
        self.weights = {
            "in": luck.normal(0, np.sqrt(2 / inputs), (inputs, hidden)),
            "bias": np.zeros(hidden),
            "act": luck.normal(0, 0.01, (hidden, actions)),
            "worth": luck.normal(0, 0.1, (hidden, 1)),
            "level": np.zeros(1),
        }
        self.weights = {name: weight.astype(np.float32) for name, weight in self.weights.items()}
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, seen, legal):
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["bias"], 0)
        scores = np.where(legal, hidden @ self.weights["act"], -1e9)
        odds = np.exp(scores - scores.max(1, keepdims=True))
        worth = (hidden @ self.weights["worth"])[:, 0] + self.weights["level"]
        return hidden, odds / odds.sum(1, keepdims=True), worth

    def update(self, seen, hidden, for_scores, for_worth, rate):
        """One step of Adam down the gradients of scores and worth."""
        back = for_scores @ self.weights["act"].T + for_worth[:, None] * self.weights["worth"].T
        back *= hidden > 0
        gradients = {
            "in": seen.T @ back,
            "bias": back.sum(0),
            "act": hidden.T @ for_scores,
            "worth": hidden.T @ for_worth[:, None],
            "level": for_worth.sum(keepdims=True),
        }
        self.updates += 1
        for name, gradient in gradients.items():
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient**2 - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.updates)
            spread = self.second[name] / (1 - 0.999**self.updates)
            self.weights[name] -= rate * mean / (np.sqrt(spread) + 1e-8)


def draw(odds, luck):
    """An action for each row, as likely as the network says."""
    sums = odds.cumsum(1)
    return (sums > luck.random((len(odds), 1)) * sums[:, -1:]).argmax(1)


def play(envs, network, steps, luck, running, ended):
    """So many steps of every game, as arrays by step and game."""
    shape = (steps, envs.num_envs)
    seen = np.zeros((*shape, envs.observations.shape[1]), np.float32)
    legal = np.zeros((*shape, envs.masks.shape[1]), bool)
    actions, odds, worth = np.zeros(shape, int), np.zeros(shape, np.float32), np.zeros((steps + 1, envs.num_envs))
    rewards, over = np.zeros(shape, np.float32), np.zeros(shape, bool)
    for step in range(steps):
        seen[step], legal[step] = envs.observations, envs.masks
        _, chances, worth[step] = network.forward(seen[step], legal[step])
        actions[step] = draw(chances, luck)
        odds[step] = chances[np.arange(envs.num_envs), actions[step]]
        envs.step(actions[step])
        rewards[step], over[step] = envs.rewards[:, 0] / 100, envs.terminated
        running += envs.rewards[:, 0]
        ended.extend(running[envs.terminated])
        running[envs.terminated] = 0
    worth[steps] = network.forward(envs.observations, envs.masks)[2]
    return seen, legal, actions, odds, worth, rewards, over


def advantages(worth, rewards, over, trust=0.95):
    """How much better each action was than expected; generalized advantage estimation without discount."""
    better, sum_ = np.zeros_like(rewards), 0.0
    for step in reversed(range(len(rewards))):
        goes_on = ~over[step]
        surprise = rewards[step] + worth[step + 1] * goes_on - worth[step]
        better[step] = sum_ = surprise + trust * goes_on * sum_
    return better


def learn(network, batch, luck, rate, passes=3, size=2048, clip=0.2, curiosity=0.01):
    seen, legal, actions, odds, worth, rewards, over = batch
    better = advantages(worth, rewards, over)
    target = (better + worth[:-1]).reshape(-1)
    better = better.reshape(-1)
    better = (better - better.mean()) / (better.std() + 1e-8)
    seen, legal = seen.reshape(-1, seen.shape[2]), legal.reshape(-1, legal.shape[2])
    actions, odds = actions.reshape(-1), odds.reshape(-1)
    for _ in range(passes):
        order = luck.permutation(len(actions))
        for rows in np.array_split(order, max(1, len(order) // size)):
            hidden, chances, value = network.forward(seen[rows], legal[rows])
            mine, count = chances[np.arange(len(rows)), actions[rows]], len(rows)
            ratio, gain = mine / odds[rows], better[rows]
            counts = np.where(gain > 0, ratio < 1 + clip, ratio > 1 - clip)
            for_scores = chances * (counts * ratio * gain)[:, None]
            for_scores[np.arange(count), actions[rows]] -= counts * ratio * gain
            logs = np.log(np.maximum(chances, 1e-9))
            for_scores += curiosity * chances * (logs - (chances * logs).sum(1, keepdims=True))
            for_worth = (value - target[rows]).astype(np.float32)
            network.update(seen[rows], hidden, for_scores / count, for_worth / count, rate)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--games", type=int, default=30_000, help="how many are played in all")
    arguments.add_argument("--together", type=int, default=128, help="how many are played side by side")
    arguments.add_argument("--options", default="", help="of Troyes Dice")
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    game = troyes.Game("dice", 1, chosen.options)
    envs = troyes.VectorEnv(game, chosen.together, chosen.seed, reward="gain")
    envs.reset()
    network = Network(game.observation_size, game.num_actions, 128, chosen.seed)
    luck, running, played = np.random.default_rng(chosen.seed), np.zeros(chosen.together), 0
    ended: list[float] = []
    print("games,points", flush=True)
    while played < chosen.games:
        learn(network, play(envs, network, 64, luck, running, ended), luck, rate=1e-3)
        if len(ended) >= min(chosen.games // 15, chosen.games - played):
            played += len(ended)
            print(f"{played},{np.mean(ended):.2f}", flush=True)
            ended.clear()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
