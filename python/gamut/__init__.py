"""All games of Gamut as environments for programs that learn. docs/research.md describes it.

Only the standard library is needed; NumPy is used where it is installed.
"""

from .against import Against
from .batch import Batch
from .dataset import Sample, read_games, read_samples
from .engine import Engine, EngineError
from .environment import Environment
from .frame import Frame, rewards_of

__all__ = [
    "Against", "Batch", "Engine", "EngineError", "Environment", "Frame", "Sample",
    "read_games", "read_samples", "rewards_of",
]
