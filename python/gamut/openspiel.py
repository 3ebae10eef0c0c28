"""Games and states with the methods of OpenSpiel's Python interface, without OpenSpiel: its algorithms in Python that
only use these methods run with them."""

from .batch import Batch
from .frame import rewards_of

TERMINAL = -4


class Game:
    """game = Game("crosscut", size=5); state = game.new_initial_state()"""

    def __init__(self, game, **options):
        self.batch = Batch(game, **options)

    def num_distinct_actions(self):
        return self.batch.actions

    def num_players(self):
        return self.batch.seats

    def min_utility(self):
        return -1.0 if self.batch.seats == 2 else -1 / (self.batch.seats - 1)

    def max_utility(self):
        return 1.0

    def utility_sum(self):
        return 0.0

    def max_game_length(self):
        """In actions; None where no bound is known."""
        return self.batch.description["longest"]

    def observation_tensor_shape(self):
        return list(self.batch.planes.shape)

    def observation_tensor_size(self):
        planes, height, width = self.batch.planes.shape
        return planes * height * width

    def new_initial_state(self):
        return State(self, self.batch.spare(), "new")

    def close(self):
        self.batch.close()


class State:
    """A position with its past. States are independent; clones that are no longer used make room for others."""

    def __init__(self, game, number, *words):
        self._game, self._number, self._history = game, number, []
        self._frame = game.batch.play_one(number, *words)

    def __del__(self):
        self._game.batch.give_back(self._number)

    def get_game(self):
        return self._game

    def current_player(self):
        return TERMINAL if self.is_terminal() else int(self._frame.turns[0])

    def is_terminal(self):
        return bool(self._frame.is_over())

    def is_chance_node(self):
        return False

    def is_simultaneous_node(self):
        return False

    def is_player_node(self):
        return not self.is_terminal()

    def legal_actions(self, player=None):
        if player not in (None, self.current_player()):
            return []
        return sorted(int(action) for action in self._frame.legal())

    def legal_actions_mask(self, player=None):
        legal = set(self.legal_actions(player))
        return [int(action in legal) for action in range(self._game.batch.actions)]

    def apply_action(self, action):
        self._frame = self._game.batch.play_one(self._number, int(action))
        self._history.append(int(action))

    def undo_action(self, player, action):
        """Takes the last action back; player and action must be those of it."""
        if not self._history or self._history[-1] != action:
            raise ValueError("only the last action can be undone")
        self._frame = self._game.batch.play_one(self._number, "undo")
        self._history.pop()

    def child(self, action):
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def clone(self):
        twin = State.__new__(State)
        twin._game, twin._history = self._game, self._history[:]
        twin._number = self._game.batch.spare()
        twin._frame = self._game.batch.copy(self._number, twin._number)
        return twin

    def returns(self):
        return rewards_of(int(self._frame.winners[0]), self._game.batch.seats)

    rewards = returns

    def player_return(self, player):
        return self.returns()[player]

    player_reward = player_return

    def history(self):
        return self._history[:]

    def full_history(self):
        return self._history[:]

    def move_number(self):
        return int(self._frame.plies[0])

    def action_to_string(self, player, action=None):
        return self._game.batch.action_text(player if action is None else action)

    def string_to_action(self, text):
        return next(one for one in self.legal_actions() if self._game.batch.action_text(one) == text)

    def observation_tensor(self, player=None):
        looker = max(0, self.current_player()) if player is None else player
        planes = self._game.batch.observe(0, looker, self._frame)
        return [float(value) for plane in planes for row in plane for value in row]

    def observation_string(self, player=None):
        return self._game.batch.query(self._number, "fen")

    def information_state_string(self, player=None):
        return " ".join(map(str, self._history))

    def __str__(self):
        return self.observation_string()
