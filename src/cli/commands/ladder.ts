import type { Command } from 'commander';
import { UsageError, wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { playedElsewhere, seed } from '../flags.ts';
import { runLadder } from '../ladder/ladder.ts';

export function ladderCommand(command: Command): void {
  command
    .argument('<game>')
    .option('--players <n>', say('number of players'))
    .option(
      '--pairs <n>',
      say('openings for each pair of neighbouring levels'),
      wholeNumber('--pairs', 1, 100_000),
      100,
    )
    .option(
      '--top-pairs <n>',
      say('openings for the two strongest levels; the others get as many as take the same time'),
      wholeNumber('--top-pairs', 1, 100_000),
    )
    .option(
      '--until-certain',
      say('continue until it is certain which neighbour is stronger, up to --pairs or ten times as many games'),
    )
    .addOption(seed())
    .option('--nodes-scale <x>', say('multiply the nodes of every level, for a quick look'), readScale, 1)
    .option('--top <n>', say('measure only the levels up to this one'), wholeNumber('--top', 1, 10))
    .option(
      '--log <folder>',
      say('keep the games in this folder and continue from it; by default .cache/ladder/<game>-<players>'),
    )
    .addOption(playedElsewhere())
    .option('--write', say('store the result beside the game, where all screens read it'))
    .option('--markdown', say('print a Markdown table'))
    .option('--json', say('print JSON'))
    .action(runLadder);
}

/** The factor of --nodes-scale. */
export function readScale(text: string): number {
  const scale = Number(text);
  if (text !== '' && scale > 0 && scale <= 100) return scale;
  throw new UsageError(say('--nodes-scale must be a number above 0 and up to 100, not {text}.', { text }));
}
