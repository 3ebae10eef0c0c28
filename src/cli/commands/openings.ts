import type { Command } from 'commander';
import { balancedOpenings } from '../../arena/balance.ts';
import { defaultOptions } from '../../core/options.ts';
import { findGame } from '../../node/find-game.ts';
import { writeBeside } from '../../node/game-files.ts';
import { print, wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { bestSearch } from '../../search/levels/levels.ts';
import { limitsOf } from '../../search/search.ts';
import { seed } from '../flags.ts';
import { OPENINGS_FILE } from '../match/book.ts';

export function openingsCommand(command: Command): void {
  command
    .argument('<game>')
    .option('--count <n>', say('openings to keep'), wholeNumber('--count', 1, 10_000), 200)
    .option('--candidates <n>', say('openings to choose from'), wholeNumber('--candidates', 1, 100_000), 1000)
    .option('--nodes <n>', say('nodes to judge each opening'), wholeNumber('--nodes', 1, 1e9), 2000)
    .addOption(seed())
    .option('--write', say('store the file beside the game, where matches read it'))
    .action(runOpenings);
}

interface OpeningsFlags {
  readonly count: number;
  readonly candidates: number;
  readonly nodes: number;
  readonly seed: number;
  readonly write?: boolean;
}

/** Prints the file of balanced openings of a game with its default options, or writes it beside the game. */
function runOpenings(word: string, flags: OpeningsFlags): void {
  const { count, candidates, nodes } = flags;
  const game = findGame(word);
  const options = defaultOptions(game.options);
  const search = bestSearch(game, options.players, flags.seed);
  const judge = limitsOf({ nodes });
  const openings = balancedOpenings(
    game,
    options,
    count,
    candidates,
    flags.seed,
    (position) => search.think(position, judge).score,
  );
  const lines = [
    `# ${openings.length} openings of ${game.name}, the most even of ${candidates} as ${nodes} nodes judge them.`,
    '# Results name this file by its hash: a change makes them incomparable.',
    `# gamut openings ${game.id} --count ${count} --candidates ${candidates} --nodes ${nodes} --seed ${flags.seed}`,
    ...openings.map((moves) => moves.join(' ')),
  ];
  if (!flags.write) return lines.forEach(print);
  const file = writeBeside(game, OPENINGS_FILE, `${lines.join('\n')}\n`);
  print(say('{count} {count:opening is|openings are} in {file}.', { count: openings.length, file }));
}
