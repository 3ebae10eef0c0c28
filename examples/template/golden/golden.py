#!/usr/bin/env python3
"""Writes perft.jsonl and games.jsonl beside itself: counts and whole games of Template.

The tests compare them with index.ts, so write the rules here a second time, from rules.md and not from the code.
"""
import hashlib
import json
import pathlib
import random

GAME = 'template'
SIZES = [5, 4, 6]
LETTERS = ' wb'


class Position:
    def __init__(self, size):
        self.size = size
        self.cells = {(x, y): 0 for y in range(size) for x in range(size)}
        self.turn = 0
        self.winners = []

    def moves(self):
        return [] if self.winners else [cell for cell, stone in self.cells.items() if stone == 0]

    def play(self, move):
        after = Position(self.size)
        after.cells = {**self.cells, move: self.turn + 1}
        after.turn = 1 - self.turn
        if any(after.row(move, step) >= 4 for step in [(1, 0), (0, 1), (1, 1), (1, -1)]):
            after.winners = [self.turn + 1]
        elif 0 not in after.cells.values():
            after.winners = [1, 2]
        return after

    def row(self, cell, step):
        length = 1
        for sign in (1, -1):
            x, y = cell
            while self.cells.get((x := x + sign * step[0], y := y + sign * step[1])) == self.cells[cell]:
                length += 1
        return length

    def text(self):
        rows = []
        for y in reversed(range(self.size)):
            row, empty = '', 0
            for x in range(self.size):
                stone = self.cells[x, y]
                if stone == 0:
                    empty += 1
                    continue
                row += (str(empty) if empty else '') + LETTERS[stone]
                empty = 0
            rows.append(row + (str(empty) if empty else ''))
        return '/'.join(rows) + f' {self.turn + 1}'


def name(move):
    return 'abcdefghijklmnopqrstuvwxyz'[move[0]] + str(move[1] + 1)


def perft(position, depth):
    moves = position.moves()
    return len(moves) if depth == 1 else sum(perft(position.play(move), depth - 1) for move in moves)


def random_game(size, rng):
    position, line = Position(size), {'game': GAME, 'options': {'size': size}}
    moves, positions, counts, legal = [], [], [], []
    while not position.winners:
        names = {name(move): move for move in position.moves()}
        counts.append(len(names))
        legal.append(hashlib.sha256(' '.join(sorted(names)).encode()).hexdigest()[:16])
        moves.append(rng.choice(sorted(names)))
        position = position.play(names[moves[-1]])
        positions.append(position.text())
    result = {'winners': position.winners, 'scores': None}
    return {**line, 'moves': moves, 'positions': positions, 'counts': counts, 'legal': legal, 'result': result}


def write(file, lines):
    (pathlib.Path(__file__).parent / file).write_text(''.join(json.dumps(line) + '\n' for line in lines))


rng = random.Random(1)
write('games.jsonl', [random_game(size, rng) for size in SIZES for _ in range(8)])
write('perft.jsonl', [
    {'game': GAME, 'options': {'size': size}, 'position': None, 'counts': [perft(Position(size), n) for n in (1, 2, 3)]}
    for size in SIZES
])
