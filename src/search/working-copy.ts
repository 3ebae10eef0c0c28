import type { Position } from '../core/position.ts';

/** A copy to search on: the one kept from the previous search, where it fits, else a new one. */
export function workingCopy(kept: Position | undefined, given: Position): Position {
  if (kept === undefined || !sameGame(kept, given)) return given.clone();
  kept.copy(given);
  return kept;
}

/** Whether a position can become a copy of another. Options are compared by value: reading a text makes new ones. */
export function sameGame(one: Position, other: Position): boolean {
  return one.game === other.game && Object.keys(one.options).every((name) => one.options[name] === other.options[name]);
}
