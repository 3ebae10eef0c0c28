import { squareBoard } from '../../src/core/board.ts';
import { defineGame } from '../../src/core/define/game.ts';
import type { Position } from '../../src/core/position.ts';

/** The rules are in rules.md beside this file; § numbers are its paragraphs. */
export const game = defineGame({
  name: 'Template',
  designer: 'Nobody',
  summary: 'Put stones on the board and be the first with four in a row.',
  seats: ['White', 'Black'],
  // The first value of each option is the default.
  options: { players: [2], size: [5, 4, 6] },
  board: ({ size }) => squareBoard(Number(size), Number(size)),
  // What a cell holds: 0 nothing, 1 a stone of White, 2 a stone of Black.
  pieces: { w: 0, b: 1 },
  // A move is the cell on which a stone is put; with 'step' it is `from << 8 | to`.
  moves: 'place',
  canDraw: true,
  rules: {
    endings: ['four in a row', 'the board is full'],
    // Pieces that are on the board at the start: position.set(cell, content).
    setup() {},
    // Computes from the cells alone whether the game is over; apply does the same after a move.
    derive(position) {
      for (let cell = 0; cell < position.board.cellCount; cell++) finishIfRow(position, cell);
      finishIfFull(position);
    },
    // §2.1
    generate({ board, slots }, out, at) {
      let end = at;
      for (let cell = 0; cell < board.cellCount; cell++) if (slots[cell] === 0) out[end++] = cell;
      return end;
    },
    apply(position, move) {
      const { turn } = position;
      position.set(move, turn + 1);
      position.giveTurn(1 - turn);
      finishIfRow(position, move);
      finishIfFull(position);
    },
  },
});

/** §3.1 Directions of a square board are numbered clockwise from north, so the opposite one is four away. */
function finishIfRow(position: Position, cell: number): void {
  const stone = position.slots[cell];
  for (let direction = 0; direction < 4 && stone !== 0 && !position.over; direction++) {
    const length = 1 + stonesFrom(position, cell, direction) + stonesFrom(position, cell, direction + 4);
    // Winners are bits: 1 is White, 2 is Black, 3 a draw. The second number is one of the endings.
    if (length >= 4) position.finish(stone, 0);
  }
}

/** Stones of one colour that follow a stone in a direction. */
function stonesFrom({ board, slots }: Position, cell: number, direction: number): number {
  let count = 0;
  for (let at = board.next[cell * 8 + direction]; slots[at] === slots[cell]; at = board.next[at * 8 + direction])
    count++;
  return count;
}

/** §3.2 */
function finishIfFull(position: Position): void {
  const { board, slots } = position;
  for (let cell = 0; cell < board.cellCount; cell++) if (slots[cell] === 0) return;
  if (!position.over) position.finish(3, 1);
}
