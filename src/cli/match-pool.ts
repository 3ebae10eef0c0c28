import { Worker } from 'node:worker_threads';
import type { Opening } from '../arena/openings.ts';
import { faultOutcome, type Outcome } from '../arena/play-game.ts';
import type { Plan } from '../arena/result.ts';
import type { Pairing } from '../arena/schedule.ts';
import type { PlayedGame } from '../arena/tally.ts';
import type { GameOrder, WorkerNews } from './match-service.ts';

export interface PoolWork {
  readonly plan: Plan;
  readonly openings: readonly Opening[];
  /** The games to play, in this order as far as workers are free. */
  readonly pairings: readonly Pairing[];
  /** The program that every worker runs. */
  readonly worker: URL;
  readonly workers: number;
  /** Told of every game as it ends; true when no more shall begin. */
  seen(game: PlayedGame): boolean;
}

/** A worker notices for itself when a move took too long; one that is still silent so much later never will. */
const LATE_MS = 1000;

/** Plays games on workers, one at a time on each. A worker that hangs or dies costs its player the game and is replaced. */
export async function playOnWorkers(work: PoolWork): Promise<void> {
  const queue = work.pairings.values();
  let enough = false;
  const serve = async () => {
    let worker: Worker | undefined;
    try {
      while (!enough) {
        const { value: pairing, done } = queue.next();
        if (done) return;
        worker ??= new Worker(work.worker, { workerData: JSON.stringify(work.plan) });
        const { outcome, lost } = await playOnWorker(worker, work, pairing);
        if (lost) {
          await worker.terminate();
          worker = undefined;
        }
        if (work.seen({ id: pairing.id, ...outcome })) enough = true;
      }
    } catch (error) {
      enough = true;
      throw error;
    } finally {
      await worker?.terminate();
    }
  };
  await Promise.all(Array.from({ length: work.workers }, serve));
}

/** lost: the worker is of no use any more. */
function playOnWorker(
  worker: Worker,
  { plan, openings }: PoolWork,
  { opening, players, seeds }: Pairing,
): Promise<{ outcome: Outcome; lost: boolean }> {
  const moves = [...openings[opening]];
  let asked: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  return new Promise((resolve, reject) => {
    const finish = (outcome: Outcome, lost: boolean) => {
      clearTimeout(timer);
      worker.off('message', hear).off('exit', leave);
      if (!lost) worker.off('error', fail); // a worker that is given up may still complain, and must be heard
      resolve({ outcome, lost });
    };
    const lose = (reason: 'crash' | 'time', detail: string) => {
      if (asked !== undefined) finish(faultOutcome(moves, plan.players.length, asked, reason, detail), true);
      else reject(new Error(detail)); // before anybody was asked it is our own fault
    };
    const fail = (error: unknown) => lose('crash', error instanceof Error ? error.message : String(error));
    const leave = (code: number) => lose('crash', `ended its process with status ${code}`);
    const hear = (text: string) => {
      const news: WorkerNews = JSON.parse(text);
      if ('outcome' in news) return finish(news.outcome, false);
      if (asked !== undefined && news.last !== undefined) moves.push(news.last);
      asked = news.asked;
      clearTimeout(timer);
      const patience = plan.patience[players[asked]];
      timer = setTimeout(() => lose('time', `gave no answer in ${patience} ms`), patience + LATE_MS);
    };
    worker.on('message', hear).on('error', fail).on('exit', leave);
    const order: GameOrder = { players, seeds, opening: moves };
    worker.postMessage(JSON.stringify(order));
  });
}
