import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game } from '../core/game.ts';
import { gameFolder } from '../games/folders.ts';
import { SHARED, writeWhole } from './files.ts';

/** Whole games and counts of an independent program, in the folder of a game. */
export const GAMES_FILE = join('golden', 'games.jsonl');
export const COUNTS_FILE = join('golden', 'perft.jsonl');
/** Puzzles of a game, where it has any. */
export const PUZZLES_FILE = 'puzzles.jsonl';

/** Where a file of a game's folder is, or would be. */
export function fileBeside({ id }: Pick<Game, 'id'>, name: string): string {
  return join(gameFolder(id), name);
}

/** Replaces a file in the folder of a game, and returns where it is. */
export function writeBeside(game: Pick<Game, 'id'>, name: string, text: string): string {
  const file = fileBeside(game, name);
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, text, SHARED);
  return file;
}
