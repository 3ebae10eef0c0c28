import { test } from 'vitest';
import { type Grid, type PlainMoves, STEPS, walk } from '../../../test/support/walk.ts';
import { Random } from '../../core/random.ts';
import { facingOf, pieceOn, pieceSeat, tileOwner } from '../families/cru/content.ts';
import { azacru } from './index.ts';

/** §5 to §14 taken literally, a piece at a time: counters and candidates must agree with this. */
const plainMoves: PlainMoves = (grid, { turn, board }) => {
  const moves = new Map<string, Grid>();
  const own = turn + 1;
  const name = (y: number, x: number) => board.names[y * 9 + x];
  grid.forEach((row, y) => {
    row.forEach((content, x) => {
      if (pieceSeat(content) !== turn) return;
      const power = Math.max(1, ownTiles(grid, own, y, x)); // §6
      for (const way of [-1, 0, 1]) {
        const direction = (facingOf(content) + way + 8) % 8; // §5
        const line = Array.from({ length: power }, (_, i) => [
          y + (i + 1) * STEPS[direction][0],
          x + (i + 1) * STEPS[direction][1],
        ]);
        line.forEach(([toY, toX], i) => {
          const target = grid[toY]?.[toX];
          if (target !== 0 && target !== own) return; // §7
          const between = line.slice(0, i).map(([cellY, cellX]) => grid[cellY][cellX]);
          const jumps = between.some((cell) => pieceSeat(cell) >= 0);
          const connects = i > 0 && tileOwner(content) === own && target === own; // §10
          if (jumps && !connects) return; // §8, §12
          const changes = connects && !jumps;
          const loses = changes && between.some((cell) => tileOwner(cell) !== 0 && tileOwner(cell) !== own); // §11
          const go = (twist: number): Grid => {
            const after = grid.map((cells) => [...cells]);
            after[y][x] = tileOwner(content); // §9
            if (changes) for (const [cellY, cellX] of line.slice(0, i)) after[cellY][cellX] = own;
            after[toY][toX] = loses ? own : pieceOn(own, turn, (direction + twist + 8) % 8); // §13
            return after;
          };
          const text = `${name(y, x)}-${name(toY, toX)}`;
          moves.set(text, go(0));
          if (loses || land(y, x) === land(toY, toX)) return;
          moves.set(`${text}<`, go(-1)); // §14
          moves.set(`${text}>`, go(1));
        });
      }
    });
  });
  return moves;
};

function land(y: number, x: number): number {
  return 3 * Math.trunc(y / 3) + Math.trunc(x / 3);
}

/** Tiles of an owner in the borderland of a cell. */
function ownTiles(grid: Grid, owner: number, y: number, x: number): number {
  let count = 0;
  grid.forEach((row, tileY) => {
    row.forEach((content, tileX) => {
      if (land(tileY, tileX) === land(y, x) && tileOwner(content) === owner) count++;
    });
  });
  return count;
}

test.each([2, 3, 4])('random games of %i players agree with the plain rules', (players) => {
  walk(azacru, { players }, 60, new Random(players), plainMoves);
});
