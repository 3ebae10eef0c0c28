import { parentPort, workerData } from 'node:worker_threads';
import type { LearnedNet } from '../../core/engine.ts';
import { startPosition } from '../../core/position.ts';
import { findGame } from '../../node/find-game.ts';
import { withNets } from '../../search/net/net-evaluate.ts';
import type { Search } from '../../search/search.ts';
import { playTraining, trainingSearch } from '../../train/self-play.ts';
import type { WorkerOrder } from './pool.ts';
import type { WorkerTask } from './worker.ts';

const { game: id, options, play }: WorkerTask = workerData;
const { evaluate, sight } = findGame(id).engine;
const start = startPosition(findGame(id), options);
let search: Search | undefined;

parentPort?.on('message', (order: WorkerOrder<LearnedNet | undefined>) => {
  if ('learned' in order)
    search = trainingSearch(withNets(evaluate, sight, order.learned ? [order.learned] : []), start.seats);
  else if (search !== undefined) parentPort?.postMessage(playTraining(start, search, play, order.seed));
});
