import { signal } from '@preact/signals';
import { ROOM_NAME } from '../../protocol/setup.ts';

/** The room whose page this is: rooms have their own addresses, everything else differs after the # of one page. */
const room = roomAt(location.pathname);
/**
 * The way up from an address that does not exist, as the server gives it. The offline worker gives none: it
 * answers /room with room.html, as it may for any page without its extension.
 */
const lostUp = document.getElementById('app')?.dataset.up ?? (isNowhere(location.pathname) ? './' : undefined);
/** From this page to the one with all other screens. */
const UP = lostUp ?? (room === undefined ? '' : '../');

/** What the address asks for: a room, the words after #/, or a whole game after another #. */
export const route = signal<readonly string[]>(readRoute());

/** Follows the address as it changes. */
export function followRoute(): void {
  addEventListener('hashchange', () => {
    // After the # of a room comes a moment of its game: the screen stays.
    if (room === undefined && lostUp === undefined) route.value = readRoute();
  });
}

export function goTo(...words: readonly string[]): void {
  location.href = addressOf(...words);
}

/** An address within the app, for links. */
export function addressOf(...words: readonly string[]): string {
  return `${UP}#/${words.map(encodeURIComponent).join('/')}`;
}

/** The address of a game that the address itself contains. */
export function addressOfGame(link: string): string {
  return `${UP}#${link}`;
}

/** The address of a room, for players and spectators alike. */
export function addressOfRoom(id: string): string {
  return `${UP}r/${id}`;
}

/** An address of the server that hosts online games. */
export function addressOfServer(path: string): string {
  return `${UP}api/${path}`;
}

/** Where the service worker that caches the app for offline use is. */
export const workerAddress = `${UP}sw.js`;

function roomAt(path: string): string | undefined {
  const [folder, name] = path.split('/').slice(-2);
  return folder === 'r' && ROOM_NAME.test(name) ? name : undefined;
}

/** Whether it is neither the page nor a room. */
function isNowhere(path: string): boolean {
  return room === undefined && !/\/(index\.html)?$/.test(path);
}

function readRoute(): readonly string[] {
  if (lostUp !== undefined) return ['lost'];
  if (room !== undefined) return ['room', room];
  const { hash } = location;
  if (!hash.startsWith('#/')) return hash.length > 1 ? ['link', hash.slice(1)] : [];
  return hash
    .slice(2)
    .split('/')
    .filter((word) => word !== '')
    .map(decoded);
}

/** A mistyped address is no reason to fail. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
