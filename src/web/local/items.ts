import { areItemsFailing } from './keeping.ts';

/** What the browser refused to store is remembered while the page is open; null for removed items. */
const remembered = new Map<string, string | null>();

/** A small item that the browser stores under a name: settings, progress, copies. Never throws. */
export function readItem(name: string): string | null {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Whether the browser has stored it. */
export function keepItem(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    remembered.delete(name);
    areItemsFailing.value = false;
    return true;
  } catch {
    remembered.set(name, text);
    areItemsFailing.value = true;
    return false;
  }
}

export function removeItem(name: string): void {
  try {
    localStorage.removeItem(name);
    remembered.delete(name);
  } catch {
    remembered.set(name, null);
  }
}
