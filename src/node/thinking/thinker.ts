import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '../../search/worker/service.ts';

/** Thinks in a worker, one question at a time, so that the calling thread stays free. */
export class Thinker {
  private readonly flag = new Int32Array(new SharedArrayBuffer(4));
  private worker: Worker | undefined;

  /** The answer to a question about a running game; reports come before it. */
  think(question: Question, report: (answer: Answer) => void = () => {}): Promise<Answer> {
    Atomics.store(this.flag, 0, 0);
    this.worker ??= new Worker(new URL('./think-worker.ts', import.meta.url), { workerData: this.flag.buffer });
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const settle = () => {
        worker.off('message', hear);
        worker.off('error', fail);
      };
      const hear = ({ kind, answer }: { kind: 'report' | 'answer'; answer: Answer }) => {
        if (kind === 'report') return report(answer);
        settle();
        resolve(answer);
      };
      const fail = (error: Error) => {
        settle();
        this.worker = undefined;
        reject(error);
      };
      worker.on('message', hear);
      worker.on('error', fail);
      worker.postMessage(question);
    });
  }

  /** Makes a running think answer at once. */
  stop(): void {
    Atomics.store(this.flag, 0, 1);
  }

  /** Ends the worker: there will be no more questions. */
  async close(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }
}
