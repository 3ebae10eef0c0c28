import { test } from 'vitest';
import { type Grid, type PlainMoves, STEPS, walk } from '../../../test/walk.ts';
import { Random } from '../../core/random.ts';
import { facingOf, pieceOn, pieceSeat, tileOwner } from '../families/cru/content.ts';
import { shacru } from './index.ts';

/** §4 to §8 as they are told, a piece at a time: the bits of outlook.ts must agree with this. */
const plainMoves: PlainMoves = (grid, { turn, board }) => {
  const moves = new Map<string, Grid>();
  const name = (y: number, x: number) => board.names[y * 9 + x];
  const land = (y: number, x: number) => 3 * Math.trunc(y / 3) + Math.trunc(x / 3);
  grid.forEach((row, y) => {
    row.forEach((content, x) => {
      if (pieceSeat(content) !== turn) return;
      for (const way of [-1, 0, 1]) {
        const direction = (facingOf(content) + way + 8) % 8;
        const toY = y + STEPS[direction][0];
        const toX = x + STEPS[direction][1];
        const target = grid[toY]?.[toX];
        if (target !== 0 && target !== turn + 1) continue; // §5
        const step = (twist: number): Grid => {
          const after = grid.map((cells) => [...cells]);
          after[y][x] = tileOwner(content); // §6
          after[toY][toX] = pieceOn(turn + 1, turn, (direction + twist + 8) % 8);
          return after;
        };
        const text = `${name(y, x)}-${name(toY, toX)}`;
        moves.set(text, step(0));
        if (land(y, x) === land(toY, toX)) continue;
        moves.set(`${text}<`, step(-1)); // §8
        moves.set(`${text}>`, step(1));
      }
    });
  });
  return moves;
};

test.each([2, 3, 4])('random games of %i players agree with the plain rules', (players) => {
  walk(shacru, { players }, 60, new Random(players), plainMoves);
});
