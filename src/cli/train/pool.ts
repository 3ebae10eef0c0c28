import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Workers that play games to learn from, with what was learned so far. */
export interface TrainingPool<Learned, Played> {
  /** Games in the order of their seeds, whichever worker played them; seen is called with how many are played. */
  play(
    learned: Learned,
    seeds: readonly number[],
    seen: (played: number, game: Played, index: number) => void,
  ): Promise<Played[]>;
  close(): Promise<void>;
}

/** A worker gets what was learned, which it uses for all later games, and seeds; it answers every seed with a game. */
export type WorkerOrder<Learned> = { readonly learned: Learned } | { readonly seed: number };

/** Starts workers that run this script and receive the task at their start. */
export function openPool<Learned, Played>(script: URL, task: object, size: number): TrainingPool<Learned, Played> {
  const workers = Array.from({ length: size }, () => new Worker(script, { workerData: task }));
  const tell = (worker: Worker, order: WorkerOrder<Learned>) => worker.postMessage(order);
  return {
    async play(learned, seeds, seen) {
      const games: Played[] = [];
      const queue = seeds.entries();
      let played = 0;
      const serve = async (worker: Worker) => {
        tell(worker, { learned });
        for (const [index, seed] of queue) {
          tell(worker, { seed });
          const [game]: Played[] = await once(worker, 'message');
          games[index] = game;
          seen(++played, game, index);
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
