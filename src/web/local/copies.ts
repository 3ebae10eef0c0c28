/**
 * Copies of what the database does not have yet. They are written synchronously, so that they outlive the page, its tab
 * and its process: copies that still exist when a page starts are stored then. In localStorage, because
 * sessionStorage ends with the tab.
 */

/** The copy of an item, or null if it is to be deleted; with the number of the change. */
export interface Copy {
  readonly version: number;
  readonly kept: object | null;
}

const PREFIX = 'gamut unstored ';

/** Whether there is a copy now: large items may not fit, and some browsers refuse. */
export function keepCopy(shelf: string, id: string, copy: Copy): boolean {
  try {
    localStorage.setItem(nameOf(shelf, id), JSON.stringify(copy));
    return true;
  } catch {
    // An older copy must not be taken for the latest.
    dropCopy(shelf, id, copy.version);
    return false;
  }
}

/** Removes a copy, unless it is of a later change. */
export function dropCopy(shelf: string, id: string, version: number): void {
  const name = nameOf(shelf, id);
  try {
    const copy = readCopy(localStorage.getItem(name) ?? '');
    if (copy === undefined || copy.version <= version) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has no copies.
  }
}

/** What was left behind of a shelf, by id. */
export function leftCopies(shelf: string): ReadonlyMap<string, Copy> {
  const found = new Map<string, Copy>();
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const name of names) {
      if (!name.startsWith(nameOf(shelf, ''))) continue;
      const copy = readCopy(localStorage.getItem(name) ?? '');
      if (copy === undefined) localStorage.removeItem(name);
      else found.set(name.slice(nameOf(shelf, '').length), copy);
    }
  } catch {
    // A browser that keeps nothing has no copies.
  }
  return found;
}

function nameOf(shelf: string, id: string): string {
  return `${PREFIX}${shelf} ${id}`;
}

function readCopy(text: string): Copy | undefined {
  try {
    const { version, kept }: Partial<Record<keyof Copy, unknown>> = JSON.parse(text);
    return typeof version === 'number' && typeof kept === 'object' ? { version, kept } : undefined;
  } catch {
    return undefined;
  }
}
