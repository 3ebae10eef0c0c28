import { parentPort, workerData } from 'node:worker_threads';
import { type Position, startPosition } from '../../core/position.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { mineGame } from '../../puzzles/mine.ts';
import type { WorkerOrder } from '../train/pool.ts';

/** What a worker is told once: which games to look for puzzles in. */
export interface MiningTask {
  readonly game: string;
  readonly players: number;
}

const { game: id, players }: MiningTask = workerData;
const game = findGame(id);
const start: Position = startPosition(game, findOptions(game, { players }));

parentPort?.on('message', (order: WorkerOrder<undefined>) => {
  if (!('seed' in order)) return;
  parentPort?.postMessage({ seed: order.seed, samples: mineGame(start, order.seed) });
});
