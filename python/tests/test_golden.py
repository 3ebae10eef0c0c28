"""Environments play the golden games move for move: games that another program wrote from the rules (docs/golden.md).

GAMUT_LONG=1 plays all of them."""

import json
import os
import unittest
from hashlib import sha256
from pathlib import Path

from gamut import Batch

GAMES = Path(__file__).resolve().parents[2] / "src" / "games"
#: Games of each kind, and the moves of each that are compared.
MOST_GAMES, MOST_MOVES = (10 ** 6, 10 ** 6) if os.environ.get("GAMUT_LONG") == "1" else (2, 60)


class GoldenGames(unittest.TestCase):
    def test_move_for_move(self):
        files = sorted(GAMES.glob("*/golden/games.jsonl"))
        self.assertGreater(len(files), 5)
        for file in files:
            lines = file.read_text().splitlines()
            # Some from the whole file: their options differ.
            for line in lines[::max(1, len(lines) // MOST_GAMES)][:MOST_GAMES]:
                game = json.loads(line)
                with self.subTest(game["game"], **game["options"]), Batch(game["game"], **game["options"]) as batch:
                    self.replay(batch, game)

    def replay(self, batch, game):
        whole = not batch.description["actions"]["byTouch"]
        for ply, move in enumerate(game["moves"][:MOST_MOVES]):
            legal = batch.query(0, "legal")
            self.assertEqual(sha256(legal.encode()).hexdigest()[:16], game["legal"][ply], f"before move {ply + 1}")
            if whole:
                self.assertEqual(len(set(map(int, batch.frame.legal()))), game["counts"][ply])
            for action in batch.actions_of(0, move):
                batch.play([action])
            self.assertEqual(batch.query(0, "fen"), game["positions"][ply], f"after move {ply + 1}, {move}")
        if game["result"] and len(game["moves"]) <= MOST_MOVES:
            won = [seat + 1 for seat in range(batch.seats) if int(batch.frame.winners[0]) >> seat & 1]
            self.assertEqual(won, game["result"]["winners"])
            self.assertEqual(len(batch.frame.legal()), 0)


if __name__ == "__main__":
    unittest.main()
