import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { seed, withRules } from '../flags.ts';
import { runTrainPolicy } from '../train/policy.ts';
import { runTrain } from '../train/train.ts';
import type { TrainFlags } from '../train/training.ts';

export function trainCommand(command: Command): void {
  withRules(command.argument('<game>'))
    .option('--policy', say('learn which moves look best instead, for games with a tree search'))
    .option(
      '--games <n>',
      say('games per round; by default 2000, or 200 with --policy'),
      wholeNumber('--games', 8, 1_000_000),
    )
    .option('--nodes <n>', say('nodes per move; by default 300, or 4000 with --policy'), wholeNumber('--nodes', 1, 1e9))
    .option(
      '--rounds <n>',
      say('rounds; each is played with what the last one learned'),
      wholeNumber('--rounds', 1, 100),
      2,
    )
    .addOption(seed())
    .option('--opening <n>', say('most random moves at the start of a game'), wholeNumber('--opening', 0, 100), 8)
    .option('--slip <n>', say('after the opening, one move in n is random'), wholeNumber('--slip', 2, 1e6), 10)
    .option('--report <file>', say('write an HTML report to this file'))
    .option('--write', say('let the program use what was learned'))
    .option('--json', say('print JSON'))
    .action((word: string, flags: TrainFlags) => (flags.policy ? runTrainPolicy(word, flags) : runTrain(word, flags)));
}
