import { signal } from '@preact/signals';
import type { Game } from '../../core/game.ts';
import { cards } from './cards.ts';

const fetched: Game[] = [];
const fetching = new Map<string, Promise<Game | undefined>>();
/** Rises with every game that is fetched. */
const version = signal(0);

/** The games fetched so far, by name: all of them after awaiting fetchGames. */
export const games: readonly Game[] = fetched;

/** The complete game of this name, fetched once; undefined if there is none. */
export function fetchGame(id: string): Promise<Game | undefined> {
  const known = fetching.get(id);
  if (known !== undefined) return known;
  const promise = load(id);
  fetching.set(id, promise);
  // The next caller tries again.
  promise.catch(() => fetching.delete(id));
  return promise;
}

async function load(id: string): Promise<Game | undefined> {
  const game = await cards.find((card) => card.id === id)?.load();
  if (game === undefined) return undefined;
  fetched.push(game);
  fetched.sort((one, other) => (one.name < other.name ? -1 : 1));
  version.value++;
  return game;
}

/** Every game: for what may be about any of them, such as a pasted text. */
export async function fetchGames(): Promise<void> {
  await Promise.all(cards.map(({ id }) => fetchGame(id)));
}

/** A game for drawing, which is repeated when the game has arrived. */
export function drawnGame(id: string): Game | undefined {
  version.value; // its reader draws again
  // If it cannot be fetched, the drawing stays without.
  fetchGame(id).catch(() => {});
  return games.find((one) => one.id === id);
}
