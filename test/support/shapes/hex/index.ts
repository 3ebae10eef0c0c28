import { rhombusBoard } from '../../../../src/core/board-shapes.ts';
import { defineGame } from '../../../../src/core/define/game.ts';
import type { Position } from '../../../../src/core/position.ts';

/** Hex, invented by Piet Hein in 1942 and John Nash in 1948. A game on an unusual board, for tests of shared code. */
export const hex = defineGame({
  name: 'Hex',
  designer: 'Piet Hein and John Nash',
  year: 1942,
  summary: 'Join your two sides of the board with a chain of your stones.',
  seats: ['Red', 'Blue'],
  options: { players: [2], size: [11, 5, 6, 7, 8, 9, 10] },
  board: ({ size }) => rhombusBoard(Number(size), Number(size)),
  pieces: { r: 0, b: 1 },
  moves: 'place',
  look: {
    inks: ['vermilion', 'blue'],
    zones: [
      { region: 'bottom', kind: 'side', owner: 0 },
      { region: 'top', kind: 'side', owner: 0 },
      { region: 'left', kind: 'side', owner: 1 },
      { region: 'right', kind: 'side', owner: 1 },
    ],
  },
  rules: {
    endings: ['a chain joins two sides'],
    setup() {},
    derive(position) {
      for (let cell = 0; cell < position.board.cellCount; cell++) finishIfJoined(position, cell);
    },
    generate({ board, slots }, out, at) {
      let end = at;
      for (let cell = 0; cell < board.cellCount; cell++) if (slots[cell] === 0) out[end++] = cell;
      return end;
    },
    apply(position, move) {
      const { turn } = position;
      position.set(move, turn + 1);
      position.giveTurn(1 - turn);
      finishIfJoined(position, move);
    },
  },
});

const chain = new Int16Array(128);
const seen = new Int32Array(128);
let search = 0;

/** Red connects the first row and the last, Blue the first column and the last. Follows the chain of one stone. */
function finishIfJoined(position: Position, start: number): void {
  const { board, slots } = position;
  const stone = slots[start];
  if (stone === 0 || position.over) return;
  const place = stone === 1 ? board.row : board.column;
  let sides = 0;
  let end = 1;
  seen[start] = ++search;
  chain[0] = start;
  for (let at = 0; at < end; at++) {
    if (place[chain[at]] === 0) sides |= 1;
    if (place[chain[at]] === board.height - 1) sides |= 2;
    for (let way = 0; way < board.directionCount; way++) {
      const cell = board.next[chain[at] * board.directionCount + way];
      if (slots[cell] !== stone || seen[cell] === search) continue;
      seen[cell] = search;
      chain[end++] = cell;
    }
  }
  if (sides === 3) position.finish(stone, 0);
}
