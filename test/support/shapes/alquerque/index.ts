import { fileAndRank, fileLabels, grid, makeBoard, SQUARE_STEPS } from '../../../../src/core/board.ts';
import { defineGame } from '../../../../src/core/define/game.ts';
import type { Position } from '../../../../src/core/position.ts';

const SIDE = 5;
/** Only every second point has diagonals. */
const STRAIGHT = Object.keys(SQUARE_STEPS).filter((step) => step.length === 1);
const cells = grid(
  SIDE,
  () => SIDE,
  (row, column) => ({
    ...{ name: fileAndRank(row, column), x: column, y: row },
    steps: (row + column) % 2 === 0 ? Object.keys(SQUARE_STEPS) : STRAIGHT,
  }),
);
const board = makeBoard({ cells: cells.flat(), directions: SQUARE_STEPS, outline: 'point', labels: fileLabels(cells) });

/** Alquerque, as it may have been played in Spain before 1283: a game on a board whose points differ. */
export const alquerque = defineGame({
  name: 'Alquerque',
  designer: 'unknown',
  summary: 'Move a piece ahead along a line, jump over others to take them, and leave your opponent without a move.',
  seats: ['White', 'Black'],
  options: { players: [2] },
  board: () => board,
  pieces: { w: 0, b: 1 },
  moves: 'step',
  rules: {
    endings: ['nothing can move'],
    setup(position) {
      for (let cell = 0; cell < board.cellCount; cell++) {
        const middle = (board.cellCount - 1) / 2;
        if (cell !== middle) position.set(cell, cell < middle ? 1 : 2);
      }
    },
    derive: finishIfStuck,
    generate: steps,
    apply(position, move) {
      const { turn } = position;
      const from = move >> 8;
      const to = move & 255;
      position.set(from, 0);
      position.set(to, turn + 1);
      // A jump goes over the point half-way.
      const isJump =
        Math.abs(board.row[to] - board.row[from]) > 1 || Math.abs(board.column[to] - board.column[from]) > 1;
      if (isJump) position.set((from + to) >> 1, 0);
      position.giveTurn(1 - turn);
      finishIfStuck(position);
    },
  },
});

/** Steps lead ahead or to the side of it, jumps anywhere. */
function steps({ slots, turn }: Position, out: Int32Array, at: number): number {
  let end = at;
  for (let from = 0; from < board.cellCount; from++) {
    if (slots[from] !== turn + 1) continue;
    for (let direction = 0; direction < 8; direction++) {
      const near = board.next[from * 8 + direction];
      const isAhead = turn === 0 ? direction < 2 || direction === 7 : direction >= 3 && direction <= 5;
      if (slots[near] === 0 && isAhead) out[end++] = (from << 8) | near;
      if (slots[near] !== 2 - turn) continue;
      const far = board.next[near * 8 + direction];
      if (slots[far] === 0) out[end++] = (from << 8) | far;
    }
  }
  return end;
}

const found = new Int32Array(8 * SIDE * SIDE);

function finishIfStuck(position: Position): void {
  if (steps(position, found, 0) === 0) position.finish(2 - position.turn, 0);
}
