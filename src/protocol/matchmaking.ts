import type { Action } from './actions.ts';
import type { Room } from './room.ts';

/** How somebody who waits for others no longer does: whoever is alone takes the room away; among several one only stands up. */
export function stopWaiting(room: Room | undefined): Action {
  const waiting = room?.seats.filter(({ sitter }) => sitter !== undefined && sitter.kind !== 'computer') ?? [];
  return { do: waiting.length < 2 ? 'abort' : 'stand' };
}
