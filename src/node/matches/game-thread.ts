import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { faultOutcome, type Outcome } from '../../arena/play-game.ts';
import type { Plan } from '../../arena/result.ts';
import { killProgram, noteProgram } from '../engines/engine-process.ts';
import type { GameOrder, WorkerNews } from './service.ts';

/** A thread notices for itself when a move took too long; one that is still silent so much later never will. */
const LATE_MS = 1000;
/** Milliseconds between two looks whether programs have ended. */
const POLL_MS = 5;

/** Plays games of a plan on a thread of its own, one after the other. A thread that hangs or dies costs its player the game. */
export class GameThread {
  private readonly plan: Plan;
  private readonly thread: Worker;
  /** The programs that it started for its players: they do not end with it by themselves. */
  private readonly programs = new Set<number>();
  private isEnding = false;

  constructor(file: URL, plan: Plan) {
    this.plan = plan;
    this.thread = new Worker(file, { workerData: JSON.stringify(plan) }).on('message', (text: string) => {
      const news: WorkerNews = JSON.parse(text);
      if (!('program' in news)) return;
      if (news.runs) this.programs.add(news.program);
      else this.programs.delete(news.program);
      noteProgram(news.program, news.runs);
    });
  }

  /** Its programs first: only the thread that started them can take note of their end, and without that they stay as zombies. */
  async end(): Promise<void> {
    this.isEnding = true;
    for (const program of this.programs) killProgram(program);
    for (let waited = 0; this.programs.size > 0 && waited < LATE_MS; waited += POLL_MS) await sleep(POLL_MS);
    await this.thread.terminate();
  }

  /** lost: the thread is of no use any more. */
  play(order: GameOrder): Promise<{ outcome: Outcome; lost: boolean }> {
    const { plan, thread } = this;
    const moves = [...order.opening];
    let asked: number | undefined;
    let timer: NodeJS.Timeout | undefined;
    return new Promise((resolve, reject) => {
      const finish = (outcome: Outcome, lost: boolean) => {
        clearTimeout(timer);
        thread.off('message', hear).off('exit', leave);
        if (!lost) thread.off('error', fail); // a thread that is given up may still complain, and must be heard
        resolve({ outcome, lost });
      };
      const lose = (reason: 'crash' | 'time', detail: string) => {
        clearTimeout(timer);
        if (this.isEnding) reject(new Error('The game was broken off.'));
        else if (asked !== undefined) finish(faultOutcome(moves, plan.players.length, asked, reason, detail), true);
        else reject(new Error(detail)); // before anybody was asked it is our own fault
      };
      // An error may overtake what the thread said before it, an exit never does: only then it is known who was asked.
      let cause: string | undefined;
      const fail = (error: unknown) => {
        cause = error instanceof Error ? error.message : String(error);
      };
      const leave = (code: number) => lose('crash', cause ?? `ended its process with status ${code}`);
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
      thread.on('message', hear).on('error', fail).on('exit', leave);
      thread.postMessage(JSON.stringify(order));
    });
  }
}
