import { signal } from '@preact/signals';
import { readItem } from '../local/items.ts';

/** The key under which the browser stores it. */
export const AWAITED_ROOM_KEY = 'gamut search';

/** The room in which the user waits to be paired; undefined while there is no search. */
export const awaitedRoom = signal(readAwaitedRoom());
/** Whether there was a search since the page was opened: its outcome must be reported. */
export const hasAwaited = signal(awaitedRoom.value !== undefined);

export function readAwaitedRoom(): string | undefined {
  return readItem(AWAITED_ROOM_KEY) ?? undefined;
}
