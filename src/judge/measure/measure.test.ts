import { expect, test } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { games } from '../../games/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import type { Think } from '../examine.ts';
import { playMeasured } from './game-play.ts';
import { sumUp } from './sums.ts';

/** The searches of the levels, shortened. */
const NODES = 100;

const think: Think = async (question, report) =>
  answerQuestion(
    games,
    searchFor,
    { ...question, ...(question.attacker === undefined ? { nodes: Math.min(NODES, question.nodes ?? NODES) } : {}) },
    { now: () => 0, stopped: () => false, report },
  );

test.each([
  [crosscut.name, crosscut, 2, { size: 6 }],
  [shacru.name, shacru, 3, {}],
] as const)(
  '%s: what reviews of whole games say is true, and nobody is blamed for the judge’s choice',
  {
    timeout: 300_000,
  },
  async (_, game, players, options) => {
    const start = startPosition(game, optionsOf(game.options, { players, ...options }));
    const play = { levels: [1, 4], nodes: NODES, checks: 3 } as const;
    const [one, two] = [await playMeasured(start, play, 3, think), await playMeasured(start, play, 4, think)];
    expect(one.levels).toEqual(Array(players).fill(10));
    expect(two.levels.every((level) => level >= 1 && level <= 4)).toBe(true);
    const { moves, own, wrong, apart, last } = sumUp([one, two]);
    expect(moves).toBe(one.samples.length + two.samples.length);
    expect(last.of).toBe(one.samples.length);
    expect(own).toMatchObject({ count: 0 });
    expect(wrong).toBe(0);
    expect(apart.count).toBeGreaterThanOrEqual(0.8 * apart.of);
  },
);
