#!/usr/bin/env python3
"""A bot of your own at an Ochre table, over the engine protocol.

It takes seat 0 against a level of Ochre's and plays whole games:

    python3 docs/examples/outside_bot.py --games 2 --against easy

Everything it knows comes from the snapshot as its own seat sees it and from the
list of legal moves. Replace `choose` with your own idea.
"""

import argparse
import json
import random
import subprocess
import sys

ME = 0


class Engine:
    """`ochre engine`: one JSON request per line, one answer each, in order."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"]["message"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def choose(snapshot, moves, luck):
    """The bot itself: eat, then take what lasts, then what can be paid for, then gather."""
    me = snapshot["players"][ME]
    hungry = me["people"] - me["agriculture"] - me["food"] > 0
    resources = sum(me[name] for name in ("wood", "clay", "stone", "gold"))

    def worth(move):
        words = move.split()
        kind, place = words[0], words[1] if len(words) > 1 else ""
        if kind == "place":
            if hungry and place == "hunt":
                return 50 + int(words[2])
            if place.startswith("card"):
                return 30 if resources >= int(place[4:]) else 0
            if place.startswith("building"):
                return 35 if resources >= 3 else 0
            return {"field": 40, "hut": 39, "toolmaker": 38}.get(place, 10 + int(words[2]))
        return {"use": 9, "build": 8, "buy": 7, "feed": 6, "tools": len(words)}.get(kind, 0)

    best = max(map(worth, moves))
    return luck.choice([move for move in moves if worth(move) == best])


def play(engine, players, level, seed):
    luck = random.Random(seed)
    answer = engine.ask(do="new", id="g", players=players, seed=seed)
    while True:
        snapshot = answer["snapshot"]
        decision = snapshot.get("decision")
        if decision is None:
            return snapshot["result"]
        if decision["player"] == ME:
            seen = engine.ask(do="snapshot", id="g", viewer=ME)["snapshot"]
            move = choose(seen, engine.ask(do="legal", id="g")["moves"], luck)
        else:
            move = engine.ask(do="bot", id="g", level=level, ms=100, seed=seed)["move"]
        answer = engine.ask(do="move", id="g", move=move)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=2)
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--against", default="easy")
    options.add_argument("--engine", default="npx ochre engine", help="how to start the engine")
    asked = options.parse_args()
    engine = Engine(asked.engine.split())
    won = 0
    for game in range(asked.games):
        result = play(engine, asked.players, asked.against, f"outside {game}")
        won += ME in result["winners"]
        print(f"game {game + 1}: {result['scores']}, winners {result['winners']}")
    engine.close()
    print(f"won {won} of {asked.games}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
