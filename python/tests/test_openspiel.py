"""OpenSpiel's own tests, unchanged."""

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import troyes.openspiel  # noqa: F401  registers the games
from mixes import MIXES, name_of

NAMES = {"troyes": "python_troyes", "kings-challenge": "python_kings_challenge", "dice": "python_troyes_dice"}


def load(mix):
    name, players, options = mix
    return pyspiel.load_game(NAMES[name], {"players": players, "options": options})


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_random_sim(mix):
    pyspiel.random_sim_test(load(mix), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES.values())
def test_random_sim_with_serialization(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("mix", MIXES[::3], ids=name_of)
def test_resampling_keeps_what_a_player_knows(mix):
    state, luck = load(mix).new_initial_state(), random.Random(1)
    moment = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes())
            state.apply_action(luck.choices(outcomes, probabilities)[0])
            continue
        moment += 1
        if moment % 25 == 0:
            player = state.current_player()
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))
    assert moment > 25


def test_serialized_games_go_on():
    state = pyspiel.load_game("python_troyes").new_initial_state()
    for _ in range(60):
        state.apply_action(state.legal_actions()[0])
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state) and again.history() == state.history()


def test_mcts_plays():
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("python_troyes_dice")
    state, luck = game.new_initial_state(), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(game, 2, 6, evaluator, random_state=luck)
    decided = 0
    while decided < 2:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(bot.step(state))
            decided += 1
