import type { Position } from '../../src/core/position.ts';
import { lockedPiece } from '../../src/games/families/phalanx/armies.ts';
import { type Grid, STEPS } from './walk.ts';

/** A move as the plain rules of lines describe it, a piece at a time. */
interface PlainMove {
  readonly text: string;
  /** Row of the cell where the head ends, and its place in the row. */
  readonly headY: number;
  readonly headX: number;
  readonly after: Grid;
}

/** Every move of lines; takes gives how many pieces of a line of this length a capture removes. */
export function plainLines(grid: Grid, { turn, board }: Position, takes: (line: number) => number): PlainMove[] {
  const moves: PlainMove[] = [];
  const own = turn + 1;
  const foe = 2 - turn;
  const at = (y: number, x: number) => grid[y]?.[x];
  const isFoe = (content: number) => content === foe || content === lockedPiece(1 - turn);
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
          if (met !== 0 && met !== foe) break;
          let line = 0;
          while (met === foe && isFoe(at(headY + line * stepY, headX + line * stepX))) line++;
          if (line >= length) break;
          const after = grid.map((row) => [...row]);
          for (let i = 0; i < length; i++) after[y + i * stepY][x + i * stepX] = 0;
          for (let i = 0; i < takes(line); i++) after[headY + i * stepY][headX + i * stepX] = 0;
          for (let i = 0; i < length; i++) after[y + (i + distance) * stepY][x + (i + distance) * stepX] = own;
          moves.push({ text: `${name(y, x)}${met === 0 ? '-' : 'x'}${name(headY, headX)}`, headY, headX, after });
          if (met !== 0) break;
        }
      }
    }
  }
  return moves;
}
