import type { Command } from 'commander';
import { hint, UsageError, wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { seed } from '../flags.ts';
import { type MineFlags, runMine } from './mine.ts';
import { runDaily, runListPuzzles, runShowPuzzle, type ShowPuzzleFlags } from './show.ts';
import { runVerifyPuzzles, type VerifyFlags } from './verify.ts';

export function puzzlesCommand(command: Command): void {
  command
    .argument('<action>', say('daily, list, show, verify or mine'))
    .argument('[what]', say('a game; for show, the id of a puzzle'))
    .option('--solution', say('with daily and show: tell the solution'))
    .option('--json', say('print JSON'))
    .option('--players <n>', say('number of players'))
    .option('--games <n>', say('games to look for puzzles in'), wholeNumber('--games', 1, 1_000_000), 500)
    .option('--count <n>', say('puzzles to keep, at most'), wholeNumber('--count', 1, 100_000), 500)
    .addOption(seed())
    .option('--log <file>', say('keep the games in this file and continue from it; by default one in .cache/puzzles'))
    .option('--write', say('store the puzzles beside the game'))
    .option('--sample <n>', say('with verify: so many puzzles of each game'), wholeNumber('--sample', 1, 100_000))
    .action((action: string, what: string | undefined, flags: AllFlags) => runPuzzles(action, what, flags));
}

type AllFlags = MineFlags & ShowPuzzleFlags & VerifyFlags;

const ACTIONS = ['daily', 'list', 'show', 'verify', 'mine'];

function runPuzzles(action: string, what: string | undefined, flags: AllFlags): Promise<void> | void {
  if (!ACTIONS.includes(action)) {
    const words = { action, hint: hint(action, ACTIONS) };
    throw new UsageError(say('{action} is not daily, list, show, verify or mine{hint}.', words));
  }
  if (action === 'daily') return runDaily(what, flags);
  if (action === 'list') return runListPuzzles(what, flags);
  if (action === 'verify') return runVerifyPuzzles(what, flags);
  if (what === undefined) {
    throw new UsageError(
      say(action === 'show' ? 'Please name the puzzle; gamut puzzles list shows them.' : 'Please name the game.'),
    );
  }
  return action === 'show' ? runShowPuzzle(what, flags) : runMine(what, flags);
}
