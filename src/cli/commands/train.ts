import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { seed, withRules } from '../flags.ts';
import { runTrainPolicy } from '../train/policy.ts';
import { runTrain } from '../train/train.ts';
import type { TrainFlags } from '../train/training.ts';

export function trainCommand(command: Command): void {
  withRules(command.argument('<game>'))
    .option('--policy', 'learn which moves look best instead, for games with a tree search')
    .option('--games <n>', 'games a round; usually 2000, 200 of a policy', wholeNumber('--games', 8, 1_000_000))
    .option('--nodes <n>', 'nodes a move; usually 300, 4000 of a policy', wholeNumber('--nodes', 1, 1e9))
    .option('--rounds <n>', 'rounds, each played with what the one before learned', wholeNumber('--rounds', 1, 100), 2)
    .addOption(seed('of the games'))
    .option('--opening <n>', 'random moves that a game begins with, at most', wholeNumber('--opening', 0, 100), 8)
    .option('--slip <n>', 'later one move in so many is random', wholeNumber('--slip', 2, 1e6), 10)
    .option('--report <file>', 'write a page with plots')
    .option('--write', 'let the program use the weights from now on')
    .option('--json', 'as JSON')
    .action((word: string, flags: TrainFlags) => (flags.policy ? runTrainPolicy(word, flags) : runTrain(word, flags)));
}
