import { squareBoard } from '../../../src/core/board.ts';
import { defineGame } from '../../../src/core/define/game.ts';
import type { Position } from '../../../src/core/position.ts';

/**
 * Directions of a square board are numbered clockwise from north; the forward directions of each seat, straight ahead
 * in the middle.
 */
const AHEAD = [
  [7, 0, 1],
  [5, 4, 3],
];
const STRAIGHT = 1;

export const breakthrough = defineGame({
  name: 'Breakthrough',
  designer: 'Dan Troyka',
  year: 2000,
  summary: 'Move one piece a step ahead, capture diagonally, and be the first on the far row.',
  seats: ['White', 'Black'],
  options: { players: [2], width: [8, 5, 6, 7], height: [8, 5, 6, 7] },
  board: ({ width, height }) => squareBoard(Number(width), Number(height)),
  // White's pieces are 1 in the slots, Black's 2.
  pieces: { w: 0, b: 1 },
  moves: 'step',
  rules: {
    endings: ['a piece has reached the far row', 'one side has no piece left'],
    setup(position) {
      const { width, cellCount } = position.board;
      for (let cell = 0; cell < 2 * width; cell++) {
        position.set(cell, 1);
        position.set(cellCount - 1 - cell, 2);
      }
    },
    derive: finishIfWon,
    generate({ board, slots, turn }, out, at) {
      let end = at;
      for (let cell = 0; cell < board.cellCount; cell++) {
        if (slots[cell] !== turn + 1) continue;
        for (let way = 0; way < 3; way++) {
          const to = board.next[cell * board.directionCount + AHEAD[turn][way]];
          const isCapture = slots[to] === 2 - turn && way !== STRAIGHT;
          if (slots[to] === 0 || isCapture) out[end++] = (cell << 8) | to;
        }
      }
      return end;
    },
    apply(position, move) {
      const { turn } = position;
      position.set(move >> 8, 0);
      position.set(move & 255, turn + 1);
      position.giveTurn(1 - turn);
      finishIfWon(position);
    },
  },
});

function finishIfWon(position: Position): void {
  const { board, slots } = position;
  let seen = 0;
  for (let cell = 0; cell < board.cellCount; cell++) {
    seen |= slots[cell];
    const home = slots[cell] === 1 ? board.height - 1 : 0;
    if (slots[cell] !== 0 && board.row[cell] === home) return position.finish(slots[cell], 0);
  }
  if (seen !== 3) position.finish(seen, 1);
}
