"""Learns Crosscut (by Mark Steere) on 5 x 5 from games against itself: a table of what each position is worth.

    python3 examples/research/table_learner.py [games]

Prints how often the learner beats random play, before and after."""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "python"))
from gamut import Batch

RATE, TRIES = 0.3, 0.1


def after(worth, frame, game, seat):
    """What the table thinks of the position of a game, for a seat that has just moved."""
    if frame.is_over(game):
        return 1 if int(frame.winners[game]) >> seat & 1 else -1
    return worth.get(key(frame, game), 0)


def key(frame, game):
    return int(frame.turns[game]), tuple(map(int, frame.contents[game]))


def choose(batch, worth, draw, tries):
    """An action for game 0: most often the one after which the table likes the position best."""
    legal = [int(action) for action in batch.frame.legal()]
    if draw.random() < tries:
        return draw.choice(legal)
    seat = int(batch.frame.turns[0])
    likings = []
    for action in legal:
        likings.append((after(worth, batch.play_one(0, action), 0, seat), draw.random(), action))
        batch.play_one(0, "undo")
    return max(likings)[2]


def learn(batch, worth, draw):
    """One game against itself; each position moves towards what came after it, for the seat that moved there."""
    frame = batch.play(["new"])
    path = []
    while not frame.is_over():
        seat = int(frame.turns[0])
        frame = batch.play([choose(batch, worth, draw, TRIES)])
        path.append((key(frame, 0), seat))
    winners = int(frame.winners[0])
    later = None
    for state, seat in reversed(path):
        result = 1.0 if winners >> seat & 1 else -1.0
        # Half of the lesson is the end of the game, half what the table thinks of the next position.
        target = result if later is None else 0.5 * result - 0.5 * later
        worth[state] = worth.get(state, 0.0) + RATE * (target - worth.get(state, 0.0))
        later = worth[state]


def share(batch, worth, draw, games):
    """How many games of 100 the table wins against random play, with either seat."""
    won = 0
    for game in range(games):
        frame = batch.play(["new"])
        while not frame.is_over():
            mine = int(frame.turns[0]) == game % 2
            frame = batch.play([choose(batch, worth, draw, 0) if mine else "random"])
        won += int(frame.winners[0]) >> game % 2 & 1
    return 100 * won / games


def main(games):
    draw, worth = random.Random(1), {}
    with Batch("crosscut", size=5) as batch:
        print(f"before: {share(batch, worth, draw, 200):.0f} % of games won against random play")
        for _ in range(games):
            learn(batch, worth, draw)
        print(f"after {games} games, {len(worth)} positions: {share(batch, worth, draw, 200):.0f} % won")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
