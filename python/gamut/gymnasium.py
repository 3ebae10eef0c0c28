"""A game against a computer as an environment of Gymnasium (https://gymnasium.farama.org), which must be installed."""

import gymnasium
import numpy
from gymnasium import spaces

from .against import Against


class GymnasiumEnvironment(Against, gymnasium.Env):
    """env = GymnasiumEnvironment("crosscut", opponent="level:3", size=5)"""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game, opponent="level:1", seat=0, render_mode=None, **options):
        super().__init__(game, opponent, seat, **options)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(0, 1, self.batch.planes.shape, numpy.int8),
            "action_mask": spaces.Box(0, 1, (self.batch.actions,), numpy.int8),
        })

    def reset(self, *, seed=None, options=None):
        gymnasium.Env.reset(self, seed=seed)
        return Against.reset(self, seed=seed)
