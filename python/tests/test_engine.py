"""One game at a time."""

import copy
import json
import pickle
import random

import numpy as np
import pytest
import troyes
from mixes import MIXES, name_of, rules


def play_out(game, seed, each=lambda state: None, by_action=True):
    """A random game to its end."""
    luck, cup, state = random.Random(seed), troyes.Cup(seed), game.start()
    while True:
        state.roll(cup)
        if state.is_over:
            return state
        each(state)
        if by_action:
            state.apply(luck.choice(state.legal_actions()))
        else:
            seat = luck.choice(state.asked)
            state.play(luck.choice(state.choices(seat)), seat)


@pytest.fixture(params=MIXES, ids=name_of)
def game(request):
    return rules(request.param)


def test_a_game_plays_to_its_end(game):
    sizes = set()

    def look(state):
        observation, mask = state.observation(), state.action_mask()
        assert observation.dtype == np.float32 and np.isfinite(observation).all()
        assert list(np.flatnonzero(mask)) == state.legal_actions() != []
        sizes.add((observation.shape, mask.shape))

    state = play_out(game, 1, look)
    assert sizes == {((game.observation_size,), (game.num_actions,))}
    assert len(state.returns("vp")) == game.players
    assert state.standing()["total"][: game.players] == [int(vp) for vp in state.returns("vp")]
    assert state.legal_actions() == [] and state.current_seat is None


def test_choices_and_actions_lead_to_the_same_places(game):
    luck = random.Random(4)

    def look(state):
        choice = luck.choice(state.choices())
        by_choice, by_action = state.clone(), state.clone()
        by_choice.play(choice)
        for action in state.actions_of(choice):
            by_action.apply(action)
        assert by_choice == by_action

    play_out(game, 2, look, by_action=False)


def test_records_and_states_are_read_again(game):
    state = play_out(game, 3)
    again = troyes.replay(state.record())
    assert again == state and again.history() == state.history() and again.hash() == state.hash()
    moments = []
    play_out(game, 3, lambda state: moments.append(state.clone()))
    for moment in moments[:: len(moments) // 9]:
        assert pickle.loads(pickle.dumps(moment)) == moment
        assert copy.deepcopy(moment) == copy.copy(moment) == moment
        if not moment.picked:
            loaded = game.load(moment.json())
            assert loaded == moment and json.loads(loaded.json()) == json.loads(moment.json())
    assert pickle.loads(pickle.dumps(game)) == game and hash(pickle.loads(pickle.dumps(game))) == hash(game)


def test_a_copy_goes_its_own_way(game):
    state = game.start()
    state.roll(troyes.Cup(5))
    before, other = state.json(), state.clone()
    other.apply(other.legal_actions()[0])
    assert state.json() == before


def test_chance_is_explicit(game):
    at_once, by_steps, luck = game.start(), game.start(), random.Random(6)
    while at_once.is_chance:
        awaited = at_once.awaited
        count = awaited.get("dice") or awaited["take"]
        outcome = []
        for _ in range(count):
            outcomes = by_steps.chance_outcomes()
            assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
            outcome.append(luck.choice(outcomes)[0])
            by_steps.chance_step(outcome[-1])
        at_once.chance(outcome)
        assert at_once == by_steps
    with pytest.raises(troyes.MoveRefused):
        at_once.chance([1])


def test_a_view_is_what_may_be_known(game):
    def look(state):
        seat = state.current_seat
        view = state.view(seat)
        assert (view.observation() == state.observation(seat)).all()
        guess = view.guess(7)
        assert guess.view(seat).json() == view.json()
        assert guess.choices(seat) == state.choices(seat)
        resampled = state.resample(seat, 8)
        assert resampled.information_state_string(seat) == state.information_state_string(seat)

    looked = []
    play_out(game, 9, lambda state: looked.append(state.clone()))
    for state in looked[:: len(looked) // 12]:
        look(state)


def test_texts_are_in_both_languages(game):
    state = game.start()
    state.roll(troyes.Cup(1))
    choice = state.choices()[0]
    texts = {lang: (state.question(lang=lang)[1], state.say(choice, lang=lang)) for lang in ("en", "fr")}
    assert texts["en"] != texts["fr"] and all(texts["en"])
    with pytest.raises(troyes.TroyesError, match="xx"):
        state.question(lang="xx")


def test_bots_decide_and_explain(game):
    state, cup = game.start(), troyes.Cup(2)
    greedy = game.bot("greedy", seed=1)
    for _ in range(12):
        state.roll(cup)
        if state.is_over:
            break
        choice = greedy.decide(state)
        assert choice in state.choices()
        state.play(choice)
    assert all(isinstance(reason, str) for reason in greedy.reasons("fr"))
    assert isinstance(state.evaluate(0), float)


def test_levels_and_budgets(game):
    levels = dict(troyes.levels("fr"))
    assert "aelis" in levels and levels != dict(troyes.levels("en"))
    state = game.start()
    state.roll(troyes.Cup(2))
    for bot in (game.bot("perrin"), game.bot("search", budget="20"), game.bot("search:20")):
        assert bot.decide(state) in state.choices()
    with pytest.raises(troyes.TroyesError, match="ages"):
        game.bot("search", budget="ages")


def test_moves_are_analysed(game):
    state, cup = game.start(), troyes.Cup(4)
    for _ in range(8):
        state.roll(cup)
        moves = state.analyse()
        worths = [worth for _, worth in moves]
        assert moves and worths == sorted(worths, reverse=True)
        seat = state.current_seat
        for choice in moves[0][0]:
            state.play(choice, seat)
        if state.is_over:
            return
    state.roll(cup)
    others = set(range(game.players)) - set(state.asked)
    for seat in others:
        with pytest.raises(troyes.MoveRefused):
            state.analyse(seat)


def test_moves_are_thought_through(game):
    state, cup = game.start(), troyes.Cup(4)
    state.roll(cup)
    thought = state.analyse(budget="60", seed=3)
    assert thought == state.analyse(budget="60", seed=3)
    glanced = {tuple(path): worth for path, worth in state.analyse(seed=3)}
    # The same moves, but games played on say something else of them than the next position does.
    assert len(thought) > 1 and {path[0] for path, _ in thought} <= set(state.choices())
    assert any(glanced.get(tuple(path)) != worth for path, worth in thought)
    with pytest.raises(troyes.TroyesError, match="ages"):
        state.analyse(budget="ages")


def test_every_action_has_a_meaning(game):
    meanings = [game.meaning(action) for action in range(game.num_actions)]
    assert len(set(meanings)) == len(meanings)
    with pytest.raises(troyes.TroyesError):
        game.meaning(game.num_actions)


def test_the_layout_covers_the_observation(game):
    end = 0
    for _, start, size in game.layout:
        assert start == end
        end += size
    assert end == game.observation_size


def test_why_not_answers():
    state = troyes.Game("troyes", 2).start()
    state.roll(troyes.Cup(1))
    assert state.why_not("palace") and state.why_not("palace", lang="fr")
    with pytest.raises(troyes.TroyesError, match="nonsense"):
        state.why_not("nonsense")


def test_what_is_wrong_is_said():
    for arguments, word in [
        (("chess",), "chess"),
        (("troyes", 9), "players"),
        (("troyes", -1), "players"),
        (("troyes", 2, "nonsense"), "nonsense"),
        (("troyes", 2, {"nonsense": 1}), "nonsense"),
        (("kings-challenge", 2), "1"),
        (("troyes", 2, "", ("mine.toml", "a = ")), "mine.toml"),
    ]:
        with pytest.raises(troyes.TroyesError, match=word):
            troyes.Game(*arguments)
    game = troyes.Game("troyes", 2)
    state = game.start()
    with pytest.raises(troyes.MoveRefused, match="chance"):
        state.play("pass")
    state.roll(troyes.Cup(1))
    with pytest.raises(troyes.MoveRefused, match="not offered"):
        state.play("pass")
    with pytest.raises(troyes.TroyesError, match="seat"):
        state.choices("nobody")
    with pytest.raises(troyes.RecordRefused):
        troyes.replay("nonsense")
    with pytest.raises(troyes.RecordRefused):
        game.load("{}")
    with pytest.raises(troyes.TroyesError, match="exec"):
        game.bot("exec:true")
