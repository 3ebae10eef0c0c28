"""A small net learns from a data set which positions are won; net_bot.py plays with it.

    gamut dataset crosscut --size 5 --games 2000 --nodes 50 --binary -o c5.bin.gz
    python3 examples/research/small_net.py c5.bin.gz net.json
    gamut match "engine:python3 examples/research/net_bot.py net.json" random --game crosscut --size 5 --pairs 50

One hidden layer, in plain Python: it works with any game, and is meant to be read."""

import json
import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "python"))
from gamut import read_samples
from gamut.planes import Planes

UNITS, EPOCHS, RATE = 16, 6, 0.05
#: Positions of every tenth game are not learned from, but foretold.
TESTED = 10


class Net:
    """What a position is worth for a seat, from 0 to 1, seen as the numbers of the planes that are one."""

    def __init__(self, inputs, draw):
        self.rows = [[draw.gauss(0, 0.2) for _ in range(UNITS)] for _ in range(inputs)]
        self.out = [draw.gauss(0, 0.2) for _ in range(UNITS)]
        self.start = [0.0] * UNITS
        self.base = 0.0

    def foretell(self, seen):
        sums = self.start[:]
        for one in seen:
            for unit, weight in enumerate(self.rows[one]):
                sums[unit] += weight
        self.hidden = [math.tanh(value) for value in sums]
        total = self.base + sum(weight * value for weight, value in zip(self.out, self.hidden))
        return 1 / (1 + math.exp(-max(-30, min(30, total))))

    def learn(self, seen, result):
        """One step down the slope of the log loss."""
        wrong = RATE * (self.foretell(seen) - result)
        self.base -= wrong
        for unit, value in enumerate(self.hidden):
            slope = wrong * self.out[unit] * (1 - value * value)
            self.out[unit] -= wrong * value
            self.start[unit] -= slope
            for one in seen:
                self.rows[one][unit] -= slope


def lessons(samples):
    """What both seats see of each position, and the share of the win that each got."""
    planes = Planes(samples.description)
    seats = samples.description["seats"]
    for sample in samples:
        share = 1 / max(1, bin(sample.winners).count("1"))
        for seat in range(seats) if sample.winners else ():
            turn = (sample.seat - seat) % seats
            seen = planes.features(sample.contents, seat) + [planes.facets * planes.cells + turn]
            yield sample.game, seen, share * (sample.winners >> seat & 1)


def main(data, output):
    draw = random.Random(1)
    samples = read_samples(data)
    planes = Planes(samples.description)
    all_lessons = list(lessons(samples))
    learned = [(seen, result) for game, seen, result in all_lessons if game % TESTED]
    tested = [(seen, result) for game, seen, result in all_lessons if game % TESTED == 0]
    net = Net(planes.facets * planes.cells + samples.description["seats"], draw)
    for epoch in range(EPOCHS):
        draw.shuffle(learned)
        for seen, result in learned:
            net.learn(seen, result)
        right = sum((net.foretell(seen) > 0.5) == (result > 0.5) for seen, result in tested)
        print(f"epoch {epoch + 1}: foretells {100 * right / len(tested):.1f} % of {len(tested)} results", flush=True)
    about = samples.description
    net.hidden = []
    Path(output).write_text(json.dumps({"game": about["game"], "options": about["options"], **vars(net)}))


if __name__ == "__main__":
    main(*sys.argv[1:3])
