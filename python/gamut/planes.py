"""Observations: planes of zeros and ones, as the seat that looks sees the board."""

from .frame import numpy


class Planes:
    """Makes observations of shape (planes, height, width).

    First come the facets of the game's contents, whose seats are counted from the one that looks: its own pieces come
    first. Then, where moves are entered by touches, one plane for the touched cells. Last, one for each seat, all ones
    if it is the seat that looks: sides of a board need not be alike. The board is never turned.
    """

    def __init__(self, description):
        self.cells = len(description["cells"])
        self.seats = description["seats"]
        self.height, self.width = description["height"], description["width"]
        self.by_touch = description["actions"]["byTouch"]
        self.places = [
            row * self.width + column for row, column in zip(description["rows"], description["columns"])]
        #: For each seat, content by content, the planes that are one.
        self.shown = [
            [self._shown(facets, content) for content in range(len(facets[0]["kind"]))]
            for facets in description["facets"]]
        self.facets = sum(facet["kinds"] - 1 for facet in description["facets"][0])
        self.count = self.facets + self.by_touch + self.seats
        self.shape = (self.count, self.height, self.width)
        if numpy is not None:
            self._table = numpy.zeros((self.seats, len(self.shown[0]), self.facets), dtype=numpy.int8)
            for seat, contents in enumerate(self.shown):
                for content, planes in enumerate(contents):
                    self._table[seat, content, planes] = 1

    @staticmethod
    def _shown(facets, content):
        planes, first = [], 0
        for facet in facets:
            kind = facet["kind"][content]
            if kind > 0:
                planes.append(first + kind - 1)
            first += facet["kinds"] - 1
        return planes

    def observe(self, contents, seat, touched=()):
        """An array of NumPy where that is installed, else nested lists."""
        if numpy is not None:
            flat = numpy.zeros((self.count, self.height * self.width), dtype=numpy.int8)
            flat[:self.facets, self.places] = self._table[seat, contents].T
            planes = flat
        else:
            planes = [[0] * (self.height * self.width) for _ in range(self.count)]
            for cell, content in enumerate(contents):
                for plane in self.shown[seat][content]:
                    planes[plane][self.places[cell]] = 1
        for cell in touched:
            if cell >= 0:
                planes[self.facets][self.places[cell]] = 1
        for place in self.places:
            planes[self.facets + self.by_touch + seat][place] = 1
        if numpy is not None:
            return planes.reshape(self.shape)
        return [[plane[row * self.width:(row + 1) * self.width] for row in range(self.height)] for plane in planes]

    def features(self, contents, seat):
        """The same facets as a list of the numbers that are one: plane * cells + cell. Small nets learn from these."""
        shown = self.shown[seat]
        return [plane * self.cells + cell for cell, content in enumerate(contents) for plane in shown[content]]

    def observe_all(self, frame, seats=None):
        """Observations of all games of a frame at once, each for its seat to move; needs NumPy."""
        lookers = numpy.maximum(frame.turns, 0) if seats is None else numpy.asarray(seats)
        games = len(frame)
        planes = numpy.zeros((games, self.count, self.height * self.width), dtype=numpy.int8)
        planes[:, :self.facets, self.places] = numpy.moveaxis(self._table[lookers[:, None], frame.contents], 2, 1)
        if self.by_touch:
            where, order = numpy.nonzero(frame.touched >= 0)
            planes[where, self.facets, numpy.asarray(self.places)[frame.touched[where, order]]] = 1
        looked = numpy.arange(games)
        planes[looked[:, None], (self.facets + self.by_touch + lookers)[:, None], numpy.asarray(self.places)[None, :]] = 1
        return planes.reshape((games, *self.shape))
