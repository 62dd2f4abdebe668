#!/usr/bin/env python3
"""A bot in about twenty lines: it prefers words it likes. Try it:

    troyes arena greedy "exec:python3 examples/bot.py" --game troyes --games 20
"""
import json
import random
import sys

LIKED = ["build", "cathedral", "combat", "hire", "use"]


def liking(choice):
    """The earlier a word stands in LIKED, the better a choice that says it."""
    says = choice["says"].lower()
    return next((i for i, word in enumerate(LIKED) if word in says), len(LIKED))


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        random.seed(message["seat"])
        continue
    choices = message["choices"]
    best = min(map(liking, choices))
    index = random.choice([i for i, choice in enumerate(choices) if liking(choice) == best])
    print(json.dumps({"choice": index, "reasons": ["likes " + choices[index]["text"]]}), flush=True)
