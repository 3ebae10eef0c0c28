import type { Command } from 'commander';
import { UsageError, wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { BUDGET_FORMS, PLAYER_FORMS } from '../../session/player-word.ts';
import { playedElsewhere, seed, withRules } from '../flags.ts';
import { type MatchFlags, runMatch } from '../match/match.ts';

export function matchCommand(command: Command): void {
  const players = command.argument('[player...]', `${PLAYER_FORMS}; ${say(BUDGET_FORMS)}`);
  withMatch(players, say('openings; each is played once for every order of the players'), 100)
    .option('--sprt <elo0,elo1>', say('stop as soon as the match decides between these two Elo differences'), readSprt)
    .option('--log <file>', say('keep the games in this file; the same command continues from it'))
    .addOption(playedElsewhere())
    .option('--report <file>', say('write an HTML report to this file'))
    .option('--again <file>', say('repeat the match of a result written by --json, and compare'))
    .option('--json', say('print JSON'))
    .action((players: string[], flags: MatchFlags) => runMatch(players, flags));
}

/** Adds the flags of every match, including those of an arena. */
export function withMatch(command: Command, pairs: string, usualPairs: number): Command {
  return withRules(command)
    .option('--game <game>', say('the game'))
    .option('--pairs <n>', pairs, wholeNumber('--pairs', 1, 100_000), usualPairs)
    .option('--nodes <n>', say('nodes per move; 1000 if --time is not given'), wholeNumber('--nodes', 1, 1e12))
    .option(
      '--time <ms>',
      say('milliseconds per move; of processor time, for engines too where the system tells it'),
      wholeNumber('--time', 1, 3_600_000),
    )
    .addOption(seed())
    .option('--cap <n>', say('moves after which a game is a draw'), wholeNumber('--cap', 10, 100_000), 1000)
    .option(
      '--patience <ms>',
      say('milliseconds per move after which a player loses the game, instead of the usual limit'),
      wholeNumber('--patience', 1, 3_600_000),
    );
}

/** The two numbers of --sprt. */
export function readSprt(text: string): readonly [elo0: number, elo1: number] {
  const numbers = text.split(',').map(Number);
  const [elo0, elo1] = numbers;
  if (numbers.length === 2 && numbers.every(Number.isFinite) && elo0 < elo1) return [elo0, elo1];
  throw new UsageError(
    say('--sprt takes two Elo differences, the smaller one first, as in 0,10, not {text}.', { text }),
  );
}
