import { signal } from '@preact/signals';

/** Under which the browser keeps it. */
export const SEARCH_KEY = 'gamut search';

/** The room in which somebody waits for whomever the server finds; undefined while nobody is looked for. */
export const searched = signal(readSearch());
/** Whether there was a search since the page was opened: what became of it is to be told. */
export const hasSearched = signal(searched.value !== undefined);

export function readSearch(): string | undefined {
  try {
    return localStorage.getItem(SEARCH_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
