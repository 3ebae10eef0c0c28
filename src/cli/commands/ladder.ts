import type { Command } from 'commander';
import { UsageError, wholeNumber } from '../../node/usage.ts';
import { playedElsewhere, seed } from '../flags.ts';
import { runLadder } from '../ladder/ladder.ts';

export function ladderCommand(command: Command): void {
  command
    .argument('<game>')
    .option('--players <n>', 'number of players')
    .option('--pairs <n>', 'openings for each two neighbours', wholeNumber('--pairs', 1, 100_000), 100)
    .option('--top-pairs <n>', 'openings for the last two; others take as long', wholeNumber('--top-pairs', 1, 100_000))
    .option(
      '--until-certain',
      'let neighbours go on, up to --pairs or ten times as long, until it is certain who is stronger',
    )
    .addOption(seed('of openings and players'))
    .option('--nodes-scale <x>', 'think so many times as long as the levels do, for a quick look', readScale, 1)
    .option('--top <n>', 'measure only the levels up to this one', wholeNumber('--top', 1, 10))
    .option('--log <folder>', 'keep the games here, and go on where they end; usually .cache/ladder/<game>-<players>')
    .addOption(playedElsewhere())
    .option('--write', 'put the result beside the game, where screens read it')
    .option('--markdown', 'as a table for a page')
    .option('--json', 'as JSON')
    .action(runLadder);
}

/** The factor of --nodes-scale. */
export function readScale(text: string): number {
  const scale = Number(text);
  if (text !== '' && scale > 0 && scale <= 100) return scale;
  throw new UsageError(`--nodes-scale must be a number above 0 and up to 100, not ${text}.`);
}
