import type { Game } from '../core/game.ts';
import { games } from '../games/index.ts';

/** The game with this id; throws an error that names all games where there is no such game. */
export function findGame(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (game !== undefined) return game;
  throw new Error(`There is no game ${id}; there are ${games.map((one) => one.id).join(', ')}.`);
}
