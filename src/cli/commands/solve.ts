import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { withRules } from '../flags.ts';
import { runSolve } from '../solve/solve.ts';

export function solveCommand(command: Command): void {
  withRules(command.argument('<game>'))
    .option('--position <text>', 'solve this position')
    .option('--openings', 'solve every first move')
    .option('--value', 'only who wins, not how soon')
    .option('--memory <mb>', 'megabytes of the table', wholeNumber('--memory', 1, 4096), 256)
    .option('--save <file>', 'keep what is known in this file every half minute, and go on where it ends')
    .option(
      '--book <plies>',
      'print best moves so far into the game, as small boards ship them',
      wholeNumber('--book', 0, 20),
    )
    .option('--json', 'as JSON')
    .action(runSolve);
}
