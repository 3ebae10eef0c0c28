import { describe, expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import { legalMoves } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { azacru } from '../../games/azacru/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { rewardOf } from '../reward.ts';
import { limitsOf, WIN } from '../search.ts';
import { paranoid } from './paranoid.ts';

describe.each([
  ['azacru', azacru, 3],
  ['azacru', azacru, 4],
  ['shacru', shacru, 3],
  ['shacru', shacru, 4],
])('%s', (_, game, players) => {
  const beginning = start(game, { players });

  test(`of ${players} a league of all others does as well as it expects`, () => {
    for (const position of lateIn(beginning, 12)) {
      const thought = paranoid({ evaluate: game.engine.evaluate, tableBits: 12 }).think(
        position,
        limitsOf({ depth: 3 }),
      );
      const plain = plainly(position, position.turn, 3, 0);
      // From depth 3 on, late moves are searched at reduced depth, and searched again only where they look better.
      expect(thought.score).toBeLessThanOrEqual(plain);
      const best = paranoid({ evaluate: game.engine.evaluate, tableBits: 12 }).think(position, limitsOf({ depth: 2 }));
      expect(best.score).toBe(plainly(position, position.turn, 2, 0));
    }
  });

  test(`of ${players} equal nodes give equal thoughts, whatever was thought before`, () => {
    const [position, other] = lateIn(beginning, 2, 0.4);
    const limits = limitsOf({ nodes: 3000 });
    const search = paranoid({ evaluate: game.engine.evaluate });
    const first = search.think(position, limits);
    search.think(other, limits);
    expect(search.think(position, limits)).toEqual(first);
    expect(first.nodes).toBe(3000);
    const walked = position.clone();
    for (const move of first.line) {
      expect(legalMoves(walked)).toContain(move);
      walked.play(move);
    }
  });
});

test('against all others alike, what one of them has of another does not matter', () => {
  const position = start(azacru, { players: 3 });
  const given = [300, 500, 100];
  const evaluate = Object.assign(() => expect.fail('the others are asked for together'), {
    each: (_: Position, worths: Float64Array) => worths.set(given),
  });
  const score = () => paranoid({ evaluate, alike: true }).think(position, limitsOf({ depth: 1 })).score;
  expect(score()).toBe(0); // for player 1: 300 against 500 and 100
  given[1] = 100;
  given[2] = 500;
  expect(score()).toBe(0);
  given[0] = 400;
  expect(score()).toBe(100);
});

test('a search that is stopped at once still has a legal move', () => {
  const position = start(shacru, { players: 4 });
  for (const limits of [{ nodes: 1 }, { nodes: 3 }, { depth: 0 }, { stop: () => true, nodes: 1 }]) {
    const { move } = paranoid({ evaluate: shacru.engine.evaluate }).think(position, limitsOf(limits));
    expect(legalMoves(position)).toContain(move);
  }
});

/** Positions of random games, a few plies before the end, or that share of the game. */
function lateIn(beginning: Position, count: number, share = 1): Position[] {
  const random = new Random(5);
  return Array.from({ length: count }, () => {
    const walked = beginning.clone();
    while (!walked.over) walked.play(randomMove(walked, random));
    const wanted = Math.min(Math.floor(walked.ply * share), walked.ply - 2);
    while (walked.ply > wanted) walked.undo();
    return walked;
  });
}

/** The score for the seat, when all others minimise it, by full enumeration. */
function plainly(position: Position, seat: number, depth: number, ply: number): number {
  const { winners } = position;
  if (winners === 1 << seat) return WIN - ply;
  if (winners !== 0) return Math.trunc(500_000 * rewardOf(winners, seat) + ply);
  if (depth === 0) return position.game.engine.evaluate(position, seat);
  const scores = legalMoves(position).map((move) => {
    position.play(move);
    const score = plainly(position, seat, depth - 1, ply + 1);
    position.undo();
    return score;
  });
  return position.turn === seat ? Math.max(...scores) : Math.min(...scores);
}
