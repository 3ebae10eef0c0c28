import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '../search/service.ts';
import { Table, tableBytes } from '../search/table.ts';
import type { ThreadNews, ThreadQuestion, ThreadStart } from './parallel-service.ts';

/** 64 MB: room for what two threads see in some seconds. */
const TABLE_BITS = 22;

/**
 * Thinks about one question at a time on several threads that share a table: the first one answers, the others run ahead
 * of it and leave what they find in the table. What is answered depends on chance, so this is for questions with a
 * limit of time; others are for a single thread.
 */
export class ParallelThinker {
  private readonly threadCount: number;
  private readonly flag = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  private readonly current = new Int32Array(this.flag);
  private readonly memory = new SharedArrayBuffer(tableBytes(TABLE_BITS));
  private readonly table = new Table(TABLE_BITS, this.memory);
  private threads: Worker[] = [];
  private thinks = 0;

  constructor(threadCount = 2) {
    this.threadCount = threadCount;
  }

  /** Starts the threads, so that nobody has to wait for them later. */
  prepare(): void {
    for (let number = this.threads.length; number < this.threadCount; number++) {
      const start: ThreadStart = {
        flag: this.flag,
        memory: this.memory,
        tableBits: TABLE_BITS,
        firstDepth: number + 1,
      };
      const thread = new Worker(new URL('./parallel-worker.ts', import.meta.url), { workerData: start });
      thread.on('error', () => {}); // one that is given up may still complain, and must be heard
      this.threads.push(thread);
    }
  }

  /** The answer to a question about a running game; reports come before it. */
  think(question: Question, report: (answer: Answer) => void = () => {}): Promise<Answer> {
    this.prepare();
    const think = ++this.thinks;
    this.table.begin();
    Atomics.store(this.current, 0, think);
    const { threads } = this;
    const answer = new Promise<Answer>((resolve, reject) => {
      const hear = (news: ThreadNews) => {
        if (news.think !== think) return;
        if (news.kind === 'report') return report(news.answer);
        settle();
        resolve(news.answer);
      };
      const fail = (error: unknown) => {
        settle();
        this.close().then(() => reject(error), reject);
      };
      const leave = (code: number) => fail(new Error(`A thread ended with status ${code}.`));
      const settle = () => {
        this.stop();
        for (const thread of threads) thread.off('message', hear).off('error', fail).off('exit', leave);
      };
      for (const thread of threads) thread.on('message', hear).on('error', fail).on('exit', leave);
    });
    const asked: ThreadQuestion = { think, question };
    for (const thread of threads) thread.postMessage(asked);
    return answer;
  }

  /** Makes a running think answer at once. */
  stop(): void {
    Atomics.store(this.current, 0, 0);
  }

  /** Ends the threads: nobody will ask again. */
  async close(): Promise<void> {
    const { threads } = this;
    this.threads = [];
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
