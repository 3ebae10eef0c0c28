import { test } from 'vitest';
import { plainLines } from '../../../test/support/plain-lines.ts';
import { type Grid, type PlainMoves, walk } from '../../../test/support/walk.ts';
import { Random } from '../../core/random.ts';
import { epaminondas } from './index.ts';

/** §3, §4 and §6 taken literally: the lists and rays of the fast code must agree with this. */
const plainMoves: PlainMoves = (grid, position) => {
  const lines = plainLines(grid, position, (line) => line);
  const legal = lines.filter(({ after }) => !crossesIntoSymmetry(grid, after, position.turn));
  return new Map(legal.map(({ text, after }) => [text, after]));
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
