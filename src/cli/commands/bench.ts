import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { runBench } from '../bench/report.ts';

export function benchCommand(command: Command): void {
  command
    .argument('[game]')
    .option('--json', say('print JSON'))
    .option('--rounds <n>', say('repetitions of each measurement'), wholeNumber('--rounds', 1, 1000), 5)
    .option('--verify', say('fail if a game is slower than its limit'))
    .action(runBench);
}
