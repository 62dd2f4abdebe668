"""The examples run."""

import importlib.util
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name, *arguments):
    # Threads of linear algebra that wait for each other take all time where the cores are busy.
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, EXAMPLES / name, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def load(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_the_first_bot_beats_random():
    words = run("first_bot.py", 6).split()
    assert int(words[1]) >= 5


def test_learning_gets_better():
    rows = [line.split(",") for line in run("learn_dice.py", "--games", 2500).splitlines()[1:]]
    first, last = float(rows[0][1]), float(rows[-1][1])
    assert last > first + 5, rows


@pytest.mark.skipif(not os.environ.get("TROYES_LONG"), reason="takes long; set TROYES_LONG")
def test_a_table_learns():
    rows = run("tabular_dice.py", "--games", 30000).splitlines()[1:]
    assert float(rows[-1].split(",")[1]) > float(rows[0].split(",")[1]) + 5


def test_searches_of_openspiel_play():
    pytest.importorskip("pyspiel")
    search = load("openspiel_search")
    searched, random = search.dice_alone(games=2, simulations=12)
    assert searched > random
    search.troyes_for_two(decisions=3, simulations=5)


def test_regret_minimisation_solves_an_ending():
    pytest.importorskip("pyspiel")
    regrets = load("openspiel_regrets")
    before, after = regrets.solve(regrets.ending(seed=3, most=600), iterations=20)
    assert before > 1 and after < 0.05


def test_the_notebook_of_card_statistics_runs(capsys):
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    notebook = json.loads((EXAMPLES / "card_statistics.ipynb").read_text())
    names = {"GAMES": 6, "DATA": EXAMPLES / "data"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert len(names["rows"]) > 2 and "the first seat wins" in capsys.readouterr().out
    # The sample of tables: who plays better than at random is ahead, and cards were used that were dealt.
    points = names["results"].groupby("bot").vp.mean()
    assert points["jehanne"] > points["random"]
    assert (names["by_card"].uses > 0).all() and names["by_card"].dealt.notna().all()


def test_a_curve_is_a_picture():
    picture = ElementTree.fromstring(load("curve").draw("Points", [(0, 20.5), (5000, 31.2), (9000, 36.0)]))
    assert picture.tag.endswith("svg") and len(picture.findall("{*}path")) > 3


def test_nothing_is_lost_when_a_worker_of_a_cluster_dies():
    ray = pytest.importorskip("ray")
    selfplay = load("ray_selfplay")
    setup, bots, games = {"name": "dice", "players": 2, "options": ""}, ["greedy", "random"], 60
    alone = sorted(selfplay.play_many(setup, bots, range(games)))
    ray.cloudpickle.register_pickle_by_value(selfplay)
    ray.init(num_cpus=3, log_to_driver=False, include_dashboard=False)
    try:
        killed = []

        @ray.remote
        def who():
            return os.getpid()

        workers = set(ray.get([who.remote() for _ in range(9)]))

        def kill_one(_):
            if not killed:
                killed.append(workers.pop())
                os.kill(killed[0], signal.SIGKILL)

        assert selfplay.on_ray(setup, bots, games, size=4, on_result=kill_one) == alone
        assert killed
    finally:
        ray.shutdown()


def test_rllib_learns():
    pytest.importorskip("torch", reason="RLlib needs PyTorch")
    pytest.importorskip("ray.rllib")
    import ray

    rllib = load("rllib_dice")
    ray.cloudpickle.register_pickle_by_value(rllib)
    ray.init(num_cpus=3, log_to_driver=False, include_dashboard=False)
    try:
        points = rllib.learn(iterations=6, runners=2, seed=1)
    finally:
        ray.shutdown()
    assert points[-1] > points[0] + 1, points
