import { expect, test } from 'vitest';
import { squareBoard } from '../../../core/board.ts';
import { legsOf } from './legs.ts';

test('every direction has half as many distances as cells ahead, rounded up, and no cell has too many', () => {
  for (let width = 8; width <= 14; width++) {
    for (let height = 8; height <= 14; height++) {
      const board = squareBoard(width, height);
      const half = (cells: number) => Math.ceil(cells / 2);
      const legs = legsOf(board);
      for (let cell = 0; cell < board.cellCount; cell++) {
        const [west, south] = [board.column[cell], board.row[cell]];
        const [east, north] = [width - 1 - west, height - 1 - south];
        const straight = [west, south, east, north];
        const diagonal = [west, east].flatMap((across) => [north, south].map((along) => Math.min(across, along)));
        const wanted = [...straight, ...diagonal].reduce((sum, cells) => sum + half(cells), 0);
        const found = legs.subarray(cell * 32, cell * 32 + 32).filter((leg) => (leg & 255) !== board.off);
        expect(found.length).toBe(wanted);
      }
    }
  }
});
