import { pointsBoard } from '../../../../src/core/board-shapes.ts';
import { defineGame } from '../../../../src/core/define/game.ts';
import type { Position } from '../../../../src/core/position.ts';
import { isFull, lineThrough, placeAnywhere } from '../line.ts';

/** Gomoku, old and of unknown origin. A game on points, for tests of shared code. */
export const gomoku = defineGame({
  name: 'Gomoku',
  designer: 'unknown',
  summary: 'Put five of your stones in a row.',
  seats: ['Black', 'White'],
  options: { players: [2], size: [15, 9, 5] },
  board: ({ size }) => pointsBoard(Number(size), Number(size)),
  pieces: { b: 0, w: 1 },
  moves: 'place',
  canDraw: true,
  look: { inks: ['charcoal', 'ivory'] },
  rules: {
    endings: ['five in a row', 'the board is full'],
    setup() {},
    derive(position) {
      finishIfDone(position, 0, position.board.cellCount - 1);
    },
    generate: placeAnywhere,
    apply(position, move) {
      const { turn } = position;
      position.set(move, turn + 1);
      position.giveTurn(1 - turn);
      finishIfDone(position, move, move);
    },
  },
});

/** Judges by the lines through some of the cells. */
function finishIfDone(position: Position, first: number, last: number): void {
  const { slots } = position;
  for (let cell = first; cell <= last; cell++) {
    if (lineThrough(position, cell) >= 5) return position.finish(slots[cell], 0);
  }
  if (isFull(position)) position.finish(3, 1);
}
