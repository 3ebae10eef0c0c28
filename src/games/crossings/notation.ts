import type { Notation } from '../../core/notation.ts';
import type { Position } from '../../core/position.ts';
import type { Seat } from '../../core/types.ts';
import { farRow } from '../families/phalanx/armies.ts';
import { phalanxNotation } from '../families/phalanx/notation.ts';

/** §8. */
export const notation: Notation = {
  ...phalanxNotation,
  shape: () => ({}),
  flaw: (position) => phalanxNotation.flaw(position) ?? unevenCrossings(position),
};

/** §5.4: the seat to move has crossed as often as its opponent, or once less. */
function unevenCrossings(position: Position): string | undefined {
  const { turn } = position;
  const owed = crossedOf(position, 1 - turn) - crossedOf(position, turn);
  if (owed === 0 || owed === 1) return undefined;
  return `${crossedOf(position, 0)} w and ${crossedOf(position, 1)} b have crossed: no answer was given`;
}

function crossedOf({ board, slots }: Position, seat: Seat): number {
  return board.names.filter((_, cell) => slots[cell] === seat + 1 && board.row[cell] === farRow(board, seat)).length;
}
