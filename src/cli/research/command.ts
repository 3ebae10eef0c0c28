import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { seed, withRules } from '../flags.ts';
import { type DatasetFlags, runDataset } from './dataset.ts';

export function datasetCommand(command: Command): void {
  withRules(command.argument('<game>'))
    .option('--games <n>', say('games to play'), wholeNumber('--games', 1, 1e8), 100)
    .option('--nodes <n>', say('nodes per move'), wholeNumber('--nodes', 1, 1e9), 300)
    .option('--opening <n>', say('most random moves at the start of a game'), wholeNumber('--opening', 0, 100), 8)
    .option('--slip <n>', say('after the opening, one move in n is random'), wholeNumber('--slip', 2, 1e6), 20)
    .option('--cap <n>', say('moves after which a game is cut off'), wholeNumber('--cap', 1, 65_535), 1000)
    .addOption(seed())
    .option('--binary', say('all positions in a compact form instead of games as JSON lines'))
    .option('-o, --output <file>', say('write to this file; a name that ends in .gz packs it'))
    .action((word: string, flags: DatasetFlags) => runDataset(word, flags));
}
