"""Counterfactual regret minimisation solves the end of a game of Troyes Dice for two, with OpenSpiel's own solver.

    pip install ./python open_spiel && python examples/openspiel_regrets.py

Both choose at once and see of each other only what lies open, so that search alone is not enough: a strategy has to hold
against whatever the other one chooses. The last decisions of a game are few enough for every state to be looked at.
"""

import argparse
import random

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability
from troyes.openspiel import TroyesGame, TroyesState


class Ending(TroyesGame):
    """Troyes Dice from some moment on; what counts is the lead in points."""

    def __init__(self, beginning):
        super().__init__("dice", {"players": beginning.num_players()})
        self.reward = "margin"
        self.beginning = beginning.engine

    def new_initial_state(self):
        state = TroyesState(self)
        state.engine = self.beginning.clone()
        return state


def size(state, most):
    """How many states follow, counted up to ``most``."""
    states, waiting = 0, [state]
    while waiting and states < most:
        state = waiting.pop()
        states += 1
        waiting.extend(state.child(action) for action in state.legal_actions())
    return states


def ending(seed, most):
    """The earliest moment of a random game with both players still to choose and at most so many states to come."""
    luck = random.Random(seed)
    state = pyspiel.load_game("python_troyes_dice", {"players": 2}).new_initial_state()
    moments = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(luck.choices(outcomes, odds)[0])
        else:
            moments.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
    found = moments[-1]
    for moment in reversed(moments):
        if size(moment, most) >= most:
            break
        found = moment
    return Ending(found)


def solve(game, iterations):
    """What each could still gain by knowing the other's strategy, before and after: 0 is an equilibrium."""
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return before, exploitability.nash_conv(game, solver.average_policy())


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--states", type=int, default=3000)
    arguments.add_argument("--iterations", type=int, default=50)
    chosen = arguments.parse_args()
    game = ending(chosen.seed, chosen.states)
    print(f"{size(game.new_initial_state(), chosen.states)} states are still to come")
    before, after = solve(game, chosen.iterations)
    print(f"points to be gained by knowing the other's strategy: {before:.3f} at first, {after:.3f} after")


if __name__ == "__main__":
    main()
