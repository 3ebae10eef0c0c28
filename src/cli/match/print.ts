import { type Estimate, estimateScore } from '../../arena/elo.ts';
import { percent, signedElo } from '../../arena/format.ts';
import { ENOUGH_GROUPS, type MatchResult } from '../../arena/result.ts';
import type { GamePairing } from '../../arena/schedule.ts';
import { groupScores, type PlayedGame, type PlayerTally } from '../../arena/tally.ts';
import { chosenOptions } from '../../core/options.ts';
import { sayFoul } from '../../node/engines/foul-words.ts';
import { findGame } from '../../node/find-game.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { showProgress as showBar } from '../progress.ts';

/** A line that tells how far a match is. */
export interface Progress {
  show(played: readonly PlayedGame[], schedule: readonly GamePairing[]): void;
  end(): void;
}

/** On standard error, separate from the results: how many games were played, and how the first player stands. */
export function showProgress(games: number, players: readonly string[]): Progress {
  let now: readonly PlayedGame[] = [];
  let plan: readonly GamePairing[] = [];
  let known = -1; // what a log had took no time
  const line = showBar(() => {
    const { mean, low, high } = estimateScore(groupScores(plan, now, players.length, 0));
    return say('{played} of {games} games, {player} {mean} ({low} to {high})', {
      ...{ played: now.length, games, player: players[0] },
      ...{ mean: percent(mean), low: percent(low), high: percent(high) },
    });
  }, games);
  return {
    show(played, schedule) {
      [now, plan] = [played, schedule];
      if (known < 0) known = played.length;
      line.show(played.length, known);
    },
    end: () => line.end(),
  };
}

/** Prints the results of a run, for a person. */
export function printResult(result: MatchResult): void {
  const game = findGame(result.game);
  const { tally, players, scores, seed, openings } = result;
  const rules = Object.entries(chosenOptions(game.options, result.options)).map(([name, value]) => `${name} ${value}`);
  print(
    say('{rules}: {openings} {openings:opening|openings} × {seatings} seatings, {budget}, seed {seed}', {
      ...{ rules: [game.name, ...rules].join(', '), openings: result.groups, seatings: players.length },
      ...{ budget: sayBudget(result), seed },
    }),
  );
  const moves = tally.meanMoves.toFixed(1);
  print(
    say('Openings {hash}; {games} {games:game|games} of {moves} moves on average.', {
      ...{ hash: openings.hash, games: tally.games, moves },
    }),
  );
  const width = Math.max(...players.map((name) => name.length));
  players.forEach((name, player) => {
    const { mean, low, high } = scores[player];
    const score = say('{score}  (95 %: {low} to {high})', {
      ...{ score: percent(mean).padStart(7), low: percent(low), high: percent(high) },
    });
    print(`  ${name.padEnd(width)} ${score}  ${countsText(tally.players[player])}`);
  });
  print(
    say('Points by seat: {points}; {caps} {caps:game|games} stopped at the move limit.', {
      ...{ points: tally.seats.map((points) => points.toFixed(1)).join(', '), caps: tally.caps },
    }),
  );
  if (result.elo !== undefined) {
    const [one, other] = players;
    print(say('{one} against {other}: {elo} Elo.', { one, other, elo: eloText(result.elo) }));
  }
  if (result.sprt !== undefined && result.sprtState !== undefined) {
    const { llr, lower, upper, verdict, pairs } = result.sprtState;
    const { elo0, elo1 } = result.sprt;
    const answer = verdict === undefined ? say('undecided') : `${verdict === 'elo1' ? elo1 : elo0} Elo`;
    print(
      say('SPRT {elo0} against {elo1} Elo: {answer} after {pairs} pairs, LLR {llr} ({low} to {high}).', {
        ...{ elo0, elo1, answer, pairs, llr: llr.toFixed(2), low: lower.toFixed(2), high: upper.toFixed(2) },
      }),
    );
  }
  if (result.wallClock) {
    print(say('Programs were measured by the wall clock: this system does not tell how long they work.'));
  }
  if (result.tooFew) {
    print(
      say('Only {groups} {groups:opening|openings}; a reliable result needs at least {enough}.', {
        ...{ groups: result.groups, enough: ENOUGH_GROUPS },
      }),
    );
  }
  for (const { id, reason, seat, detail, players: seated } of result.games) {
    if (seat === undefined) continue;
    const player = players[seated[seat]];
    print(
      say('Game {id}: {player} lost by {reason}: {detail}', {
        ...{ id, player, reason: sayReason(reason), detail: sayFoul(detail ?? '') },
      }),
    );
  }
}

function sayReason(reason: PlayedGame['reason']): string {
  return reason === 'finished' || reason === 'cap' ? reason : say(reason);
}

/** '1000 nodes per move'. */
function sayBudget({ budget: { nodes, ms } }: MatchResult): string {
  if (nodes === undefined) return say('{ms} ms per move', { ms: ms ?? 0 });
  if (ms === undefined) return say('{nodes} nodes per move', { nodes });
  return say('{nodes} nodes or {ms} ms per move', { nodes, ms });
}

function countsText({ wins, draws, losses, illegalMoves, crashes, timeLosses, floods }: PlayerTally): string {
  const counts = { illegal: illegalMoves, crashes, time: timeLosses };
  const faults = `${say('illegal {illegal}, crashes {crashes}, time {time}', counts)}${floods > 0 ? say(', floods {floods}', { floods }) : ''}`;
  return say('wins {wins}, draws {draws}, losses {losses} ({faults})', { wins, draws, losses, faults });
}

/** Infinity is null in results; the sign follows from which bound it is. */
function eloText({ mean, low, high }: { readonly [bound in keyof Estimate]: number | null }): string {
  const endless = Number.POSITIVE_INFINITY;
  const middle = signedElo(mean ?? (low === null ? -endless : endless));
  return say('{mean} (95 %: {low} to {high})', {
    ...{ mean: middle, low: signedElo(low ?? -endless), high: signedElo(high ?? endless) },
  });
}
