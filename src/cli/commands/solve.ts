import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { withRules } from '../flags.ts';
import { runSolve } from '../solve/solve.ts';

export function solveCommand(command: Command): void {
  withRules(command.argument('<game>'))
    .option('--position <text>', say('solve this position'))
    .option('--openings', say('solve every first move'))
    .option('--value', say('only who wins, not how soon'))
    .option('--memory <mb>', say('megabytes for the table'), wholeNumber('--memory', 1, 4096), 256)
    .option(
      '--save <file>',
      say('save the progress in this file every half minute; the same command continues from it'),
    )
    .option('--book <plies>', say('print the best moves up to this ply'), wholeNumber('--book', 0, 20))
    .option('--json', say('print JSON'))
    .action(runSolve);
}
