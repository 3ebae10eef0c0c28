"""python3 -m gamut.speed: steps a second in batches of 64, in processor time of both programs together."""

import random
import resource
import sys
import time

from .batch import Batch
from .frame import numpy

COUNT = 64


def measure(game, messages=300, **options):
    """Steps a second of random games: choosing, playing and reading all legal actions."""
    before = _seconds()
    Batch(game, COUNT, **options).close()
    starting = _seconds() - before
    before, begun = _seconds(), time.perf_counter()
    draw, steps = random.Random(1), 0
    with Batch(game, COUNT, **options) as batch:
        frame = batch.frame
        for _ in range(messages):
            words = []
            for number in range(COUNT):
                legal = frame.legal(number)
                if len(legal) == 0:
                    words.append("new")
                else:
                    words.append(legal[int(draw.random() * len(legal))])
                    steps += 1
            frame = batch.play(words)
    return steps / (_seconds() - before - starting), steps / (time.perf_counter() - begun)


def _seconds():
    """Processor time of this process and of the engines that have ended."""
    return sum(
        used.ru_utime + used.ru_stime
        for used in (resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)))


if __name__ == "__main__":
    print("with NumPy" if numpy else "without NumPy")
    for name in sys.argv[1:] or ["agere", "azacru", "crossings", "crosscut", "epaminondas", "lilacru", "pacru", "shacru"]:
        work, wall = measure(name)
        print(f"{name:12} {work:10,.0f} steps a second of processor time, {wall:10,.0f} a second of the clock", flush=True)
