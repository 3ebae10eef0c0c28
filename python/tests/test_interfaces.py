"""The interfaces keep their contracts, in small games of every kind."""

import importlib.util
import random
import subprocess
import sys
import unittest
from pathlib import Path

from contracts import check_alone, check_states, check_turns

from gamut import Against, Batch, EngineError, Environment, openspiel, rewards_of

ROOT = Path(__file__).resolve().parents[1]
#: A game of placements, one of moves by touch, and one for three.
GAMES = [("crosscut", {"size": 5}), ("pacru", {"players": 4}), ("shacru", {"players": 3})]


class Interfaces(unittest.TestCase):
    def test_agents_take_turns(self):
        for game, options in GAMES:
            with self.subTest(game):
                env = Environment(game, most_actions=120, **options)
                check_turns(env, random.Random(1))
                env.close()

    def test_clones_and_undo(self):
        env = Environment("agere", size=4)
        past = []
        for _ in range(6):
            past.append(env.render())
            env.step(env.legal_actions()[0])
        twin = env.clone()
        twin.step(twin.legal_actions()[-1])
        self.assertNotEqual(env.render(), twin.render())
        for text in reversed(past):
            env.undo()
            self.assertEqual(env.render(), text)
        twin.undo()
        twin.undo()
        self.assertEqual(twin.render(), past[5])
        env.close()

    def test_one_agent_against_a_computer(self):
        for opponent in ("random", "level:2"):
            env = Against("crosscut", opponent, seat=None, size=5)
            check_alone(env)
            env.close()

    def test_states_of_open_spiel(self):
        for name, options in [("crosscut", {"size": 5}), ("agere", {"size": 3}), ("pacru", {"players": 4})]:
            with self.subTest(name):
                game = openspiel.Game(name, **options)
                check_states(game, random.Random(2))
                game.close()

    def test_rewards(self):
        self.assertEqual(rewards_of(0b01, 2), [1, -1])
        self.assertEqual(rewards_of(0b11, 2), [0, 0])
        self.assertEqual(rewards_of(0b0100, 4), [-1 / 3, -1 / 3, 1, -1 / 3])
        self.assertAlmostEqual(sum(rewards_of(0b101, 3)), 0)
        self.assertEqual(rewards_of(0, 3), [0, 0, 0])

    def test_seeds(self):
        def played(seed):
            with Batch("azacru", 3, seed) as batch:
                for _ in range(20):
                    batch.play(["random"] * 3)
                return [batch.query(game, "fen") for game in range(3)]
        self.assertEqual(played(5), played(5))
        self.assertNotEqual(played(5), played(6))

    def test_what_is_wrong_is_said(self):
        with Batch("crosscut", 2, size=5) as batch:
            with self.assertRaisesRegex(EngineError, "game 1, 0: the action is not legal"):
                batch.play(["-", 0])
            with self.assertRaisesRegex(EngineError, "takes 2 words"):
                batch.play(["random"])
            with self.assertRaisesRegex(EngineError, "illegal move a1"):
                batch.set_position(0, moves=["a1"])
        with self.assertRaisesRegex(EngineError, "no game called hopscotch"):
            Batch("hopscotch")

    def test_without_numpy_all_is_the_same(self):
        program = """
import sys
if sys.argv[1] == "plain": sys.modules["numpy"] = None
import gamut
with gamut.Batch("azacru", 2, 3, players=3) as batch:
    for _ in range(9): frame = batch.play(["random"] * 2)
    for game in range(2):
        planes = [[[int(one) for one in row] for row in plane] for plane in batch.observe(game)]
        print(planes, [int(one) for one in batch.mask(game)], [int(one) for one in frame.contents[game]])
"""
        outputs = [
            subprocess.run([sys.executable, "-c", program, how], cwd=ROOT, capture_output=True, text=True, check=True)
            for how in ("plain", "fast")]
        self.assertEqual(outputs[0].stdout, outputs[1].stdout)

    @unittest.skipUnless(importlib.util.find_spec("pettingzoo"), "PettingZoo is not installed")
    def test_api_of_pettingzoo(self):
        from pettingzoo.test import api_test

        from gamut.pettingzoo import PettingZooEnvironment
        for game, options in GAMES:
            env = PettingZooEnvironment(game, most_actions=200, **options)
            api_test(env, num_cycles=200)
            env.close()

    @unittest.skipUnless(importlib.util.find_spec("gymnasium"), "Gymnasium is not installed")
    def test_api_of_gymnasium(self):
        from gymnasium.utils.env_checker import check_env

        from gamut.gymnasium import GymnasiumEnvironment
        env = GymnasiumEnvironment("crosscut", "level:2", seat=None, size=5)
        check_env(env, skip_render_check=True)
        env.close()


if __name__ == "__main__":
    unittest.main()
