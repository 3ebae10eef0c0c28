import { signal } from '@preact/signals';
import { readItem } from '../local/items.ts';

/** Under which the browser keeps it. */
export const AWAITED_ROOM_KEY = 'gamut search';

/** The room in which somebody waits for whomever the server finds; undefined while nobody is looked for. */
export const awaitedRoom = signal(readAwaitedRoom());
/** Whether there was a search since the page was opened: what became of it is to be told. */
export const hasAwaited = signal(awaitedRoom.value !== undefined);

export function readAwaitedRoom(): string | undefined {
  return readItem(AWAITED_ROOM_KEY) ?? undefined;
}
