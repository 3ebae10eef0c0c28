import { signal } from '@preact/signals';
import { readItem } from '../local/items.ts';

/** Under which the browser keeps it. */
export const SEARCH_KEY = 'gamut search';

/** The room in which somebody waits for whomever the server finds; undefined while nobody is looked for. */
export const searched = signal(readSearch());
/** Whether there was a search since the page was opened: what became of it is to be told. */
export const hasSearched = signal(searched.value !== undefined);

export function readSearch(): string | undefined {
  return readItem(SEARCH_KEY) ?? undefined;
}
