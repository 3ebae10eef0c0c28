import type { Position } from '../../core/position.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { createsMore, weigh } from './flips.ts';
import { interiorTable } from './interior.ts';
import { columnOf, flanked, lowestBit } from './lines.ts';

const INTERIORS = interiorTable();

/** A cell on which the seat, if it were to move, completes a row or a column immediately, or NO_MOVE. */
export function winningMove(position: Position, seat: Seat): Move {
  const { slots, kept, board } = position;
  const length = board.width - 2;
  const whole = INTERIORS[board.width << 1] & 255;
  const own = kept + 2 * seat;
  const enemy = kept + 2 - 2 * seat;
  const low = slots[own];
  const high = slots[own + 1];
  const enemyLow = slots[enemy];
  const enemyHigh = slots[enemy + 1];
  const anyLow = low | enemyLow;
  const anyHigh = high | enemyHigh;
  for (let line = 0; line < length; line++) {
    // Whatever is turned, a disc fills at most one cell.
    const shift = (line & 3) << 3;
    const freeInRow = whole & ~((line < 4 ? anyLow : anyHigh) >> shift);
    if ((freeInRow & (freeInRow - 1)) === 0) {
      const row = ((line < 4 ? low : high) >> shift) & 255;
      const move = completing(position, seat, line, row, whole & ~(row | freeInRow), freeInRow, false);
      if (move !== NO_MOVE) return move;
    }
    const freeInColumn = whole & ~columnOf(anyLow, anyHigh, line);
    if ((freeInColumn & (freeInColumn - 1)) === 0) {
      const column = columnOf(low, high, line);
      const move = completing(position, seat, line, column, whole & ~(column | freeInColumn), freeInColumn, true);
      if (move !== NO_MOVE) return move;
    }
  }
  return NO_MOVE;
}

/** The move that completes a line in which at most one cell is free; free is its bit. */
function completing(
  position: Position,
  seat: Seat,
  line: number,
  own: number,
  enemy: number,
  free: number,
  isColumn: boolean,
): Move {
  if (enemy === 0) return cellOf(position, line, lowestBit(free), isColumn);
  const length = position.board.width - 2;
  if (free !== 0) return turning(position, seat, line, own, enemy, lowestBit(free), isColumn);
  const first = turning(position, seat, line, own, enemy, -1, isColumn);
  if (first !== NO_MOVE) return first;
  const last = turning(position, seat, line, own, enemy, length, isColumn);
  if (last !== NO_MOVE || (enemy & (enemy - 1)) !== 0) return last;
  return turningAcross(position, seat, line, lowestBit(enemy), isColumn);
}

/** The cell of the line, if a disc there turns all enemies in it (§2.4). */
function turning(
  position: Position,
  seat: Seat,
  line: number,
  own: number,
  enemy: number,
  at: number,
  isColumn: boolean,
): Move {
  if ((enemy & ~flanked(own, enemy, at)) !== 0) return NO_MOVE;
  const cell = cellOf(position, line, at, isColumn);
  return createsMore(weigh(position, seat, cell)) ? cell : NO_MOVE;
}

/** A cell of the crossing line from which the only enemy disc of a full line is turned. */
function turningAcross(position: Position, seat: Seat, line: number, at: number, isColumn: boolean): Move {
  const { slots, board } = position;
  const step = isColumn ? 1 : board.width;
  const from = cellOf(position, line, at, isColumn);
  let below = from - step;
  while (slots[below] === 2 - seat) below -= step;
  let above = from + step;
  while (slots[above] === 2 - seat) above += step;
  if (slots[below] === seat + 1 && slots[above] === 0 && createsMore(weigh(position, seat, above))) return above;
  if (slots[above] === seat + 1 && slots[below] === 0 && createsMore(weigh(position, seat, below))) return below;
  return NO_MOVE;
}

function cellOf({ board }: Position, line: number, at: number, isColumn: boolean): Move {
  return isColumn ? (at + 1) * board.width + line + 1 : (line + 1) * board.width + at + 1;
}
