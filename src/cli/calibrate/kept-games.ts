import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { hearStop } from '../../node/stopping.ts';
import { showProgress } from '../progress.ts';
import { openLog } from '../train/games-log.ts';
import { openPool } from '../train/pool.ts';

/** Games that a worker plays, as they are kept. */
export interface LoggedGame {
  readonly seed: number;
  readonly samples: readonly object[];
}

export interface GamesOrder {
  /** The script of the thread that plays, if not that of calibrations, and what it is told. */
  readonly worker?: URL;
  readonly task: object;
  readonly games: number;
  readonly seed: number;
  /** The file, and the command that its games are of, without their number. */
  readonly file: string;
  readonly command: string;
}

export interface LoggedGames<Game> {
  readonly played: readonly Game[];
  /** The exit status of a signal that ended it before. */
  readonly stop: number | undefined;
}

/** Seeds of different runs lie this far apart. */
const SEEDS = 1_000_000;

/** Plays the games that the file does not have yet, until somebody asks to stop. */
export async function playKept<Game extends LoggedGame>(order: GamesOrder): Promise<LoggedGames<Game>> {
  const { worker = new URL('./worker.ts', import.meta.url), task, games, seed, file, command } = order;
  mkdirSync(dirname(file), { recursive: true });
  const log = openLog(file, command, (line) => readGame<Game>(line));
  const seeds = Array.from({ length: games }, (_, index) => seed * SEEDS + index);
  const known = new Map(log.lines.map((one) => [one.seed, one]));
  const missing = seeds.filter((one) => !known.has(one));
  const before = seeds.length - missing.length;
  const pool = openPool<undefined, Game>(worker, task, 1);
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

function readGame<Game extends LoggedGame>(line: string): Game | undefined {
  try {
    const game: Game = JSON.parse(line);
    return Number.isInteger(game.seed) && Array.isArray(game.samples) ? game : undefined;
  } catch {
    return undefined;
  }
}
