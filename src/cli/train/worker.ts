import { parentPort, workerData } from 'node:worker_threads';
import type { Weights } from '../../core/engine.ts';
import type { Options } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { findGame } from '../../node/find-game.ts';
import type { Search } from '../../search/search.ts';
import { playTraining, type SelfPlay, trainingSearch } from '../../train/self-play.ts';
import type { WorkerOrder } from './pool.ts';

/** What a worker is told once. */
export interface WorkerTask {
  readonly game: string;
  readonly options: Options;
  readonly play: SelfPlay;
}

const { game: id, options, play }: WorkerTask = workerData;
const { evaluation } = findGame(id).engine;
const start = startPosition(findGame(id), options);
let search: Search | undefined;

parentPort?.on('message', (order: WorkerOrder<Weights>) => {
  if ('learned' in order) search = trainingSearch(evaluation.with(order.learned));
  else if (search !== undefined) parentPort?.postMessage(playTraining(start, search, play, order.seed));
});
