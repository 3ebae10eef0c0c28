import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Opening } from '../arena/openings.ts';
import { faultOutcome, type Outcome } from '../arena/play-game.ts';
import type { Plan } from '../arena/result.ts';
import type { Pairing } from '../arena/schedule.ts';
import type { PlayedGame } from '../arena/tally.ts';
import { killProgram, noteProgram } from './engine-process.ts';
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
/** Milliseconds between two looks whether programs have ended. */
const POLL_MS = 5;

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
        worker ??= startWorker(work);
        const { outcome, lost } = await playOnWorker(worker, work, pairing);
        if (lost) {
          await endWorker(worker);
          worker = undefined;
        }
        if (work.seen({ id: pairing.id, ...outcome })) enough = true;
      }
    } catch (error) {
      enough = true;
      throw error;
    } finally {
      if (worker !== undefined) await endWorker(worker);
    }
  };
  await Promise.all(Array.from({ length: work.workers }, serve));
}

/** The programs that workers started for their players: they do not end with the worker by themselves. */
const programs = new WeakMap<Worker, Set<number>>();

function startWorker({ worker: file, plan }: PoolWork): Worker {
  const worker = new Worker(file, { workerData: JSON.stringify(plan) });
  const own = new Set<number>();
  programs.set(worker, own);
  return worker.on('message', (text: string) => {
    const news: WorkerNews = JSON.parse(text);
    if (!('program' in news)) return;
    if (news.runs) own.add(news.program);
    else own.delete(news.program);
    noteProgram(news.program, news.runs);
  });
}

/** Its programs first: only the worker that started them can take note of their end, and without that they stay as zombies. */
async function endWorker(worker: Worker): Promise<void> {
  const own = programs.get(worker) ?? new Set();
  for (const program of own) killProgram(program);
  for (let waited = 0; own.size > 0 && waited < LATE_MS; waited += POLL_MS) await sleep(POLL_MS);
  await worker.terminate();
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
      if ('program' in news) return;
      if (news.last !== undefined && news.ply > moves.length) moves.push(news.last);
      asked = news.asked;
      clearTimeout(timer);
      const { patience } = news;
      timer = setTimeout(() => lose('time', `gave no answer in ${patience} ms`), patience + LATE_MS);
    };
    worker.on('message', hear).on('error', fail).on('exit', leave);
    const order: GameOrder = { players, seeds, opening: moves };
    worker.postMessage(JSON.stringify(order));
  });
}
