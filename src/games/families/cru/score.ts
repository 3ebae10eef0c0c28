import type { Position } from '../../../core/position.ts';
import type { Cell } from '../../../core/types.ts';
import { board } from './board.ts';
import { TILE } from './content.ts';

/** Tiles of each owner; 0 counts the neutral ones. */
const tiles = new Int32Array(8);

function countTiles({ slots }: Position): void {
  tiles.fill(0);
  for (let cell = 0; cell < board.cellCount; cell++) tiles[slots[cell] & TILE]++;
}

/** The points of each seat: its tiles. Pieces do not count. */
export function scores(position: Position): readonly number[] {
  countTiles(position);
  return [...tiles.subarray(1, position.seats + 1)];
}

/** What decided a finished game: the tiles of those who won it. */
export function decisiveTiles({ slots, winners }: Position): readonly Cell[] {
  const cells = Array.from({ length: board.cellCount }, (_, cell) => cell);
  return cells.filter((cell) => (slots[cell] & TILE) !== 0 && (winners >> ((slots[cell] & TILE) - 1)) & 1);
}

/** The seats with the most tiles, one bit each: several share the win. */
export function leaders(position: Position): number {
  countTiles(position);
  let most = 0;
  let seats = 0;
  for (let seat = 0; seat < position.seats; seat++) {
    if (tiles[seat + 1] > most) {
      most = tiles[seat + 1];
      seats = 0;
    }
    if (tiles[seat + 1] === most) seats |= 1 << seat;
  }
  return seats;
}
