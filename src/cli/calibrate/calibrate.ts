import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import about from '../../../package.json' with { type: 'json' };
import type { Calibration } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { type CheckTable, checkGames, withoutOwn } from '../../judge/calibrate/check.ts';
import { fitCurves } from '../../judge/calibrate/fit.ts';
import { noiseOf } from '../../judge/calibrate/noise.ts';
import { type CalibrationGame, type CalibrationPlay, uncalibratedStart } from '../../judge/calibrate/self-play.ts';
import { reviewNodes } from '../../judge/review.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { hearStop, Stopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { showProgress } from '../progress.ts';
import { openLog } from '../train/games-log.ts';
import { openPool } from '../train/pool.ts';
import { commitText } from '../train/write.ts';
import { calibrationTable, printCalibration } from './report.ts';
import type { CalibrationTask } from './worker.ts';
import { writeCalibration } from './write.ts';

/** Flags of the command. */
export interface CalibrateFlags {
  readonly players?: number | string;
  readonly games: number;
  /** Of the judge for a position; by default those of a review. */
  readonly nodes?: number;
  /** Positions of each game. */
  readonly samples: number;
  /** The levels that play: strong enough to make sense, weak enough to err. */
  readonly levels: readonly [number, number];
  /** One game in this many measures the noise. */
  readonly noiseEvery: number;
  readonly seed: number;
  /** A file that keeps the games. */
  readonly log?: string;
  /** Compare with what is stored, by fresh games, instead of measuring anew. */
  readonly check?: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
  readonly write?: boolean;
}

/** Random moves at the start of a game, at most. */
const OPENING = 8;
/** Below the working directory. */
const LOGS = join('.cache', 'calibrate');

/** Measures how often the judge's estimates come true, by games of the computer against itself. */
export async function runCalibrate(word: string, flags: CalibrateFlags): Promise<void> {
  const game = findGame(word);
  const { players } = findOptions(game, flags.players === undefined ? {} : { players: flags.players });
  const { calibration, moves, table, stop } = await measure(game, players, flags);
  if (flags.json) print(JSON.stringify({ calibration, noiseMoves: moves, table }));
  else if (flags.markdown) print(calibrationTable(game, calibration, moves, table));
  else printCalibration(game, calibration, moves, table);
  if (stop !== undefined) throw new Stopped(stop, say('The games are kept; the same command continues.'));
  if (flags.write && !flags.check) print(say('Written to {file}.', { file: writeCalibration(game, calibration) }));
}

/** What came of it. */
interface Measured {
  readonly calibration: Calibration;
  /** Moves that tell the noise. */
  readonly moves: number;
  readonly table: CheckTable;
  /** The exit status of a signal that ended it before. */
  readonly stop: number | undefined;
}

/** Plays what the log does not have yet. */
export async function measure(game: Game, players: number, flags: CalibrateFlags): Promise<Measured> {
  const stored = game.engine.calibrations?.find((one) => one.players === players);
  if (flags.check && stored === undefined)
    throw new UsageError(say('Nothing is stored for {game} with {players} players.', { game: game.name, players }));
  const order = orderOf(game, players, flags);
  const { played, stop } = await playGames(game, players, order, flags);
  const calibration = flags.check && stored !== undefined ? stored : calibrationOf(players, order.command, played);
  const { moves } = noiseOf(played, calibration);
  const table = checkGames(played, flags.check ? () => calibration : withoutOwn(played));
  return { calibration, moves, table, stop };
}

interface CalibrationOrder {
  readonly play: CalibrationPlay;
  /** The command that plays the same games. */
  readonly command: string;
  /** Without their number: what a log must have been written by. */
  readonly same: string;
}

function orderOf(game: Game, players: number, flags: CalibrateFlags): CalibrationOrder {
  const nodes = flags.nodes ?? reviewNodes(uncalibratedStart(game, findOptions(game, { players })));
  const { levels, samples, noiseEvery, seed } = flags;
  const play = { levels, opening: OPENING, samples, nodes, driftEvery: noiseEvery };
  const values = { players, nodes, levels: levels.join('-'), samples, 'noise-every': noiseEvery, seed };
  const words = Object.entries(values).map(([name, value]) => `--${name} ${value}`);
  const same = `gamut calibrate ${game.id} ${words.join(' ')}`;
  return { play, same, command: `${same} --games ${flags.games}` };
}

interface Played {
  readonly played: readonly CalibrationGame[];
  /** The exit status of a signal that ended it before. */
  readonly stop: number | undefined;
}

async function playGames(
  game: Game,
  players: number,
  { play, same }: CalibrationOrder,
  { games, seed, log: file = join(LOGS, `${game.id}-${players}-${seed}.jsonl`) }: CalibrateFlags,
): Promise<Played> {
  mkdirSync(dirname(file), { recursive: true });
  const log = openLog(file, same, readGame);
  const seeds = Array.from({ length: games }, (_, index) => seed * 1_000_000 + index);
  const known = new Map(log.lines.map((one) => [one.seed, one]));
  const missing = seeds.filter((one) => !known.has(one));
  const before = seeds.length - missing.length;
  const task: CalibrationTask = { game: game.id, players, play };
  const pool = openPool<undefined, CalibrationGame>(new URL('./worker.ts', import.meta.url), task, 1);
  const progress = showProgress('{done} of {total} games', games);
  const stop = hearStop();
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  const playing = pool.play(undefined, missing, (count, one) => {
    log.append(one);
    known.set(one.seed, one);
    progress.show(before + count, before);
  });
  try {
    await Promise.race([playing, stopped]);
  } finally {
    progress.end();
    stop.forget();
    await pool.close();
  }
  return { played: seeds.flatMap((one) => known.get(one) ?? []), stop: stop.status };
}

function readGame(line: string): CalibrationGame | undefined {
  try {
    const game: CalibrationGame = JSON.parse(line);
    return Number.isInteger(game.seed) && Array.isArray(game.samples) ? game : undefined;
  } catch {
    return undefined;
  }
}

function calibrationOf(players: number, command: string, played: readonly CalibrationGame[]): Calibration {
  const curves = fitCurves(played);
  const { noise } = noiseOf(played, curves);
  return {
    players,
    command,
    version: `${about.version}${commitText()}`,
    games: played.length,
    ...curves,
    ...(noise === undefined ? {} : { noise }),
  };
}
