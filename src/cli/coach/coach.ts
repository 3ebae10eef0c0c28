import { type Estimate, eloEstimate, estimateScore } from '../../arena/elo.ts';
import type { Game } from '../../core/game.ts';
import { startPosition } from '../../core/position.ts';
import { type CoachDegree, thresholdFor } from '../../judge/coach.ts';
import { CONFIRMING, type CoachedGame, playCoached } from '../../judge/measure/coached.ts';
import { standing } from '../../judge/standing.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { hearStop, Stopped } from '../../node/stopping.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';

export interface CoachFlags {
  readonly players?: string;
  readonly games: number;
  readonly level: number;
  readonly degree: CoachDegree;
  readonly seed: number;
  readonly json?: boolean;
}

/** What a coach is worth. */
export interface MeasuredCoach {
  readonly games: number;
  readonly moves: number;
  readonly words: number;
  /** Words about moves that cost enough with many times the nodes. */
  readonly confirmed: number;
  readonly elo: Estimate;
  /** Within how many milliseconds 95 verdicts of 100 come. */
  readonly slow: number;
}

/** Random moves at the start of a game, at most. */
const OPENING = 8;
/** A word is confirmed if the move costs as much. */
const CONFIRMED = 0.08;
const SLOW = 0.95;

/** Measures a coach by a student that heeds it. */
export async function runCoach(word: string, flags: CoachFlags): Promise<void> {
  const game = findGame(word);
  const thinker = new Thinker();
  const stop = hearStop();
  const played: CoachedGame[] = [];
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  const playing = (async () => {
    for await (const one of coachedGames(game, flags, thinker)) {
      if (stop.status !== undefined) return;
      played.push(one);
    }
  })();
  await Promise.race([playing, stopped]);
  stop.forget();
  void playing.catch(() => {}); // its thinker goes away
  await thinker.close();
  const { players } = findOptions(game, flags.players === undefined ? {} : { players: flags.players });
  const measured = measuredBy(played, players);
  if (flags.json) print(JSON.stringify(measured));
  else printCoach(game, players, flags, measured);
  if (stop.status !== undefined) throw new Stopped(stop.status, say('Only the games that were over are counted.'));
}

/** Games of the student, in every seat in turn. */
export async function* coachedGames(
  game: Game,
  { players: given, games, level, degree, seed }: CoachFlags,
  thinker: Pick<Thinker, 'think'>,
): AsyncGenerator<CoachedGame> {
  const options = findOptions(game, given === undefined ? {} : { players: given });
  const start = startPosition(game, options);
  const play = { level, threshold: thresholdFor(degree, []), opening: OPENING };
  const think = (...asked: Parameters<Thinker['think']>) => thinker.think(...asked);
  for (let at = 0; at < games; at++) {
    yield await playCoached(start, play, seed * options.players * 10_000 + at, think, () => performance.now());
  }
}

/** What came of the games. */
export function measuredBy(played: readonly CoachedGame[], players: number): MeasuredCoach {
  const words = played.flatMap((one) => one.words);
  const times = played.flatMap((one) => one.times).toSorted((one, other) => one - other);
  const rounds = Array.from({ length: Math.floor(played.length / players) }, (_, round) => {
    const group = played.slice(round * players, (round + 1) * players);
    return standing(group.reduce((sum, { share }) => sum + share, 0) / players, players);
  });
  return {
    games: played.length,
    moves: played.reduce((sum, { moves }) => sum + moves, 0),
    words: words.length,
    confirmed: words.filter(({ confirmed }) => confirmed >= CONFIRMED).length,
    elo: eloEstimate(estimateScore(rounds)),
    slow: Math.round(times[Math.floor(SLOW * (times.length - 1))] ?? 0),
  };
}

function printCoach(game: Game, players: number, { level }: CoachFlags, measured: MeasuredCoach): void {
  const { games, moves, words, confirmed, elo, slow } = measured;
  print(
    say('{game}, {players} players: {games} games of level {level} with a coach, {moves} moves judged', {
      ...{ game: game.name, players, games, level, moves },
    }),
  );
  if (games === 0) return;
  print(
    say('The coach spoke {words} times, {mean} times a game.', {
      words,
      mean: (words / Math.max(1, games)).toFixed(1),
    }),
  );
  print(
    say('Confirmed with {times} times the nodes: {confirmed} of {words}.', { times: CONFIRMING, confirmed, words }),
  );
  const [mean, low, high] = [elo.mean, elo.low, elo.high].map((one) => String(Math.round(one)));
  print(say('A student that heeds it gains {mean} Elo ({low} to {high}).', { mean, low, high }));
  print(say('Of 100 verdicts, 95 came within {slow} ms.', { slow }));
}
