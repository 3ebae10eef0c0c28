import { test } from 'vitest';
import { plainLines } from '../../../test/support/plain-lines.ts';
import { type Grid, type PlainMoves, walk } from '../../../test/support/walk.ts';
import { Random } from '../../core/random.ts';
import { lockedPiece } from '../families/phalanx/armies.ts';
import { crossings } from './index.ts';

/** §3 to §5 taken literally: the lists and rays of the fast code must agree with this. */
const plainMoves: PlainMoves = (grid, position) => {
  const { turn, board } = position;
  const far = turn === 0 ? board.height - 1 : 0;
  const lines = plainLines(grid, position, (line) => Math.min(line, 1)); // §4.2
  for (const { headY, headX, after } of lines) if (headY === far) after[headY][headX] = lockedPiece(turn); // §5.3
  const owesAnswer = crossed(grid, 1 - turn) > crossed(grid, turn);
  const legal = owesAnswer ? lines.filter(({ headY }) => headY === far) : lines; // §5.2
  return new Map(legal.map(({ text, after }) => [text, after]));
};

function crossed(grid: Grid, seat: number): number {
  return grid.flat().filter((content) => content === lockedPiece(seat)).length;
}

test('random games agree with the plain rules', () => {
  walk(crossings, {}, 30, new Random(1), plainMoves);
});
