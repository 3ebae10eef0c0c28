import { readMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { NO_MOVE, type Seat } from '../../core/types.ts';

/**
 * The position as if it were a seat's turn already: what somebody may plan while others think. undefined where the
 * rules give that seat no turn in it.
 */
export function ownTurnNow(position: Position, seat: Seat): Position | undefined {
  if (position.over) return undefined;
  const planned = position.clone();
  planned.giveTurn(seat);
  planned.rules.derive(planned);
  planned.forget();
  return planned.over || planned.turn !== seat ? undefined : planned;
}

/** Whether a planned move can be played now. */
export function isPossible(position: Position, move: string): boolean {
  return !position.over && readMove(position, move) !== NO_MOVE;
}
