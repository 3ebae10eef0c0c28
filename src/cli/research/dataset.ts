import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { numberActions } from '../../core/play/actions.ts';
import { startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { hearStop } from '../../node/stopping.ts';
import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { bestSearch } from '../../search/levels/levels.ts';
import { showProgress } from '../progress.ts';
import { playForSet } from './self-play.ts';
import { binaryForm, jsonForm, openSetFile } from './set-file.ts';

/** Flags of the command; those of the rules come on top. */
export interface DatasetFlags {
  readonly games: number;
  readonly nodes: number;
  readonly opening: number;
  readonly slip: number;
  readonly cap: number;
  readonly seed: number;
  readonly binary?: boolean;
  readonly output?: string;
}

/** Plays the best search of a game against itself and writes the games, or all their positions. */
export async function runDataset(word: string, flags: DatasetFlags): Promise<void> {
  const game = findGame(word);
  const start = startPosition(game, findOptions(game, { ...flags }));
  const { games, seed, binary, output } = flags;
  if (binary && output === undefined && process.stdout.isTTY) {
    throw new UsageError(say('--binary needs a file: --output <file>.'));
  }
  const file = openSetFile(output, binary ? binaryForm(start, numberActions(start)) : jsonForm(start));
  const search = bestSearch(game, start.seats, seed);
  const random = new Random(seed);
  const progress = showProgress('{done} of {total} games', games);
  const stop = hearStop();
  let played = 0;
  try {
    while (played < games && stop.status === undefined) {
      file.add(playForSet(start, search, flags, random), played++);
      progress.show(played);
      await setImmediate(); // Ctrl-C is heard here
    }
  } finally {
    stop.forget();
    progress.end();
    file.close();
  }
  const done = { played, games };
  if (stop.status !== undefined) {
    process.exitCode = stop.status;
    process.stderr.write(
      `${say('Stopped after {played} of {games} games, which are all in the output; another --seed plays others.', done)}\n`,
    );
  }
}
