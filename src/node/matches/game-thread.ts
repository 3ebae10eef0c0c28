import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { faultOutcome, type GameOutcome } from '../../arena/play-game.ts';
import type { Plan } from '../../arena/result.ts';
import { killProgram, noteProgram } from '../engines/engine-process.ts';
import type { GameOrder, WorkerNews } from './serve-games.ts';

/** What threads run to play games. */
const PROGRAM = new URL('./worker.ts', import.meta.url);
/** A thread notices for itself when a move took too long; one that is still silent this much later never will. */
const LATE_MS = 1000;
/** Milliseconds between checks whether programs have ended. */
const POLL_MS = 5;

/** A thread that plays games of one plan. */
interface Running {
  readonly plan: Plan;
  /** The plan as text, to recognise a thread for the same plan. */
  readonly text: string;
  readonly worker: Worker;
  /** The programs that it started for its players: they do not end with it by themselves. */
  readonly programs: Set<number>;
  isEnding: boolean;
}

/** Plays games of any plans, one at a time, on a reused thread. One that hangs or dies costs its player the game. */
export class GameThread {
  private readonly program: URL;
  private running: Running | undefined;
  private isEnded = false;

  constructor(program = PROGRAM) {
    this.program = program;
  }

  /** Fails where no player is at fault, and when it is ended. */
  async play(plan: Plan, order: GameOrder): Promise<GameOutcome> {
    const text = JSON.stringify(plan);
    if (this.running?.text !== text) await this.giveUp();
    if (this.isEnded) throw new Error('No games are played any more.');
    this.running ??= run(this.program, plan, text);
    try {
      const { outcome, isLost } = await playOne(this.running, order);
      if (isLost) await this.giveUp();
      return outcome;
    } catch (error) {
      await this.giveUp();
      throw error;
    }
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.giveUp();
  }

  private async giveUp(): Promise<void> {
    const given = this.running;
    this.running = undefined;
    if (given !== undefined) await end(given);
  }
}

function run(program: URL, plan: Plan, text: string): Running {
  const programs = new Set<number>();
  const worker = new Worker(program, { workerData: plan }).on('message', (news: WorkerNews) => {
    if (!('program' in news)) return;
    if (news.runs) programs.add(news.program);
    else programs.delete(news.program);
    noteProgram(news.program, news.runs);
  });
  return { plan, text, worker, programs, isEnding: false };
}

/** Its programs first: only the thread that started them can reap them, and otherwise they stay as zombies. */
async function end(running: Running): Promise<void> {
  const { programs, worker } = running;
  running.isEnding = true;
  for (const program of programs) killProgram(program);
  for (let waited = 0; programs.size > 0 && waited < LATE_MS; waited += POLL_MS) await sleep(POLL_MS);
  await worker.terminate();
}

/** isLost: the thread is of no more use. */
function playOne(running: Running, order: GameOrder): Promise<{ outcome: GameOutcome; isLost: boolean }> {
  const { plan, worker } = running;
  const moves = [...order.opening];
  let asked: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  return new Promise((resolve, reject) => {
    const finish = (outcome: GameOutcome, isLost: boolean) => {
      clearTimeout(timer);
      worker.off('message', hear).off('exit', leave);
      if (!isLost) worker.off('error', fail); // an abandoned thread may still raise an error, which needs a listener
      resolve({ outcome, isLost });
    };
    const lose = (reason: 'crash' | 'time', detail: string) => {
      clearTimeout(timer);
      if (running.isEnding) reject(new Error('The game was broken off.'));
      else if (asked !== undefined) finish(faultOutcome(moves, plan.players.length, asked, reason, detail), true);
      else reject(new Error(detail)); // before any player was asked it is our own fault
    };
    // An error may overtake earlier messages of the thread, an exit never does: only then is it known who was asked.
    let cause: string | undefined;
    const fail = (error: unknown) => {
      cause = error instanceof Error ? error.message : String(error);
    };
    const leave = (code: number) => lose('crash', cause ?? `ended its process with status ${code}`);
    const hear = (news: WorkerNews) => {
      if ('outcome' in news) return finish(news.outcome, false);
      if ('program' in news) return;
      if (news.last !== undefined && news.ply > moves.length) moves.push(news.last);
      asked = news.asked;
      clearTimeout(timer);
      const { patience } = news;
      timer = setTimeout(() => lose('time', `gave no answer in ${patience} ms`), patience + LATE_MS);
    };
    worker.on('message', hear).on('error', fail).on('exit', leave);
    worker.postMessage(order);
  });
}
