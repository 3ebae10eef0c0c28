"""Many games of one kind in one engine: a message moves all of them."""

from .engine import Engine
from .frame import Frame, numpy
from .planes import Planes


class Batch:
    """Games that begin alike, numbered from 0.

    A word for `play` is the number of an action, or "-" (nothing), "random", "level:3", "=a1-b2" (a move as text),
    "undo", or "new" (begin again). `frame` is the last answer about all games.
    """

    def __init__(self, game, count=1, seed=1, **options):
        self.engine = Engine(game, **options)
        try:
            self.description = self.engine.describe()
        except Exception:
            self.engine.close()
            raise
        about = self.description
        self.seats = about["seats"]
        self.cells = about["cells"]
        #: Actions are numbers below this.
        self.actions = about["actions"]["count"]
        self._sizes = (len(self.cells), about["numbers"], about["touches"])
        self.planes = Planes(about)
        self.frame = self.begin(count, seed)

    def begin(self, count, seed=1):
        """Begins this many games; the seed is that of the word "random"."""
        self.frame = self._frame(f"batch new {count} seed {seed}")
        self._spare = []
        self._count = count
        return self.frame

    def spare(self):
        """The number of a game that is free for copies: one that was given back, or a new one."""
        if self._spare:
            return self._spare.pop()
        self.copy(0, self._count)
        self._count += 1
        return self._count - 1

    def give_back(self, game):
        self._spare.append(game)

    def play(self, words):
        """One word for each game, in order; the frame of all games."""
        self.frame = self._frame("batch play " + " ".join(map(str, words)))
        return self.frame

    def play_one(self, game, *words):
        """Words for one game, one after the other; the frame of this game. Does not change `frame`."""
        return self._frame(f"batch at {game} " + " ".join(map(str, words)))

    def copy(self, source, target):
        """A game becomes a copy of another, past included; it may be a new one, after the last. Its frame."""
        return self._frame(f"batch copy {source} {target}")

    def set_position(self, game, position="startpos", moves=()):
        """A game begins again from the text of a position, after some moves. Its frame."""
        start = position if position == "startpos" else f"fen {position}"
        self.engine.say(f"position {start}" + (" moves " + " ".join(moves) if moves else ""))
        return self._frame(f"batch put {game}")

    def query(self, game, question):
        """What the protocol answers about a game: legal, fen, scores, winners, reason and others (docs/ugi.md §5)."""
        self.engine.say(f"position batch {game}")
        return self.engine.query(question)

    def actions_of(self, game, move):
        """The actions that enter a legal move: one, or its touches."""
        return [int(word) for word in self.engine.ask(f"batch actions {game} {move}").split()]

    def action_text(self, action):
        """What an action means, for people: a1, a1-b2, a1-b2 left, swap."""
        about = self.description["actions"]
        places, choices, words = about["places"], about["choices"], about["words"]
        if about["byTouch"]:
            if action < len(places):
                return self.cells[action]
            rest = action - len(places)
            return (choices[rest] or "done") if rest < len(choices) else words[rest - len(choices)]
        choice, place = divmod(action, len(places))
        if choice == len(choices):
            return words[place]
        text = "-".join(self.cells[cell] for cell in places[place])
        return f"{text} {choices[choice]}".strip()

    def mask(self, game=0, frame=None):
        """Ones for the legal actions of a game, and zeros."""
        legal = (frame or self.frame).legal(game)
        if numpy is not None:
            mask = numpy.zeros(self.actions, dtype=numpy.int8)
            mask[legal] = 1
            return mask
        mask = [0] * self.actions
        for action in legal:
            mask[action] = 1
        return mask

    def observe(self, game=0, seat=None, frame=None):
        """The planes of a game as a seat sees it, by default the one to move."""
        frame = frame or self.frame
        looker = max(0, int(frame.turns[game])) if seat is None else seat
        return self.planes.observe(frame.contents[game], looker, frame.touched[game])

    def close(self):
        self.engine.close()

    def _frame(self, line):
        return Frame(self.engine.ask(line), *self._sizes)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
