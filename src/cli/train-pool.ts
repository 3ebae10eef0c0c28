import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Weights } from '../core/game.ts';
import type { TrainingGame } from '../train/self-play.ts';
import type { WorkerOrder, WorkerTask } from './train-worker.ts';

/** Workers that play games to learn from. */
export interface TrainingPool {
  /** Games in the order of their seeds, whichever worker played them; seen is told how many are played. */
  play(weights: Weights, seeds: readonly number[], seen: (played: number) => void): Promise<TrainingGame[]>;
  close(): Promise<void>;
}

export function openPool(task: WorkerTask, size: number): TrainingPool {
  const url = new URL('./train-worker.ts', import.meta.url);
  const workers = Array.from({ length: size }, () => new Worker(url, { workerData: task }));
  return {
    async play(weights, seeds, seen) {
      const games: TrainingGame[] = [];
      const queue = seeds.entries();
      let played = 0;
      const serve = async (worker: Worker) => {
        tell(worker, { weights });
        for (const [index, seed] of queue) {
          tell(worker, { seed });
          const [game]: TrainingGame[] = await once(worker, 'message');
          games[index] = game;
          seen(++played);
        }
      };
      await Promise.all(workers.map(serve));
      return games;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function tell(worker: Worker, order: WorkerOrder): void {
  worker.postMessage(order);
}
