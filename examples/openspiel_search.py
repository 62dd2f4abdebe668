"""OpenSpiel's own searches play: MCTS alone at Troyes Dice, IS-MCTS against random play at Troyes.

    pip install ./python open_spiel && python examples/openspiel_search.py

MCTS sees everything, which is right for whoever plays alone. With secrets on the table IS-MCTS guesses them anew for every
simulation, through ``resample_from_infostate``.
It is OpenSpiel's IS-MCTS in Python: that in C++ takes games in C++ only.
"""

import argparse

import numpy as np
import pyspiel
import troyes.openspiel  # noqa: F401  registers the games
from open_spiel.python.algorithms import ismcts, mcts


def play(game, bots, seed, most=None):
    """One game, or its first decisions; ``bots`` has one for each player. Tells the returns."""
    state, luck, decisions = game.new_initial_state(), np.random.RandomState(seed), 0
    while not state.is_terminal() and (most is None or decisions < most):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(luck.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
            decisions += 1
    return state.returns()


class Random:
    def __init__(self, seed):
        self.luck = np.random.RandomState(seed)

    def step(self, state):
        return self.luck.choice(state.legal_actions())


def dice_alone(games, simulations):
    """Average points of MCTS and of random play, in the same games."""
    game = pyspiel.load_game("python_troyes_dice")
    searched, random = [], []
    for seed in range(games):
        luck = np.random.RandomState(seed)
        # Points are counted in tens: so much is a better move worth looking for.
        bot = mcts.MCTSBot(game, 10, simulations, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
        searched.append(play(game, [bot], seed)[0])
        random.append(play(game, [Random(seed)], seed)[0])
    return np.mean(searched), np.mean(random)


def troyes_for_two(decisions, simulations):
    """The first decisions of a game between IS-MCTS and random play: shows that it can be searched."""
    game = pyspiel.load_game("python_troyes", {"players": 2})
    luck = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        game=game, uct_c=2, max_simulations=simulations, evaluator=mcts.RandomRolloutEvaluator(1, luck),
        random_state=luck,
    )
    return play(game, [search, Random(1)], 1, decisions)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--games", type=int, default=5)
    arguments.add_argument("--simulations", type=int, default=30)
    chosen = arguments.parse_args()
    searched, random = dice_alone(chosen.games, chosen.simulations)
    print(f"Troyes Dice alone: MCTS {searched:.1f} points, random play {random:.1f}")
    troyes_for_two(12, chosen.simulations)
    print("Troyes for two: IS-MCTS took its first decisions")


if __name__ == "__main__":
    main()
