"""Nonsense from outside: exceptions with a reason, never a crash, and nothing changed."""

import numpy as np
import troyes
from hypothesis import given, settings
from hypothesis import strategies as st

SEEN = (troyes.TroyesError, TypeError, ValueError, OverflowError)
GAMES = [troyes.Game("troyes", 3, "all"), troyes.Game("dice", 2, "all"), troyes.Game("kings-challenge")]

numbers = st.integers(-(2**70), 2**70) | st.integers(-3, 40)
texts = st.text(max_size=30) | st.sampled_from(["", "pass", "use merchant", "dice R4@blue", "\0", "en", "blue", "{}", "[]"])
things = st.none() | st.booleans() | numbers | st.floats() | texts | st.binary(max_size=8)
anything = st.recursive(things, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=3), max_leaves=6)
arguments = st.lists(anything, max_size=4)


def moments():
    """Moments of games: at the start, while somebody is asked, while an answer is picked, at the end."""
    for game in GAMES:
        state, cup = game.start(), troyes.Cup(1)
        yield state.clone()
        for step in range(10_000):
            state.roll(cup)
            if state.is_over or step in (0, 3, 40, 90):
                yield state.clone()
            if state.is_over:
                break
            state.apply(state.legal_actions()[-1])


MOMENTS = list(moments())
METHODS = sorted(name for name in dir(troyes.State) if not name.startswith("_"))


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(MOMENTS), st.sampled_from(METHODS), arguments)
def test_states(moment, method, given_arguments):
    state = moment.clone()
    try:
        found = getattr(state, method)
        if callable(found):
            found(*given_arguments)
    except SEEN as error:
        assert str(error)
        # What is refused changes nothing.
        assert state == moment


@settings(max_examples=150, deadline=None)
@given(arguments)
def test_games(given_arguments):
    try:
        troyes.Game(*given_arguments).start()
    except SEEN as error:
        assert str(error)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(GAMES), st.sampled_from(["load", "meaning", "bot"]), arguments)
def test_rules(game, method, given_arguments):
    # Thinking for long is no crash, but takes long.
    given_arguments = [argument for argument in given_arguments if "search" not in str(argument)]
    try:
        getattr(game, method)(*given_arguments)
    except SEEN as error:
        assert str(error)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), st.data())
def test_broken_states(game, data):
    """A saved state with something else in one place is loaded whole or refused, and what is loaded is played."""
    import json

    saved = json.loads(data.draw(st.sampled_from([m for m in MOMENTS if m.game == game])).json())["state"]
    place, parent = saved, None
    while isinstance(place, (dict, list)) and place:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        parent, key = place, data.draw(st.sampled_from(keys))
        place = place[key]
    parent[key] = data.draw(st.integers(-2, 300) | st.none() | texts)
    try:
        state = game.load(json.dumps(saved))
    except SEEN as error:
        assert str(error)
        return
    cup = troyes.Cup(3)
    for _ in range(20):
        state.roll(cup)
        if state.is_over:
            break
        state.apply(state.legal_actions()[0])


@settings(max_examples=150, deadline=None)
@given(arguments, st.lists(anything, max_size=3))
def test_many_games(setup, steps):
    # Games by the million are no nonsense, only large.
    setup = [min(argument, 5) if isinstance(argument, int) else argument for argument in setup]
    try:
        envs = troyes.VectorEnv(GAMES[1], *setup)
        envs.reset()
    except SEEN as error:
        assert str(error)
        return
    for actions in steps:
        try:
            envs.step(actions)
        except SEEN as error:
            assert str(error)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["float32", "float64", "int64", "bool", "object"]),
    st.lists(st.integers(0, 1500), max_size=2),
    st.booleans(),
)
def test_arrays_of_other_shapes_and_types(dtype, shape, is_strided):
    state = MOMENTS[1].clone()
    out = np.zeros(shape or (state.game.observation_size,), dtype)
    if is_strided and out.ndim:
        out = out[::2]
    for method in (state.observation, state.action_mask):
        try:
            method(None, out)
        except SEEN as error:
            assert str(error)


def test_arrays_that_may_not_be_written():
    state = MOMENTS[1].clone()
    out = np.zeros(state.game.observation_size, np.float32)
    out.flags.writeable = False
    try:
        state.observation(None, out)
    except SEEN as error:
        assert str(error)
    else:
        raise AssertionError("an array that may not be written was written")


@settings(max_examples=100, deadline=None)
@given(texts | st.just("troyes-record 1\ngame troyes\nrules 2\noptions {}\n---\n"), texts)
def test_records(head, rest):
    try:
        troyes.replay(head + rest)
    except SEEN as error:
        assert str(error)
