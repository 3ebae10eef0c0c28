"""A game as an environment of PettingZoo (https://pettingzoo.farama.org), which must be installed."""

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from .environment import Environment


class PettingZooEnvironment(Environment, AECEnv):
    """env = PettingZooEnvironment("crosscut", size=5)"""

    def __init__(self, game, most_actions=None, render_mode=None, **options):
        AECEnv.__init__(self)
        self.metadata = {"name": f"gamut_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        super().__init__(game, most_actions, **options)
        sees = spaces.Dict({
            "observation": spaces.Box(0, 1, self.batch.planes.shape, numpy.int8),
            "action_mask": spaces.Box(0, 1, (self.batch.actions,), numpy.int8),
        })
        self.observation_spaces = dict.fromkeys(self.possible_agents, sees)
        # Each agent draws by itself when its space is sampled.
        self.action_spaces = {agent: spaces.Discrete(self.batch.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]
