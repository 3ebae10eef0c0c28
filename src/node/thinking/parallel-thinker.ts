import { Worker } from 'node:worker_threads';
import type { ThreadStart } from '../../search/worker/parallel-service.ts';
import { ParallelThinker, type Thread, type ThreadEars } from '../../search/worker/parallel-thinker.ts';

/** 64 MB: room for what two threads see in a few seconds. */
const TABLE_BITS = 22;

/** Thinks on this many threads of this machine. */
export function parallelThinker(threadCount = 2): ParallelThinker {
  return new ParallelThinker({ startThread, threadCount, tableBits: TABLE_BITS });
}

function startThread(start: ThreadStart, { hear, fail }: ThreadEars): Thread {
  const worker = new Worker(new URL('./parallel-worker.ts', import.meta.url), { workerData: start });
  worker.on('message', hear);
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A thread ended with status ${code}.`)));
  return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
}
