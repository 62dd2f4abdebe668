"""How many steps a second a client gets from ``troyes engine`` through pipes: by a request for each thing, and by one for all.

    python python/bench/protocol.py target/release/troyes

Random play of four-player Troyes with nothing but Python's own ``json``. Games of all ways take turns, so that whatever else
the machine does disturbs them alike.
"""

import json
import random
import subprocess
import sys
import time


class Engine:
    def __init__(self, program):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen([program, "engine"], **pipes)

    def ask(self, method, **params):
        self.process.stdin.write(json.dumps({"id": 1, "method": method, "params": params}).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())["result"]


def line_by_line(engine, luck, looks):
    engine.ask("new", game="troyes", players=4, seed=luck.randrange(2**32))
    steps = 0
    while asked := engine.ask("next").get("asked"):
        seat = asked[0]["seat"]
        if looks:
            engine.ask("view", seat=seat)
        engine.ask("play", seat=seat, choice=luck.choice(asked[0]["choices"])["choice"])
        steps += 1
    return steps


def in_brief(engine, luck, looks):
    wishes = {"brief": True, "next": True, **({"view": "asked"} if looks else {})}
    told = engine.ask("new", game="troyes", players=4, seed=luck.randrange(2**32), **wishes)
    steps = 0
    while asked := told["next"].get("asked"):
        told = engine.ask("play", seat=asked[0]["seat"], choice=luck.choice(asked[0]["choices"]), **wishes)
        steps += 1
    return steps


WAYS = [
    ("next and play", line_by_line, False),
    ("play in brief, with next", in_brief, False),
    ("next, view and play", line_by_line, True),
    ("play in brief, with next and view", in_brief, True),
]


def main(program, games=20):
    engine = Engine(program)
    spent = [[0, 0.0] for _ in WAYS]
    for game in range(games):
        for (_, way, looks), sums in zip(WAYS, spent):
            begun = time.perf_counter()
            sums[0] += way(engine, random.Random(game), looks)
            sums[1] += time.perf_counter() - begun
            engine.ask("close")
    rates = [steps / seconds for steps, seconds in spent]
    for (name, *_), rate in zip(WAYS, rates):
        print(f"{name}: {rate:,.0f} steps a second")
    print(f"{rates[1] / rates[0]:.1f} times as many; {rates[3] / rates[2]:.1f} with views")


if __name__ == "__main__":
    main(*sys.argv[1:2])
