import type { Answer, Question } from '../../search/worker/service.ts';
import type { Thinks } from '../../session/seats.ts';

interface Message {
  readonly kind: 'report' | 'answer';
  readonly answer: Answer;
}

/** Thinks in a web worker, one question at a time, so that the page stays responsive. */
export class WebThinker implements Thinks {
  private worker: Worker | undefined;
  /** Shared memory tells the worker to stop, if the page is isolated enough to have any. */
  private readonly flag = crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
  private latest: Answer | undefined;
  private settle: ((answer: Answer) => void) | undefined;

  think(question: Question, report: (answer: Answer) => void = () => {}): Promise<Answer> {
    if (this.flag !== undefined) Atomics.store(this.flag, 0, 0);
    this.latest = undefined;
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.settle = resolve;
      worker.onmessage = ({ data }: MessageEvent<Message>) => {
        this.latest = data.answer;
        if (data.kind === 'report') report(data.answer);
        else resolve(data.answer);
      };
      worker.onerror = ({ message }) => {
        this.worker = undefined;
        reject(new Error(message));
      };
      worker.postMessage(question);
    });
  }

  /** Without shared memory the worker cannot be told: it is terminated, and its last report is the answer. */
  stop(): void {
    if (this.flag !== undefined) Atomics.store(this.flag, 0, 1);
    else if (this.latest !== undefined) {
      this.worker?.terminate();
      this.worker = undefined;
      this.settle?.(this.latest);
    }
  }

  async close(): Promise<void> {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private start(): Worker {
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
    if (this.flag !== undefined) worker.postMessage({ flag: this.flag.buffer });
    return worker;
  }
}
