"""Plays with a net of small_net.py, by the engine protocol: the move after which it likes its position best.

    gamut match "engine:python3 examples/research/net_bot.py net.json" random --game crosscut --size 5"""

import json
import random
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "python"), str(Path(__file__).resolve().parent)]
from small_net import Net

from gamut import Batch


def choose(batch, net, position, moves, legal):
    """Plays each legal move in a game of its own, all in one message, and asks the net about what came of it."""
    seat = int(batch.set_position(0, position, moves).turns[0])
    batch.begin(len(legal))
    for number in range(len(legal)):
        batch.set_position(number, position, moves)
    frame = batch.play([f"={move}" for move in legal])
    likings = []
    for number, move in enumerate(legal):
        if frame.is_over(number):
            liking = 2 if int(frame.winners[number]) >> seat & 1 else -1
        else:
            turn = (int(frame.turns[number]) - seat) % batch.seats
            seen = batch.planes.features(frame.contents[number], seat)
            liking = net.foretell(seen + [batch.planes.facets * batch.planes.cells + turn])
        likings.append((liking, move))
    return max(likings)[1]


def main(file):
    stored = json.loads(Path(file).read_text())
    options = {name: value for name, value in stored["options"].items() if value is not False}
    batch = Batch(stored["game"], 1, **options)
    net = Net(0, random.Random(1))
    vars(net).update({name: stored[name] for name in ("rows", "out", "start", "base")})
    position, moves = "startpos", []
    for line in sys.stdin:
        command, *words = line.split() or [""]
        if command == "ugi":
            print(f"id name Small net for {stored['game']}\nid author you")
            print(f"option name Game type combo default {stored['game']} var {stored['game']}")
            print("option name LegalMoves type check default true\nugiok", flush=True)
        elif command == "isready":
            print("readyok", flush=True)
        elif command == "position":
            cut = words.index("moves") if "moves" in words else len(words)
            position = "startpos" if words[0] == "startpos" else " ".join(words[1:cut])
            moves = words[cut + 1:]
        elif command == "go":
            legal = words[words.index("searchmoves") + 1:]
            print(f"bestmove {choose(batch, net, position, moves, legal)}", flush=True)
        elif command == "quit":
            break
        elif command not in ("", "setoption", "uginewgame", "stop"):
            print(f"info string unknown: {line.strip()[:80]}", flush=True)
    batch.close()


if __name__ == "__main__":
    main(sys.argv[1])
