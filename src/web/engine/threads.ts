import type { ThreadStart } from '../../search/worker/parallel-service.ts';
import { ParallelThinker, type Thread, type ThreadEars } from '../../search/worker/parallel-thinker.ts';
import type { Thinks } from '../../session/seats.ts';
import { WebThinker } from './thinker.ts';

/** 32 MB: room for what two workers see in a few seconds, also on a phone. */
const TABLE_BITS = 21;

/** Thinks on two cores if the page may share memory with its workers, else on one. */
export function analyst(): Thinks {
  if (!crossOriginIsolated || navigator.hardwareConcurrency < 2) return new WebThinker();
  return new ParallelThinker({ startThread, threadCount: 2, tableBits: TABLE_BITS });
}

function startThread(start: ThreadStart, { hear, fail }: ThreadEars): Thread {
  const worker = new Worker(new URL('./thread-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage(start);
  return { ask: (asked) => worker.postMessage(asked), end: async () => worker.terminate() };
}
