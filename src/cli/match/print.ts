import process from 'node:process';
import { type Estimate, estimateScore } from '../../arena/elo.ts';
import { budgetText, percent, signedElo } from '../../arena/format.ts';
import { ENOUGH_GROUPS, type MatchResult } from '../../arena/result.ts';
import type { GamePairing } from '../../arena/schedule.ts';
import { groupScores, type PlayedGame, type PlayerTally } from '../../arena/tally.ts';
import { chosenOptions } from '../../core/options.ts';
import { findGame } from '../../node/find-game.ts';
import { print } from '../../node/usage.ts';

/** A line that is overwritten while games are played. */
export interface Progress {
  show(played: readonly PlayedGame[], schedule: readonly GamePairing[]): void;
  end(): void;
}

/** Milliseconds between two updates of the line. */
const REDRAW_MS = 100;

/** On standard error, separate from the results, and only when a person is watching. */
export function showProgress(games: number, players: readonly string[]): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { show() {}, end() {} };
  const begun = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  let before = -1;
  return {
    show(played, schedule) {
      const now = performance.now();
      if (before < 0) before = played.length; // what a log had took no time
      if (now - shown < REDRAW_MS && played.length < games) return;
      shown = now;
      const { mean, low, high } = estimateScore(groupScores(schedule, played, players.length, 0));
      const left = ((now - begun) / Math.max(1, played.length - before)) * (games - played.length);
      const rest = played.length === before ? '' : `, ${duration(left)} left`;
      stderr.write(
        `\r\x1b[2K${bar(played.length / games)} ${played.length} of ${games} games, ${players[0]} ${percent(mean)} (${percent(low)} to ${percent(high)})${rest}`,
      );
    },
    end: () => stderr.write('\r\x1b[2K'),
  };
}

/** Prints the results of a run, for a person. */
export function printResult(result: MatchResult): void {
  const game = findGame(result.game);
  const { tally, players, scores, seed, openings } = result;
  const rules = Object.entries(chosenOptions(game.options, result.options)).map(([name, value]) => `${name} ${value}`);
  print(
    `${[game.name, ...rules].join(', ')}: ${result.groups} openings × ${players.length} seatings, ${budgetText(result)}, seed ${seed}`,
  );
  print(`Openings ${openings.hash}; ${tally.games} games of ${tally.meanMoves.toFixed(1)} moves on average.`);
  const width = Math.max(...players.map((name) => name.length));
  players.forEach((name, player) => {
    const { mean, low, high } = scores[player];
    const score = `${percent(mean).padStart(7)}  (95 %: ${percent(low)} to ${percent(high)})`;
    print(`  ${name.padEnd(width)} ${score}  ${countsText(tally.players[player])}`);
  });
  print(`Points by seat: ${tally.seats.map((points) => points.toFixed(1)).join(', ')}; ${tally.caps} caps.`);
  if (result.elo !== undefined) print(`${players[0]} against ${players[1]}: ${eloText(result.elo)} Elo.`);
  if (result.sprt !== undefined && result.sprtState !== undefined) {
    const { llr, lower, upper, verdict, pairs } = result.sprtState;
    const { elo0, elo1 } = result.sprt;
    const answer = verdict === undefined ? 'undecided' : `${verdict === 'elo1' ? elo1 : elo0} Elo`;
    print(
      `SPRT ${elo0} against ${elo1} Elo: ${answer} after ${pairs} pairs, LLR ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)}).`,
    );
  }
  if (result.tooFew) print(`Too few openings to be sure: ${result.groups} of ${ENOUGH_GROUPS}.`);
  for (const { id, reason, seat, detail, players: seated } of result.games) {
    if (seat !== undefined) print(`Game ${id}: ${players[seated[seat]]} lost by ${reason}: ${detail ?? ''}`);
  }
}

function countsText({ wins, draws, losses, illegalMoves, crashes, timeLosses, floods }: PlayerTally): string {
  const faults = `illegal ${illegalMoves}, crashes ${crashes}, time ${timeLosses}${floods > 0 ? `, floods ${floods}` : ''}`;
  return `wins ${wins}, draws ${draws}, losses ${losses} (${faults})`;
}

/** Infinity is null in results; the sign follows from which bound it is. */
function eloText({ mean, low, high }: { readonly [bound in keyof Estimate]: number | null }): string {
  const endless = Number.POSITIVE_INFINITY;
  const middle = signedElo(mean ?? (low === null ? -endless : endless));
  return `${middle} (95 %: ${signedElo(low ?? -endless)} to ${signedElo(high ?? endless)})`;
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function bar(share: number): string {
  const full = Math.round(20 * share);
  return `${'█'.repeat(full)}${'░'.repeat(20 - full)}`;
}
