import { type Command, Option } from 'commander';
import { COACH_DEGREES } from '../../judge/coach.ts';
import { UsageError, wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import { runCalibrate } from '../calibrate/calibrate.ts';
import { runCoach } from '../coach/coach.ts';
import { seed } from '../flags.ts';

export function calibrateCommand(command: Command): void {
  command
    .argument('<game>')
    .option('--players <n>', say('number of players'))
    .option('--games <n>', say('games to play'), wholeNumber('--games', 1, 1_000_000), 500)
    .option(
      '--nodes <n>',
      say('nodes for each judged position; by default those of a review'),
      wholeNumber('--nodes', 1, 1e9),
    )
    .option('--levels <a-b>', say('the levels that play'), readLevels, [5, 9])
    .option(
      '--samples <n>',
      say('positions of each game that are judged; by default 4, 6 with --moves'),
      wholeNumber('--samples', 1, 100),
    )
    .addOption(seed())
    .option('--log <file>', say('keep the games in this file and continue from it; by default one in .cache/calibrate'))
    .option('--check', say('play fresh games and compare them with what is stored; needs another --seed'))
    .option('--moves', say('measure what the moves of each level cost instead, and how far the judge errs'))
    .option('--reviews', say('review whole games of known levels instead, and measure how far that can be trusted'))
    .option('--write', say('store the result beside the game, where all screens read it'))
    .option('--markdown', say('print a Markdown table'))
    .option('--json', say('print JSON'))
    .action(runCalibrate);
}

/** The first and the last level, as in 5-9. */
export function readLevels(text: string): readonly [number, number] {
  const [low, high = low, ...rest] = text.split('-').map(Number);
  const areLevels = [low, high].every((level) => Number.isInteger(level) && level >= 1 && level <= LEVELS);
  if (areLevels && low <= high && rest.length === 0) return [low, high];
  throw new UsageError(say('--levels must be two levels such as 5-9, not {text}.', { text }));
}

export function coachCommand(command: Command): void {
  command
    .argument('<game>')
    .option('--players <n>', say('number of players'))
    .option('--games <n>', say('games to play'), wholeNumber('--games', 1, 1_000_000), 100)
    .option('--level <n>', say('the level of everybody'), wholeNumber('--level', 1, LEVELS), 4)
    .addOption(
      new Option('--degree <degree>', say('how easily the coach speaks')).choices(COACH_DEGREES).default('usual'),
    )
    .addOption(seed())
    .option('--json', say('print JSON'))
    .action(runCoach);
}
