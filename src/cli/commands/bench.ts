import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { runBench } from '../bench/report.ts';

export function benchCommand(command: Command): void {
  command
    .argument('[game]')
    .option('--json', 'as JSON')
    .option('--rounds <n>', 'repetitions of every measurement', wholeNumber('--rounds', 1, 1000), 5)
    .option('--verify', 'fail when a game is slower than its floor')
    .action(runBench);
}
