import { hexagonBoard } from '../../../../src/core/board-shapes.ts';
import { defineGame } from '../../../../src/core/define/game.ts';
import type { Position } from '../../../../src/core/position.ts';
import { isFull, lineThrough, placeAnywhere } from '../line.ts';

/** Yavalath, found by Cameron Browne's program Ludi in 2007. A game on a hexagon, for tests of shared code. */
export const yavalath = defineGame({
  name: 'Yavalath',
  designer: 'Cameron Browne and Ludi',
  year: 2007,
  summary: 'Put four of your stones in a row, but never three without a fourth.',
  seats: ['White', 'Black'],
  options: { players: [2], size: [5, 3, 4] },
  board: ({ size }) => hexagonBoard(Number(size)),
  pieces: { w: 0, b: 1 },
  moves: 'place',
  canDraw: true,
  rules: {
    endings: ['four in a row', 'three in a row', 'the board is full'],
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

/** Judges by the lines through some of the cells: four come before three. */
function finishIfDone(position: Position, first: number, last: number): void {
  const { slots } = position;
  let loser = 0;
  for (let cell = first; cell <= last; cell++) {
    const line = lineThrough(position, cell);
    if (line >= 4) return position.finish(slots[cell], 0);
    if (line === 3) loser = slots[cell];
  }
  if (loser !== 0) position.finish(3 - loser, 1);
  else if (isFull(position)) position.finish(3, 2);
}
