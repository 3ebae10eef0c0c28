import { signal } from '@preact/signals';

const KEY = 'gamut search';

/** The room in which somebody waits for whomever the server finds; undefined while nobody is looked for. */
export const searched = signal<string | undefined>(readSearch());

/** Whether there was a search since the page was opened: what became of it is to be told. */
export const hasSearched = signal(searched.value !== undefined);

/** Keeps it in the browser, so that it outlives this page. */
export function keepSearch(room: string | undefined): void {
  take(room);
  try {
    if (room === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, room);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** What is begun or ended in one window holds in all of them. */
export function followSearch(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) take(readSearch());
  });
}

function take(room: string | undefined): void {
  searched.value = room;
  if (room !== undefined) hasSearched.value = true;
}

function readSearch(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
