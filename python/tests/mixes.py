"""Games and mixes of options on which everything is tried."""

import troyes

#: Name, players, options: every game, every number of players, every module at least once.
MIXES = [
    ("troyes", 2, ""),
    ("troyes", 3, "bonus"),
    ("troyes", 4, ""),
    ("troyes", 4, "ladies-cards,ladies-events"),
    ("troyes", 3, "purple,ramparts"),
    ("troyes", 2, "mixed-cards,bonus,ladies-characters,open-vp"),
    ("troyes", 3, "tournament,revealed-character"),
    ("troyes", 4, "all"),
    ("kings-challenge", 1, ""),
    ("kings-challenge", 1, "all,english-king,roy-first"),
    ("dice", 1, ""),
    ("dice", 1, "all"),
    ("dice", 2, "first_game"),
    ("dice", 4, "banquets,expert"),
]


def rules(mix):
    name, players, options = mix
    return troyes.Game(name, players, options)


def name_of(mix):
    return "-".join(str(part) for part in mix if part != "")
