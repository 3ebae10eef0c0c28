import { facingOf, pieceOn, pieceSeat, tileOwner } from '../../src/games/families/cru/content.ts';
import { type Grid, type PlainMoves, STEPS } from './walk.ts';

/** §4 to §8 of the games with one step a move as written, a piece at a time, with twists at borders or without. */
export function plainSteps(twists: boolean): PlainMoves {
  return (grid, { turn, board }) => {
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
          if (!twists || land(y, x) === land(toY, toX)) continue;
          moves.set(`${text}<`, step(-1)); // §8
          moves.set(`${text}>`, step(1));
        }
      });
    });
    return moves;
  };
}
