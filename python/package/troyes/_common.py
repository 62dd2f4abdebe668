"""What the environments have in common."""

from __future__ import annotations

import numpy as np

from . import Cup, Game, State

#: No number of an observation is beyond these.
LOW, HIGH = -1000.0, 10000.0

#: Seeds are below this.
SEEDS = 2**63


def make_game(game="troyes", players=None, options="", figures=None) -> Game:
    """A game as it is, or the one of this name with these options."""
    return game if isinstance(game, Game) else Game(game, players, options, figures)


def usual_reward(game: Game) -> str:
    """Points where somebody plays alone and against nobody, else who wins."""
    return "vp" if game.seats == 1 else "win"


def render(state: State, language: str = "en") -> str:
    """What is asked and what may be answered, as a person is told."""
    if state.is_over:
        standing = state.standing(language)
        return "\n".join(f"{row['source']}: {row['vp']}" for row in standing["rows"])
    question = state.question(lang=language)
    if question is None:
        return state.say_awaited(language) or ""
    choices = [f"  {choice}: {state.say(choice, lang=language)}" for choice in state.choices()]
    return "\n".join([question[1], *choices])


def draw_seed(generator: np.random.Generator) -> int:
    """A seed for a game."""
    return int(generator.integers(SEEDS))


def start(game: Game, seed: int) -> tuple[State, Cup]:
    """A game at its first decision, with its dice."""
    state, cup = game.start(), Cup(seed)
    state.roll(cup)
    return state, cup
