import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { seed, withRules } from '../flags.ts';
import { runTrainNet } from '../train/net.ts';
import { runTrainPolicy } from '../train/policy.ts';
import { runTrain } from '../train/train.ts';
import type { TrainFlags } from '../train/training.ts';

export function trainCommand(command: Command): void {
  withRules(command.argument('<game>'))
    .option('--policy', say('learn which moves look best instead, for games with a tree search'))
    .option('--net', say('learn a net that adds to the evaluation instead'))
    .option('--units <n>', say('hidden units of a net'), wholeNumber('--units', 1, 256), 32)
    .option('--stages <n>', say('stages of a game with their own output weights'), wholeNumber('--stages', 1, 16), 1)
    .option('--log <file>', say('keep the games for the net in this file; the same command continues from it'))
    .option(
      '--games <n>',
      say('games per round; by default 2000, 200 with --policy, 10000 with --net'),
      wholeNumber('--games', 8, 1_000_000),
    )
    .option(
      '--nodes <n>',
      say('nodes per move; by default 300, 4000 with --policy, 150 with --net'),
      wholeNumber('--nodes', 1, 1e9),
    )
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
    .action((word: string, flags: TrainFlags) => {
      if (flags.policy) return runTrainPolicy(word, flags);
      return flags.net ? runTrainNet(word, flags) : runTrain(word, flags);
    });
}
