import { found } from '#games';
import type { Game } from '../core/game.ts';

/** Every game there is, by name: each folder with an index.ts that exports one. */
export const games: readonly Game[] = found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
