import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '../../core/game.ts';
import { fileBeside, PUZZLES_FILE, writeBeside } from '../../node/game-files.ts';
import { type Pack, readPack, writePack } from '../../puzzles/pack.ts';

/** The puzzles that a game has. */
export function packOf(game: Game): Pack {
  const file = fileBeside(game, PUZZLES_FILE);
  return existsSync(file) ? readPack(game, readFileSync(file, 'utf8')) : { made: {}, puzzles: [] };
}

/** Puts puzzles beside the game, instead of those for as many players, and returns the file. */
export function storePack(game: Game, players: number, pack: Pack): string {
  const known = packOf(game);
  const others = known.puzzles.filter(({ options }) => (options.players ?? game.options.players[0]) !== players);
  const text = writePack({ made: { ...known.made, ...pack.made }, puzzles: [...others, ...pack.puzzles] });
  return writeBeside(game, PUZZLES_FILE, text);
}
