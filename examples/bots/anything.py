#!/usr/bin/env python3
"""A bot that plays any legal move. It knows no rules: it asks the arena to name the legal moves (option LegalMoves)."""

import random  # so this file must not be called random.py: Python would import the file itself
import sys

GAMES = ["agere", "azacru", "crosscut", "crossings", "epaminondas", "lilacru", "pacru", "shacru"]


def say(line):
    print(line, flush=True)


def introduce():
    say("id name Random in Python")
    say("id author the Gamut authors")
    say("option name Game type combo default agere " + " ".join("var " + game for game in GAMES))
    say("option name LegalMoves type check default true")
    say("option name Seed type spin default 1 min 0 max 2147483647")
    say("ugiok")


def main():
    chosen = None  # the move that waits for "stop"
    for line in sys.stdin:
        command, *words = line.split() or [""]
        if command == "ugi":
            introduce()
        elif command == "isready":
            say("readyok")
        elif command == "setoption":
            if words[1:3] == ["Seed", "value"] and words[3:]:
                random.seed(int(words[3]))
            elif words[1:2] not in (["Game"], ["LegalMoves"]):
                say("info string unknown: " + line.strip()[:80])
        elif command == "go":
            moves = words[words.index("searchmoves") + 1 :] if "searchmoves" in words else []
            move = random.choice(moves) if moves else "none"
            if "infinite" in words:
                chosen = move
            else:
                say("bestmove " + move)
        elif command == "stop":
            if chosen is not None:
                say("bestmove " + chosen)
            chosen = None
        elif command == "quit":
            return
        elif command not in ("", "uginewgame", "position"):
            say("info string unknown: " + line.strip()[:80])


main()
