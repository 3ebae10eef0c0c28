import type { Board } from '../../../core/board.ts';
import type { Cell } from '../../../core/types.ts';

/**
 * A leg is a direction and a distance that fit on the board. A phalanx that goes that far has at least as many pieces,
 * so 2 * distance - 1 cells lie ahead of its rear. No cell of a board up to 14 × 14 has more than 32 legs. Leg:
 * distance << 11 | direction << 8 | witness. The witness is the cell distance - 1 steps ahead of the rear: unless an
 * own piece stands there, the phalanx is too short. Cells with fewer legs are padded with legs whose witness is the
 * wall.
 */
export const LEG_BITS = 5;

/** Legs of each cell in turn, 32 each. */
export function legsOf(board: Board): Int16Array {
  return tables[(board.width << 4) | board.height] ?? makeLegs(board);
}

/** By the size of the board. */
const tables: (Int16Array | undefined)[] = new Array((15 << 4) | 15);

function makeLegs(board: Board): Int16Array {
  const legs = new Int16Array(board.cellCount << LEG_BITS).fill(board.off);
  for (let rear = 0; rear < board.cellCount; rear++) {
    let at = rear << LEG_BITS;
    for (let direction = 0; direction < 8; direction++) {
      for (let distance = 1; ahead(board, rear, direction, 2 * distance - 1) !== board.off; distance++)
        legs[at++] = (distance << 11) | (direction << 8) | ahead(board, rear, direction, distance - 1);
    }
  }
  tables[(board.width << 4) | board.height] = legs;
  return legs;
}

function ahead(board: Board, start: Cell, direction: number, steps: number): Cell {
  let cell = start;
  for (let step = 0; step < steps; step++) cell = board.next[cell * 8 + direction];
  return cell;
}
