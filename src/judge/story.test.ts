import { expect, test } from 'vitest';
import { start } from '../../test/support/pictures.ts';
import { exactMove, legalTexts } from '../core/moves.ts';
import { games } from '../games/index.ts';
import { searchFor } from '../search/levels/levels.ts';
import { answerQuestion } from '../search/worker/service.ts';
import { judgeFound } from './better.ts';
import { examine, type Think } from './examine.ts';
import { kingmakingOf } from './kingmaking.ts';
import type { Note } from './note.ts';
import { turningPoints } from './turning.ts';
import type { Verdict } from './verdicts.ts';

/** A verdict of which only the shares matter. */
function verdict(ply: number, shares: readonly number[]): Verdict {
  const rest = { seat: 0, move: '', line: [], cost: 0, gains: [], proved: false, difficulty: 0, isChoice: true };
  return { ply, shares, ...rest };
}

test('a game turned where its leader lost or won the most', () => {
  const turns = turningPoints([
    verdict(0, [0.5, 0.5]),
    verdict(1, [0.55, 0.45]),
    verdict(2, [0.2, 0.8]),
    verdict(3, [0.4, 0.6]),
    verdict(4, [0.9, 0.1]),
    verdict(5, [0.98, 0.02]),
    // What lies between is not known yet.
    verdict(9, [0, 1]),
  ]);
  expect(turns.map(({ ply, leader }) => [ply, leader])).toEqual([
    [2, 0],
    [3, 1],
    [4, 1],
  ]);
  expect(turns[0].change).toBeCloseTo(-0.35);
  expect(turns[2].change).toBeCloseTo(-0.5);
});

/** A note on a move after which the seats have these shares; the other moves lead to the others. */
function note(played: readonly number[], ...others: readonly (readonly number[])[]): Note {
  const simple = others.map((shares) => ({ move: 'b', count: 1, prospect: { shares } }));
  const prospect = { shares: played };
  return { ply: 7, move: 'a', line: ['a'], whole: prospect, best: prospect, played: prospect, simple };
}

test('a player who had lost made a king of the one whom nothing but their choice helped', () => {
  expect(kingmakingOf(note([0.01, 0.7, 0.29], [0.012, 0.3, 0.688]), 0)).toEqual({
    ply: 7,
    seat: 0,
    helped: 1,
    gain: expect.closeTo(0.4),
  });
  // Nobody did who had a chance left, or no choice, or an opponent only.
  expect(kingmakingOf(note([0.2, 0.6, 0.2], [0.2, 0.2, 0.6]), 0)).toBeUndefined();
  expect(kingmakingOf(note([0.01, 0.7, 0.29], [0.04, 0.3, 0.66]), 0)).toBeUndefined();
  expect(kingmakingOf(note([0.01, 0.7, 0.29], [0.01, 0.6, 0.39]), 0)).toBeUndefined();
  expect(kingmakingOf(note([0.01, 0.99], [0.01, 0.99]), 0)).toBeUndefined();
});

test('every move that is good enough is accepted, such as another winning one', async () => {
  const think: Think = async (question, report) =>
    answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });
  const crosscut = games.find(({ id }) => id === 'crosscut') ?? games[0];
  const position = start(crosscut, { size: 5 });
  for (const move of ['b2', 'c2', 'b3', 'c3']) position.play(exactMove(position, move));
  // Red wins by b4 and by d2; d4 loses.
  const found = await examine(position, 4, 'd4', think, 400);
  for (const move of ['b4', 'd2']) {
    expect(await judgeFound(position, found, move, think, 400)).toEqual({ move, cost: 0, isGood: true });
  }
  const others = legalTexts(position).filter((move) => !['b4', 'd2'].includes(move));
  expect(await judgeFound(position, found, others[0], think, 400)).toMatchObject({ isGood: false });
});
