"""Self-play on a Ray cluster of any size: every game has a seed, so that nothing depends on who plays it.

    pip install ./python "ray[default]"
    python examples/ray_selfplay.py --games 400                  # a local cluster
    python examples/ray_selfplay.py --address auto --games 1e6   # one that runs already

Workers may come, go and die: what a lost one had not delivered is played again by another, with the same result.
"""

import argparse
import collections

import troyes


def play(setup, bots, seed):
    """One game between bots: points by seat, number of decisions, record hash."""
    game = troyes.Game(**setup)
    state, cup = game.start(), troyes.Cup(seed)
    players = [game.bot(name, seed * 31 + seat) for seat, name in enumerate(bots)]
    decisions = 0
    while True:
        state.roll(cup)
        if state.is_over:
            return seed, state.returns("vp"), decisions, state.hash()
        seat = state.asked[0]
        state.play(players[seat].decide(state, seat), seat)
        decisions += 1


def play_many(setup, bots, seeds):
    return [play(setup, bots, seed) for seed in seeds]


def chunks(games, size):
    return [list(range(first, min(first + size, games))) for first in range(0, games, size)]


def on_ray(setup, bots, games, size=20, address=None, on_result=lambda result: None):
    """The games of these seeds, in order, whoever played them."""
    import ray

    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    # A task whose worker dies is given to another as often as it takes.
    remote = ray.remote(max_retries=-1)(play_many)
    waiting = [remote.remote(setup, bots, seeds) for seeds in chunks(games, size)]
    results = []
    while waiting:
        done, waiting = ray.wait(waiting)
        for result in ray.get(done):
            results.extend(result)
            on_result(result)
    return sorted(results)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--games", type=lambda text: int(float(text)), default=200)
    arguments.add_argument("--address", help="of a cluster that runs already")
    arguments.add_argument("--game", default="troyes")
    arguments.add_argument("--options", default="")
    arguments.add_argument("--bots", nargs="+", default=["greedy", "random"])
    chosen = arguments.parse_args()
    setup = {"name": chosen.game, "players": len(chosen.bots), "options": chosen.options}
    results = on_ray(setup, chosen.bots, chosen.games, address=chosen.address)
    points = collections.defaultdict(list)
    for _, vp, _, _ in results:
        for name, points_of in zip(chosen.bots, vp):
            points[name].append(points_of)
    for name, all_points in points.items():
        print(f"{name}: {sum(all_points) / len(all_points):.2f} points in {len(all_points)} games")


if __name__ == "__main__":
    main()
