"""How many steps a second a client gets from ``troyes engine`` through pipes: by a request for each thing, and by one for all.

    python python/bench/protocol.py target/release/troyes
    python python/bench/protocol.py target/release/troyes OLDER_TROYES

Random play of four-player Troyes with nothing but Python's own ``json``. Games of all ways take turns, so that whatever else
the machine does disturbs them alike. What counts is the processor time of the engine; the client's own and the clock stand
beside it. With an older program, which may know no other requests than ``next``, ``view`` and ``play``, its requests for each
thing are what the others are compared with.
"""

import json
import random
import subprocess
import sys
import time


# As a bot would that is in a hurry: nothing looked up twice, no blanks, one piece out and one in.
written = json.JSONEncoder(check_circular=False, separators=(",", ":")).encode
read = json.JSONDecoder().decode


class Engine:
    def __init__(self, program):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen([program, "engine"], **pipes)
        self.write, self.flush = self.process.stdin.write, self.process.stdin.flush
        self.read_line = self.process.stdout.readline
        self.opened = []

    def ask(self, method, **params):
        self.write(written({"method": method, "params": params}).encode() + b"\n")
        self.flush()
        return self.answered(method)

    def answered(self, method):
        result = read(self.read_line().decode())["result"]
        if method == "new":
            self.opened.append(result["table"])
        return result

    def ask_all(self, requests):
        lines = [written({"method": method, "params": params}) + "\n" for method, params in requests]
        self.write("".join(lines).encode())
        self.flush()
        return [self.answered(method) for method, _ in requests]

    def close_all(self):
        """Closes every table that was opened since the last time."""
        while self.opened:
            self.ask("close", table=self.opened.pop())

    def worked(self):
        """The processor time of the engine so far, in seconds."""
        with open(f"/proc/{self.process.pid}/schedstat") as told:
            return int(told.read().split()[0]) / 1e9


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


def side_by_side(engine, luck, looks, tables=16):
    """Many tables at once: a line for each in one piece, and the answers in one piece."""
    wishes = {"brief": True, "next": True, **({"view": "asked"} if looks else {})}
    new = {"game": "troyes", "players": 4, **wishes}
    told = engine.ask_all([("new", {**new, "seed": luck.randrange(2**32)}) for _ in range(tables)])
    steps = 0
    while told := [one for one in told if one["next"].get("asked")]:
        plays = []
        for one in told:
            asked = one["next"]["asked"][0]
            choice = luck.choice(asked["choices"])
            plays.append(("play", {"table": one["table"], "seat": asked["seat"], "choice": choice, **wishes}))
        told = engine.ask_all(plays)
        steps += len(plays)
    return steps


WAYS = [
    ("next and play", line_by_line, False),
    ("play in brief, with next", in_brief, False),
    ("the same at 16 tables side by side", side_by_side, False),
    ("next, view and play", line_by_line, True),
    ("play in brief, with next and view", in_brief, True),
    ("the same at 16 tables side by side", side_by_side, True),
]


def main(program, older=None, games=20):
    engine, before = Engine(program), Engine(older or program)
    ways = [(name, way, looks, before if way is line_by_line else engine) for name, way, looks in WAYS]
    spent = [[0, 0.0, 0.0, 0.0] for _ in ways]
    for game in range(games):
        for (_, way, looks, asked), sums in zip(ways, spent):
            begun = asked.worked(), time.process_time(), time.perf_counter()
            if way is not side_by_side or game % 16 == 0:
                sums[0] += way(asked, random.Random(game), looks)
            ended = asked.worked(), time.process_time(), time.perf_counter()
            for place in range(3):
                sums[place + 1] += ended[place] - begun[place]
            asked.close_all()
    for (name, *_), (steps, *times) in zip(ways, spent):
        engines, clients, clock = (1e6 * taken / steps for taken in times)
        print(f"{name}: {1e6 / engines:,.0f} steps a second of the engine's processor time")
        print(f"    each step takes the engine {engines:.1f} µs, the client {clients:.1f} µs, by the clock {clock:.1f} µs")
    for place, what in enumerate(["by processor time of the engine", "by the clock"]):
        rates = [steps / times[2 * place] for steps, *times in spent]
        one, many, one_looks, many_looks = rates[1] / rates[0], rates[2] / rates[0], rates[4] / rates[3], rates[5] / rates[3]
        print(f"{what}: {one:.1f} times as many, {many:.1f} side by side; {one_looks:.1f} and {many_looks:.1f} with views")


if __name__ == "__main__":
    main(*sys.argv[1:3])
