import { expect, test } from 'vitest';
import { triangleBoard } from '../core/board.ts';
import { sideBars } from './bars.ts';

test('a bar lies outside the board, beside its cell, and bars of a side do not overlap', () => {
  const board = triangleBoard(4);
  for (const side of ['base', 'left', 'right']) {
    const bars = sideBars(board, board.regions[side]);
    expect(bars.map(({ cell }) => cell)).toEqual(board.regions[side]);
    for (const { cell, x1, y1, x2, y2 } of bars) {
      const x = (x1 + x2) / 2;
      const y = (y1 + y2) / 2;
      const distances = board.names.map((_, one) => Math.hypot(board.x[one] - x, board.y[one] - y));
      expect(distances.indexOf(Math.min(...distances))).toBe(cell);
      expect(Math.min(...distances)).toBeGreaterThan(0.7);
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeLessThan(1);
    }
  }
});
