import type { Command } from 'commander';
import { UsageError, wholeNumber } from '../../node/usage.ts';
import { BUDGET_FORMS, PLAYER_FORMS } from '../../session/player-word.ts';
import { playedElsewhere, seed, withRules } from '../flags.ts';
import { type MatchFlags, runMatch } from '../match/match.ts';

export function matchCommand(command: Command): void {
  const players = command.argument('[player...]', `${PLAYER_FORMS}; ${BUDGET_FORMS}`);
  withMatch(players, 'openings, each played with all seats rotated', 100)
    .option('--sprt <elo0,elo1>', 'stop as soon as it is clear which difference is true', readSprt)
    .option('--log <file>', 'keep the games in this file, and go on where it ends')
    .addOption(playedElsewhere())
    .option('--report <file>', 'write a page with plots to this file')
    .option('--again <file>', 'repeat the run of a result that --json gave, and compare')
    .option('--json', 'as JSON')
    .action((players: string[], flags: MatchFlags) => runMatch(players, flags));
}

/** Adds the flags of every match, including those of an arena. */
export function withMatch(command: Command, pairs: string, usualPairs: number): Command {
  return withRules(command)
    .option('--game <game>', 'the game they play')
    .option('--pairs <n>', pairs, wholeNumber('--pairs', 1, 100_000), usualPairs)
    .option('--nodes <n>', 'nodes a move; 1000 where no time is given', wholeNumber('--nodes', 1, 1e12))
    .option(
      '--time <ms>',
      'milliseconds a move; those of ours count the time that a processor works',
      wholeNumber('--time', 1, 3_600_000),
    )
    .addOption(seed('of openings and players'))
    .option('--cap <n>', 'moves after which a game is a draw', wholeNumber('--cap', 10, 100_000), 1000)
    .option('--patience <ms>', 'milliseconds after which any move is lost', wholeNumber('--patience', 1, 3_600_000));
}

/** The two numbers of --sprt. */
export function readSprt(text: string): readonly [elo0: number, elo1: number] {
  const numbers = text.split(',').map(Number);
  const [elo0, elo1] = numbers;
  if (numbers.length === 2 && numbers.every(Number.isFinite) && elo0 < elo1) return [elo0, elo1];
  throw new UsageError(`--sprt takes two differences in Elo, the smaller first, as in 0,10, not ${text}.`);
}
