"""A game as an environment for several agents that take turns, in the manner of PettingZoo's AEC, without any package."""

import random

from .batch import Batch
from .frame import rewards_of


class Environment:
    """Agents are called player_1, player_2, …; `agent_selection` is the one to act.

    An observation is {"observation": planes, "action_mask": legal actions}. Rewards come at the end: 1 for winning
    alone, shared wins lie between, and all add up to 0. Games can be cut off after `most_actions`, without rewards.
    """

    def __init__(self, game, most_actions=None, **options):
        self.batch, self._number, self.most_actions = Batch(game, **options), 0, most_actions
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.batch.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.random = random.Random()
        self.reset()

    def reset(self, seed=None, options=None):
        """Begins again. The games have no luck: the seed is for `random`, from which agents may draw."""
        if seed is not None:
            self.random.seed(seed)
        self.frame = self.batch.play_one(self._number, "new")
        self.actions_made = 0
        self.agents = self.possible_agents[:]
        self._read()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}

    @property
    def is_over(self):
        return bool(self.frame.is_over())

    def observe(self, agent):
        """What an agent sees; only the one to act has legal actions."""
        seat = self._seat[agent]
        mask = self.batch.mask(0, self.frame)
        if self.is_over or int(self.frame.turns[0]) != seat:
            mask = mask * 0 if hasattr(mask, "dtype") else [0] * len(mask)
        return {"observation": self.batch.observe(0, seat, self.frame), "action_mask": mask}

    def legal_actions(self):
        return [int(action) for action in self.frame.legal()]

    def step(self, action):
        """The agent to act acts; one whose game has ended says None, and leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(agent, action)
        if action is None:
            raise ValueError(f"{agent} must choose a legal action")
        self.frame = self.batch.play_one(self._number, int(action))
        self.actions_made += 1
        self._cumulative_rewards[agent] = 0.0
        self._read()
        self._settle()
        return None

    def undo(self):
        """Takes back the last action: a touch, or a whole move."""
        self.frame = self.batch.play_one(self._number, "undo")
        self.actions_made = max(0, self.actions_made - 1)
        self.agents = self.possible_agents[:]
        self._read()
        for states in (self.terminations, self.truncations):
            states.update(dict.fromkeys(self.agents, False))
        for rewards in (self.rewards, self._cumulative_rewards):
            rewards.update(dict.fromkeys(self.agents, 0.0))
        for agent in self.agents:
            self.infos.setdefault(agent, {})

    def clone(self):
        """An independent environment with the same past, in the same engine."""
        number = self.batch.spare()
        twin = self.__class__.__new__(self.__class__)
        self.batch.copy(self._number, number)
        twin.__dict__.update(self.__dict__)
        twin._number = number
        twin._is_twin = True
        twin.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin.random = random.Random()
        twin.random.setstate(self.random.getstate())
        return twin

    def __del__(self):
        if getattr(self, "_is_twin", False):
            self.batch.give_back(self._number)

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent])

    def agent_iter(self, most=2 ** 63):
        while self.agents and most > 0:
            most -= 1
            yield self.agent_selection

    def render(self):
        """The text of the position."""
        return self.batch.query(self._number, "fen")

    def close(self):
        """Ends the engine, also for clones."""
        self.batch.close()

    def _read(self):
        """Whose turn it is; at the end, that of the first agent that is left."""
        self.agent_selection = self.agents[0] if self.is_over else self.possible_agents[int(self.frame.turns[0])]

    def _settle(self):
        """Rewards and ends after an action."""
        gained = rewards_of(int(self.frame.winners[0]), self.batch.seats)
        is_cut = not self.is_over and self.most_actions is not None and self.actions_made >= self.most_actions
        for agent in self.agents:
            self.rewards[agent] = gained[self._seat[agent]]
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = self.is_over
            self.truncations[agent] = is_cut

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("the game has ended: the only action is None")
        self.agents.remove(agent)
        for states in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del states[agent]
        for left in self.agents:
            self.rewards[left] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]
