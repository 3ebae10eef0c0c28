"""A game for one agent against a computer, in the manner of Gymnasium, without any package."""

import random

from .batch import Batch
from .frame import rewards_of


class Against:
    """env = Against("crosscut", opponent="level:3", size=5)

    The opponents are a level or "random". The agent sits at `seat`, or at a seat drawn at every reset where that is
    None. An action that is not legal loses the game; the observation tells which are legal.
    """

    def __init__(self, game, opponent="level:1", seat=0, **options):
        self.batch = Batch(game, **options)
        self.opponent, self.wanted = opponent, seat
        self.random = random.Random()
        self.seat = seat or 0
        self._is_lost = False

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self.random.seed(seed)
        if self.wanted is None:
            self.seat = self.random.randrange(self.batch.seats)
        # What a random opponent does follows from the seed as well.
        self.frame = self.batch.begin(1, self.random.randrange(2 ** 31))
        self._is_lost = False
        self._let_others_play()
        return self._observe(), self._about()

    def step(self, action):
        """Observation, reward, terminated, truncated, info."""
        if self._is_lost or self.frame.is_over():
            raise ValueError("the game has ended: call reset")
        if action not in self.frame.legal():
            self._is_lost = True
            return self._observe(), -1.0, True, False, {**self._about(), "illegal": True}
        self.frame = self.batch.play([int(action)])
        self._let_others_play()
        reward = rewards_of(int(self.frame.winners[0]), self.batch.seats)[self.seat]
        return self._observe(), reward, bool(self.frame.is_over()), False, self._about()

    def legal_actions(self):
        return [int(action) for action in self.frame.legal()]

    def render(self):
        """The text of the position."""
        return self.batch.query(0, "fen")

    def close(self):
        self.batch.close()

    def _let_others_play(self):
        while not self.frame.is_over() and self.frame.turns[0] != self.seat:
            self.frame = self.batch.play([self.opponent])

    def _observe(self):
        return {"observation": self.batch.observe(0, self.seat), "action_mask": self.batch.mask()}

    def _about(self):
        return {"seat": self.seat, "ply": int(self.frame.plies[0])}
