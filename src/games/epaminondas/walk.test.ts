import { test } from 'vitest';
import { type Grid, type PlainMoves, STEPS, walk } from '../../../test/walk.ts';
import { Random } from '../../core/random.ts';
import { epaminondas } from './index.ts';

/** §3, §4 and §6 as they are told, a piece at a time: the lists and rays of the fast code must agree with this. */
const plainMoves: PlainMoves = (grid, { turn, board }) => {
  const moves = new Map<string, Grid>();
  const own = turn + 1;
  const at = (y: number, x: number) => grid[y]?.[x];
  const name = (y: number, x: number) => board.names[y * board.width + x];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      for (const [stepY, stepX] of STEPS) {
        let length = 0;
        while (at(y + length * stepY, x + length * stepX) === own) length++;
        for (let distance = 1; distance <= length; distance++) {
          const headY = y + (length - 1 + distance) * stepY;
          const headX = x + (length - 1 + distance) * stepX;
          const met = at(headY, headX);
          if (met === undefined || met === own) break; // §3.5
          let taken = 0;
          while (met !== 0 && at(headY + taken * stepY, headX + taken * stepX) === met) taken++;
          if (taken >= length) break; // §4.1
          const after = grid.map((row) => [...row]);
          for (let i = 0; i < length; i++) after[y + i * stepY][x + i * stepX] = 0;
          for (let i = 0; i < taken; i++) after[headY + i * stepY][headX + i * stepX] = 0;
          for (let i = 0; i < length; i++) after[y + (i + distance) * stepY][x + (i + distance) * stepX] = own;
          if (!crossesIntoSymmetry(grid, after, turn)) {
            moves.set(`${name(y, x)}${met === 0 ? '-' : 'x'}${name(headY, headX)}`, after);
          }
          if (met !== 0) break;
        }
      }
    }
  }
  return moves;
};

/** §6. */
function crossesIntoSymmetry(before: Grid, after: Grid, turn: number): boolean {
  const far = turn === 0 ? after.length - 1 : 0;
  const onFarRow = (grid: Grid) => grid[far].filter((content) => content === turn + 1).length;
  if (onFarRow(after) <= onFarRow(before)) return false;
  const exchanged = after.map((row) => row.map((content) => (content === 0 ? 0 : 3 - content)));
  const reflected = exchanged.toReversed();
  const turned = reflected.map((row) => row.toReversed());
  return [reflected, turned].some((image) => image.join() === after.join());
}

test.each([
  [14, 12],
  [8, 8],
  [9, 13],
])('random games on %i × %i agree with the plain rules', (files, ranks) => {
  walk(epaminondas, { files, ranks }, 5, new Random(files), plainMoves);
});
