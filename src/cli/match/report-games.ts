import { createHash } from 'node:crypto';
import type { LivePart } from '../../arena/report-page.ts';
import type { MatchResult } from '../../arena/result.ts';
import type { Game } from '../../core/game.ts';
import { startPosition } from '../../core/position.ts';
import { type SteppedGame, stepperStyle, writeStepper } from '../../report/stepper.ts';
import { STEPPER_SCRIPT } from '../../report/stepper-script.ts';

/** A match, and what its players are called. */
export interface NamedResult {
  readonly result: MatchResult;
  readonly names: readonly string[];
}

/** All games of some matches of one game, to be stepped through in the page of a report. */
export function gamesToStep(game: Game, matches: readonly NamedResult[]): LivePart | undefined {
  const games = matches.flatMap(({ result, names }) => result.games.map((one) => stepped(game, one, names)));
  if (games.length === 0) return undefined;
  const start = startPosition(game, matches[0].result.options);
  return {
    html: writeStepper(start, games),
    style: stepperStyle(start),
    script: STEPPER_SCRIPT,
    hash: createHash('sha256').update(STEPPER_SCRIPT).digest('base64'),
  };
}

function stepped(
  { texts }: Game,
  { id, moves, shares, reason, players }: MatchResult['games'][number],
  names: readonly string[],
): SteppedGame {
  const seated = players.map((player, seat) => `${texts.en.seats[seat]} (${names[player]})`);
  const won = seated.filter((_, seat) => shares[seat] > 0);
  const end = won.length === 1 ? `${won[0]} wins` : `${won.join(' and ')} share the win`;
  const result =
    reason === 'finished' ? `${end}.` : reason === 'cap' ? 'Stopped at the move limit.' : `${end} (${reason}).`;
  return { title: `${id + 1}. ${seated.join(' against ')}`, players: seated, moves, result };
}
