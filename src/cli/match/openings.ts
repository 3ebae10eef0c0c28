import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { balancedOpenings, type OpeningBook, readBook } from '../../arena/balance.ts';
import type { Game } from '../../core/game.ts';
import { chosenOptions, defaultOptions, type Options } from '../../core/options.ts';
import { fileBeside, writeBeside } from '../../node/game-files.ts';
import { findGame, print } from '../../node/usage.ts';
import { bestSearch } from '../../search/levels/levels.ts';
import { limitsOf } from '../../search/search.ts';

export interface OpeningsFlags {
  readonly count: number;
  readonly candidates: number;
  readonly nodes: number;
  readonly seed: number;
  readonly write?: boolean;
}

const FILE = join('engine', 'openings.txt');

/** Prints the file of balanced openings of a game with its usual options, or writes it beside the game. */
export function runOpenings(word: string, { count, candidates, nodes, seed, write }: OpeningsFlags): void {
  const game = findGame(word);
  const options = defaultOptions(game.options);
  const search = bestSearch(game, options.players, seed);
  const judge = limitsOf({ nodes });
  const openings = balancedOpenings(
    game,
    options,
    count,
    candidates,
    seed,
    (position) => search.think(position, judge).score,
  );
  const lines = [
    `# ${openings.length} openings of ${game.name}, the most even of ${candidates} as ${nodes} nodes judge them.`,
    '# Results name this file by its hash: a change makes them incomparable.',
    `# gamut openings ${game.id} --count ${count} --candidates ${candidates} --nodes ${nodes} --seed ${seed}`,
    ...openings.map((moves) => moves.join(' ')),
  ];
  if (!write) return lines.forEach(print);
  print(`${openings.length} openings are in ${writeBeside(game, FILE, `${lines.join('\n')}\n`)}.`);
}

/** The openings that come with a game; undefined with other options, for which nobody chose any. */
export function findBook(game: Game, options: Options): OpeningBook | undefined {
  if (Object.keys(chosenOptions(game.options, options)).length > 0) return undefined;
  const file = fileBeside(game, FILE);
  return existsSync(file) ? readBook(game, readFileSync(file, 'utf8')) : undefined;
}
