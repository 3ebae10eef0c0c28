import type { Action } from './actions.ts';
import type { Room } from './room.ts';

/** The action that stops waiting for others: alone, one closes the room; among several, one only stands up. */
export function stopWaiting(room: Room | undefined): Action {
  const waiting = room?.seats.filter(({ sitter }) => sitter !== undefined && sitter.kind !== 'computer') ?? [];
  return { do: waiting.length < 2 ? 'abort' : 'stand' };
}
