import { signal } from '@preact/signals';

/** What the address asks for: the words after #/, or a whole game after another #. */
export const route = signal<readonly string[]>(readRoute());

/** Follows the address as it changes. */
export function followRoute(): void {
  addEventListener('hashchange', () => {
    route.value = readRoute();
  });
}

export function goTo(...words: readonly string[]): void {
  location.hash = `#/${words.map(encodeURIComponent).join('/')}`;
}

/** An address within the page, for links. */
export function addressOf(...words: readonly string[]): string {
  return `#/${words.map(encodeURIComponent).join('/')}`;
}

function readRoute(): readonly string[] {
  const { hash } = location;
  if (!hash.startsWith('#/')) return hash.length > 1 ? ['link', hash.slice(1)] : [];
  return hash
    .slice(2)
    .split('/')
    .filter((word) => word !== '')
    .map(decoded);
}

/** An address that somebody has mistyped is no reason to fail. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
