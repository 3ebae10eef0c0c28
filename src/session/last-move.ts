import type { Match, PlayedMove } from '../core/play/match.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';

/** The move that led to the position of a match. */
export interface LastMove extends PlayedMove {
  /** Seats skipped after it because they could not move. */
  readonly skipped: readonly Seat[];
}

/** The last move; undefined at the start. */
export function lastMove({ last, position }: Match): LastMove | undefined {
  if (last === undefined) return undefined;
  const skipped: Seat[] = [];
  const following = (one: Seat) => (one + 1) % position.seats;
  const { turn, over } = position;
  for (let next = following(last.seat); !over && next !== turn; next = following(next)) skipped.push(next);
  return { ...last, skipped };
}

/** The position before the last move. */
export function positionBefore({ last, start, history }: Match): Position | undefined {
  if (last === undefined) return undefined;
  const before = start.clone();
  for (const { move } of history.slice(0, -1)) before.play(move);
  return before;
}
