import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { runBench } from '../bench/report.ts';

export function benchCommand(command: Command): void {
  command
    .argument('[game]')
    .option('--json', say('print JSON'))
    .option('--rounds <n>', say('repetitions of each measurement'), wholeNumber('--rounds', 1, 1000), 5)
    .option('--search', say('statistics of the best search of each game: table, cut-offs, nodes beyond the horizon'))
    .option('--nodes <n>', say('nodes per position, with --search'), wholeNumber('--nodes', 1, 1e9), 20_000)
    .option('--verify', say('fail if a game is slower than its limit'))
    .action(runBench);
}
