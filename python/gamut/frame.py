"""What the engine tells about some games: numbers of 32 bits in the order that docs/ugi.md gives."""

import sys
from array import array
from base64 import b64decode

try:
    import numpy
except ImportError:  # it is only faster with it
    numpy = None

OVER = -1


def rewards_of(winners, seats):
    """What each seat gets for a set of winners, one bit a seat: 1 for winning alone, in all 0; 0 while the game runs."""
    if winners == 0:
        return [0.0] * seats
    share = 1 / bin(winners).count("1")
    return [((share if winners >> seat & 1 else 0) * seats - 1) / (seats - 1) for seat in range(seats)]


class Frame:
    """The state of the games that a message was about. Lists are arrays of NumPy where that is installed."""

    __slots__ = ("turns", "winners", "plies", "contents", "numbers", "touched", "_legal", "_starts")

    def __init__(self, text, cells, numbers, touches):
        plain = b64decode(text)
        if numpy is not None:
            data = numpy.frombuffer(plain, dtype="<i4")
        else:
            data = array("i")
            data.frombytes(plain)
            if sys.byteorder == "big":
                data.byteswap()
        count = data[0]
        at = 1 + 4 * count
        #: The seat to move, or OVER; the set of winners; moves made.
        self.turns, self.winners, self.plies = (data[1 + part * count:1 + (part + 1) * count] for part in range(3))
        counts = data[1 + 3 * count:at]
        #: What each cell holds, the game's own numbers, and the cells touched so far: one row a game.
        self.contents = _rows(data, at, count, cells)
        at += count * cells
        self.numbers = _rows(data, at, count, numbers)
        at += count * numbers
        self.touched = _rows(data, at, count, touches)
        at += count * touches
        starts = [0]
        for length in counts:
            starts.append(starts[-1] + int(length))
        self._starts = starts
        self._legal = data[at:]

    def __len__(self):
        return len(self.turns)

    def legal(self, game=0):
        """The legal actions of a game, in no particular order; none when it is over."""
        return self._legal[self._starts[game]:self._starts[game + 1]]

    def is_over(self, game=0):
        return self.turns[game] == OVER


def _rows(data, start, count, width):
    if numpy is not None:
        return data[start:start + count * width].reshape(count, width)
    return [data[start + row * width:start + (row + 1) * width] for row in range(count)]
