"""Reads what `gamut dataset` writes; files whose names end in .gz are unpacked. docs/research.md describes both forms."""

import gzip
import json
import struct
from collections import namedtuple
from pathlib import Path

from .frame import numpy

MAGIC = b"GAMUTDS1"
#: The score of a position whose move was drawn, not searched.
NO_SCORE = -2 ** 31

#: A position before a move: which game, how many moves were made, the seat to move, who won in the end (one bit a seat,
#: 0 where the game was cut off), the score of the search for the seat to move, or None, the first action of the move,
#: and the position itself.
Sample = namedtuple("Sample", "game ply seat winners score action contents numbers")


def read_games(path):
    """The games of JSON lines, one dictionary each."""
    with _open(path) as file:
        for line in file:
            yield json.loads(line)


class Samples:
    """The samples of a binary file, one after the other; `array` has all at once."""

    def __init__(self, path):
        self.path = path
        with _open(path) as file:
            self.description = self._begin(file)
        about = self.description
        self._sizes = len(about["cells"]), about["numbers"]
        self._layout = struct.Struct(f"<IHbBii{self._sizes[0]}h{self._sizes[1]}i")

    def __iter__(self):
        cells, _ = self._sizes
        with _open(self.path) as file:
            self._begin(file)
            while len(record := file.read(self._layout.size)) == self._layout.size:
                game, ply, seat, winners, score, action, *rest = self._layout.unpack(record)
                known = None if score == NO_SCORE else score
                yield Sample(game, ply, seat, winners, known, action, rest[:cells], rest[cells:])

    def array(self):
        """All samples as one array of NumPy with named fields; a score that is missing is NO_SCORE."""
        cells, numbers = self._sizes
        fields = [("game", "<u4"), ("ply", "<u2"), ("seat", "i1"), ("winners", "u1"), ("score", "<i4"),
                  ("action", "<i4"), ("contents", "<i2", (cells,)), ("numbers", "<i4", (numbers,))]
        with _open(self.path) as file:
            self._begin(file)
            plain = file.read()
        layout = numpy.dtype(fields)
        return numpy.frombuffer(plain, dtype=layout, count=len(plain) // layout.itemsize)

    @staticmethod
    def _begin(file):
        if file.read(len(MAGIC)) != MAGIC:
            raise ValueError("this is not a data set of gamut dataset --binary")
        length, = struct.unpack("<I", file.read(4))
        return json.loads(file.read(length))


def read_samples(path):
    return Samples(path)


def _open(path):
    return gzip.open(path, "rb") if Path(path).suffix == ".gz" else open(path, "rb")
