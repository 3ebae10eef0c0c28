"""One `gamut ugi` process on a pipe."""

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path


class EngineError(ValueError):
    """The engine refused a line, and says why; or it has ended."""


def engine_command():
    """The words that start Gamut: $GAMUT, the copy that this package lies in, or `gamut` on the path."""
    if os.environ.get("GAMUT"):
        return shlex.split(os.environ["GAMUT"])
    script = Path(__file__).resolve().parents[2] / "bin" / "gamut.mjs"
    node = shutil.which("node")
    if script.exists() and node:
        return [node, str(script)]
    found = shutil.which("gamut")
    if found:
        return [found]
    raise EngineError("Gamut was not found: install Node and Gamut, or set GAMUT to its command")


class Engine:
    """Speaks the engine protocol (docs/ugi.md) with a game; options are those of `gamut games`: size=5, players=3."""

    def __init__(self, game, **options):
        words = [*engine_command(), "ugi", game]
        for name, value in options.items():
            words += [f"--{name}", str(value).lower()]
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=1 << 16)

    def say(self, line):
        """A line that gets no answer when it is right; the next question reports what was wrong with it."""
        try:
            self.process.stdin.write(line.encode() + b"\n")
        except (BrokenPipeError, ValueError):
            raise EngineError(self._end()) from None

    def ask(self, line, answer=b"batch "):
        """The rest of the line that answers this one."""
        self.say(line)
        try:
            self.process.stdin.flush()
        except BrokenPipeError:
            raise EngineError(self._end()) from None
        for said in self.process.stdout:
            if said.startswith(answer):
                return said[len(answer):].rstrip(b"\n")
            if said.startswith((b"info string error: ", b"info string unknown: ")):
                raise EngineError(said.split(b": ", 1)[1].decode().strip())
        raise EngineError(self._end())

    def query(self, question):
        """The answer to a question about the position that was set, as text."""
        return self.ask(f"query {question}", b"response").decode().strip()

    def go(self, limits):
        """The best move, thinking as long as these words say: nodes 1000."""
        return self.ask(f"go {limits}", b"bestmove ").decode()

    def describe(self):
        """All that never changes: cells, actions, options."""
        return json.loads(self.ask("batch describe"))

    def close(self):
        if self.process.poll() is None:
            try:
                self.process.stdin.write(b"quit\n")
                self.process.stdin.flush()
                self.process.wait(5)
            except (OSError, subprocess.TimeoutExpired):
                self.process.kill()
                self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                pipe.close()
            except OSError:
                pass  # what was still to be written no longer matters

    def _end(self):
        said = self.process.stderr.read().decode().strip() if not self.process.stderr.closed else ""
        return said.splitlines()[-1] if said else "the engine has ended"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
