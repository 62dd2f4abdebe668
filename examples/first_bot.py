"""A bot in thirty lines: it looks one choice ahead and plays against the random bot.

    pip install ./python && python examples/first_bot.py
"""

import sys

import troyes


def decide(view, choices, seat):
    """The choice after which the built-in evaluation likes the table best. It sees only what its seat may know."""
    worth = {}
    for choice in choices:
        guess = view.guess(seed=1)
        guess.play(choice, seat)
        worth[choice] = guess.evaluate(seat)
    return max(choices, key=lambda choice: worth[choice])


def play(seed):
    game = troyes.Game("troyes", players=2)
    state, cup, other = game.start(), troyes.Cup(seed), game.bot("random", seed)
    while not state.is_over:
        state.roll(cup)
        if (seat := state.current_seat) == 0:
            state.play(decide(state.view(0), state.choices(0), 0))
        elif seat == 1:
            state.play(other.decide(state))
    return state.returns("vp")


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    results = [play(seed) for seed in range(games)]
    won = sum(mine > theirs for mine, theirs in results)
    print(f"won {won} of {games} games, {sum(m for m, _ in results) / games:.1f} points on average")
