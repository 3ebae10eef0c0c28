import { describe, expect, test } from 'vitest';
import { play, position, start } from '../../../test/support/pictures.ts';
import { legalMoves, readMove, writeMove } from '../../core/moves.ts';
import { agere } from '../../games/agere/index.ts';
import { azacru } from '../../games/azacru/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { epaminondas } from '../../games/epaminondas/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { limitsOf, PROVED, WIN } from '../search.ts';
import { plainUct } from './plain-uct.ts';

test('a win in one move is found', () => {
  const before = position(crosscut, '7/2b4/7/1bbrrr1/7/7/7 1');
  const thought = plainUct().think(before, limitsOf({ nodes: 300 }));
  expect(thought).toMatchObject({ move: readMove(before, 'a4'), score: WIN - 1 });
});

test('a loss in one move is avoided', () => {
  const before = position(agere, 'y/y,b/y,2 2');
  const thought = plainUct().think(before, limitsOf({ nodes: 300 }));
  expect(['b2-c1', 'b2-b1']).toContain(writeMove(before, thought.move));
});

test('small games are proved', () => {
  for (const beginning of [start(crosscut, { size: 5 }), start(agere, { size: 3 })]) {
    const search = plainUct();
    const won = search.think(beginning, limitsOf({ nodes: 50_000 }));
    expect(won.score).toBeGreaterThan(PROVED);
    beginning.play(won.move);
    expect(search.think(beginning, limitsOf({ nodes: 50_000 })).score).toBeLessThan(-PROVED);
  }
});

test.each([3, 4])('%i seats play to the end', (players) => {
  for (const game of [azacru, shacru]) {
    const match = start(game, { players });
    const search = plainUct();
    while (!match.over) {
      const { move } = search.think(match, limitsOf({ nodes: 60 }));
      expect(legalMoves(match)).toContain(move);
      match.play(move);
    }
  }
});

test('the position is left as it was, and it stops when it is told to', () => {
  const before = play(start(crosscut), 'd4');
  const twin = before.clone();
  let asked = 0;
  const thought = plainUct().think(before, limitsOf({ stop: () => ++asked > 3 }));
  expect(thought.nodes).toBe(4 * 64 - 1);
  expect(before.equals(twin)).toBe(true);
  expect(before.ply).toBe(1);
});

/** It must never change: if one of these moves changes, so has the yardstick. */
describe('frozen', () => {
  test.each([
    ['agere', start(agere), 'b6 35, c1 74, e1 66, d4 57'],
    ['azacru', start(azacru), 'i3-h4> 71, i7-h6< 17, h4-i5 28, a7-b8 0'],
    ['azacru for three', start(azacru, { players: 3 }), 'i3-h3 13, c9-b8 -4, g1-f2 -42, a3-b2 0'],
    ['crosscut', start(crosscut), 'e3 51, f2 74, g5 63, f5 57'],
    ['epaminondas', start(epaminondas), 'g2-h3 1000, h11-g10 1000, l1-j3 -1000, b12-e9 1000'],
    ['shacru', start(shacru), 'a3-b4> 16, a7-b6> 32, i3-h4> 22, a1-a2 22'],
    ['shacru for four', start(shacru, { players: 4 }), 'i3-h3 -28, c9-d8> -42, a7-b7 -52, g1-f2< -25'],
  ])('%s', (_, match, moves) => {
    const played: string[] = [];
    for (let ply = 0; ply < 4; ply++) {
      const { move, score } = plainUct(ply).think(match, limitsOf({ nodes: 100 }));
      played.push(`${writeMove(match, move)} ${score}`);
      match.play(move);
    }
    expect(played.join(', ')).toBe(moves);
  });
});
