import type { Position } from '../../../src/core/position.ts';

/** How many equal stones stand in the longest straight line through a cell; 0 when it is empty. */
export function lineThrough({ board, slots }: Position, cell: number): number {
  const { directionCount: count, next } = board;
  if (slots[cell] === 0) return 0;
  let longest = 0;
  for (let way = 0; way < count / 2; way++) {
    let length = 1;
    for (let direction = way; direction < count; direction += count / 2) {
      for (let at = next[cell * count + direction]; slots[at] === slots[cell]; at = next[at * count + direction])
        length++;
    }
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Whether no cell is empty. */
export function isFull({ board, slots }: Position): boolean {
  for (let cell = 0; cell < board.cellCount; cell++) if (slots[cell] === 0) return false;
  return true;
}

/** Every empty cell is a move. */
export function placeAnywhere({ board, slots }: Position, out: Int32Array, at: number): number {
  let end = at;
  for (let cell = 0; cell < board.cellCount; cell++) if (slots[cell] === 0) out[end++] = cell;
  return end;
}
