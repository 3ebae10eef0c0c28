import type { Act } from './acts.ts';
import type { Room } from './room.ts';

/** How somebody who waits for others no longer does: whoever is alone takes the room away; among several one only stands up. */
export function stopWaiting(room: Room | undefined): Act {
  const people = room?.seats.filter(({ sitter }) => sitter?.kind === 'person') ?? [];
  return { do: people.length < 2 ? 'abort' : 'stand' };
}
